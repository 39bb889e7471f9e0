/** The steps of the first game by name, so that none lacks its text in a language. */

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

export interface StepWords {
  readonly title: string;
  readonly says: string;
  /** What to tap; only where one plays. */
  readonly does?: string;
}

export interface TourWords {
  readonly title: string;
  readonly you: string;
  readonly clues: Readonly<Record<ClueId, string>>;
  readonly steps: Readonly<Record<StepId, StepWords>>;
}
