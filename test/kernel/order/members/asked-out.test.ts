/** Whether a page agrees that somebody is gone, by its own ears. */
import { beforeEach, expect, test } from 'vitest';
import { firstState, type TableState } from '../../../../src/kernel/state/state.ts';
import { Attendance } from '../../../../src/kernel/order/members/attendance.ts';
import { enqueue } from '../../../../src/kernel/log/voters.ts';
import type { Stamped } from '../../../../src/kernel/log/order.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { SETTINGS } from '../../../helpers/pen.ts';
import { DEVICES, Tree } from '../tree.ts';

const [FOUNDER, SELF, OTHER] = DEVICES as [string, string, string];
const keys = { sig: '00'.repeat(32), mail: '00'.repeat(32) };
const state = seating(FOUNDER, SELF, OTHER);

let clock: ManualClock;
let here: Set<string>;
let attendance: Attendance;
beforeEach(() => {
  clock = new ManualClock();
  here = new Set([FOUNDER, SELF, OTHER]);
  attendance = new Attendance({ clock, device: SELF, here: () => here });
});

/** A table at which these devices sit. */
function seating(...devices: readonly string[]): TableState {
  const roster = devices.map((device, seat) => ({ seat, device, name: `${seat}` }));
  return { ...firstState(SETTINGS, { device: FOUNDER, ...keys }, 0), roster };
}

/** A stamp that asks this device out. */
function askedOut(device: string): Stamped {
  const { root } = new Tree([FOUNDER, SELF, OTHER]);
  return { ...root, voters: enqueue(root.voters, { act: 'out', device }, 1) };
}

test('[O6] that somebody is gone who is here is agreed to only after two and a half seconds without an answer', async () => {
  const tip = askedOut(OTHER);
  expect(attendance.agreesIn(state, tip)).toBe(2_500);
  await clock.pass(2_400);
  expect(attendance.agreesIn(state, tip)).toBe(100);
  attendance.heard(OTHER);
  expect(attendance.agreesIn(state, tip)).toBe(2_500);
  await clock.pass(2_500);
  expect(attendance.agreesIn(state, tip)).toBe(0);
});

test('[O6] the time is counted anew for each candidacy', async () => {
  attendance.agreesIn(state, askedOut(OTHER));
  await clock.pass(2_500);
  expect(attendance.agreesIn(state, askedOut(FOUNDER))).toBe(2_500);
  const again = askedOut(OTHER);
  expect(attendance.agreesIn(state, { ...again, voters: { ...again.voters, pendingSince: 2 } })).toBe(2_500);
});

test('[O6] who isn’t here, or has left its seat, is gone at once', () => {
  expect(attendance.agreesIn(seating(FOUNDER, SELF), askedOut(OTHER))).toBe(0);
  here.delete(OTHER);
  expect(attendance.agreesIn(state, askedOut(OTHER))).toBe(0);
});

test('[O6] the founder without a seat is heard like who has one', () => {
  expect(attendance.agreesIn(seating(SELF, OTHER), askedOut(FOUNDER))).toBe(2_500);
});

test('[O6] no device says of itself that it is gone, unless it has left its seat', () => {
  expect(attendance.agreesIn(state, askedOut(SELF))).toBe(Infinity);
  expect(attendance.agreesIn(seating(FOUNDER, OTHER), askedOut(SELF))).toBe(0);
});
