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
