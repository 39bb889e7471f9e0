/**
 * Exceptions in the middle of a step of the fold. Every one of them is a bug of ours, and states are never changed in place: what throws
 * has changed nothing. It comes of the state and the entry alone, so all pages meet it at the same place and go on the same way. An entry
 * is refused; a question that can't be moved on is answered as lost. SPEC F17.
 *
 * What this page alone meets (`kernel/this-page.ts`) is none of that. It is thrown on, and the stamp is folded again later; so is what waits.
 */
import { NotYet } from '../runs/not-yet.ts';
import { isOfThisPage } from '../this-page.ts';

/** What it gives; `fault` where it throws what all pages throw there. @throws what is this page's alone */
export function unlessFaulty<T, F>(run: () => T, fault: (error: unknown) => F): T | F {
  try {
    return run();
  } catch (error) {
    if (error instanceof NotYet || isOfThisPage(error)) throw error;
    return fault(error);
  }
}

/**
 * The first of these ways that doesn't throw; the last one never does.
 * @param lines what the ways say, each from where the list was
 */
export function firstSound<T>(lines: unknown[], ways: readonly (() => T)[], last: () => T): T {
  const before = lines.length;
  for (const way of ways) {
    const done = unlessFaulty(
      () => ({ value: way() }),
      () => undefined,
    );
    if (done) return done.value;
    lines.length = before;
  }
  return last();
}
