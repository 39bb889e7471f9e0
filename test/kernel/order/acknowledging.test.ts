/** When a page acknowledges the tip, at stamps in one hand: what waits for the others' word, and what for its own. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { firstState, type TableState } from '../../../src/kernel/state/state.ts';
import type { Ack } from '../../../src/kernel/journal/vote.ts';
import { Acknowledging, type AcknowledgingPorts } from '../../../src/kernel/order/acknowledging.ts';
import { Commits } from '../../../src/kernel/order/votes/commits.ts';
import type { Stamped } from '../../../src/kernel/log/order.ts';
import { Voter } from '../../../src/kernel/order/votes/voter.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Pen, ROOM, SETTINGS } from '../../helpers/pen.ts';
import { DEVICES, Tree } from './tree.ts';

const STATE = '00'.repeat(8);
const others = DEVICES.slice(0, 3);

/** One page at a table where three more count. @param sits whether its device has a seat */
async function page(sits: boolean, agreesIn: () => number = () => 0) {
  const pen = new Pen(await loadSodium(), 1);
  const [tree, clock] = [new Tree([...others, pen.device]), new ManualClock()];
  const states = new Map<string, TableState>();
  const founder = { device: pen.device, sig: hex(pen.sigPk), mail: hex(pen.mailPk) };
  const first = firstState(SETTINGS, founder, 0);
  const seated = { seat: 0, device: sits ? pen.device : others[0]!, name: 'Anna' };
  states.set(tree.root.hash, { ...first, roster: [seated] });
  const commits = new Commits(tree.order, () => STATE);
  const store = memoryLog();
  const failures: unknown[] = [];
  const voter = new Voter({
    store,
    keys: pen.keys,
    order: tree.order,
    place: { room: ROOM, generation: 0 },
    page: { device: pen.device, session: 1 },
    flushed: () => Promise.resolve(),
  });
  const said: string[] = [];
  const acknowledging: Acknowledging = new Acknowledging({
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
    attendance: { agreesIn } as unknown as AcknowledgingPorts['attendance'],
    hashes: { at: () => STATE } as unknown as AcknowledgingPorts['hashes'],
    device: pen.device,
    acknowledged: ({ hash }) => void said.push(hash),
    resend: () => undefined,
    look: () => acknowledging.look(),
    failed: (error) => void failures.push(error),
  });
  /** A stamp after which another device is at the seat, or nothing has changed. */
  const stamp = (changes: boolean): Stamped => {
    const before = states.get(tree.tip.hash)!;
    const one = tree.stamp(tree.tip);
    states.set(one.hash, changes ? { ...before, roster: [{ ...seated, name: 'Bruna' }] } : before);
    return one;
  };
  const hear = (device: string, { epoch, position, hash }: Stamped): void =>
    commits.note({ type: 'ack', device, session: 1, epoch, position, hash, state: STATE } satisfies Ack, ROOM);
  const look = async (): Promise<void> => {
    acknowledging.look();
    await clock.pass(0);
  };
  return { acknowledging, stamp, hear, look, said, clock, store, failures };
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

test('[O18] an acknowledgement that can’t be stored is tried again every five seconds, though nothing else happens', async () => {
  const { stamp, look, said, clock, store, failures } = await page(true);
  const { update } = store;
  store.update = () => Promise.reject(new Error('quota'));
  const paired = stamp(true);
  await look();
  await clock.pass(5_000);
  expect([said, failures.length]).toEqual([[], 2]);
  store.update = update;
  await clock.pass(4_900);
  expect(said).toEqual([]);
  await clock.pass(100);
  expect(said).toEqual([paired.hash]);
});

test('[O8] however often a page looks at what it can’t agree to yet, one timer waits for it, and none after the end', async () => {
  let leftMs = 1_000;
  const { acknowledging, stamp, said, clock } = await page(true, () => leftMs);
  const paired = stamp(true);
  for (let i = 0; i < 50; i++) acknowledging.look();
  expect(clock.pending).toBe(1);
  await clock.pass(999);
  expect(said).toEqual([]);
  leftMs = 0;
  await clock.pass(1);
  expect(said).toEqual([paired.hash]);
  leftMs = 1_000;
  stamp(true);
  acknowledging.look();
  acknowledging.close();
  expect(clock.pending).toBe(0);
});
