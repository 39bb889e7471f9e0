import { expect, test } from 'vitest';
import { isWhole, NEAREST, panBy, settled, WHOLE, zoomAt } from '../../../src/elements/frame/panning.ts';

const frame = { width: 400, height: 300 };

test('what lies under the fingers stays there', () => {
  const near = zoomAt(WHOLE, 2, 100, 60, frame);
  expect([near.x + near.scale * 100, near.y + near.scale * 60]).toEqual([100, 60]);
  const nearer = zoomAt(near, 1.5, 300, 200, frame);
  const [a, b] = [(300 - near.x) / near.scale, (200 - near.y) / near.scale];
  expect(nearer.x + nearer.scale * a).toBeCloseTo(300);
  expect(nearer.y + nearer.scale * b).toBeCloseTo(200);
});

test('the frame is always full, and nothing comes nearer than four times', () => {
  const near = zoomAt(WHOLE, 100, 0, 0, frame);
  expect(near).toEqual({ scale: NEAREST, x: 0, y: 0 });
  expect(panBy(near, 50, 50, frame)).toEqual(near);
  expect(panBy(near, -9999, -9999, frame)).toEqual({ scale: 4, x: -1200, y: -900 });
});

test('many small steps come nearer, too; what is almost the whole comes to rest as the whole', () => {
  let at = WHOLE;
  for (let n = 0; n < 100; n++) at = zoomAt(at, 1.01, 200, 150, frame);
  expect(at.scale).toBeCloseTo(1.01 ** 100);
  expect(settled(at)).toBe(at);
  const almost = zoomAt(at, 1.03 / at.scale, 0, 0, frame);
  expect(isWhole(almost)).toBe(false);
  expect(isWhole(settled(almost))).toBe(true);
});

test('the whole can’t be moved, nor made smaller', () => {
  expect(isWhole(panBy(WHOLE, 30, -30, frame))).toBe(true);
  expect(zoomAt(WHOLE, 0.5, 100, 100, frame)).toMatchObject({ scale: 1 });
});
