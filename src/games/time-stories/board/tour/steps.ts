/** The steps of the first visit by name, so that none lacks its text in a language. */
import type { TourWords } from '../../../../elements/frame/tour.ts';

export const STEPS = ['map', 'aloud', 'claim', 'confirm', 'read', 'tell', 'test', 'boost', 'draw', 'end'] as const;
export type StepId = (typeof STEPS)[number];

export interface TimeTourWords extends TourWords<StepId> {
  /** What the other agent tells of the own card. */
  readonly told: string;
}
