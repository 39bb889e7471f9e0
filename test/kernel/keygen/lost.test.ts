/** A device that has its seat's keys from one that was taken out before it could tell them. */
import { expect, test } from 'vitest';
import { base64url } from '../../../src/kernel/base64url.ts';
import { collectShares, takeShare } from '../../../src/kernel/acting/share.ts';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { KEYGEN, makeKeygenBody } from '../../../src/kernel/keygen/bodies.ts';
import { KeeperCare } from '../../../src/kernel/acting/keeper-care.ts';
import { LOST_MS } from '../../../src/kernel/acting/lacks-shares.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { type Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { keepAll, keepingOf, keygenNames, keygenPorts, keptTable, said, setOf } from '../../helpers/keygen-bench.ts';

/** Seats 0 and 1 keep; seat 0's first device is taken out by a phone, with the letter that it owes the phone. */
async function takenOut(playing = false): Promise<{ bench: Bench; phone: Person; letter: Uint8Array }> {
  const bench = await keptTable(2);
  await keepAll(bench);
  if (playing) bench.put(bench.people[0]!, KIND.start, bench.startBody());
  const [anna] = bench.people;
  const phone = await bench.newcomer();
  bench.put(phone, KIND.hello, makeHelloBody(phone));
  const act = (by: Person, what: 'pair' | 'unpair', device: string, name: string): void => {
    const body = makeSeatBody({ act: SEAT_ACT[what], seat: 0, device, name });
    expect(codeOf(bench.put(by, KIND.seat, body))).toBe('done');
  };
  act(phone, 'pair', phone.device, base64url(new Uint8Array(32)));
  act(anna!, 'pair', phone.device, 'hand');
  const [letter] = await collectShares(anna!.ports, bench.state, 0);
  act(phone, 'unpair', anna!.device, '');
  return { bench, phone, letter: letter! };
}

/** What the phone's page says in so much time. */
async function saidBy(bench: Bench, phone: Person, ms: number, meanwhile?: () => Promise<unknown>): Promise<number> {
  const clock = new ManualClock();
  let n = 0;
  const care = new KeeperCare({
    ...keygenPorts(phone),
    clock,
    device: phone.device,
    session: {
      write: async (kind: typeof KIND.keygen, make: () => Uint8Array) => {
        n++;
        expect(codeOf(bench.put(phone, kind, make()))).toBe('done');
        return {};
      },
    } as never,
    committed: () => bench.state,
    now: () => bench.state,
    primary: () => true,
    owe: () => Promise.resolve(),
    took: () => undefined,
    failed: (error) => {
      throw error;
    },
  });
  await care.work();
  await meanwhile?.();
  await clock.pass(ms);
  await care.work();
  care.close();
  return n;
}

const lost = (set: string, bytes = new Uint8Array()): Uint8Array => makeKeygenBody({ type: KEYGEN.lost, set, bytes });

test('[K17] a device that never got its seat’s keys says so after a while, once, and the next set is made with it', async () => {
  const { bench, phone } = await takenOut();
  const before = setOf(bench);
  expect(await saidBy(bench, phone, LOST_MS - 1)).toBe(0);
  expect(await saidBy(bench, phone, LOST_MS)).toBe(1);
  expect(keygenNames(bench)).toContain('0 keep/exchange');
  await keepAll(bench);
  expect(setOf(bench)).toMatchObject({ keepers: [0, 1], devices: [phone.device, before.devices[1]] });
  expect(await saidBy(bench, phone, LOST_MS)).toBe(0);
});

test('[K17] where the keys come meanwhile, late as they are, nothing is given up', async () => {
  const { bench, phone, letter } = await takenOut();
  const read = (): Promise<unknown> => takeShare(phone.ports, bench.state, 0, letter);
  expect(await saidBy(bench, phone, 2 * LOST_MS, read)).toBe(0);
  expect(setOf(bench).devices[0]).toBe(phone.device);
});

test('[K17] a roll that too few can give now is answered, and the game goes on with the keepers that follow', async () => {
  const { bench, phone } = await takenOut(true);
  bench.move(bench.people[1]!, 'roll', { n: 1, sides: 6 });
  expect(Object.values(bench.state.requests).map(({ kind }) => kind)).toEqual(['beacon']);
  expect(await saidBy(bench, phone, LOST_MS)).toBe(1);
  expect(said(bench, 'answer/lost')).toEqual([{ by: [0] }]);
  expect(bench.state.requests).toEqual({});
  await keepAll(bench);
  bench.move(bench.people[1]!, 'roll', { n: 1, sides: 6 });
  const [again] = Object.values(bench.state.requests);
  expect(again).toMatchObject({ kind: 'beacon', set: setOf(bench).id });
  expect(setOf(bench).devices).toContain(phone.device);
});

test('[K17] of nobody else’s keys it can be said, and who loses them again and again keeps no more', async () => {
  const { bench, phone } = await takenOut();
  const say = (by: Person, body: Uint8Array): string => codeOf(bench.put(by, KIND.keygen, body));
  expect(say(bench.people[0]!, lost(setOf(bench).id))).toBe('contribution/not-owed');
  expect(say(phone, lost('0'.repeat(32)))).toBe('contribution/wrong-step');
  expect(say(phone, lost(setOf(bench).id, Uint8Array.of(1)))).toBe('contribution/malformed');
  for (let i = 0; i < 3; i++) {
    expect(setOf(bench).keepers).toEqual([0, 1]);
    expect(say(phone, lost(setOf(bench).id))).toBe('done');
    await keepAll(bench);
  }
  expect(setOf(bench).keepers).toEqual([1]);
  expect(keepingOf(bench).out[0]).toMatchObject({ why: 'silent', times: 3 });
});
