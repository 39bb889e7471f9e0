/** Keepers that are silent, lie or accuse, and what the fold makes of them. */
import { describe, expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { concat, fromHex, hex, unhex } from '../../../src/kernel/bytes.ts';
import { makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { makeComplaintBytes, makeDealtBytes, makeKeygenBody, KEYGEN } from '../../../src/kernel/keygen/bodies.ts';
import { keysHash, shapeOf } from '../../../src/kernel/keygen/name.ts';
import { OwnKeys } from '../../../src/kernel/acting/own-keys.ts';
import { takeEscrow } from '../../../src/kernel/acting/perform-keygen.ts';
import type { KeeperSet } from '../../../src/kernel/runs/keepers.ts';
import { KEYGEN_MS } from '../../../src/kernel/keygen/tend.ts';
import type { Rng } from '../../../src/kernel/ports.ts';
import { handDealer } from '../../../src/kernel/secrets/keygen.ts';
import { codeOf, type Person } from '../../helpers/fold-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import {
  bent,
  dutyOf,
  flipAt,
  keepAll,
  keygenBody,
  keepingOf,
  keygenNames,
  keygenOne,
  keygenPorts,
  keygenOwed,
  keptTable,
  said,
  setOf,
} from '../../helpers/keygen-bench.ts';
import { makeHandDeal } from '../../helpers/at-once.ts';

/** The hash of the exchange keys comes first in a deal. */
const KEYS = 32;

/** A sign of life. */
const renamed = ({ device }: Person, i: number): Uint8Array =>
  makeSeatBody({ act: SEAT_ACT.name, seat: 0, device, name: `Nome ${i}` });

describe('[K8] whoever is silent is left out after half a minute and named', () => {
  test.each(['keep/exchange', 'keep/deal', 'keep/check'])('[K8] DK8 in the step %s', async (what) => {
    const bench = await keptTable(3);
    await keepAll(bench, { stop: (one) => one === what });
    await keepAll(bench, { silent: [1] });
    expect(keygenNames(bench)).toEqual([`1 ${what}`]);
    bench.pass(KEYGEN_MS);
    expect(said(bench, 'keepers/silent')).toEqual([{ seats: [1] }]);
    expect(keepingOf(bench).making).toMatchObject({ keepers: [0, 2], step: 'exchange' });
    await keepAll(bench, { silent: [1] });
    expect(setOf(bench).keepers).toEqual([0, 2]);
    // Once it is heard of, be it with its hand key, it keeps again.
    expect(keygenNames(bench)).toEqual(['1 keep/hand']);
    await keepAll(bench);
    expect(setOf(bench).keepers).toEqual([0, 1, 2]);
  });
});

test('[K8] a seat that is silent three times keeps no more, however lively it is between', async () => {
  const bench = await keptTable(2);
  for (let i = 0; i < 3; i++) {
    await keepAll(bench, { silent: [1] });
    bench.pass(KEYGEN_MS);
    bench.put(bench.people[1]!, KIND.seat, renamed(bench.people[1]!, i));
  }
  expect(keepingOf(bench).making?.keepers ?? setOf(bench).keepers).toEqual([0]);
});

test('[K9] DK1 at a table: who deals a bad share is found guilty by all, named, and the others begin anew', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  // The share of the deck's key for keeper 3 lies behind two commitments, a proof and two shares.
  const bad = bent((await keygenBody(bench, dutyOf(bench, '0 keep/deal')))!, flipAt(KEYS + 2 * 32 + 64 + 2 * 32));
  expect(codeOf(bench.put(bench.people[0]!, KIND.keygen, bad))).toBe('done');
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  expect(codeOf(await keygenOne(bench, dutyOf(bench, '1 keep/check')))).toBe('done');
  expect(codeOf(await keygenOne(bench, dutyOf(bench, '2 keep/check')))).toBe('done');
  expect(said(bench, 'keepers/guilty')).toEqual([{ seat: 0, by: 2 }]);
  expect(keepingOf(bench).making).toMatchObject({ keepers: [1, 2], attempt: 4 });
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([1, 2]);
  // Nothing it says makes it a keeper again at this table.
  bench.put(bench.people[0]!, KIND.seat, renamed(bench.people[0]!, 1));
  expect(keepingOf(bench).making).toBeUndefined();
});

test('[K9] DK2 at a table: who complains of a good share is the one who is left out', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  const set = keepingOf(bench).making!.id;
  const { entry } = keepingOf(bench).making!.deals[0]!.hand;
  const lie = makeKeygenBody({ type: KEYGEN.complain, set, bytes: makeComplaintBytes(1, entry, new Uint8Array(96)) });
  expect(codeOf(bench.put(bench.people[2]!, KIND.keygen, lie))).toBe('done');
  expect(said(bench, 'keepers/guilty')).toEqual([{ seat: 2, by: 2 }]);
  expect(keepingOf(bench).making!.keepers).toEqual([0, 1]);
});

test('[K9] a late hand key whose shares don’t fit is left with nobody, and a false complaint of it costs the keeper its place', async () => {
  for (const [honest, guilty] of [
    [false, 2],
    [true, 1],
  ] as const) {
    const bench = await keptTable(3, 2);
    await keepAll(bench);
    bench.put(bench.people[0]!, KIND.start, bench.startBody());
    // So that it keeps nothing itself.
    bench.set((s) => ({ ...s, keeping: { ...s.keeping!, out: { 2: { why: 'silent', times: 9 } } } }));
    bench.sit(bench.people[2]!, 2);
    const good = (await keygenBody(bench, dutyOf(bench, '2 keep/hand')))!;
    const body = honest ? good : bent(good, flipAt(KEYS + 2 * 32 + 64 + 32));
    expect(codeOf(bench.put(bench.people[2]!, KIND.keygen, body))).toBe('done');
    const ports = keygenPorts(bench.people[1]!);
    const own = new OwnKeys(ports.store);
    const set = setOf(bench);
    const told = await takeEscrow(ports, bench.state, set, 2, own, 1);
    expect(told === undefined).toBe(honest);
    expect((await own.escrow(set.id, set.hands[2]!.key)) !== undefined).toBe(honest);
    const lie = makeKeygenBody({
      type: KEYGEN.complain,
      set: set.id,
      bytes: makeComplaintBytes(258, set.hands[2]!.entry, new Uint8Array(96)),
    });
    expect(codeOf(bench.put(bench.people[1]!, KIND.keygen, told ?? lie))).toBe('done');
    expect(said(bench, 'keepers/guilty')).toEqual([{ seat: guilty, by: 1 }]);
    expect(setOf(bench).hands[2]!.escrow === undefined).toBe(!honest);
    if (honest) expect(keepingOf(bench).making!.keepers).toEqual([0]);
  }
});

/** Of the hand key that this seat, which keeps nothing, has told. */
const falseComplaint = ({ hands }: KeeperSet, seat: number): Uint8Array =>
  makeComplaintBytes(handDealer(seat), hands[seat]!.entry, new Uint8Array(96));

test('[K9] a keeper who was found guilty of a false complaint stops no next set by more of them', async () => {
  const bench = await keptTable(5, 4);
  await keepAll(bench);
  const [anna, liar] = bench.people;
  bench.put(anna!, KIND.start, bench.startBody());
  bench.sit(bench.people[4]!, 4);
  await keepAll(bench);
  const set = setOf(bench);
  const complaint = (): string =>
    codeOf(
      bench.put(
        liar!,
        KIND.keygen,
        makeKeygenBody({ type: KEYGEN.complain, set: set.id, bytes: falseComplaint(set, 4) }),
      ),
    );
  expect(complaint()).toBe('done');
  const first = keepingOf(bench).making!;
  expect(first.keepers).toEqual([0, 2, 3]);
  for (const step of ['keep/deal', 'keep/check', '']) {
    await keepAll(bench, { stop: (what) => what === step });
    expect(complaint()).toBe(step === '' ? 'contribution/wrong-step' : 'contribution/not-owed');
  }
  expect(setOf(bench)).toMatchObject({ id: first.id, keepers: [0, 2, 3] });
  expect(said(bench, 'keepers/guilty')).toEqual([{ seat: 1, by: 1 }]);
});

test('[K9] who is found guilty over a set that stands ends no set that is being made without it', async () => {
  const bench = await keptTable(9);
  await keepAll(bench);
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, out: { 1: { why: 'silent', times: 9 } } } }));
  bench.pass(1);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  const { making } = keepingOf(bench);
  expect(making!.keepers).not.toContain(1);
  const bytes = falseComplaint(setOf(bench), 8);
  const lie = makeKeygenBody({ type: KEYGEN.complain, set: setOf(bench).id, bytes });
  expect(codeOf(bench.put(bench.people[1]!, KIND.keygen, lie))).toBe('done');
  expect(said(bench, 'keepers/guilty')).toEqual([{ seat: 1, by: 1 }]);
  expect(keepingOf(bench).making).toEqual(making);
});

test('[K10] DK9 of two deals of one keeper the first in the order counts, for everybody', async () => {
  const bench = await keptTable(2);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  const duty = dutyOf(bench, '0 keep/deal');
  const first = (await keygenBody(bench, duty))!;
  await bench.people[0]!.ports.store.delete(`keep/${keepingOf(bench).making!.id}/deal`);
  const second = (await keygenBody(bench, duty))!;
  expect(hex(second)).not.toBe(hex(first));
  expect(codeOf(bench.put(bench.people[0]!, KIND.keygen, first))).toBe('done');
  expect(codeOf(bench.put(bench.people[0]!, KIND.keygen, second))).toBe('contribution/wrong-step');
});

test('[K10] what comes from no keeper, in another step, twice, altered or for other deals is refused and changes nothing', async () => {
  const bench = await keptTable(3, 2);
  const [anna, bruno, carla] = bench.people;
  const exchange = (await keygenBody(bench, dutyOf(bench, '0 keep/exchange')))!;
  const codes = (...bodies: readonly Uint8Array[]): string[] =>
    bodies.map((body) => codeOf(bench.put(anna!, KIND.keygen, body)));
  const before = keepingOf(bench);
  expect(codeOf(bench.put(carla!, KIND.keygen, exchange))).toBe('contribution/not-owed');
  // Somebody else's proof isn't one's own.
  expect(codeOf(bench.put(bruno!, KIND.keygen, exchange))).toBe('contribution/bad-opening');
  expect(
    codes(
      bent(exchange, flipAt(90)),
      bent(exchange, flipAt(3)),
      bent(exchange, (b) => b.slice(1)),
    ),
  ).toEqual(Array.from({ length: 3 }, () => 'contribution/bad-opening'));
  expect(
    codes(
      exchange.slice(0, 10),
      new Uint8Array(),
      makeKeygenBody({ type: 9, set: before.making!.id, bytes: exchange }),
    ),
  ).toEqual(Array.from({ length: 3 }, () => 'contribution/malformed'));
  const ack = makeKeygenBody({ type: KEYGEN.ack, set: before.making!.id, bytes: new Uint8Array(32) });
  expect(codes(ack)).toEqual(['contribution/wrong-step']);
  expect(keepingOf(bench)).toEqual(before);
  expect(codes(exchange, exchange)).toEqual(['done', 'contribution/wrong-step']);
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  expect(codes(ack)).toEqual(['contribution/bad-opening']);
  expect(keygenOwed(bench)).toHaveLength(2);
});

test('[K10] a hand key is told once by a device; only another one that has the seat brings another', async () => {
  const bench = await keptTable(2);
  await keepAll(bench);
  const set = setOf(bench);
  const again = (await keygenBody(bench, { seat: 0, ask: `keep:${set.id}`, what: 'keep/hand', afterMs: 0 }))!;
  expect(codeOf(bench.put(bench.people[0]!, KIND.keygen, again))).toBe('contribution/wrong-step');
  expect(unhex(set.hands[0]!.key)).toHaveLength(32);
});

test('[K3] a hand key of which some keeper would hold nothing is refused: nobody makes the keepers look like liars one day', async () => {
  const bench = await keptTable(3, 2);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  bench.sit(bench.people[2]!, 2);
  const set = setOf(bench);
  const shape = shapeOf(bench.world.room, bench.state.settings, set);
  const exchange = set.exchange.map((key) => fromHex(key));
  const hand = sodiumGroup.reduce(webRng.bytes(64));
  // f(x) = p − p·x is zero for the first keeper. Its second coefficient is the first chance that is taken.
  let first = true;
  const bytes = (n: number): Uint8Array => {
    if (!first) return webRng.bytes(n);
    first = false;
    return concat(sodiumGroup.scalarSub(new Uint8Array(32), hand), new Uint8Array(32));
  };
  const tell = (rng: Rng): string => {
    const dealt = makeHandDeal(sodiumGroup, rng, shape, 2, exchange, hand);
    const bytes = makeDealtBytes(keysHash(set, set.exchange), dealt);
    const body = makeKeygenBody({ type: KEYGEN.handkey, set: set.id, bytes });
    return codeOf(bench.put(bench.people[2]!, KIND.keygen, body));
  };
  expect(tell({ bytes })).toBe('contribution/bad-opening');
  expect(tell(webRng)).toBe('done');
});
