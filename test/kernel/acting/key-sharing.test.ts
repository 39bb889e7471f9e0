/** What a device tells another one of its seat of its keys. */
import { expect, test } from 'vitest';
import { base64url } from '../../../src/kernel/base64url.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { collectShares, takeShare } from '../../../src/kernel/acting/share.ts';
import type { TableState } from '../../../src/kernel/state/state.ts';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { KeeperCare } from '../../../src/kernel/acting/keeper-care.ts';
import { OwnKeys } from '../../../src/kernel/acting/own-keys.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { type Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { keepAll, keepingOf, keygenNames, keptTable, setOf } from '../../helpers/keygen-bench.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';

/** Seats 0 and 1 keep; then a phone is paired to seat 0. */
async function paired(): Promise<{ readonly bench: Bench; readonly phone: Person; readonly payload: Uint8Array }> {
  const bench = await keptTable(2);
  await keepAll(bench);
  const [anna] = bench.people;
  const phone = await bench.newcomer();
  bench.put(phone, KIND.hello, makeHelloBody(phone));
  const pair = (by: Person, name: string): unknown =>
    bench.put(by, KIND.seat, makeSeatBody({ act: SEAT_ACT.pair, seat: 0, device: phone.device, name }));
  pair(phone, base64url(new Uint8Array(32)));
  pair(anna!, 'hand');
  const [payload] = await collectShares(anna!.ports, bench.state, 0);
  return { bench, phone, payload: payload! };
}

const all = async (person: Person): Promise<string[]> =>
  (await person.ports.store.all('')).map(([key, value]) => `${key} ${hex(value)}`);

test('[K13] a paired device is told the seat’s hand key and what it keeps with, and can tell it on', async () => {
  const { bench, phone, payload } = await paired();
  expect(await takeShare(phone.ports, bench.state, 0, payload)).toBe(true);
  const [set, own] = [setOf(bench), new OwnKeys(phone.ports.store)];
  expect(hex(sodiumGroup.base((await own.hand(set.hands[0]!.key))!))).toBe(set.hands[0]!.key);
  expect(hex(sodiumGroup.base((await own.share(set.id, set.deck.shares[0]!))!))).toBe(set.deck.shares[0]);
  expect(hex(sodiumGroup.base((await own.escrow(set.id, set.hands[1]!.key))!))).toBe(set.hands[1]!.escrow![0]);
  expect(await collectShares(phone.ports, bench.state, 0)).toEqual([payload]);
});

test('[K13] altered in any byte nothing false is kept, and nobody else’s keys are', async () => {
  const { bench, phone, payload } = await paired();
  await takeShare(phone.ports, bench.state, 0, payload);
  const right = new Set(await all(phone));
  const seed = freshSeed();
  const rng = seeded(seed);
  const other = await bench.newcomer();
  for (let i = 0; i < 60; i++) {
    const bent = payload.map((byte, at) => (at === i * 5 ? byte ^ (1 << rng.below(8)) : byte));
    await takeShare(other.ports, bench.state, 0, bent);
  }
  expect(
    (await all(other)).filter((one) => !right.has(one)),
    `SEED=${seed}`,
  ).toEqual([]);
  const stranger = await bench.newcomer();
  expect(await takeShare(stranger.ports, bench.state, 1, payload)).toBe(false);
});

test('[K13] keys of a seat are told to no other seat', async () => {
  const { bench } = await paired();
  expect(await collectShares(bench.people[0]!.ports, bench.state, 0, 1)).toEqual([]);
});

/** What seat 0's page forgets whose log is read so far, of what it keeps with. */
async function tidied(bench: Bench, read: TableState): Promise<readonly string[]> {
  const { ports, device } = bench.people[0]!;
  const nothing = (): Promise<void> => Promise.resolve();
  const failed = (error: unknown): void => {
    throw error;
  };
  const session = undefined as never;
  const clock = new ManualClock();
  const at = { committed: () => read, now: () => read, primary: () => true };
  await new KeeperCare({ ...ports, ...at, device, clock, session, owe: nothing, took: () => undefined, failed }).work();
  const held = await ports.store.all('keep/');
  return [...new Set(held.map(([key]) => key.split('/')[1]!))];
}

test('[K13] what is held of a set is forgotten with it, what is in the hand is not', async () => {
  const bench = await keptTable(3, 2);
  await keepAll(bench);
  const first = setOf(bench);
  bench.sit(bench.people[2]!, 2);
  await keepAll(bench);
  expect(await tidied(bench, bench.state)).toEqual([setOf(bench).id]);
  const own = new OwnKeys(bench.people[0]!.ports.store);
  expect(await own.share(first.id, first.deck.shares[0]!)).toBeUndefined();
  expect(await own.hand(first.hands[0]!.key)).toBeDefined();
});

test('[K13] a page that reads the log anew forgets nothing of a set that comes later in it', async () => {
  const bench = await keptTable(3, 2);
  const begun = bench.state;
  await keepAll(bench);
  const earlier = bench.state;
  bench.sit(bench.people[2]!, 2);
  await keepAll(bench);
  const [first, last] = [keepingOf({ state: earlier } as Bench).set!, setOf(bench)];
  expect(new Set(await tidied(bench, begun))).toEqual(new Set([first.id, last.id]));
  expect(new Set(await tidied(bench, earlier))).toEqual(new Set([first.id, last.id]));
  const own = new OwnKeys(bench.people[0]!.ports.store);
  expect(await own.share(last.id, last.beacon.shares[0]!)).toBeDefined();
});

const seatAct = (bench: Bench, by: Person, act: number, device: string, name = ''): string =>
  codeOf(bench.put(by, KIND.seat, makeSeatBody({ act, seat: 0, device, name })));

test('[K16] a device that is taken out knows the old keys: a next set is made without it, with another hand key', async () => {
  const { bench, phone, payload } = await paired();
  await takeShare(phone.ports, bench.state, 0, payload);
  const before = setOf(bench);
  const [anna] = bench.people;
  expect(seatAct(bench, anna!, SEAT_ACT.unpair, phone.device)).toBe('done');
  expect(setOf(bench)).toMatchObject({ id: before.id, exposed: true, hands: { 1: before.hands[1] } });
  expect(keygenNames(bench)).toEqual(['0 keep/exchange', '1 keep/exchange']);
  await keepAll(bench);
  const [set, own] = [setOf(bench), new OwnKeys(phone.ports.store)];
  expect(await own.hand(before.hands[0]!.key)).toBeDefined();
  expect(await own.hand(set.hands[0]!.key)).toBeUndefined();
  expect(await own.share(set.id, set.deck.shares[0]!)).toBeUndefined();
});

test.each([
  ['shows the table from now on', SEAT_ACT.pair, 'table'],
  ['is taken out', SEAT_ACT.unpair, ''],
] as const)('[K16] where the voting device %s its place among the keepers is the other’s', async (_, act, name) => {
  const { bench, phone } = await paired();
  const { devices } = setOf(bench);
  expect(seatAct(bench, phone, act, bench.people[0]!.device, name)).toBe('done');
  expect(setOf(bench)).toMatchObject({ devices: [phone.device, devices[1]], exposed: true });
});

test('[K16] what a device that is taken out has begun for a set is begun anew', async () => {
  const { bench, phone } = await paired();
  const third = await bench.newcomer();
  bench.put(third, KIND.hello, makeHelloBody(third));
  bench.sit(third, 2);
  const { making } = keepingOf(bench);
  expect(seatAct(bench, bench.people[0]!, SEAT_ACT.unpair, phone.device)).toBe('done');
  expect(keepingOf(bench).making!.attempt).toBe(making!.attempt + 1);
});

test('[K16] during a game the next set waits until all who keep are here: nobody gets one without the others by it', async () => {
  const { bench, phone } = await paired();
  const [anna, bruno] = bench.people;
  bench.put(anna!, KIND.start, bench.startBody());
  bench.set((state) => ({ ...state, away: [bruno!.device] }));
  expect(seatAct(bench, anna!, SEAT_ACT.unpair, phone.device)).toBe('done');
  bench.pass(1_000);
  expect(keepingOf(bench).making).toBeUndefined();
  // Dealt with what is told to the set of now, until then.
  expect(keygenNames(bench)).toEqual(['0 keep/hand']);
  bench.set((state) => ({ ...state, away: [] }));
  bench.pass(1_000);
  expect(keepingOf(bench).making!.keepers).toEqual([0, 1]);
});

test('[K16] a game that begins while its keepers are made anew has those, and not the old ones', async () => {
  const { bench, phone } = await paired();
  const { id } = setOf(bench);
  seatAct(bench, bench.people[0]!, SEAT_ACT.unpair, phone.device);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  await keepAll(bench);
  expect(setOf(bench).id).not.toBe(id);
  expect(setOf(bench).exposed).toBeUndefined();
});
