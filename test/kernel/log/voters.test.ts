/** The voters, as the chain of stamps says them: with real entries and signatures. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { makeVotersBody } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND } from '../../../src/kernel/journal/entry.ts';
import { type Change, enqueue, firstVoters, takeEffect, type Voters, wants } from '../../../src/kernel/log/voters.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Chain, Pen, type Placed, type Stamp } from '../../helpers/pen.ts';
import { type Ear, Scene, tipOf } from '../order/scene.ts';

let sodium: Sodium;
let scene: Scene;
let { founder, sequencer, guest, root, hello } = {} as Scene;
beforeAll(async () => {
  sodium = await loadSodium();
});
beforeEach(() => {
  scene = new Scene(sodium);
  ({ founder, sequencer, guest, root, hello } = scene);
});
const ear = (...heard: readonly (Entry | Placed)[]): Ear => scene.ear(...heard);
const counted = (page: Ear): readonly string[] => page.order.tip!.voters.devices;
const says = (author: Chain, act: 'in' | 'out', device: string, over: Placed): Entry =>
  author.write(KIND.voters, makeVotersBody({ act, device }), { seen: over.entry.hash });
const ack = (pen: Pen, at: Placed, state = '00'.repeat(8)): Uint8Array =>
  pen.vote({
    type: 'ack',
    device: pen.device,
    session: 1,
    epoch: at.epoch,
    position: at.position,
    hash: at.entry.hash,
    state,
  });
const effect = (over: Placed, votes: readonly Uint8Array[], author = sequencer): Stamp => author.effect(over, votes);

test('[O15] a change asked for is in effect from a stamp that carries a quorum of acknowledgements over it', () => {
  const one = sequencer.stamp(root, [hello]);
  const asking = sequencer.stamp(one, [says(guest, 'in', guest.pen.device, one)]);
  const done = effect(asking, [ack(founder, asking)]);
  const page = ear(one, ...asking.entries, asking);
  expect(counted(page)).toEqual([founder.device]);
  expect(page.order.tip!.voters.pending).toEqual([{ act: 'in', device: guest.pen.device }]);
  expect(counted(page.hear(done))).toEqual([founder.device, guest.pen.device]);
});

test('[O15] voters follow from the chain alone: what was seen on another branch is nothing to them, whether that has come or not', () => {
  const one = sequencer.stamp(root, [hello]);
  const aside = sequencer.stamp(one, []);
  const second = new Chain(founder, 5);
  const greeting = second.hello();
  const opened = second.opening(one, 1, [greeting]);
  const asking = second.stamp(opened, [says(guest, 'in', guest.pen.device, aside)]);
  const again = second.stamp(asking, [says(guest, 'in', guest.pen.device, asking)]);
  const chain = [one, greeting, opened, ...asking.entries, asking];
  for (const page of [ear(aside, ...chain), ear(...chain, aside), ear(...chain)]) {
    expect(page.order.tip!.voters.pending).toEqual([]);
    expect(page.hear(...again.entries, again).order.tip!.voters.pending).toHaveLength(1);
  }
});

test('[O16] an effect without its proof is void, and so is all over it', () => {
  const one = sequencer.stamp(root, [hello]);
  const asking = sequencer.stamp(one, [says(guest, 'in', guest.pen.device, one)]);
  const bad = [
    [ack(guest.pen, asking)],
    [ack(founder, one)],
    [ack(founder, { ...asking, epoch: 1 })],
    [ack(founder, asking).map((byte, i) => (i === 132 ? byte ^ 1 : byte))],
  ];
  // One page hears them all: each lies on the one before in its author's chain, and else would only be waited for.
  const page = ear(one, ...asking.entries, asking);
  for (const votes of bad) {
    const aside = effect(asking, votes);
    expect(page.hear(aside, sequencer.stamp(aside, [])).tip).toBe(tipOf(asking));
  }
  expect(page.hear(effect(asking, [ack(founder, asking)])).tip).not.toBe(tipOf(asking));
  const other = new Scene(sodium);
  const first = other.sequencer.stamp(other.root, [other.hello]);
  const unasked = effect(first, [ack(other.founder, first)], other.sequencer);
  expect(other.ear(first, unasked).tip).toBe(tipOf(first));
});

test('[O15] in, only by that very device and after it knew that it was out (dead-here); out, by itself or the sequencer', () => {
  const one = sequencer.stamp(root, [hello]);
  const other = new Chain(new Pen(sodium, 3), 3);
  const hi = other.hello();
  const two = sequencer.stamp(one, [
    hi,
    says(sequencer, 'in', guest.pen.device, one),
    says(other, 'in', guest.pen.device, one),
  ]);
  const page = ear(one, hi, ...two.entries, two);
  expect(page.order.tip!.voters.pending).toEqual([]);
  const asking = sequencer.stamp(two, [says(guest, 'in', guest.pen.device, two)]);
  const inside = effect(asking, [ack(founder, asking)]);
  const unheard = sequencer.stamp(inside, [says(other, 'out', guest.pen.device, inside)], { aside: true });
  expect(
    ear(one, hi, ...two.entries, two, ...asking.entries, asking, inside, ...unheard.entries, unheard).order.tip,
  ).toMatchObject({
    position: unheard.position,
    voters: { pending: [] },
  });
  const leaving = sequencer.stamp(inside, [says(sequencer, 'out', guest.pen.device, inside)]);
  const outside = effect(leaving, [ack(founder, leaving), ack(guest.pen, leaving)]);
  page.hear(...asking.entries, asking, inside, ...leaving.entries, leaving, outside);
  expect(counted(page)).toEqual([founder.device]);
  // An entry from before it was out, placed now.
  const stale = sequencer.stamp(outside, [says(guest, 'in', guest.pen.device, inside)]);
  expect(page.hear(...stale.entries, stale).order.tip!.voters.pending).toEqual([]);
  const fresh = sequencer.stamp(stale, [says(guest, 'in', guest.pen.device, outside)]);
  expect(page.hear(...fresh.entries, fresh).order.tip!.voters.pending).toHaveLength(1);
});

test('[O15] an out that the sequencer’s device wrote before it was reloaded asks nothing: its new session asks anew', () => {
  const one = sequencer.stamp(root, [hello]);
  const asking = sequencer.stamp(one, [says(guest, 'in', guest.pen.device, one)]);
  const inside = effect(asking, [ack(founder, asking)]);
  const stale = says(sequencer, 'out', guest.pen.device, inside);
  const second = new Chain(founder, 5);
  const greeting = second.hello();
  const at = { epoch: 0, position: inside.position, hash: inside.entry.hash };
  const votes = [founder, guest.pen].map((pen) => pen.promise(1, second, at));
  const opened = second.opening(inside, 1, [greeting, stale], { votes });
  const page = ear(one, ...asking.entries, asking, inside, greeting, stale, opened);
  expect(page.order.tip).toMatchObject({ hash: opened.entry.hash, voters: { pending: [] } });
  const fresh = second.stamp(opened, [says(second, 'out', guest.pen.device, opened)]);
  expect(page.hear(...fresh.entries, fresh).order.tip!.voters.pending).toHaveLength(1);
});

test('[O11] where two count nobody opens an epoch with two promises of one, nor with one to leave the room', () => {
  const one = sequencer.stamp(root, [hello]);
  const asking = sequencer.stamp(one, [says(guest, 'in', guest.pen.device, one)]);
  const inside = effect(asking, [ack(founder, asking)]);
  const second = new Chain(founder, 5);
  const greeting = second.hello();
  const at = { epoch: 0, position: inside.position, hash: inside.entry.hash };
  const below = { epoch: 0, position: asking.position, hash: asking.entry.hash };
  const vote = { device: guest.pen.device, session: 2, epoch: 1, to: { device: founder.device, session: 5 }, last: at };
  const leaves = guest.pen.vote({ type: 'promise', ...vote, left: true });
  const own = founder.promise(1, second, at);
  const page = ear(one, ...asking.entries, asking, inside, greeting);
  for (const other of [founder.promise(1, second, below), leaves])
    expect(page.hear(second.opening(inside, 1, [greeting], { votes: [own, other] })).tip).toBe(tipOf(inside));
  const stays = guest.pen.vote({ type: 'promise', ...vote, left: false });
  const both = second.opening(inside, 1, [greeting], { votes: [own, stays] });
  expect(page.hear(both).tip).toBe(tipOf(both));
});

test('[O16] one change at a time: others wait in line, and what changes nothing is passed over', () => {
  let voters = firstVoters(['a']);
  voters = enqueue(voters, { act: 'in', device: 'b' }, 1);
  voters = enqueue(voters, { act: 'in', device: 'b' }, 2);
  voters = enqueue(voters, { act: 'in', device: 'c' }, 3);
  expect(voters).toMatchObject({ devices: ['a'], pendingSince: 1, pending: [{ device: 'b' }, { device: 'c' }] });
  voters = takeEffect(voters, 4);
  expect(voters).toMatchObject({ devices: ['a', 'b'], pendingSince: 4, pending: [{ device: 'c' }] });
  for (let i = 0; i < 100; i++) voters = enqueue(voters, { act: 'in', device: `x${i}` }, 5);
  expect(voters.pending).toHaveLength(64);
  expect(wants(firstVoters(['a']), { act: 'out', device: 'a' })).toBe(false);
});

test('[O16] what undoes a change that waits takes it away', () => {
  let voters = enqueue(firstVoters(['a', 'b']), { act: 'in', device: 'c' }, 1);
  voters = enqueue(voters, { act: 'out', device: 'b' }, 2);
  voters = enqueue(voters, { act: 'out', device: 'c' }, 3);
  expect(voters).toMatchObject({ devices: ['a', 'b'], pendingSince: 3, pending: [{ act: 'out', device: 'b' }] });
  expect(enqueue(voters, { act: 'in', device: 'b' }, 4).pending).toEqual([]);
});

test('[O16] the last voter goes last where what was to come in before it is taken away, and somebody always votes', () => {
  const comes = (device: string): Change => ({ act: 'in', device });
  const goes = (device: string): Change => ({ act: 'out', device });
  const lineOf = (devices: readonly string[], ...changes: readonly Change[]): Voters =>
    changes.reduce((voters, change, i) => enqueue(voters, change, i + 1), firstVoters(devices));
  const alone = lineOf(['a'], comes('c'), goes('a'), comes('d'), goes('c'));
  expect(alone).toMatchObject({ devices: ['a'], pendingSince: 4, pending: [comes('d'), goes('a')] });
  let voters = lineOf(['a', 'b'], comes('c'), goes('a'), goes('b'), comes('d'), goes('c'));
  expect(voters.pending).toEqual([goes('a'), goes('b'), comes('d')]);
  voters = takeEffect(voters, 6);
  expect(voters).toMatchObject({ devices: ['b'], pendingSince: 6, pending: [comes('d'), goes('b')] });
  voters = takeEffect(takeEffect(voters, 7), 8);
  expect(voters).toMatchObject({ devices: ['d'], pending: [] });
});

test('[O16] a line that is full lets what waits in it be taken away', () => {
  let voters = firstVoters(['a']);
  for (let i = 0; i < 64; i++) voters = enqueue(voters, { act: 'in', device: `x${i}` }, 1);
  expect(enqueue(voters, { act: 'out', device: 'x0' }, 2)).toMatchObject({ pendingSince: 2, pending: { length: 63 } });
  expect(enqueue(voters, { act: 'out', device: 'a' }, 2)).toBe(voters);
});
