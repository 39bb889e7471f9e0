/** The steps of the first game by name, so that none lacks its text in a language. */
import type { TourWords } from '../../../../elements/frame/tour.ts';

export const STEPS = [
  'grid',
  'covers',
  'key',
  'clue',
  'first',
  'second',
  'stop',
  'rivals',
  'third',
  'last',
  'won',
] as const;
export type StepId = (typeof STEPS)[number];

/** Clues given in it, each a plain word in its language. */
export type ClueId = 'storm' | 'flight' | 'museum' | 'sea' | 'birth' | 'night' | 'balance';

export interface CodenamesTourWords extends TourWords<StepId> {
  readonly clues: Readonly<Record<ClueId, string>>;
}
