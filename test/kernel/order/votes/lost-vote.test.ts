/** What a page says of an own acknowledgement whose stamp isn't here any more. */
import { beforeEach, expect, test } from 'vitest';
import { memoryLog } from '../../../../src/embed/adapters/store.ts';
import { Writer } from '../../../../src/kernel/bytes.ts';
import type { Order } from '../../../../src/kernel/log/order.ts';
import { LostVote } from '../../../../src/kernel/order/votes/lost-vote.ts';
import { Voter, type VoterPorts } from '../../../../src/kernel/order/votes/voter.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { DEVICES, Tree } from '../tree.ts';

let clock: ManualClock;
let tree: Tree;
let here: boolean;
let lost: LostVote;
let said: boolean[];
beforeEach(async () => {
  clock = new ManualClock();
  tree = new Tree(DEVICES);
  here = false;
  said = [];
  const store = memoryLog();
  await store.put('vote/0', new Writer().u32(0).u32(0).u32(5).raw(new Uint8Array(32).fill(0xcd)).u8(0).done());
  const order = {
    get tip() {
      return tree.order.tip;
    },
    at: () => (here ? tree.root : undefined),
  } as unknown as Order;
  const voter = new Voter({ store, order, place: { generation: 0 } } as unknown as VoterPorts);
  await voter.load();
  lost = new LostVote({
    clock,
    voter,
    live: () => true,
    reading: () => false,
    voteLost: (isLost) => void said.push(isLost),
  });
  lost.look();
});

test('[O17] what the device has acknowledged and nobody brings for five seconds is said, until somebody does', async () => {
  await clock.pass(4_900);
  lost.look();
  expect(said).toEqual([]);
  await clock.pass(100);
  expect(said).toEqual([true]);
  here = true;
  lost.look();
  expect(said).toEqual([true, false]);
});

test('[O17] nothing is said where somebody brings it in time', async () => {
  await clock.pass(4_900);
  here = true;
  lost.look();
  await clock.pass(10_000);
  expect(said).toEqual([]);
});

test('[O17] … nor where a higher epoch has shown that it wasn’t committed', async () => {
  tree.stamp(tree.root, { epoch: 1 });
  lost.look();
  await clock.pass(10_000);
  expect(said).toEqual([]);
});
