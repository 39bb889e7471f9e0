/** Keys are made on stamps that aren't final: what was made in a past that didn't last convicts nobody in the one that did. */
import { expect, test } from 'vitest';
import { makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { OwnKeys } from '../../../src/kernel/acting/own-keys.ts';
import { takeEscrow } from '../../../src/kernel/acting/perform-keygen.ts';
import { KEYGEN_MS } from '../../../src/kernel/keygen/tend.ts';
import type { Bench } from '../../helpers/fold-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';
import {
  bent,
  dutyOf,
  flipAt,
  keepAll,
  keygenBody,
  keepingOf,
  keygenOne,
  keygenPorts,
  keptTable,
  said,
  setOf,
} from '../../helpers/keygen-bench.ts';

/** The chains go back with the state: what was stamped there isn't stamped here. */
function past(bench: Bench): () => void {
  const { state } = bench;
  const chains = bench.people.map(({ seq, prev }) => ({ seq, prev }));
  return () => {
    bench.set(() => state);
    for (const [n, person] of bench.people.entries()) Object.assign(person, chains[n]);
  };
}

const put = (bench: Bench, seat: number, body: Uint8Array): string =>
  codeOf(bench.put(bench.people[seat]!, KIND.keygen, body));

/** Behind keys, two commitments, a proof and two shares: the deck's share of keeper 3. */
const THIRD = 32 + 2 * 32 + 64 + 2 * 32;
const forget = (bench: Bench, seat: number): Promise<void> => bench.people[seat]!.ports.store.delete('keep/');

test('[K18] a deal for exchange keys of another past is refused, its dealer is convicted of nothing and deals to no other', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { silent: [1], stop: (what) => what === 'keep/deal' });
  const back = past(bench);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  const deal = (await keygenBody(bench, dutyOf(bench, '0 keep/deal')))!;
  back();
  // A keeper whose page has lost what it had made up, or who lies.
  await forget(bench, 1);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  const before = keepingOf(bench);
  expect(put(bench, 0, deal)).toBe('contribution/wrong-step');
  expect(keepingOf(bench)).toEqual(before);
  // What it has shown there the others may have chosen by: it says nothing here, and is in the next set again.
  expect(await keygenBody(bench, dutyOf(bench, '0 keep/deal'))).toBeUndefined();
  await keepAll(bench, { silent: [0] });
  bench.pass(KEYGEN_MS);
  bench.put(
    bench.people[0]!,
    KIND.seat,
    makeSeatBody({ act: SEAT_ACT.name, seat: 0, device: bench.people[0]!.device, name: 'Ada' }),
  );
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([0, 1, 2]);
  expect(said(bench, 'keepers/guilty')).toEqual([]);
});

test('[K18] a complaint of a deal in another past is refused, and convicts neither the dealer nor who complained rightly there', async () => {
  const bench = await keptTable(3);
  await keepAll(bench, { stop: (what) => what === 'keep/deal' });
  const back = past(bench);
  const good = (await keygenBody(bench, dutyOf(bench, '0 keep/deal')))!;
  expect(put(bench, 0, bent(good, flipAt(THIRD)))).toBe('done');
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  const complaint = (await keygenBody(bench, dutyOf(bench, '2 keep/check')))!;
  back();
  expect(put(bench, 0, good)).toBe('done');
  await keepAll(bench, { stop: (what) => what === 'keep/check' });
  expect(put(bench, 2, complaint)).toBe('contribution/wrong-step');
  await keepAll(bench);
  expect(setOf(bench).keepers).toEqual([0, 1, 2]);
  expect(said(bench, 'keepers/guilty')).toEqual([]);
});

/** Seats 0 and 1 keep, seat 2 sits and owes them its hand key. */
async function lateHand(): Promise<Bench> {
  const bench = await keptTable(3, 2);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, out: { 2: { why: 'silent', times: 9 } } } }));
  bench.sit(bench.people[2]!, 2);
  return bench;
}

test('[K18] a hand key that was told to the exchange keys of another past is refused, and told anew', async () => {
  const bench = await lateHand();
  const hand = (await keygenBody(bench, dutyOf(bench, '2 keep/hand')))!;
  const { exchange } = setOf(bench);
  const other = { ...setOf(bench), exchange: [exchange[1]!, exchange[0]!] };
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, set: other } }));
  expect(put(bench, 2, hand)).toBe('contribution/wrong-step');
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, set: { ...other, exchange } } }));
  expect(put(bench, 2, hand)).toBe('done');
});

test('[K18] a complaint of a hand key that was told in another past is refused, whatever key the seat has told in this one', async () => {
  const bench = await lateHand();
  const back = past(bench);
  const bad = bent((await keygenBody(bench, dutyOf(bench, '2 keep/hand')))!, flipAt(32 + 2 * 32 + 64 + 32));
  expect(put(bench, 2, bad)).toBe('done');
  const ports = keygenPorts(bench.people[1]!);
  const complaint = await takeEscrow(ports, bench.state, setOf(bench), 2, new OwnKeys(ports.store), 1);
  back();
  await keygenOne(bench, dutyOf(bench, '2 keep/hand'));
  expect(put(bench, 1, complaint!)).toBe('contribution/wrong-step');
  expect(setOf(bench).hands[2]!.escrow).toHaveLength(2);
  expect(said(bench, 'keepers/guilty')).toEqual([]);
});
