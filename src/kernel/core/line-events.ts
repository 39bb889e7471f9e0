/** What the line tells the parts of a table, where there is one yet. */
import { unlessFaulty } from '../state/faults.ts';
import type { ConnectionEvents } from './connection.ts';
import type { TableParts } from './table-parts.ts';

type LineEvents = Pick<ConnectionEvents, 'live' | 'broke' | 'hidden' | 'hushed' | 'leaving'>;

/** @param parts asked anew each time */
export const lineEvents = (parts: () => TableParts | undefined): LineEvents => ({
  live: () => parts()?.replica.listening(),
  broke: (fromMs, toMs) => parts()?.duties.broke(fromMs, toMs),
  hidden: (yes) => parts()?.replica.pageHidden(yes),
  hushed: () => isHushed(parts()),
  leaving: () => parts()?.replica.pageLeaving(),
});

/** Does the game want nothing told of whoever looks away? */
function isHushed(tableParts: TableParts | undefined): boolean {
  const { play } = tableParts?.runner.state ?? {};
  return (
    play !== undefined &&
    unlessFaulty(
      () => tableParts?.game.hushed?.(play.state) === true,
      () => false,
    )
  );
}
