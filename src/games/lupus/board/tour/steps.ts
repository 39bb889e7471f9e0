/** The steps of the first night and the first day by name, so that none lacks its text in a language. */
import type { TourWords } from '../../../../elements/frame/tour.ts';

export const STEPS = [
  'village',
  'card',
  'night',
  'answer',
  'talk',
  'vote',
  'nominated',
  'second',
  'stake',
  'again',
] as const;
export type StepId = (typeof STEPS)[number];

export interface LupusTourWords extends TourWords<StepId> {
  /** The device that moderates. */
  readonly tablet: string;
}
