/** Heartbeats are spread over their interval: nobody waits for those of all others. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { Heart } from '../../server/heart.ts';

test('each beats once an interval, and no more than its share of them at a time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const beats = new Map<number, number>();
  let atOnce = 0;
  const heart = new Heart<number>(12_000, (one) => {
    beats.set(one, (beats.get(one) ?? 0) + 1);
    atOnce += 1;
  });
  for (let i = 0; i < 1_200; i++) heart.join(i, i);
  let most = 0;
  for (let ms = 0; ms < 12_000; ms += 50) {
    atOnce = 0;
    vi.advanceTimersByTime(50);
    most = Math.max(most, atOnce);
  }
  expect([beats.size, [...beats.values()].every((n) => n === 1), most]).toEqual([1_200, true, 20]);
  for (let i = 0; i < 1_200; i++) heart.leave(i, i);
  vi.advanceTimersByTime(12_000);
  expect([...beats.values()].every((n) => n === 1)).toBe(true);
  heart.stop();
});
