/** The loop behind a device's keys, where its store fails for a moment and where shares come late. */
import { expect, test } from 'vitest';
import { base64url } from '../../../src/kernel/base64url.ts';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { type CarePorts, KeeperCare } from '../../../src/kernel/acting/keeper-care.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { parseKeygenBody } from '../../../src/kernel/keygen/bodies.ts';
import { ManualClock } from '../../helpers/clock.ts';
import type { Bench } from '../../helpers/fold-bench.ts';
import { dutyOf, keepAll, keygenBody, keygenPorts, keptTable } from '../../helpers/keygen-bench.ts';

/** Of the first one at this table. */
function careOf(
  bench: Bench,
  more: Partial<CarePorts> = {},
): { readonly care: KeeperCare; readonly clock: ManualClock } {
  const clock = new ManualClock();
  const [anna] = bench.people;
  const care = new KeeperCare({
    ...keygenPorts(anna!),
    clock,
    device: anna!.device,
    session: undefined as never,
    committed: () => bench.state,
    now: () => bench.state,
    primary: () => true,
    owe: () => Promise.resolve(),
    took: () => undefined,
    failed: () => undefined,
    ...more,
  });
  return { care, clock };
}

test('[I18] [D5] what a paired device is to be told of the seat’s keys is owed once the store takes it', async () => {
  const bench = await keptTable(2);
  await keepAll(bench);
  const [anna] = bench.people;
  const phone = await bench.newcomer();
  bench.put(phone, KIND.hello, makeHelloBody(phone));
  for (const [by, name] of [
    [phone, base64url(new Uint8Array(32))],
    [anna!, 'hand'],
  ] as const)
    bench.put(by, KIND.seat, makeSeatBody({ act: SEAT_ACT.pair, seat: 0, device: phone.device, name }));
  const owed: string[] = [];
  let failures = 1;
  const { care, clock } = careOf(bench, {
    owe: (device) => (failures-- > 0 ? Promise.reject(new Error('full')) : Promise.resolve(void owed.push(device))),
  });
  await care.work();
  expect(owed).toEqual([]);
  await clock.pass(5_000);
  expect(owed).toEqual([phone.device]);
  await care.work();
  expect(owed).toHaveLength(1);
});

test('[K13] [K16] another hand key for the same set is told to the seat’s devices, too', async () => {
  const bench = await keptTable(2);
  await keepAll(bench);
  const [anna] = bench.people;
  const phone = { device: 'ab'.repeat(16), role: 'hand' } as const;
  bench.set((s) => ({ ...s, roster: s.roster.map((one) => (one.seat === 0 ? { ...one, others: [phone] } : one)) }));
  const owed: string[] = [];
  const { care } = careOf(bench, { owe: (device) => Promise.resolve(void owed.push(device)) });
  await care.work();
  expect(owed).toEqual([phone.device]);
  const { set } = bench.state.keeping!;
  const hands = { ...set!.hands, 0: { ...set!.hands[0]!, key: set!.hands[1]!.key } };
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, set: { ...set!, hands } } }));
  await care.work();
  expect([owed, anna!.device]).toEqual([[phone.device, phone.device], hands[0].device]);
});

test('[K3] a keeper’s page that takes in its share of a hand late says so: what it couldn’t answer is looked at again', async () => {
  const bench = await keptTable(3, 2);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  // So that it keeps nothing itself.
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, out: { 2: { why: 'silent', times: 9 } } } }));
  bench.sit(bench.people[2]!, 2);
  let took = 0;
  const { care } = careOf(bench, { took: () => took++ });
  await care.work();
  const before = took;
  bench.put(bench.people[2]!, KIND.keygen, (await keygenBody(bench, dutyOf(bench, '2 keep/hand')))!);
  await care.work();
  expect(took).toBe(before + 1);
  await care.work();
  expect(took).toBe(before + 1);
});

test('[K17] what lacks of two sets is said ten seconds after each was missed, however they come together', async () => {
  const bench = await keptTable(2);
  await keepAll(bench);
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: { ...s.keeping!.set!, id: 'cd'.repeat(16) } } }));
  const both = bench.state;
  const { set, next } = both.keeping!;
  const { next: _, ...first } = both.keeping!;
  bench.set((s) => ({ ...s, keeping: first }));
  const said: [number, string][] = [];
  const session = {
    write: (_kind: number, make: () => Uint8Array) =>
      Promise.resolve(said.push([clock.monotonicMs(), parseKeygenBody(make())!.set])),
  } as never;
  const { care, clock } = careOf(bench, { store: memoryLog(), session });
  await care.work();
  await clock.pass(4_000);
  bench.set(() => both);
  await care.work();
  await clock.pass(20_000);
  expect(said).toEqual([
    [10_000, set!.id],
    [14_000, next!.id],
  ]);
});
