/** How a step of the fold is put off whole, where it needs work that a Worker is still at. SPEC C34. */

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
