/** Where people stand: none over another, all inside, at every size and number. */
import { expect, test } from 'vitest';
import { layoutOf } from '../../../../src/games/lupus/board/circle.ts';

const SIZES = [
  [1000, 680],
  [960, 480],
  [470, 300],
  [760, 700],
] as const;

test('up to 25 people stand apart and inside, on an oval or in rows', () => {
  for (const [width, height] of SIZES)
    for (let n = 8; n <= 25; n++) {
      const { kind, plate, points, columns } = layoutOf(n, width, height);
      if (kind === 'rows') {
        expect(columns * Math.ceil(n / columns), `${n} in ${width}`).toBeGreaterThanOrEqual(n);
        expect((plate + 6) * columns).toBeLessThanOrEqual(width);
        continue;
      }
      expect(points.length).toBe(n);
      for (const [i, { x, y }] of points.entries()) {
        expect(x - plate / 2).toBeGreaterThanOrEqual(0);
        expect(x + plate / 2).toBeLessThanOrEqual(width);
        expect(y - plate / 2).toBeGreaterThanOrEqual(0);
        expect(y + plate / 2 + 20).toBeLessThanOrEqual(height);
        const next = points[(i + 1) % n]!;
        expect(Math.hypot(next.x - x, next.y - y), `${n} at ${width}`).toBeGreaterThan(plate);
      }
    }
});

test('the first stands at the top in the middle, the others follow clockwise', () => {
  const { points } = layoutOf(12, 1000, 680);
  expect(Math.round(points[0]!.x)).toBe(500);
  expect(points[3]!.x).toBeGreaterThan(points[0]!.x);
  expect(points[6]!.y).toBeGreaterThan(points[0]!.y);
  expect(points[9]!.x).toBeLessThan(points[0]!.x);
});

test('a wide square is an oval for all numbers, half a window has rows for many', () => {
  for (let n = 8; n <= 25; n++) expect(layoutOf(n, 1000, 680).kind).toBe('oval');
  expect(layoutOf(9, 470, 300).kind).toBe('oval');
  expect(layoutOf(25, 470, 300).kind).toBe('rows');
});
