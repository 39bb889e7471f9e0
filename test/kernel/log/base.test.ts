/** Where a takeover goes on, and how many must agree. */
import { expect, test } from 'vitest';
import { pickBase, type Vow } from '../../../src/kernel/log/base.ts';
import type { Stamped } from '../../../src/kernel/log/order.ts';
import { quorum } from '../../../src/kernel/log/quorum.ts';
import { DEVICES, Tree } from '../order/tree.ts';

const [A, B, C, D, E] = DEVICES as [string, string, string, string, string];
const vow = (device: string, last: Stamped): Vow => ({ device, last });

test('[O7] the quorum of 1 to 8 is 1, 2, 2, 3, 4, 4, 5, 5, and from four on any two share two', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((n) => quorum(n, false))).toEqual([1, 2, 2, 3, 4, 4, 5, 5]);
  expect(quorum(3, true)).toBe(3);
  for (let n = 4; n <= 25; n++) expect(2 * quorum(n, false) - n).toBeGreaterThanOrEqual(2);
  for (let n = 1; n <= 25; n++) expect(quorum(n, false) + quorum(n + 1, false)).toBeGreaterThan(n + 1);
});

test('[O12] the longest chain of the highest epoch is the base, whoever else is behind', () => {
  const tree = new Tree([A, B, C]);
  const one = tree.stamp(tree.root);
  const two = tree.stamp(one);
  expect(pickBase(tree.order, [vow(B, one), vow(C, two)], false)).toBe(two);
  expect(pickBase(tree.order, [vow(B, tree.root), vow(C, one)], false)).toBe(one);
  const aside = tree.stamp(one, { epoch: 3 });
  expect(pickBase(tree.order, [vow(B, aside), vow(C, two)], false)).toBe(aside);
});

test('[O11] promises that are no quorum of whoever counts there name no base', () => {
  const tree = new Tree([A, B, C]);
  const one = tree.stamp(tree.root);
  expect(pickBase(tree.order, [vow(B, one)], false)).toBeUndefined();
  expect(pickBase(tree.order, [vow(B, one), vow(D, one)], false)).toBeUndefined();
  expect(pickBase(tree.order, [vow(B, one), vow(C, one)], true)).toBeUndefined();
  expect(pickBase(tree.order, [], false)).toBeUndefined();
});

test('[O12] whom a stamp counts out that it has acknowledged speaks for the place before that, and for nothing any further up', () => {
  const tree = new Tree([A, B, C, D, E]);
  const one = tree.stamp(tree.root);
  const out = tree.stamp(one, { voters: { ...one.voters, devices: [A, B, C, D] } });
  const vows = [vow(B, one), vow(C, one), vow(D, one)];
  expect(pickBase(tree.order, vows, false)).toBeUndefined();
  expect(pickBase(tree.order, [...vows, vow(E, out)], false)).toBe(one);
  expect(pickBase(tree.order, [vow(A, out), ...vows, vow(E, tree.stamp(out))], false)).toBe(out);
});

test('[O12] a stranger’s promise doesn’t move the base', () => {
  const tree = new Tree([A, B, C]);
  const one = tree.stamp(tree.root);
  const far = tree.stamp(tree.stamp(one, { epoch: 7 }));
  expect(pickBase(tree.order, [vow(B, one), vow(C, one), vow(D, far)], false)).toBe(one);
});

test('[O12] where two branches conflict, their sequencer isn’t heard, and what could be committed is taken', () => {
  const tree = new Tree([A, B, C, D]);
  const x = tree.stamp(tree.root);
  const y = tree.stamp(tree.root);
  // A, the sequencer, and B and D have made x committed; D lies now.
  expect(pickBase(tree.order, [vow(B, x), vow(C, y), vow(D, x)], false)).toBe(x);
  expect(pickBase(tree.order, [vow(A, y), vow(B, x), vow(C, x), vow(D, x)], false)).toBe(x);
});

test('[O12] where neither could be committed the last stamp common to all is taken', () => {
  const tree = new Tree([A, B, C, D, E]);
  const one = tree.stamp(tree.root);
  const x = tree.stamp(one);
  const y = tree.stamp(one);
  expect(pickBase(tree.order, [vow(B, x), vow(C, y), vow(D, x), vow(E, y)], false)).toBe(one);
});

test('[O12] a sequencer’s own promise, dropped, leaves a quorum or another is waited for', () => {
  const tree = new Tree([A, B, C]);
  const x = tree.stamp(tree.root);
  const y = tree.stamp(tree.root);
  expect(pickBase(tree.order, [vow(A, x), vow(B, y)], false)).toBeUndefined();
});

test('[O12] a sequencer that signed two branches doesn’t make up a quorum for one of them', () => {
  const tree = new Tree([A, B, C, D]);
  const x = tree.stamp(tree.root);
  const y = tree.stamp(tree.root);
  expect(pickBase(tree.order, [vow(A, y), vow(B, x), vow(C, y)], false)).toBeUndefined();
});
