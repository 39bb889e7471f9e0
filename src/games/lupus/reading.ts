/** What somebody's own letters say: the last that has come. */
import type { Eyes } from '../../kernel/game.ts';
import { opened, understood } from './letters.ts';
import type { State } from './state.ts';
import type { Reading } from './view.ts';

/** Of these eyes' own place alone: a device that moderates reads all places, and its player no more than anybody. */
export function readingOf(s: State, { seat, read }: Eyes): Reading | undefined {
  const place = seat === null ? -1 : s.players.indexOf(seat);
  if (place < 0) return undefined;
  for (let i = s.record.length - 1; i >= 0; i--) {
    const { way, thing } = s.record[i]!;
    const own = way === 'out' ? understood(opened(read(thing))[place], s.players) : undefined;
    if (own) return own;
  }
  return undefined;
}
