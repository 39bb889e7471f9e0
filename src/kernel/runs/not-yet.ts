/**
 * How a step of the fold is put off whole, where it needs work that a Worker is still at (SPEC C34). What folds an entry answers `WAITS`.
 * Where nothing else can be missing, the step's result is `undefined` instead: values of `Proofs.known`, and `through` of `fold/through.ts`.
 * From deeper down `NotYet` is thrown. None of these is a run that waits for keys, a `WaitingRun`, which is part of the state.
 */

/** The answer of a step that is put off: nothing of it has happened. */
export interface Waits {
  readonly kind: 'waits';
}
export const WAITS: Waits = { kind: 'waits' };

/** Is that the answer? */
export const waits = (answer: unknown): answer is Waits => answer === WAITS;

/**
 * The fold needs what is still being worked out: nothing of this step has happened. Thrown where the step began too far up for a value to
 * come back, caught by whoever folds (`fold/step.ts`, `fold/runner.ts`).
 */
export class NotYet extends Error {}

/** What it gives; `undefined` where it has to wait. */
export function unlessWaits<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof NotYet) return undefined;
    throw error;
  }
}
