/** Figures as an author reads them. */

export const share = (n: number, of: number): number => (of === 0 ? 0 : n / of);
export const mean = (numbers: readonly number[]): number =>
  share(
    numbers.reduce((sum, n) => sum + n, 0),
    numbers.length,
  );

/** Where this share of the numbers lies below, 0 … 1; not a number where there are none. */
export function quantile(numbers: readonly number[], at: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? NaN;
}

/** @returns a share in whole percent: 100 only where it is whole, and 0 only where it is none */
export function inPercent(all: number): number {
  const rounded = Math.round(100 * all);
  if (rounded === 0 && all > 0) return 1;
  return rounded === 100 && all < 1 ? 99 : rounded;
}

export const percent = (n: number, of: number): string => `${inPercent(share(n, of))} %`;

/** Median, and from where to where eight in ten lie. */
export const spread = (numbers: readonly number[]): string =>
  numbers.length === 0 ? '–' : `${quantile(numbers, 0.5)} (${quantile(numbers, 0.1)}–${quantile(numbers, 0.9)})`;
