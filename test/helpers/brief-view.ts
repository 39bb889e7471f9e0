/**
 * A table's view in one line, for whoever has to understand a failure from the first lines of a log. What tells most comes first, what is
 * usual isn't said.
 */
import type { LogLine, TableView } from '../../src/kernel/view/table-view.ts';

const LAST_LINES = 4;

/** Makes a line of the parts that say something. */
const said = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');
const list = (name: string, all: readonly unknown[]): string | false =>
  all.length > 0 && `${name}=${all.map(String).join(',')}`;

const lineOf = (line: LogLine): string =>
  `${line.position}:${line.what}${line.seat === null ? '' : `@${line.seat}`}${line.refusal ? `!${line.refusal.code}` : ''}`;

/** `playing codenames/2 #1 seat=0 live waits=1:coin/commit pending=touch seats=0,1hidden log=7:seat/claim@1` */
export function briefView(view: TableView): string {
  const { connection, me, play, order, company, behind } = view;
  return said(
    `${view.phase} ${view.game.id}/${view.game.version}`,
    play && `#${play.number}`,
    play?.outcome && 'over',
    view.past && `PAST=${view.past.position}/${view.past.last}`,
    me.seat === null ? 'no-seat' : `seat=${me.seat}`,
    me.watcher && 'WATCHER',
    me.asking && 'ASKING',
    connection.state === 'live' ? 'live' : connection.state.toUpperCase(),
    connection.waiting > 0 && `unstamped=${connection.waiting}`,
    list(
      'waits',
      view.waiting.map(({ seat, what }) => `${seat}:${what}`),
    ),
    play && list('turn', play.awaits),
    list(
      'pending',
      view.pending.map(({ move }) => move),
    ),
    order.stuck && 'STUCK',
    list('missing', order.missing),
    company && `company=${company.kind} yes=${company.consented.join(',')} of ${company.needed}`,
    behind && `behind=${behind.position}${behind.following ? ' following' : ''}`,
    view.rewind && `rewind=${view.rewind.position}`,
    view.newer !== undefined && `newer=${view.newer}`,
    list(
      'seats',
      view.seats.map(
        ({ seat, state, presence }) =>
          `${seat}${state === 'asking' ? state : ''}${presence === 'here' ? '' : presence}`,
      ),
    ),
    list(
      'notices',
      view.notices.map(({ code }) => code),
    ),
    list('log', view.log.slice(-LAST_LINES).map(lineOf)),
  );
}
