/**
 * What every door says that reads what somebody else sent: taken, or refused with a code. Nothing a peer sends throws.
 * The closed lists of codes live beside the doors that give them; words for people live with the rules.
 */

/** Path-like and stable: 'link/newer', 'mail/bad-commit'. */
export type Code = `${string}/${string}`;

/** It worked, with what came of it. */
export interface Good<T> {
  readonly ok: true;
  readonly value: T;
}

/** It didn't work, and why, as a code that can be told apart. */
export interface Bad {
  readonly ok: false;
  readonly code: Code;
  /** Where or whose, for a log or a person; never needed to tell refusals apart. */
  readonly at?: string | number;
}

/** What comes of a reader or a check: a value or a code, never an exception. */
export type Result<T> = Good<T> | Bad;

/** A result that worked. @param value what came of it */
export function good<T>(value: T): Good<T> {
  return { ok: true, value };
}

/** A result that didn't. @param at where or whose, where that helps a person */
export function bad(code: Code, at?: string | number): Bad {
  return at === undefined ? { ok: false, code } : { ok: false, code, at };
}
