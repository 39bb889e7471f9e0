/** Keepers who conspire, are enough and know every deal before theirs: what they still can't choose, and what they can veto by name. */
import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { KEYGEN, makeDealtBytes, makeKeygenBody } from '../../../src/kernel/keygen/bodies.ts';
import { exchangeKeysOf, shapeOf, exchangeHash } from '../../../src/kernel/keygen/name.ts';
import { OwnKeys } from '../../../src/kernel/acting/own-keys.ts';
import { KEYGEN_MS } from '../../../src/kernel/keygen/tend.ts';
import { fromHex } from '../../../src/kernel/bytes.ts';
import { drawDealing } from '../../../src/kernel/secrets/keygen.ts';
import { randomScalar } from '../../../src/kernel/secrets/polynomial.ts';
import { foldVoters } from '../../../src/kernel/fold/presence.ts';
import { codeOf, type Bench } from '../../helpers/fold-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import {
  dutyOf,
  keepAll,
  keygenBody,
  keepingOf,
  keygenNames,
  keptTable,
  said,
  setOf,
} from '../../helpers/keygen-bench.ts';
import { makeDeal } from '../../helpers/at-once.ts';

const put = (bench: Bench, seat: number, body: Uint8Array): string =>
  codeOf(bench.put(bench.people[seat]!, KIND.keygen, body));

/** A deal in good form to everybody's keys, of polynomials that its dealer has just thought of. */
function another(bench: Bench, seat: number): Uint8Array {
  const making = keepingOf(bench).making!;
  const shape = shapeOf(bench.world.room, bench.state.settings, making);
  const dealing = drawDealing(sodiumGroup, webRng, shape, randomScalar(sodiumGroup, webRng));
  const keys = exchangeKeysOf(making).map((key) => fromHex(key));
  const deal = makeDeal(sodiumGroup, webRng, shape, making.keepers.indexOf(seat) + 1, keys, dealing);
  return makeKeygenBody({ type: KEYGEN.deal, set: making.id, bytes: makeDealtBytes(exchangeHash(making), deal) });
}

test('[K19] who deals last has nothing left to choose: other polynomials than were committed to are refused, and convict', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  await keepAll(bench, { silent: [2], stop: (what) => what === 'keep/check' });
  const { id } = keepingOf(bench).making!;
  expect(put(bench, 2, another(bench, 2))).toBe('done');
  expect(said(bench, 'keepers/guilty')).toEqual([{ seat: 2 }]);
  // What the two others had dealt is of no use to anybody: they begin anew, and have other keys.
  expect(keepingOf(bench).making).toMatchObject({ keepers: [0, 1], step: 'exchange', commits: {}, deals: {} });
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([0, 1]);
  expect(setOf(bench).id).not.toBe(id);
});

test('[K19] nobody deals before all have committed, and what was committed to once stays so', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { silent: [2] });
  expect(keygenNames(bench)).toEqual(['2 keep/exchange']);
  const before = keepingOf(bench);
  const first = (await keygenBody(bench, dutyOf(bench, '2 keep/exchange')))!;
  await bench.people[2]!.ports.store.delete('keep/');
  const second = (await keygenBody(bench, dutyOf(bench, '2 keep/exchange')))!;
  expect([put(bench, 2, first), put(bench, 2, second)]).toEqual(['done', 'contribution/wrong-step']);
  expect(keepingOf(bench).making!.commits).toMatchObject(before.making!.commits);
  // Its page has forgotten what counts: it says nothing, rather than what would convict it.
  expect(await keygenBody(bench, dutyOf(bench, '2 keep/deal'))).toBeUndefined();
});

test('[K19] a deal that stays away vetoes the set, by name', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  await keepAll(bench, { silent: [2], stop: (what) => what === 'keep/check' });
  bench.pass(KEYGEN_MS);
  expect(said(bench, 'keepers/silent')).toEqual([{ seats: [2] }]);
  expect(keepingOf(bench).making).toMatchObject({ keepers: [0, 1], step: 'exchange', commits: {} });
});

test('[K19] who leaves, or is away, once all have committed is named: the keys are made anew', async () => {
  const bench = await keptTable(4);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  bench.leave(bench.people[3]!);
  expect(said(bench, 'keepers/left')).toEqual([{ seats: [3] }]);
  // Before that it has shown nobody anything.
  bench.leave(bench.people[2]!);
  expect(said(bench, 'keepers/left')).toHaveLength(1);
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  const devices = bench.people.slice(0, 2).map(({ device }) => device);
  const { answers } = foldVoters(bench.world, bench.state, devices, devices.slice(0, 1), 'f'.repeat(64));
  expect(answers).toEqual([{ what: 'keepers/left', args: { seats: [1] } }]);
});

test('[K19] of two devices of a seat only the one that has committed deals', async () => {
  const bench = await keptTable(2);
  const [anna, phone] = [bench.people[0]!, await bench.newcomer()];
  bench.put(phone, KIND.hello, makeHelloBody(phone));
  const pairs = (by: typeof phone, name: string): string =>
    codeOf(bench.put(by, KIND.seat, makeSeatBody({ act: SEAT_ACT.pair, seat: 0, device: phone.device, name })));
  pairs(phone, 'A'.repeat(43));
  expect(pairs(anna, 'hand')).toBe('done');
  await keepAll(bench, { silent: [0] });
  // Both have stepped in; the phone was quicker.
  const duty = dutyOf(bench, '0 keep/exchange');
  const late = (await keygenBody(bench, duty))!;
  const quick = (await keygenBody(bench, duty, phone))!;
  expect(codeOf(bench.put(phone, KIND.keygen, quick))).toBe('done');
  expect(put(bench, 0, late)).toBe('contribution/wrong-step');
  const deal = dutyOf(bench, '0 keep/deal');
  expect(await keygenBody(bench, deal)).toBeUndefined();
  expect(await new OwnKeys(anna.ports.store).deal(keepingOf(bench).making!.id)).toBeUndefined();
  expect(codeOf(bench.put(phone, KIND.keygen, (await keygenBody(bench, deal, phone))!))).toBe('done');
});
