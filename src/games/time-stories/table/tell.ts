/** What happened, numbered, for the board's outcome line and the log. Public: nothing that a card says is in it. */
import type { News } from '../../../kernel/game.ts';
import { newSince, withNews } from '../../kit/news.ts';
import type { Happening, State } from './state.ts';

const KEPT = 24;

export type What =
  | 'captain'
  | 'chosen'
  | 'exposed'
  | 'told'
  | 'code'
  | 'explored'
  | 'standby'
  | 'element'
  | 'elementGone'
  | 'elementRemoved'
  | 'claimed'
  | 'token'
  | 'tokenGone'
  | 'tokenRemoved'
  | 'gained'
  | 'lost'
  | 'magic'
  | 'magicLost'
  | 'test'
  | 'boost'
  | 'support'
  | 'destiny'
  | 'outcome'
  | 'conflict'
  | 'groupConflict'
  | 'conflictOver'
  | 'damage'
  | 'broken'
  | 'emergency'
  | 'letsGo'
  | 'expelled'
  | 'left'
  | 'decided'
  | 'refreshed'
  | 'round'
  | 'archived'
  | 'map'
  | 'gave'
  | 'ended'
  | 'cut'
  | 'stuck'
  | 'standsIn'
  | 'takesOver';

export const told = (s: State, what: What, more: Omit<Happening, 'number' | 'what'> = {}): State => ({
  ...s,
  news: withNews<Happening>(s.news, { what, ...more }, KEPT),
});

/** What is kept of a run that was given up says failure, as in every saved evening; it is told as given up (TS-312). */
export const tellable = ({ news: kept, gaveUp }: State): readonly Happening[] =>
  gaveUp ? kept.map((one) => (one.what === 'ended' ? { ...one, about: 'abandoned' } : one)) : kept;

/** For the log and the outcome line: what is new, oldest first. */
export function news(
  before: { readonly table: State | null },
  after: { readonly table: State | null },
): readonly News[] {
  if (!after.table) return [];
  // A new run counts its happenings anew.
  const was = before.table?.run === after.table.run ? before.table.news : [];
  const { agents } = after.table;
  return newSince(was, tellable(after.table)).map(({ what, agent, about, n }) => ({
    what,
    ...(agent !== undefined && agents[agent] && { seat: agents[agent].player }),
    args: { ...(about !== undefined && { about }), ...(n !== undefined && { n }) },
  }));
}
