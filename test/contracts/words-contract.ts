/** What every game's words keep: no refusal and no ending without a text in each language, none left over, all of them calm. */
import { expect } from 'vitest';

type Texts = Readonly<Record<string, string>>;
interface Judging {
  readonly silent?: { readonly id: string; readonly code: string };
  readonly moves: Readonly<
    Record<string, { readonly rules: readonly { readonly id: string; readonly code: string }[] }>
  >;
}

/** Each id that refuses a move, or is one of the endings, has its text, and each text its id. */
export function haveTexts(
  game: Judging,
  endings: readonly string[],
  ids: readonly string[],
  texts: readonly Texts[],
): void {
  expect([...new Set([...used(game, 'id'), ...endings])].toSorted()).toEqual([...ids].toSorted());
  for (const words of texts) expect(Object.keys(words).toSorted()).toEqual([...ids].toSorted());
}

/** Each code that a refusal can have has its advice, and each advice its code. */
export function haveAdvice(game: Judging, codes: readonly string[], advice: readonly Texts[]): void {
  expect([...new Set(used(game, 'code'))].toSorted()).toEqual([...codes].toSorted());
  for (const words of advice) expect(Object.keys(words).toSorted()).toEqual([...codes].toSorted());
}

/** Whole sentences, no exclamation mark, no word “error”. */
export function areCalm(texts: readonly Texts[]): void {
  for (const text of texts.flatMap((words) => Object.values(words))) {
    expect(text).toMatch(/[.]$/u);
    expect(text).not.toMatch(/!|errore|\berror\b/iu);
  }
}

const used = ({ moves, silent }: Judging, what: 'id' | 'code'): string[] => [
  ...Object.values(moves).flatMap(({ rules }) => rules.map((rule) => rule[what])),
  ...(silent ? [silent[what]] : []),
];
