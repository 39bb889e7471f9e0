/**
 * The 32 places of the TimeLine: 13 Linchpins, which players turn, and 19 Ripplepoints, which follow. Structure only; what each is called
 * stands in `words/`. Which fact depends on which was checked against the public sources; `test/…/data.test.ts` checks that it is sound.
 */

/** True while Linchpin `var` shows its changed side (CH-015). */
export type Condition =
  | { readonly var: string }
  | { readonly not: Condition }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

export interface Linchpin {
  readonly id: string;
  readonly year: number;
  /** Row A–D and column 1–8. */
  readonly index: string;
  /** Years that may change with it. */
  readonly ripples: readonly number[];
}

export interface Ripplepoint {
  readonly id: string;
  readonly year: number;
  readonly index: string;
  readonly paradoxIf: Condition;
}

const on = (id: string): Condition => ({ var: id });
const any = (...ids: readonly string[]): Condition => ({ or: ids.map(on) });
const both = (...ids: readonly string[]): Condition => ({ and: ids.map(on) });

const linchpin = (index: string, year: number, ...ripples: readonly number[]): Linchpin => ({
  id: `L${year}`,
  year,
  index,
  ripples,
});
const ripplepoint = (index: string, year: number, paradoxIf: Condition): Ripplepoint => ({
  id: `R${year}`,
  year,
  index,
  paradoxIf,
});

export const LINCHPINS: readonly Linchpin[] = [
  linchpin('A1', 1865, 1868, 1974),
  linchpin('A3', 1912, 1929, 1933),
  linchpin('A4', 1914, 1918),
  linchpin('A5', 1915, 1917, 1933),
  linchpin('B2', 1936, 1939, 1942, 1944, 1945, 1948),
  linchpin('B3', 1937, 1950),
  linchpin('B5', 1941, 1944, 1945),
  linchpin('B7', 1943, 1945, 1962),
  linchpin('C4', 1957, 1962, 1969),
  linchpin('C6', 1963, 1968, 1969, 1974),
  linchpin('D2', 1980, 1986, 1999),
  linchpin('D3', 1981, 1986, 1991),
  linchpin('D6', 1993, 1995),
];

export const RIPPLEPOINTS: readonly Ripplepoint[] = [
  ripplepoint('A2', 1868, on('L1865')),
  ripplepoint('A6', 1917, on('L1915')),
  ripplepoint('A7', 1918, on('L1914')),
  ripplepoint('A8', 1929, on('L1912')),
  ripplepoint('B1', 1933, any('L1912', 'L1915')),
  ripplepoint('B4', 1939, on('L1936')),
  ripplepoint('B6', 1942, on('L1936')),
  ripplepoint('B8', 1944, both('L1936', 'L1941')),
  ripplepoint('C1', 1945, any('L1936', 'L1941', 'L1943')),
  ripplepoint('C2', 1948, on('L1936')),
  ripplepoint('C3', 1950, on('L1937')),
  ripplepoint('C5', 1962, any('L1943', 'L1957')),
  ripplepoint('C7', 1968, on('L1963')),
  ripplepoint('C8', 1969, any('L1957', 'L1963')),
  ripplepoint('D1', 1974, both('L1865', 'L1963')),
  ripplepoint('D4', 1986, both('L1980', 'L1981')),
  ripplepoint('D5', 1991, on('L1981')),
  ripplepoint('D7', 1995, on('L1993')),
  ripplepoint('D8', 1999, on('L1980')),
];

export const findLinchpin = (id: string): Linchpin | undefined => LINCHPINS.find((one) => one.id === id);
export const findRipplepoint = (id: string): Ripplepoint | undefined => RIPPLEPOINTS.find((one) => one.id === id);
