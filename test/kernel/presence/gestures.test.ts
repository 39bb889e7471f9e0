/** Presence: what hands do while they do it. */
import { expect, test } from 'vitest';
import { ITEM, MAX_GESTURE_BYTES } from '../../../src/kernel/journal/presence-seal.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Hub } from '../../helpers/hub.ts';
import { forged, Page, settled, vote, who } from './page.ts';

const hand = (n: number): Uint8Array => new Uint8Array([n]);

async function two(): Promise<{ readonly a: Page; readonly b: Page; readonly clock: ManualClock }> {
  const hub = new Hub();
  const clock = new ManualClock();
  const [a, b] = [new Page(hub, 1, { clock }), new Page(hub, 2, { clock })];
  await settled();
  return { a, b, clock };
}

test('[N12] what hands do reaches the others, the latest at most every 66 ms, and ends with the page', async () => {
  const { a, b, clock } = await two();
  await clock.pass(1_000);
  const before = a.shown;
  a.presence.gesture(hand(1));
  await settled();
  for (let n = 2; n < 9; n++) a.presence.gesture(hand(n));
  await settled();
  expect([a.shown - before, b.hands]).toEqual([1, [`${a.name} 01`]]);
  await clock.pass(65);
  await settled();
  expect(a.shown - before).toBe(1);
  await clock.pass(1);
  await settled();
  expect([a.shown - before, b.hands.at(-1)]).toEqual([2, `${a.name} 08`]);
  a.presence.gesture(hand(8));
  await clock.pass(500);
  await settled();
  expect(a.shown - before).toBe(2);
  a.presence.leave();
  await settled();
  expect(b.hands.at(-1)).toBe(`${a.name} -`);
});

test('[N12] what hands do goes along with votes, and never before them', async () => {
  const { a, b, clock } = await two();
  await clock.pass(1_000);
  const before = a.shown;
  a.presence.say(Array.from({ length: 5 }, (_, i) => vote(i)));
  a.presence.gesture(new Uint8Array(MAX_GESTURE_BYTES));
  await settled();
  // Four votes of 133 bytes fill a state: the gesture waits for a state with room.
  expect([a.shown - before, b.votes.at(-1)?.length, b.hands]).toEqual([1, 4, []]);
  a.presence.say([vote(1)]);
  a.presence.gesture(hand(7));
  await settled();
  expect([b.votes.at(-1)?.length, b.hands]).toEqual([1, [`${a.name} 07`]]);
  expect(() => a.presence.gesture(new Uint8Array(MAX_GESTURE_BYTES + 1))).toThrow(RangeError);
});

test('[N12] hands that move are told as a sign of life every two seconds, and no more often', async () => {
  const { a, b, clock } = await two();
  const before = b.said.length;
  for (let n = 0; n < 60; n++) {
    await clock.pass(66);
    a.presence.gesture(hand(n));
    await settled();
  }
  // Four seconds of sixty steps.
  expect(b.hands).toHaveLength(60);
  expect(b.said.length - before).toBe(1);
  a.presence.hidden(true);
  await settled();
  expect(b.said.length - before).toBe(2);
});

test('[N12] a gesture that is too long is none, and a page that shows one still counts', async () => {
  const { a, b } = await two();
  const long = { type: ITEM.gesture, bytes: new Uint8Array(MAX_GESTURE_BYTES + 1) };
  b.hear(forged(990, 1, [who(a.pen, 990, a.pen.device, 3), long]));
  expect(b.hands).toEqual([]);
  expect(b.sees).toContain(`${a.pen.device.slice(0, 4)}/3`);
  expect(b.garbage).toBe(0);
});
