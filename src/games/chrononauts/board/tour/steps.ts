/** The steps of the first game by name, so that none lacks its text in a language. */

export const STEPS = [
  'timeline',
  'before',
  'identity',
  'draw',
  'turn',
  'window',
  'ripple',
  'memo',
  'patch',
  'win',
  'home',
] as const;
export type StepId = (typeof STEPS)[number];

export interface StepWords {
  readonly title: string;
  readonly says: string;
  /** What to tap; only where one plays. */
  readonly does?: string;
}

export interface TourWords {
  readonly title: string;
  readonly you: string;
  readonly steps: Readonly<Record<StepId, StepWords>>;
}
