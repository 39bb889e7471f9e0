/** What came of moves, for the table's log: of the slip's news those that nothing else there tells. All of it is public. */
import type { News } from '../../kernel/game.ts';
import type { News as Item, NewsKind, State } from './state.ts';

/** The others are told by the move itself, or by the table with its proof: who shuffled, what was dealt, shown and rolled. */
export const LOGGED: readonly NewsKind[] = [
  'turn',
  'force',
  'seize',
  'roll',
  'order',
  'choices',
  'few',
  'fewOpen',
  'failed',
  'finish',
];

/** Of rolls those that were hidden before: open ones are told with their values. */
const isNew = ({ what, seats }: Item): boolean => LOGGED.includes(what) && (what !== 'roll' || seats.length > 0);

export function news(before: State, after: State): readonly News[] {
  const last = before.news[0]?.number ?? 0;
  return after.news
    .filter((item) => item.number > last && isNew(item))
    .toReversed()
    .map(({ what, ...item }) => ({
      what,
      seat: item.by,
      args: what === 'choices' ? { ...item, words: after.choice?.words ?? [] } : item,
    }));
}
