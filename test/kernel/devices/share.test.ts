/** What a device tells another one of its seat: enough to act for it, and nothing that can be made up. */
import { beforeEach, expect, test } from 'vitest';
import { unseal } from '../../../src/kernel/acting/sealing.ts';
import { contentOf, layOutSecret } from '../../../src/kernel/acting/seeds.ts';
import { base64url } from '../../../src/kernel/base64url.ts';
import { concat, hex, unutf8 } from '../../../src/kernel/bytes.ts';
import { collectShares, takeShare } from '../../../src/kernel/acting/share.ts';
import { seatOf } from '../../../src/kernel/state/state.ts';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { Private } from '../../../src/kernel/acting/private.ts';
import { Bench, type Person } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';

let bench: Bench;
let phone: Person;
const first = (): Person => bench.people[0]!;
const last = (): string => Object.keys(bench.state.sealed).at(-1)!;
const act = (by: Person, act: number, device: string, name: string): unknown =>
  bench.put(by, KIND.seat, makeSeatBody({ act, seat: 0, device, name }));

/** The phone is paired to seat 0, after all that has happened. */
async function pairNow(): Promise<void> {
  phone = await bench.newcomer();
  bench.put(phone, KIND.hello, makeHelloBody(phone));
  act(phone, SEAT_ACT.pair, phone.device, base64url(new Uint8Array(32)));
  act(first(), SEAT_ACT.pair, phone.device, 'hand');
  expect(seatOf(bench.state, phone.device)).toBe(0);
}

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 4);
});

test('[I18] the hand device is told the seeds of secrets that stand, and lays out the same', async () => {
  bench.move(bench.bySeat(2), 'key', { holders: [0, 1] });
  await bench.work();
  await pairNow();
  const [secret] = Object.values(bench.state.secrets);
  expect(await layOutSecret(phone.ports, secret!, 0)).toBeUndefined();
  const [payload, ...more] = await collectShares(first().ports, bench.state, 0);
  expect(more).toEqual([]);
  expect(await takeShare(phone.ports, bench.state, 0, payload!)).toBe(true);
  const laid = (await layOutSecret(phone.ports, secret!, 0))!;
  expect(laid.root).toEqual((await layOutSecret(first().ports, secret!, 0))!.root);
  const known = new Private(phone.ports);
  expect(await known.learn(bench.state, 0)).toBe(true);
  expect(known.opened.size).toBe(secret!.cells);
});

test('[I18] it is told coins that wait to be revealed, and reveals them', async () => {
  bench.move(bench.bySeat(2), 'roll', { n: 1, sides: 6 });
  await bench.work((what) => what === 'coin/reveal');
  await pairNow();
  const [payload] = await collectShares(first().ports, bench.state, 0);
  expect(await takeShare(phone.ports, bench.state, 0, payload!)).toBe(true);
  const [[, x]] = (await phone.ports.store.all('coin/')) as [[string, Uint8Array]];
  expect(hex(x)).toBe(hex((await first().ports.store.all('coin/'))[0]![1]));
});

test('[I18] it is told the keys of sealed arguments that the seat wrote or got', async () => {
  await bench.seal(first(), 'hide', { what: 'mine' });
  const mine = last();
  await bench.seal(bench.bySeat(1), 'whisper', { what: 'for both' });
  const got = last();
  await bench.seal(bench.bySeat(2), 'hide', { what: 'not mine' });
  const foreign = last();
  await pairNow();
  for (const payload of await collectShares(first().ports, bench.state, 0))
    await takeShare(phone.ports, bench.state, 0, payload);
  const read = async (handle: string): Promise<string | undefined> => {
    const opened = await unseal(phone.ports, handle, bench.state.sealed[handle]);
    return opened && unutf8(opened.payload);
  };
  expect([await read(mine), await read(got), await read(foreign)]).toEqual(['"mine"', '"for both"', undefined]);
  // What the phone was told it can tell on.
  expect((await collectShares(phone.ports, bench.state, 0)).length).toBe(1);
});

test('[I18] altered in any byte nothing false is kept', async () => {
  bench.move(bench.bySeat(2), 'key', { holders: [0, 1] });
  await bench.work();
  await bench.seal(first(), 'hide', { what: 'mine' });
  await pairNow();
  const [payload] = await collectShares(first().ports, bench.state, 0);
  const [secret] = Object.values(bench.state.secrets);
  for (let i = 0; i < payload!.length; i++) {
    const forged = payload!.map((byte, at) => (at === i ? byte ^ 1 : byte));
    await takeShare(phone.ports, bench.state, 0, forged);
  }
  for (const seat of [0, 1]) {
    const right = await contentOf(first().ports, secret!, seat, 0);
    const told = await contentOf(phone.ports, secret!, seat, 0);
    expect(told === undefined || hex(told) === hex(right!)).toBe(true);
  }
  for (const [, value] of await phone.ports.store.all('')) expect(hex(payload!)).toContain(hex(value));
});

test.each([
  [],
  [1],
  [9, 9, 9],
  [2, ...Array.from({ length: 64 }, () => 0)],
  [1, ...Array.from({ length: 97 }, () => 0)],
])('[I18] junk is of no use and throws nowhere: %j', async (...bytes) => {
  await pairNow();
  expect(await takeShare(phone.ports, bench.state, 0, Uint8Array.from(bytes))).toBe(false);
  expect(await phone.ports.store.all('')).toEqual([]);
});

test('[I18] [I22] another seat’s things aren’t taken, and of those that two hold only the common ones are told', async () => {
  bench.move(bench.bySeat(2), 'key', { holders: [0, 1] });
  await bench.work();
  await bench.seal(first(), 'hide', { what: 'mine' });
  await pairNow();
  const all = await collectShares(first().ports, bench.state, 0);
  expect(await takeShare(bench.bySeat(3).ports, bench.state, 3, concat(...all))).toBe(false);
  const common = await collectShares(first().ports, bench.state, 0, 1);
  expect(common).toHaveLength(1);
  expect(common[0]!.length).toBeLessThan(all[0]!.length);
  expect(await collectShares(first().ports, bench.state, 0, 3)).toEqual([]);
});
