/** The steps of the first game by name, so that none lacks its text in a language. */
import type { TourWords } from '../../../../elements/frame/tour.ts';

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

export type ChronoTourWords = TourWords<StepId>;
