/** What is drawn when it has come: nobody waits for it, and what couldn't be had is asked for again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnLater } from '../../src/elements/loading/fetched.ts';

const shows = (): { requestUpdate(): void; readonly drawn: number } => {
  let drawn = 0;
  return {
    requestUpdate: () => void drawn++,
    get drawn() {
      return drawn;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it is asked for after the frame that missed it, once, and all who missed it are drawn again', async () => {
  const load = vi.fn(async () => 'pictures');
  const later = drawnLater(load);
  const [one, other] = [shows(), shows()];
  expect([later.of(one), later.of(other), later.of(one)]).toEqual([undefined, undefined, undefined]);
  await vi.advanceTimersByTimeAsync(10);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(load).toHaveBeenCalledTimes(1);
  expect([one.drawn, other.drawn, later.of(one), later.settled]).toEqual([1, 1, 'pictures', undefined]);
});

test('a page that makes no frames, as nobody looks at it, has it all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const later = drawnLater(async () => 'pictures');
  const one = shows();
  later.of(one);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([one.drawn, later.of(one)]).toEqual([1, 'pictures']);
});

test('where it can’t be had what misses it is drawn again a while later, and asks again', async () => {
  const load = vi.fn(async () => 'pictures');
  load.mockRejectedValueOnce(new Error('no network'));
  const later = drawnLater(load);
  const one = shows();
  later.of(one);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([one.drawn, later.of(one), load.mock.calls.length]).toEqual([0, undefined, 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(one.drawn).toBe(1);
  later.of(one);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([one.drawn, later.of(one)]).toEqual([2, 'pictures']);
});

test('a page that brings it along asks for nothing', () => {
  const load = vi.fn(async () => 'pictures');
  const later = drawnLater(load);
  later.have('pictures');
  expect([later.of(shows()), load.mock.calls.length]).toEqual(['pictures', 0]);
});
