/** The steps of the first scene by name, so that none lacks its text in a language. */
import type { TourWords } from '../../../../elements/frame/tour.ts';

export const STEPS = [
  'story',
  'sheet',
  'lantern',
  'envy',
  'columns',
  'trickster',
  'learnt',
  'word',
  'close',
  'after',
  'x',
] as const;
export type StepId = (typeof STEPS)[number];

export interface MementoTourWords extends TourWords<StepId> {
  /** What was told of the scene before. */
  readonly told: string;
}
