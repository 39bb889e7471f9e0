/** The tests' own clock, which many of them share in one process. */
import { expect, test, vi } from 'vitest';
import { fairClock } from './clock.ts';

test('the fair clock goes forward only, also past a test that has held the machine’s clock at nought', async () => {
  const before = fairClock.monotonicMs();
  const held = vi.spyOn(performance, 'now').mockReturnValue(0);
  // So long that the fair clock takes note of it.
  await new Promise((resolve) => setTimeout(resolve, 60));
  held.mockRestore();
  expect(fairClock.monotonicMs()).toBeGreaterThanOrEqual(before);
});
