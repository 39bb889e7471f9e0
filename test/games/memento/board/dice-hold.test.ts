/** Dice that lead straight to the telling are seen first. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiceHold, LOOK_MS } from '../../../../src/games/memento/board/dice-hold.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const scene = (step: 'declare' | 'rolling' | 'trickster' | 'narrate', no = 1) =>
  ({ no, kind: 'lantern', step }) as const;

function held(): { readonly hold: DiceHold; readonly requestUpdate: ReturnType<typeof vi.fn> } {
  const requestUpdate = vi.fn();
  const host = {
    addController: vi.fn(),
    removeController: vi.fn(),
    requestUpdate,
    updateComplete: Promise.resolve(true),
  };
  return { hold: new DiceHold(host), requestUpdate };
}

test('dice that fell while the page was open stay in sight for a moment, then the page is turned', () => {
  const { hold, requestUpdate } = held();
  hold.take(scene('rolling'));
  hold.take(scene('narrate'));
  hold.take(scene('narrate'));
  expect(hold.isOn).toBe(true);
  vi.advanceTimersByTime(LOOK_MS);
  expect([hold.isOn, requestUpdate.mock.calls.length]).toEqual([false, 1]);
});

test('a page that opens in the telling, or comes there from a decision, is turned at once', () => {
  const { hold } = held();
  hold.take(scene('narrate'));
  expect(hold.isOn).toBe(false);
  hold.take(scene('trickster', 2));
  hold.take(scene('narrate', 2));
  expect(hold.isOn).toBe(false);
  hold.take(scene('rolling', 3));
  hold.take(scene('narrate', 4));
  expect(hold.isOn).toBe(false);
});

test('nothing is held for a scene that is over, or a board that goes: it is drawn anew, once, for where it comes to', () => {
  const { hold, requestUpdate } = held();
  hold.take(scene('rolling'));
  hold.take(scene('narrate'));
  hold.take(null);
  expect(hold.isOn).toBe(false);
  hold.take(scene('rolling', 2));
  hold.take(scene('narrate', 2));
  hold.hostDisconnected();
  expect([hold.isOn, requestUpdate.mock.calls.length]).toEqual([false, 1]);
  vi.advanceTimersByTime(LOOK_MS);
  hold.hostDisconnected();
  expect(requestUpdate.mock.calls.length).toBe(1);
});
