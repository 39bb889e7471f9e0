/** What came about, for the table's log: of cards that have taken effect and of the table's decisions. All of it is public. */
import type { News, Seat } from '../../kernel/game.ts';
import { newSince, withNews } from '../kit/news.ts';
import type { State } from './state.ts';

export const NEWS = [
  'guesses',
  'begins',
  'turned',
  'destroyed',
  'laid',
  'placed',
  'taken',
  'gone',
  'stopped',
  'hands',
  'vortex',
  'mission',
  'identity',
  'skipped',
] as const;
export type NewsKind = (typeof NEWS)[number];

/** What each kind says in which place is written beside its words (`words/news.ts`). */
export interface Item {
  /** 1, 2 … at this table. */
  readonly number: number;
  readonly what: NewsKind;
  readonly seats: readonly Seat[];
  /** Faces, places, sides. */
  readonly ids: readonly string[];
  readonly counts: readonly number[];
}

/** One step never makes more. */
const MOST = 8;

export function tell(s: State, what: NewsKind, more: Partial<Omit<Item, 'number' | 'what'>> = {}): State {
  return { ...s, news: withNews(s.news, { what, seats: [], ids: [], counts: [], ...more }, MOST) };
}

/** Those that came after what was told before. */
export function news(before: State, after: State): readonly News[] {
  return newSince(before.news, after.news).map(({ what, seats, ids, counts }) => {
    const [seat] = seats;
    return { what, ...(seat !== undefined && { seat }), args: { seats, ids, counts } };
  });
}
