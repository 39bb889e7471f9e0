/** Tombola: the ninety numbers, and cards with fifteen of them each. The same number of a card is the same card everywhere. */
import { INK, lettering, rect, RED, svg, circle } from './pen.ts';

export const CARDS = 24;
const COLUMNS = 9;
const ROWS = 3;
const PER_ROW = 5;

/** Small whole numbers from a seed, the same on every machine. */
function* numbers(seed: number): Generator<number, never> {
  let state = (seed * 2654435761 + 40503) % 4294967296;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield Math.floor(state / 65536);
  }
}

/** Some of the first n numbers, rising. */
function some(from: Generator<number, never>, n: number, take: number): readonly number[] {
  const all = Array.from({ length: n }, (_, i) => i);
  const out: number[] = [];
  while (out.length < take) out.push(...all.splice(from.next().value % all.length, 1));
  return out.toSorted((a, b) => a - b);
}

/** Three rows of nine places, 0 where a place is empty: tens in columns, rising downwards, five numbers a row. */
export function cardOf(seed: number): readonly (readonly number[])[] {
  const from = numbers(seed + 1);
  const taken = Array.from({ length: ROWS }, () => some(from, COLUMNS, PER_ROW));
  const grid = taken.map(() => Array.from({ length: COLUMNS }, () => 0));
  for (let column = 0; column < COLUMNS; column++) {
    const rows = taken.flatMap((places, row) => (places.includes(column) ? [row] : []));
    // 1 to 9, 10 to 19 … 80 to 90.
    const low = column === 0 ? 1 : column * 10;
    const high = column === COLUMNS - 1 ? 90 : column * 10 + 9;
    const chosen = some(from, high - low + 1, rows.length);
    for (const [i, row] of rows.entries()) grid[row]![column] = low + chosen[i]!;
  }
  return grid;
}

function card(seed: number): string {
  let inner = rect(0, 0, 190, 70, '#2b6a4c', 'rx="4"');
  for (const [y, row] of cardOf(seed).entries())
    for (const [x, n] of row.entries()) {
      inner += rect(x * 20 + 6, y * 20 + 6, 18, 18, n > 0 ? '#fffdf6' : '#cfe0d2', 'rx="2"');
      if (n > 0) inner += lettering(String(n), x * 20 + 15, y * 20 + 19.5, 12, INK);
    }
  return svg(inner, 190, 70);
}

const number = (n: number): string =>
  svg(
    circle(50, 50, 46, '#f0dcb4', 'stroke="#9a6a3c" stroke-width="4"') + lettering(String(n), 50, 65, 42, RED),
    100,
    100,
  );

/** 'card-3', 'n-47', 'back'. */
export function tombola(key: string): string {
  if (key.startsWith('card-')) return card(Number(key.slice(5)));
  if (key.startsWith('n-')) return number(Number(key.slice(2)));
  return svg(
    circle(50, 50, 46, '#9a6a3c', 'stroke="#5b3b1d" stroke-width="4"') +
      circle(50, 50, 26, 'none', 'stroke="#f0dcb4" stroke-width="4"'),
    100,
    100,
  );
}
