/** Which part of a table is seen, from which of its two sides: numbers alone. */
import { describe, expect, test } from 'vitest';
import {
  placeUnder,
  pointAt,
  showing,
  sight,
  whole,
  within,
  zoomed,
  type Camera,
  type Side,
} from '../../../src/elements/surface/camera.ts';

const TABLE = { w: 4000, h: 2000 };
const WINDOW = { w: 400, h: 300 };
const CORNERS = [
  { x: 0, y: 0 },
  { x: 4000, y: 2000 },
  { x: 1234, y: 567 },
];
const near = (side: Side): Camera => within({ scale: 1, x: -130, y: -40, side }, WINDOW, TABLE);

describe.each([1, -1] as const)('a camera on side %i', (side) => {
  test('finds under each point the place that is drawn there', () => {
    for (const camera of [whole(WINDOW, TABLE, side), near(side), zoomed(near(side), 1.7, { x: 31, y: 200 })])
      for (const place of CORNERS) {
        const back = placeUnder(camera, pointAt(camera, place));
        expect(back.x).toBeCloseTo(place.x);
        expect(back.y).toBeCloseTo(place.y);
      }
  });

  test('shows the whole table in the middle of the window', () => {
    const camera = whole(WINDOW, TABLE, side);
    expect(camera.side).toBe(side);
    const [one, other] = [pointAt(camera, { x: 0, y: 0 }), pointAt(camera, { x: 4000, y: 2000 })];
    expect((one.x + other.x) / 2).toBeCloseTo(200);
    expect((one.y + other.y) / 2).toBeCloseTo(150);
    expect(Math.sign(other.x - one.x)).toBe(side);
  });

  test('tells of the part in sight as of an upright box', () => {
    const { left, top, right, bottom } = sight(near(side), WINDOW);
    expect(right - left).toBeCloseTo(2000);
    expect(bottom - top).toBeCloseTo(1500);
  });

  test('keeps the place under a point while it comes nearer about it', () => {
    const at = { x: 90, y: 250 };
    const [before, after] = [near(side), zoomed(near(side), 1.5, at)];
    expect(placeUnder(after, at).x).toBeCloseTo(placeUnder(before, at).x);
    expect(placeUnder(after, at).y).toBeCloseTo(placeUnder(before, at).y);
  });

  test('never leaves the cloth, and goes just beyond each of its edges', () => {
    for (const far of [-9999, 9999]) {
      const { left, right } = sight(within({ ...near(side), x: far }, WINDOW, TABLE), WINDOW);
      expect(right - left).toBeCloseTo(2000);
      const beyond = far * side < 0 ? right - 4000 : -left;
      expect(beyond).toBeCloseTo(56 / 0.2);
    }
  });

  test('comes so far that a thing is in sight, and stays where it is if it was', () => {
    const camera = near(side);
    const seen = sight(camera, WINDOW);
    for (const x of [100, 3900]) {
      const rect = { left: x - 50, right: x + 50, top: seen.top + 400, bottom: seen.top + 500 };
      const now = sight(showing(camera, rect, WINDOW), WINDOW);
      expect(now.left <= rect.left && now.right >= rect.right).toBe(true);
    }
    const inside = { left: seen.left + 300, right: seen.left + 400, top: seen.top + 300, bottom: seen.top + 400 };
    expect(showing(camera, inside, WINDOW)).toEqual(camera);
  });
});
