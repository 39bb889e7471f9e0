/** Committed: what a quorum has acknowledged in one epoch. */
import { beforeEach, expect, test } from 'vitest';
import type { Ack } from '../../../../src/kernel/journal/vote.ts';
import { enqueue, takeEffect } from '../../../../src/kernel/log/voters.ts';
import { Commits } from '../../../../src/kernel/order/votes/commits.ts';
import type { Stamped } from '../../../../src/kernel/log/order.ts';
import { DEVICES, Tree } from '../tree.ts';

const [A, B, C, D] = DEVICES as [string, string, string, string];
const STATE = '00'.repeat(8);
let tree: Tree;
let commits: Commits;
beforeEach(() => {
  tree = new Tree([A, B, C]);
  commits = new Commits(tree.order, () => STATE);
});

function ack(device: string, s: Stamped, state = STATE): void {
  const vote: Ack = { type: 'ack', device, session: 1, epoch: s.epoch, position: s.position, hash: s.hash, state };
  commits.note(vote, new TextEncoder().encode(`${device} ${s.hash}`));
}

test('[O7] a place is committed when a quorum has acknowledged it or something over it', () => {
  const one = tree.stamp(tree.root);
  const two = tree.stamp(one);
  expect(commits.place).toBe(tree.root);
  ack(A, one);
  expect(commits.place).toBe(tree.root);
  ack(B, two);
  expect(commits.place).toBe(one);
  ack(C, two);
  expect(commits.place).toBe(two);
});

test('[O7] acknowledgements of two epochs don’t add up', () => {
  const one = tree.stamp(tree.root);
  ack(A, one);
  const opened = tree.stamp(one, { epoch: 1 });
  ack(B, opened);
  expect(commits.place).toBe(tree.root);
  ack(A, opened);
  expect(commits.place).toBe(opened);
});

test('[O7] a stranger’s acknowledgement, one repeated and one with a wrong place don’t count', () => {
  const one = tree.stamp(tree.root);
  ack(D, one);
  ack(A, one);
  ack(A, one);
  ack(B, { ...one, epoch: 4 });
  ack(C, { ...one, position: 9 });
  expect(commits.place).toBe(tree.root);
});

test('[O7] who folds to another state isn’t counted, and is told', () => {
  const one = tree.stamp(tree.root);
  ack(A, one);
  ack(B, one, 'ff'.repeat(8));
  expect(commits.place).toBe(tree.root);
  expect([...commits.differing]).toEqual([B]);
});

test('[O15] places before a change are judged by the old count, from it on by the new', () => {
  const asking = tree.stamp(tree.root, { voters: enqueue(tree.root.voters, { act: 'in', device: D }, 1) });
  ack(A, asking);
  expect(commits.proof()).toBeUndefined();
  ack(B, asking);
  expect(commits.place).toBe(asking);
  expect(commits.proof()).toHaveLength(2);
  const effect = tree.stamp(asking, { voters: takeEffect(asking.voters, 2) });
  ack(A, effect);
  ack(B, effect);
  expect(commits.place).toBe(asking);
  expect(commits.missing(effect)).toEqual([C, D]);
  ack(D, effect);
  expect(commits.place).toBe(effect);
});
