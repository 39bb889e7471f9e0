/**
 * Why something was refused, and the table's own codes: a closed list, each with the promise of SPEC.md that it keeps. A game's rules bring
 * their own codes and rule ids. The words for people live where they are shown: `embed/words/refusals-it.ts`, and beside each game.
 */

/** Plain and the same in every browser, `detail` apart. */
export interface Refusal {
  /** `room/kebab-case` for the table's, `kebab-case` for a game's rule. */
  readonly code: string;
  /** A promise of SPEC.md ('P3'), or the rule of a game ('CN-097'). */
  readonly rule: string;
  /** For the console only: what a game threw. */
  readonly detail?: string;
}

/** A verdict: what was found, or a refusal. */
export type Judgement<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The table's own codes. */
export const TABLE_CODES = [
  'game/not-running',
  'move/unknown',
  'move/form',
  'move/not-your-seat',
  'move/stale',
  'move/proof',
  'move/hand-there',
  'game/fault',
  'game/seats',
  'game/options',
] as const;
/** A refusal that any game may meet, whatever its rules. */
export type TableCode = (typeof TABLE_CODES)[number];

/** The promise of SPEC.md behind each. */
export const TABLE_RULES: Readonly<Record<TableCode, string>> = {
  'game/not-running': 'P2',
  'move/unknown': 'P2',
  'move/form': 'P3',
  'move/not-your-seat': 'P4',
  'move/stale': 'P5',
  'move/proof': 'P7',
  'move/hand-there': 'I17',
  'game/fault': 'P6',
  'game/seats': 'P21',
  'game/options': 'P21',
};

/** A refusal of the table's own. @param error what a game threw, if it did */
export function refuse(code: TableCode, error?: unknown): Refusal {
  const rule = TABLE_RULES[code];
  return error === undefined
    ? { code, rule }
    : { code, rule, detail: error instanceof Error ? error.message : 'thrown' };
}
