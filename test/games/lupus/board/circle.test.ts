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

test('in a low square plates are smaller, so that what is said in the middle lies on nobody', () => {
  for (const height of [270, 280, 300])
    for (const n of [8, 9, 10]) {
      const { kind, plate, points, captions } = layoutOf(n, 460, height);
      if (kind === 'rows') continue;
      const ys = points.map(({ y }) => y);
      const room = Math.max(...ys) - Math.min(...ys) - plate - 20 - (captions ? 17 : 0);
      expect(room, `${n} in ${height}`).toBeGreaterThanOrEqual(96);
    }
});

/** A box by its edges. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('nobody’s number lies on a neighbour’s name, nor on what is said of them', () => {
  for (const [width, height] of [...SIZES, [640, 310], [620, 400]] as const)
    for (let n = 8; n <= 25; n++) {
      const { plate, points, captions } = layoutOf(n, width, height);
      const no = Math.min(26, Math.max(18, plate * 0.36));
      const numbers = points.map(({ x, y }) => {
        const [left, top] = [x - plate / 2 - 9, y - plate / 2 - 5];
        return { left, right: left + no, top, bottom: top + no };
      });
      for (const [i, { x, y }] of points.entries()) {
        const below = y + plate / 2;
        const name = { left: x - 27, right: x + 27, top: below, bottom: below + 18 };
        const says = { left: x - 40, right: x + 40, top: below + 18, bottom: below + 37 };
        for (const [j, number] of numbers.entries()) {
          if (i === j) continue;
          expect(touch(number, name), `${j} on the name of ${i}, ${n} in ${width}`).toBe(false);
          if (captions) expect(touch(number, says), `${j} on what is said of ${i}, ${n} in ${width}`).toBe(false);
        }
      }
    }
});

test('where people stand in rows, those who are called have room above them', () => {
  for (let n = 22; n <= 25; n++) {
    const { kind, plate, columns, captions } = layoutOf(n, 640, 310, 84);
    expect(kind).toBe('rows');
    const rows = Math.ceil(n / columns);
    expect(rows * (plate + 20 + (captions ? 17 : 0)), `${n}`).toBeLessThanOrEqual(310 - 84);
  }
});
