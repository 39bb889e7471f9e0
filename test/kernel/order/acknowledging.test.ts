/** When a page acknowledges the tip, at stamps in one hand: what waits for the others' word, and what for its own. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { firstState, type TableState } from '../../../src/kernel/state/state.ts';
import type { Ack } from '../../../src/kernel/journal/vote.ts';
import { Acknowledging, type AcknowledgingPorts } from '../../../src/kernel/order/acknowledging.ts';
import { beginCoin, type Coin } from '../../../src/kernel/runs/coin.ts';
import { enqueue } from '../../../src/kernel/log/voters.ts';
import { Commits } from '../../../src/kernel/order/votes/commits.ts';
import type { Stamped } from '../../../src/kernel/log/order.ts';
import { Voter } from '../../../src/kernel/order/votes/voter.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Pen, ROOM, SETTINGS } from '../../helpers/pen.ts';
import { DEVICES, Tree } from './tree.ts';

const STATE = '00'.repeat(8);
const others = DEVICES.slice(0, 3);

/** One page at a table where three more count. @param sits whether its device has a seat */
async function page(sits: boolean) {
  const pen = new Pen(await loadSodium(), 1);
  const [tree, clock] = [new Tree([...others, pen.device]), new ManualClock()];
  const states = new Map<string, TableState>();
  const founder = { device: pen.device, sig: hex(pen.sigPk), mail: hex(pen.mailPk) };
  const first = firstState(SETTINGS, founder, 0);
  const seated = { seat: 0, device: sits ? pen.device : others[0]!, name: 'Anna' };
  states.set(tree.root.hash, { ...first, roster: [seated] });
  const commits = new Commits(tree.order, () => STATE);
  const voter = new Voter({
    store: memoryLog(),
    keys: pen.keys,
    order: tree.order,
    place: { room: ROOM, generation: 0 },
    page: { device: pen.device, session: 1 },
    flushed: () => Promise.resolve(),
  });
  const said: string[] = [];
  const acknowledging = new Acknowledging({
    clock,
    order: tree.order,
    runner: {
      get at() {
        return tree.tip;
      },
      get state() {
        return states.get(tree.tip.hash)!;
      },
      stateAt: (hash: string | undefined) => states.get(hash ?? ''),
    } as unknown as AcknowledgingPorts['runner'],
    voter,
    commits,
    attendance: { agreesIn: () => 0 } as unknown as AcknowledgingPorts['attendance'],
    hashes: { at: () => STATE } as unknown as AcknowledgingPorts['hashes'],
    device: pen.device,
    acknowledged: ({ hash }) => void said.push(hash),
    resend: () => undefined,
    look: () => undefined,
    failed: (error) => {
      throw error;
    },
  });
  const stampOf = (change: (before: TableState) => TableState, more: Partial<Stamped> = {}): Stamped => {
    const before = states.get(tree.tip.hash)!;
    const one = tree.stamp(tree.tip, more);
    states.set(one.hash, change(before));
    return one;
  };
  /** A stamp after which another device is at the seat, or nothing has changed. */
  const stamp = (changes: boolean): Stamped =>
    stampOf((before) => (changes ? { ...before, roster: [{ ...seated, name: 'Bruna' }] } : before));
  const hear = (device: string, { epoch, position, hash }: Stamped): void =>
    commits.note({ type: 'ack', device, session: 1, epoch, position, hash, state: STATE } satisfies Ack, ROOM);
  const look = async (): Promise<void> => {
    acknowledging.look();
    await clock.pass(0);
  };
  return { stamp, stampOf, hear, look, said };
}

test('[I18] who has a device at a seat is acknowledged by whoever sits, also where the others were quicker and enough', async () => {
  for (const sits of [true, false]) {
    const { stamp, hear, look, said } = await page(sits);
    const paired = stamp(true);
    for (const device of others) hear(device, paired);
    await look();
    await look();
    expect(said).toEqual(sits ? [paired.hash] : []);
    stamp(false);
    await look();
    expect(said).toHaveLength(sits ? 1 : 0);
  }
});

const rolling =
  (coin: Coin, id = 'e:0') =>
  (before: TableState): TableState => ({
    ...before,
    requests: { ...before.requests, [id]: { kind: 'roll', n: 1, sides: 6, coin } },
  });

test('[O8] a step of a coin is acknowledged once, however many stamps its answers come under', async () => {
  const { stampOf, hear, look, said } = await page(true);
  const coin = beginCoin(new Uint8Array(32), [0, 1, 2], 0);
  const acknowledges = async (one: Stamped): Promise<boolean> => {
    const before = said.length;
    await look();
    return said.length > before && said.at(-1) === one.hash;
  };
  const asked = stampOf(rolling(coin));
  expect(await acknowledges(asked)).toBe(true);
  // It isn't known here yet whether that is committed.
  const first = stampOf(rolling({ ...coin, commits: { 0: 'aa' } }));
  expect(await acknowledges(first)).toBe(true);
  for (const device of others) hear(device, first);
  const second = stampOf(rolling({ ...coin, commits: { 0: 'aa', 1: 'bb' } }));
  expect(await acknowledges(second)).toBe(false);
  const third: Coin = { ...coin, phase: 'rest', commits: { 0: 'aa', 1: 'bb', 2: 'cc' } };
  const stamped = stampOf(rolling(third));
  expect(await acknowledges(stamped)).toBe(true);
  for (const device of others) hear(device, stamped);
  expect(await acknowledges(stampOf(rolling({ ...third, reveals: { 2: 'cc' } })))).toBe(false);
  // What is asked besides waits for a quorum, and so does the end.
  const both = stampOf(rolling(coin, 'f:0'));
  expect(await acknowledges(both)).toBe(true);
  for (const device of others) hear(device, both);
  expect(await acknowledges(stampOf((before) => ({ ...before, requests: {} })))).toBe(true);
});

test('[O8] under another epoch, other voters or other people a step of a coin is acknowledged again', async () => {
  const coin = beginCoin(new Uint8Array(32), [0, 1, 2], 0);
  const answered = rolling({ ...coin, commits: { 0: 'aa' } });
  const cases: readonly ((asked: Stamped) => readonly [(before: TableState) => TableState, Partial<Stamped>])[] = [
    () => [answered, { epoch: 1 }],
    ({ voters }) => [answered, { voters: { ...voters, devices: [...voters.devices] } }],
    ({ voters }) => [answered, { voters: enqueue(voters, { act: 'in', device: DEVICES[4]! }, 2) }],
    () => [(before) => ({ ...answered(before), roster: [...before.roster] }), {}],
    () => [(before) => ({ ...answered(before), veils: {} }), {}],
  ];
  for (const change of cases) {
    const { stampOf, hear, look, said } = await page(true);
    const asked = stampOf(rolling(coin));
    for (const device of others) hear(device, asked);
    await look();
    const next = stampOf(...change(asked));
    await look();
    expect(said).toEqual([asked.hash, next.hash]);
  }
});
