/**
 * The answer of every door that reads what somebody else sent: taken, or refused with a code. Nothing a peer sends throws.
 * The closed lists of codes live beside the doors that give them; words for people live with the rules.
 */

/** Path-like and stable: 'link/newer', 'mail/bad-commit'. */
export type Code = `${string}/${string}`;

export interface Good<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Bad {
  readonly ok: false;
  readonly code: Code;
  /** Where or whose, for a log or a person; never needed to tell refusals apart. */
  readonly at?: string | number;
}

export type Verdict<T> = Good<T> | Bad;

export function good<T>(value: T): Good<T> {
  return { ok: true, value };
}

export function bad(code: Code, at?: string | number): Bad {
  return at === undefined ? { ok: false, code } : { ok: false, code, at };
}
