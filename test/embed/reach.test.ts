/** What is said of a relay that a table waits for: that it doesn't answer, until it does, be it with a no. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reach } from '../../src/embed/reach.ts';
import type { ConnectionView } from '../../src/kernel/view/table-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a relay that was out of reach and then says no has answered: its reason is what is shown', () => {
  const reach = new Reach(() => undefined);
  const look = (connection: ConnectionView): void => reach.look({ phase: 'opening', connection });
  look({ state: 'offline', waiting: 0 });
  vi.runAllTimers();
  expect(reach.isLost).toBe(true);
  look({ state: 'catching-up', waiting: 0 });
  expect(reach.isLost).toBe(true);
  look({ state: 'blocked', waiting: 0, code: 4401 });
  expect(reach.isLost).toBe(false);
});

test('a table that nobody has is called missing only after some seconds: a relay that forgot it may just be getting it again', () => {
  let changes = 0;
  const reach = new Reach(() => void (changes += 1));
  const look = (phase: 'empty' | 'opening' | 'lobby'): void =>
    reach.look({ phase, connection: { state: 'live', waiting: 0 } });
  look('empty');
  vi.advanceTimersByTime(4_000);
  look('empty');
  expect(reach.isBare).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect([reach.isBare, reach.isLost, changes]).toEqual([true, false, 1]);
  look('lobby');
  expect(reach.isBare).toBe(false);
  // It came in time.
  look('empty');
  look('lobby');
  vi.runAllTimers();
  expect([reach.isBare, changes]).toEqual([false, 1]);
});
