/** The devices that should count, at counts and rosters in one hand: what is asked for, and what nobody acknowledges. */
import { expect, test } from 'vitest';
import { firstState, type OtherDevice, type TableState } from '../../../../src/kernel/state/state.ts';
import { Attendance } from '../../../../src/kernel/order/members/attendance.ts';
import { type Change, type Voters, enqueue, firstVoters, takeEffect } from '../../../../src/kernel/log/voters.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { SETTINGS } from '../../../helpers/pen.ts';
import { DEVICES, Tree } from '../tree.ts';

const [A, B, C, PHONE, LATE] = DEVICES as readonly [string, string, string, string, string];
const IN: Change = { act: 'in', device: PHONE };
const OUT: Change = { act: 'out', device: A };

/** The founder's device is the first; each line of the roster has its voting device first. */
function state(...roster: readonly (readonly string[])[]): TableState {
  const first = firstState(SETTINGS, { device: A, sig: '', mail: '' }, 0);
  const role = (device: string): OtherDevice => ({ device, role: 'hand' });
  return {
    ...first,
    play: {} as TableState['play'] & object,
    roster: roster.map(([device, ...others], seat) => ({
      seat,
      device: device!,
      name: `${seat}`,
      others: others.map(role),
    })),
  };
}

const at = (voters: Voters) => {
  const { root } = new Tree(voters.devices);
  return { ...root, voters };
};
const waiting = (devices: readonly string[], ...pending: readonly Change[]): Voters => ({
  ...firstVoters(devices),
  pending,
  pendingSince: 1,
});

function page(device: string, here: readonly string[] = DEVICES) {
  const clock = new ManualClock();
  return { clock, attendance: new Attendance({ clock, device, here: () => new Set(here) }) };
}
const agrees = (seen: TableState, count: Voters, device = B): boolean =>
  page(device).attendance.agreesIn(seen, at(count)) === 0;

test('[O6] a seat’s new voting device isn’t acknowledged while the one before it counts, the founder’s neither', () => {
  for (const [seen, old] of [
    [state([PHONE, A], [B], [C]), A],
    [state([A], [PHONE, B], [C]), B],
    [state([A], [PHONE], [C]), B],
  ] as const) {
    expect(agrees(seen, waiting([A, B, C], IN), C)).toBe(false);
    const without = [A, B, C].filter((device) => device !== old);
    expect(agrees(seen, waiting(without, IN), C)).toBe(true);
  }
});

test('[O6] nobody else is let in meanwhile, but for whoever comes where nobody counts who should', () => {
  const late: Change = { act: 'in', device: LATE };
  expect(agrees(state([PHONE, A], [B], [C], [LATE]), waiting([A, B, C], late))).toBe(false);
  expect(agrees(state([PHONE, A], [B]), waiting([A], IN))).toBe(true);
  // The founder's device counts without a seat as well.
  expect(agrees(state([B], [LATE]), waiting([A, B], late))).toBe(true);
});

/** All are honest and agree on what they may; the phone says that it is in whenever it wants to. */
function settled(first: readonly Change[]): Voters {
  const seen = state([PHONE, A], [B], [C], [LATE]);
  const pages = DEVICES.map((device) => page(device).attendance);
  let count = first.reduce((so, change) => enqueue(so, change, 1), firstVoters([A, B, C]));
  for (let position = 2; position < 20; position++) {
    const place = at(count);
    const agreed = count.pending.length > 0 && pages.every((one) => one.agreesIn(seen, place) === 0);
    if (agreed) count = takeEffect(count, position);
    const wanted = [pages[0]!.sequencerWants(seen, place), ...pages.map((one) => one.selfWants(seen, place))];
    for (const change of wanted) if (change) count = enqueue(count, change, position);
  }
  return count;
}

test('[O17] two-phones: gone, then here, in whatever order the two and somebody else’s coming are asked for', () => {
  const late: Change = { act: 'in', device: LATE };
  for (const first of [[], [IN, OUT], [OUT, IN], [late, IN, OUT], [late, OUT], [IN, late]]) {
    const { devices, pending } = settled(first);
    expect([devices.toSorted(), pending]).toEqual([[B, C, PHONE, LATE].toSorted(), []]);
  }
});

test('[O6] who is heard and doesn’t withdraw what is asked of it is out after six seconds', async () => {
  const { clock, attendance } = page(B);
  const place = at(waiting([A, B, C], { act: 'out', device: C }));
  const seen = state([A], [B], [C]);
  for (let i = 0; i < 12; i++) {
    attendance.heard(C);
    expect(attendance.agreesIn(seen, place)).toBeGreaterThan(0);
    await clock.pass(500);
  }
  attendance.heard(C);
  expect(attendance.agreesIn(seen, place)).toBe(0);
  expect(page(C).attendance.agreesIn(seen, place)).toBe(Infinity);
});

test('[O9] a sequencer that lets the line stand on what nobody acknowledges fails after ten seconds', async () => {
  const { clock, attendance } = page(B);
  const seen = state([PHONE, A], [B], [C]);
  const [bad, good] = [at(waiting([A, B, C], IN, OUT)), at(waiting([A, B, C], OUT, IN))];
  expect(attendance.standsStill(seen, bad)).toBe(false);
  await clock.pass(9_000);
  expect(attendance.standsStill(seen, good)).toBe(false);
  expect(attendance.standsStill(seen, bad)).toBe(false);
  await clock.pass(10_000);
  expect(attendance.standsStill(seen, bad)).toBe(true);
});
