/**
 * Exceptions in the middle of a step of the fold. Every one of them is a bug of ours, and states are never changed in place: what throws
 * has changed nothing. It comes of the state and the entry alone, so all pages meet it at the same place and go on the same way. An entry
 * is refused; a question that can't be moved on is answered as lost. SPEC F17.
 *
 * What this page alone meets (no memory left, too little stack, a trap in libsodium) is none of that. It is thrown on, and the stamp is
 * folded again later.
 */
import { NotYet } from '../runs/not-yet.ts';

/** Of V8, SpiderMonkey and JavaScriptCore, who have no common name for it. */
const SHORT_OF = /call stack|recursion|memory|allocation/i;

/** Is it only this page that couldn't do it? */
export function isOfThisPage(error: unknown): boolean {
  if (error instanceof NotYet) return true;
  if (!(error instanceof Error)) return SHORT_OF.test(String(error));
  return error.name === 'RuntimeError' || SHORT_OF.test(error.message);
}

/** What it gives; `fault` where it throws what all pages throw there. @throws what is this page's alone */
export function unlessFaulty<T, F>(run: () => T, fault: (error: unknown) => F): T | F {
  try {
    return run();
  } catch (error) {
    if (isOfThisPage(error)) throw error;
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
