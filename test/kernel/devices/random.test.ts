/** Any acts about seats, by anybody, in any order: what holds of the devices afterwards. */
import { expect, test } from 'vitest';
import { base64url } from '../../../src/kernel/base64url.ts';
import { MAX_OTHERS } from '../../../src/kernel/fold/seat-devices.ts';
import { allDevices, devicesOf, handSeatOf, roleOf, type TableState } from '../../../src/kernel/state/state.ts';
import { rosterHash } from '../../../src/kernel/state/world.ts';
import { makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';

const seed = freshSeed();
const rng = seeded(seed);
const PROOF = base64url(new Uint8Array(32));
const NAMES = [
  'hand',
  'table',
  'only',
  'main',
  'recovery',
  'yes',
  'yes',
  'no',
  PROOF,
  PROOF,
  'Ada',
  '',
  'x'.repeat(60),
];

function check(state: TableState): void {
  const devices = state.roster.flatMap((seated) => allDevices(seated).map(({ device }) => device));
  expect(new Set(devices).size).toBe(devices.length);
  for (const seated of state.roster) {
    expect(roleOf(state, seated.device)).toBe('hand');
    expect(handSeatOf(state, seated.device)).toBe(seated.seat);
    expect(seated.others === undefined || seated.others.length > 0).toBe(true);
    expect(allDevices(seated).length).toBeLessThanOrEqual(1 + MAX_OTHERS);
    for (const { device, role } of allDevices(seated))
      expect(devicesOf(state, [seated.seat]).includes(device)).toBe(role !== 'table');
  }
  expect(new Set(state.roster.map(({ seat }) => seat)).size).toBe(state.roster.length);
  // A device that has a seat asks for none.
  for (const { device } of [...state.asking, ...state.pairing, ...state.reclaims])
    expect(devices.includes(device)).toBe(false);
  for (const { seat } of state.reclaims) expect(state.roster.some((one) => one.seat === seat)).toBe(true);
  expect(rosterHash(state)).toHaveLength(32);
}

test(`[F2] [I13] [I17] [I29] whatever is written about seats, each device has one and each seat votes by a hand (SEED=${seed})`, async () => {
  const bench = await Bench.of(parlour as never, 9, rng.oneIn(2));
  const acts = Object.values(SEAT_ACT);
  let done = 0;
  for (let i = 0; i < 1_000; i++) {
    const [by, about] = [rng.pick(bench.people)!, rng.oneIn(2) ? undefined : rng.pick(bench.people)!];
    const body = { act: rng.pick(acts)!, seat: rng.below(4), device: (about ?? by).device, name: rng.pick(NAMES)! };
    const before = bench.state;
    const was = roleOf(before, body.device);
    const folded = bench.put(by, KIND.seat, makeSeatBody(body));
    check(bench.state);
    if (folded.kind === 'done') done++;
    else expect({ ...bench.state, heads: {} }).toEqual({ ...before, heads: {} });
    // A table device gets no hand where it is.
    if (was === 'table' && body.act === SEAT_ACT.pair) expect(roleOf(bench.state, body.device)).toBe('table');
  }
  // Some eighty by most seeds, and now and then fifty: that it isn't next to none must hold for each.
  expect(done).toBeGreaterThan(20);
});
