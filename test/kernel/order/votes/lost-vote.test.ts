/** What a page says of an own acknowledgement whose stamp isn't here any more. */
import { beforeEach, expect, test } from 'vitest';
import { LostVote } from '../../../../src/kernel/order/votes/lost-vote.ts';
import type { Record, Voter } from '../../../../src/kernel/order/votes/voter.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { DEVICES, Tree } from '../tree.ts';

let clock: ManualClock;
let tree: Tree;
let here: boolean;
let lost: LostVote;
let said: boolean[];
beforeEach(() => {
  clock = new ManualClock();
  tree = new Tree(DEVICES);
  here = false;
  said = [];
  const last = { epoch: 0, position: 5, hash: 'cd'.repeat(32) };
  const record: Record = { promised: 0, last, left: false };
  lost = new LostVote({
    clock,
    order: tree.order,
    voter: {
      record,
      get last() {
        return here ? tree.root : undefined;
      },
    } as Voter,
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
