import { expect, test } from 'vitest';
import { stallsBy } from '../../../src/embed/adapters/stalls.ts';

/** A page whose timers come when they are told to. */
function page(): {
  readonly told: (readonly [number, number])[];
  /** The next beat, so much later by both clocks. */
  beat(ownMs: number, dayMs: number): void;
  stop(): void;
} {
  let [own, day] = [500, 1_000_000];
  let next: (() => void) | undefined;
  const told: (readonly [number, number])[] = [];
  const stop = stallsBy({
    monotonicMs: () => own,
    wallMs: () => day,
    after: (_ms, run) => ((next = run), () => (next = undefined)),
  })((fromMs, toMs) => told.push([fromMs, toMs]));
  return {
    told,
    stop,
    beat(ownMs, dayMs) {
      own += ownMs;
      day += dayMs;
      next?.();
    },
  };
}

test('a page whose thread stood still tells from when to when, one that is merely busy nothing', () => {
  const { told, beat } = page();
  beat(1_000, 1_000);
  beat(2_900, 2_900);
  expect(told).toEqual([]);
  beat(20_000, 20_000);
  expect(told).toEqual([[4_400, 24_400]]);
});

test('a device that slept is found by the time of day where its own clock stood still; a clock that is set back is no sleep', () => {
  const { told, beat } = page();
  beat(1_000, 601_000);
  expect(told).toEqual([[500 - 600_000, 1_500]]);
  beat(1_000, -50_000);
  beat(1_000, 3_500);
  expect(told).toHaveLength(1);
});

test('nothing is told after the end', () => {
  const { told, beat, stop } = page();
  stop();
  beat(60_000, 60_000);
  expect(told).toEqual([]);
});
