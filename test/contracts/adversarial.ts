/** The adversarial cases that a game's rules page lists, run one by one. */
import { expect, test } from 'vitest';

export interface Case {
  readonly id: string;
  readonly what: string;
  /** Code of the rules page and rule id; 'ok': accepted. */
  readonly expected: string;
  /** What comes out instead, and why. */
  readonly here?: readonly [string, string];
  readonly run: () => string;
}

export function runCases(cases: readonly Case[]): void {
  test.each(cases)('[$id] $what', ({ expected, here, run }) => {
    expect(run()).toBe(here?.[0] ?? expected);
  });
}
