/** What a device votes, and never twice differently. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../../src/embed/adapters/store.ts';
import { type Ack, parsePromise, parseVote, type PromiseVote } from '../../../../src/kernel/journal/vote.ts';
import { Voter } from '../../../../src/kernel/order/votes/voter.ts';
import type { LogStore, Sodium } from '../../../../src/kernel/ports.ts';
import { Pen, ROOM } from '../../../helpers/pen.ts';
import { Tree } from '../tree.ts';

let sodium: Sodium;
let pen: Pen;
let store: LogStore;
let tree: Tree;
beforeAll(async () => {
  sodium = await loadSodium();
  pen = new Pen(sodium, 1);
});
beforeEach(() => {
  store = memoryLog();
  tree = new Tree([pen.device]);
});

const STATE = '0011223344556677';
const to = { device: 'ee'.repeat(16), session: 9 };
async function voter(flushed: () => Promise<unknown> = () => Promise.resolve()): Promise<Voter> {
  const page = { device: pen.device, session: 5 };
  const made = new Voter({
    store,
    keys: pen.keys,
    order: tree.order,
    place: { room: ROOM, generation: 0 },
    page,
    flushed,
  });
  await made.load();
  return made;
}

test('[O4] one acknowledgement after the other lies over the last; a clashing one is refused', async () => {
  const v = await voter();
  const one = tree.stamp(tree.root);
  const two = tree.stamp(one);
  const aside = tree.stamp(one);
  expect(parseVote((await v.acknowledge(two, STATE))!)).toMatchObject({ type: 'ack', hash: two.hash, state: STATE });
  expect(await v.acknowledge(aside, STATE)).toBeUndefined();
  expect(await v.acknowledge(one, STATE)).toBeUndefined();
});

test('[O4] after a promise nothing of a lower epoch is acknowledged, by no tab and after no reload (late-ack)', async () => {
  const [v, otherTab] = [await voter(), await voter()];
  const x = tree.stamp(tree.root);
  expect(parsePromise((await v.promise(1, to, undefined))!)).toMatchObject({ epoch: 1, last: { position: 0 } });
  expect(await v.acknowledge(x, STATE)).toBeUndefined();
  expect(await otherTab.acknowledge(x, STATE)).toBeUndefined();
  expect(await (await voter()).acknowledge(x, STATE)).toBeUndefined();
});

test('[O4] what isn’t stored isn’t acknowledged: the log first, then the vote, then the signature', async () => {
  const events: string[] = [];
  const v = await voter(() => Promise.resolve(events.push('log')));
  const { update } = store;
  store.update = async (key, next) => {
    events.push('vote');
    await update(key, next);
  };
  await v.acknowledge(tree.stamp(tree.root), STATE);
  expect(events).toEqual(['log', 'vote']);
  store.update = () => Promise.reject(new Error('quota'));
  await expect(v.acknowledge(tree.stamp(tree.tip), STATE)).rejects.toThrow('quota');
  expect(v.bond.last.position).toBe(1);
});

test('[O18] trying whether a vote could be stored asks log and store, and changes nothing that binds', async () => {
  let flushed = 0;
  const v = await voter(() => Promise.resolve(flushed++));
  await v.acknowledge(tree.stamp(tree.root), STATE);
  const { bond } = v;
  await v.tryStoring();
  expect(flushed).toBe(2);
  expect([v.bond, (await voter()).bond]).toEqual([bond, bond]);
  store.update = () => Promise.reject(new Error('quota'));
  await expect(v.tryStoring()).rejects.toThrow('quota');
});

test('[O5] in a higher epoch a chain that conflicts with the last may be acknowledged (stranded-ack)', async () => {
  const v = await voter();
  await v.acknowledge(tree.stamp(tree.root), STATE);
  const opening = tree.stamp(tree.root, { epoch: 2 });
  expect(await v.acknowledge(opening, STATE)).toBeDefined();
  expect(v.bond).toMatchObject({ promised: 2, last: { epoch: 2, hash: opening.hash } });
});

test('[O10] an epoch is promised once, and says what was acknowledged last, with what is held over it (forgotten-vote)', async () => {
  const v = await voter();
  const x = tree.stamp(tree.root);
  await v.acknowledge(x, STATE);
  const again = await voter();
  expect(parsePromise((await again.promise(3, to, undefined))!)!.last.hash).toBe(x.hash);
  expect(await again.promise(3, { ...to, session: 1 }, undefined)).toBeUndefined();
  expect(await v.promise(2, to, undefined)).toBeUndefined();
  const y = tree.stamp(x);
  expect(parsePromise((await v.promise(4, to, y))!)!.last.hash).toBe(x.hash);
});

test('[O10] what is held beyond the last acknowledgement is acknowledged with the promise', async () => {
  const v = await voter();
  const x = tree.stamp(tree.root);
  const y = tree.stamp(x);
  await v.acknowledge(x, STATE);
  expect(parsePromise((await v.promise(1, to, y))!)!.last.hash).toBe(y.hash);
});

test('[O10] who has gone on to another generation votes no more', async () => {
  const v = await voter();
  expect(parsePromise((await v.promise(1, to, undefined, true))!)!.left).toBe(true);
  expect(await v.promise(2, to, undefined)).toBeUndefined();
  expect(await (await voter()).acknowledge(tree.stamp(tree.root, { epoch: 5 }), STATE)).toBeUndefined();
});

test('[O17] a device that doesn’t hold what it acknowledged acknowledges nothing more in that epoch', async () => {
  const x = tree.stamp(tree.root);
  await (await voter()).acknowledge(x, STATE);
  tree = new Tree([pen.device]);
  const v = await voter();
  expect(v.last).toBeUndefined();
  expect(await v.acknowledge(tree.stamp(tree.stamp(tree.root)), STATE)).toBeUndefined();
  expect(await v.acknowledge(tree.stamp(tree.root, { epoch: 1 }), STATE)).toBeDefined();
});

describe('a store that has gone back behind its own votes', () => {
  /** The votes of a device whose store is then put back to before them. */
  async function putBack(vote: (v: Voter) => Promise<Uint8Array | undefined>): Promise<Ack | PromiseVote> {
    const before = store;
    store = memoryLog();
    const bytes = await vote(await voter());
    store = before;
    return parseVote(bytes!) as Ack | PromiseVote;
  }

  test('[O17] an acknowledgement of its own that it meets binds it: nothing lower, nothing that conflicts', async () => {
    const x = tree.stamp(tree.root);
    const y = tree.stamp(x);
    const vote = await putBack((v) => v.acknowledge(y, STATE));
    const v = await voter();
    await v.recall(vote);
    expect(await v.acknowledge(x, STATE)).toBeUndefined();
    expect(await v.acknowledge(tree.stamp(x), STATE)).toBeUndefined();
    expect(parsePromise((await v.promise(1, to, undefined))!)!.last.hash).toBe(y.hash);
    expect(await v.acknowledge(tree.stamp(y, { epoch: 1 }), STATE)).toBeDefined();
  });

  test('[O17] so does a promise: none of that epoch or a lower one, and nothing below it is acknowledged', async () => {
    const x = tree.stamp(tree.root);
    const vote = await putBack((v) => v.promise(3, to, x));
    const v = await voter();
    await v.recall(vote);
    expect(await v.promise(3, { ...to, session: 2 }, undefined)).toBeUndefined();
    expect(await v.acknowledge(tree.stamp(x), STATE)).toBeUndefined();
    expect(parsePromise((await v.promise(4, to, undefined))!)!.last.hash).toBe(x.hash);
  });

  test('[O17] it is stored before anything else is signed, and where it can’t be it binds all the same', async () => {
    const x = tree.stamp(tree.root);
    const vote = await putBack((v) => v.promise(3, to, x));
    const v = await voter();
    const { update } = store;
    store.update = () => Promise.reject(new Error('quota'));
    await expect(v.recall(vote)).rejects.toThrow('quota');
    expect(v.bond).toMatchObject({ promised: 3, last: { hash: x.hash } });
    store.update = update;
    expect(await v.promise(2, to, undefined)).toBeUndefined();
    expect((await voter()).bond).toMatchObject({ promised: 3, last: { hash: x.hash } });
  });

  test('[O17] what the store holds already changes nothing', async () => {
    const v = await voter();
    const x = tree.stamp(tree.root);
    const votes = [(await v.acknowledge(x, STATE))!, (await v.promise(2, to, x))!].map(parseVote);
    await v.acknowledge(tree.stamp(x, { epoch: 4 }), STATE);
    const { bond } = v;
    for (const vote of votes) await v.recall(vote as Ack | PromiseVote);
    expect(v.bond).toBe(bond);
  });
});
