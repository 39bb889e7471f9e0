/** Committed: what a quorum has acknowledged in one epoch. */
import { beforeEach, expect, test } from 'vitest';
import type { Ack } from '../../../../src/kernel/journal/vote.ts';
import { enqueue, takeEffect } from '../../../../src/kernel/log/voters.ts';
import { Commits } from '../../../../src/kernel/order/votes/commits.ts';
import type { Stamped } from '../../../../src/kernel/log/order.ts';
import { seeded, withSeeds } from '../../../helpers/rng.ts';
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

const isUnder = (stamped: Stamped, tip: Stamped | undefined): boolean =>
  tip !== undefined && (tip === stamped || isUnder(stamped, tip.parent));

test('[O7] [O23] what is settled as it comes is what comes out where all is judged at once, whichever way the tip turns', () => {
  withSeeds(60, (seed) => {
    const rng = seeded(seed);
    tree = new Tree([A, B, C]);
    const states = new Map([[tree.root.hash, STATE]]);
    let folded: Stamped | undefined = tree.root;
    let before: Stamped | undefined;
    const made = (): Commits =>
      new Commits(
        tree.order,
        (stamped) => states.get(stamped.hash),
        () => folded,
      );
    commits = made();
    const stamps = [tree.root];
    const heard: [Ack, Uint8Array][] = [];
    for (let i = 0; i < 60; i++) {
      const at = rng.pick(stamps)!;
      const what = rng.below(10);
      if (what < 3) {
        const over = rng.oneIn(6) ? at : tree.tip;
        const voters =
          rng.oneIn(8) && over.voters.pending.length === 0
            ? enqueue(over.voters, { act: 'in', device: D }, 1)
            : over.voters;
        stamps.push(tree.stamp(over, { voters, epoch: over.epoch + (rng.oneIn(8) ? 1 : 0) }));
      } else if (what < 4) {
        tree.tip = at;
      } else if (what < 6) {
        folded = at;
        for (let s: Stamped | undefined = at; s; s = s.parent) states.set(s.hash, STATE);
      } else {
        const device = rng.pick([A, B, C, D])!;
        const { epoch, position, hash } = at;
        const state = rng.oneIn(9) ? 'ff'.repeat(8) : STATE;
        const vote: Ack = { type: 'ack', device, session: 1, epoch, position, hash, state };
        const known = heard.some(([other]) => other.device === device && other.hash === hash && other.epoch === epoch);
        if (known || heard.filter(([other]) => other.device === device).length === 8) continue;
        heard.push([vote, new TextEncoder().encode(`${device} ${hash}`)]);
        commits.note(...heard.at(-1)!);
      }
      const anew = made();
      for (const [vote, bytes] of heard) anew.note(vote, bytes);
      // What was committed stays so while it lies under the tip, also where somebody turns out to differ.
      const stays = before && isUnder(before, tree.tip) && before.position > anew.place!.position;
      const expected = stays ? before : anew.place;
      expect(commits.place).toBe(expected);
      before = expected;
      expect(commits.missing(at)).toEqual(anew.missing(at));
      expect(commits.proof()).toEqual(anew.proof());
      expect(commits.differing).toEqual(new Set([...anew.differing, ...commits.differing]));
    }
  });
});

test('[O7] of one device the last eight acknowledgements count: who is flooded with them forgets the first', () => {
  const all = Array.from({ length: 9 }, () => tree.stamp(tree.tip));
  ack(A, all[8]!);
  for (const one of all.slice(1)) ack(B, one);
  expect(commits.place).toBe(all[8]);
  tree = new Tree([A, B, C]);
  commits = new Commits(tree.order, () => STATE);
  const [first, ...rest] = Array.from({ length: 9 }, () => tree.stamp(tree.tip));
  ack(A, rest.at(-1)!);
  expect(commits.missing(first!)).toEqual([B, C]);
  ack(B, first!);
  expect(commits.missing(first!)).toEqual([C]);
  const strangers = [2, 3, 4, 5, 6, 7, 8, 9].map((epoch) => ({ ...first!, epoch }));
  for (const one of strangers) ack(B, one);
  expect(commits.missing(first!)).toEqual([B, C]);
});

test('[O7] [O15] who has acknowledged much before a change is asked for brings it about with its latest word', () => {
  for (let i = 0; i < 8; i++) ack(B, tree.stamp(tree.tip));
  const asking = tree.stamp(tree.tip, { voters: enqueue(tree.root.voters, { act: 'in', device: D }, 9) });
  for (const device of [A, B]) ack(device, asking);
  expect(commits.place).toBe(asking);
  expect(commits.proof()).toHaveLength(2);
});
