/**
 * Failures of one page alone: no memory left, too little stack, a trap in libsodium. The others don't meet them, so the fold makes nothing of
 * them: they are thrown on, and the stamp is folded again later. All other exceptions come of state and entry alone (`state/faults.ts`).
 */

/**
 * What V8, SpiderMonkey and JavaScriptCore throw there. They have no common name for it, so their words count as well. Words alone aren't
 * enough: any message may quote a name out of somebody's data.
 */
const NAMES: ReadonlySet<string> = new Set(['RangeError', 'InternalError']);
const SHORT_OF = /call stack|recursion|memory|allocation/i;

/** Is it only this page that couldn't do it? */
export function isOfThisPage(error: unknown): boolean {
  // SpiderMonkey throws it so.
  if (!(error instanceof Error)) return error === 'out of memory';
  return error.name === 'RuntimeError' || (NAMES.has(error.name) && SHORT_OF.test(error.message));
}
