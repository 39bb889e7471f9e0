/** What is held by something that the table is doing just now. */
import type { State } from './state.ts';

/** SB-43: nobody turns it or takes it out of where it is, until that has come about or is called off. */
export const isBusy = (s: State, n: number): boolean =>
  s.jobs.some((job) => job !== null && job.pieces.includes(n)) || isPressed(s, n);

/** A button is at work with it; into such a container nothing else comes. */
export const isPressed = (s: State, n: number): boolean => s.presses.some(({ pieces }) => pieces.includes(n));

/** Another job has it, or the loose set that it belongs to. @param but slot of the job that asks */
export const isTaken = (s: State, n: number, but: number): boolean =>
  s.jobs.some((job, i) => job !== null && i !== but && (job.pieces.includes(n) || job.held.includes(n))) ||
  s.presses.some(({ slot, pieces }) => slot !== but && pieces.includes(n));
