/** The devices that may have to promise, at stamps in one hand: three count, and the tip counts one of them out. */
import { expect, test } from 'vitest';
import type { PromiseVote } from '../../../../src/kernel/journal/vote.ts';
import { Electors } from '../../../../src/kernel/order/takeover/electors.ts';
import type { Stamped } from '../../../../src/kernel/log/order.ts';
import { quorateOf } from '../../../../src/kernel/log/quorum.ts';
import type { Bond, Voter } from '../../../../src/kernel/order/votes/voter.ts';
import { DEVICES, Tree } from '../tree.ts';

const [A, B, C] = DEVICES as [string, string, string];

/** @param own epoch that this device has promised, without having seen the tip */
function after(own = 0, device = A) {
  const tree = new Tree([A, B, C]);
  const { root } = tree;
  const before = tree.stamp(root);
  const tip = tree.stamp(before, { voters: { ...root.voters, devices: [A, B] } });
  let committed = before;
  const bond: Bond = { promised: own, last: before, left: false };
  const electors = new Electors({
    order: tree.order,
    voter: { bond } as Voter,
    page: { device },
    committed: () => committed,
  });
  const promise = (epoch: number, last: Stamped): void => {
    const to = { device: A, session: 1 };
    const vote: PromiseVote = { type: 'promise', device: B, session: 1, epoch, to, last, left: false };
    electors.note(vote);
  };
  const settle = (place: Stamped): void => void (committed = place);
  return { tree, root, before, tip, electors, promise, settle };
}

test('[O11] voters of the place where somebody has acknowledged last that can’t acknowledge the tip any more may be needed', () => {
  const { tree, before, tip, electors, promise, settle } = after();
  expect(electors.at(tip)).toEqual([A, B]);
  promise(1, before);
  expect(electors.at(tip)).toEqual([A, B, C]);
  const opened = tree.stamp(tip, { epoch: 1 });
  expect(electors.at(opened)).toEqual([A, B]);
  settle(tip);
  expect(electors.at(tip)).toEqual([A, B]);
});

test('[O11] … also where it is this device that can’t', () => {
  const { tip, electors } = after(1);
  expect(electors.at(tip)).toEqual([A, B, C]);
});

test('[O28] while the sequencer’s role changes hands those who are here must be enough where that goes on as well', () => {
  const { before, tip, electors } = after(1);
  const here = new Set([A]);
  const count = (place: Stamped | undefined): readonly string[] => place?.voters.devices ?? [];
  expect(electors.base(tip)).toBe(before);
  const quorate = (base: Stamped | undefined): unknown => quorateOf([[A], count(base)], here, () => false, false);
  expect(quorate(electors.base(tip))).toEqual({ missing: [B, C], mute: [], stuck: true });
  expect(quorate(after().electors.base(tip))).toEqual({ missing: [], mute: [], stuck: false });
});

test('[O28] … which one that the tip doesn’t count can’t tell by its own acknowledgement', () => {
  const { tip, electors } = after(1, C);
  expect(electors.base(tip)).toBeUndefined();
});

test('[O28] it goes on from the highest place that anybody has promised with', () => {
  const { tip, electors, promise } = after(1);
  promise(1, tip);
  expect(electors.base(tip)).toBe(tip);
});
