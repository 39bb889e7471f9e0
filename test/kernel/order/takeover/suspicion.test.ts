/** What a page finds wrong with the sequencer, at stamps in one hand: silence, an entry left out, two orders, table time that is bent. */
import { beforeEach, expect, test } from 'vitest';
import { hex } from '../../../../src/kernel/bytes.ts';
import { firstState } from '../../../../src/kernel/state/state.ts';
import { TROUBLE } from '../../../../src/kernel/journal/vote.ts';
import { Suspicion, type SuspicionPorts } from '../../../../src/kernel/order/takeover/suspicion.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { SETTINGS } from '../../../helpers/pen.ts';
import { DEVICES, Tree } from '../tree.ts';

const [A, B, C] = DEVICES as [string, string, string];
const state = firstState(SETTINGS, { device: A, sig: '00'.repeat(32), mail: hex(new Uint8Array(32)) }, 0);

let clock: ManualClock;
let tree: Tree;
let watch: Suspicion;
let live: boolean;
let reading: boolean;
/** Hashes of entries that wait for a stamp. */
let waiting: readonly string[];
beforeEach(async () => {
  clock = new ManualClock();
  tree = new Tree(DEVICES);
  [live, reading] = [true, false];
  waiting = [];
  watch = new Suspicion({
    clock,
    order: tree.order,
    runner: { state, placeable: () => waiting.map((hash) => ({ hash })) } as unknown as SuspicionPorts['runner'],
    live: () => live,
    reading: () => reading,
    now: () => tree.tip.time,
    provable: () => false,
  });
  watch.look();
  await stamp(1_000, 1_000);
});

/** After `ms` of the own clock a stamp comes that says that so much has passed since the last. */
async function stamp(ms: number, says: number): Promise<void> {
  await clock.pass(ms);
  tree.stamp(tree.tip, { time: tree.tip.time + says });
  watch.look();
}

/** So with the next sequencer, whose new-epoch stamp it is. */
async function open(device: string, ms: number, says: number): Promise<void> {
  await clock.pass(ms);
  const epoch = tree.tip.epoch + 1;
  tree.stamp(tree.tip, { epoch, sequencer: `${device}.1`, time: tree.tip.time + says });
  watch.look();
}

test('[O9] a sequencer that stamps nothing for three seconds while something waits is silent', async () => {
  await clock.pass(60_000);
  expect(watch.trouble()).toBeUndefined();
  waiting = ['a'];
  watch.look();
  await clock.pass(2_900);
  expect([watch.trouble(), watch.nextMs]).toEqual([undefined, 100]);
  await clock.pass(100);
  expect(watch.trouble()).toBe(TROUBLE.silent);
  waiting = [];
  watch.look();
  expect(watch.trouble()).toBeUndefined();
});

test('[O9] one that stamps others meanwhile leaves an entry out', async () => {
  waiting = ['a', 'b'];
  watch.look();
  await clock.pass(1_500);
  waiting = ['a'];
  await stamp(0, 1_500);
  await clock.pass(1_500);
  expect(watch.trouble()).toBe(TROUBLE.leftOut);
});

test('[O9] two stamps by one sequencer for one place are trouble as long as its epoch lasts', async () => {
  const by = (device: string, epoch: number): unknown => ({ device, epoch });
  const shown = tree.equivocations as unknown as unknown[];
  shown.push(by(B, 0), by(A, 7));
  expect(watch.trouble()).toBeUndefined();
  shown.push(by(A, 0));
  expect(watch.trouble()).toBe(TROUBLE.twoStamps);
  await open(B, 0, 0);
  expect(watch.trouble()).toBeUndefined();
});

const isBent = (): boolean => watch.trouble() === TROUBLE.time;

test('[O9] time that keeps pace isn’t bent, whether stamps come soon or two seconds late', async () => {
  for (const [ms, says] of [
    [2_900, 1_000],
    [100, 2_000],
    [10_000, 10_000],
    [3_500, 1_600],
    [600_000, 600_000],
  ])
    await stamp(ms!, says!);
  expect(isBent()).toBe(false);
});

test('[O9] a stamp that was there before the line came tells nothing of the time, though it is read a moment later', async () => {
  live = false;
  watch.look();
  await clock.pass(9_000);
  [live, reading] = [true, true];
  watch.look();
  // It is nine seconds old, and the next one is of now.
  reading = false;
  await stamp(0, 100);
  await stamp(1_000, 9_900);
  expect(isBent()).toBe(false);
  await stamp(1_000, 3_500);
  expect(isBent()).toBe(true);
});

test('[O9] a stamp more than two seconds fast is time bent', async () => {
  await stamp(1_000, 2_900);
  expect(isBent()).toBe(false);
  await stamp(1_000, 1_200);
  expect(isBent()).toBe(true);
});

test('[O9] small steps add up: two stamps of one and a half seconds too much are time bent', async () => {
  await stamp(1_000, 2_500);
  expect(isBent()).toBe(false);
  await stamp(1_000, 2_500);
  expect(isBent()).toBe(true);
});

test('[O9] time that is slowed, also by little at each stamp, is bent; one late stamp is the line', async () => {
  await stamp(4_000, 1_000);
  expect(isBent()).toBe(false);
  await stamp(1_000, 4_000);
  for (let i = 0; i < 4; i++) await stamp(2_000, 1_500);
  expect(isBent()).toBe(false);
  for (let i = 0; i < 2; i++) await stamp(2_000, 1_500);
  expect(isBent()).toBe(true);
});

test('[O9] honest clocks part by a little in an hour', async () => {
  for (let i = 0; i < 60; i++) await stamp(60_000, 60_060);
  for (let i = 0; i < 60; i++) await stamp(60_000, 59_940);
  expect(isBent()).toBe(false);
});

test('[O9] a new sequencer goes on from the last stamp: behind by the time that nobody kept it, never ahead', async () => {
  await open(B, 60_000, 0);
  await stamp(1_000, 1_000);
  await stamp(1_000, 1_000);
  expect(isBent()).toBe(false);
  // What passed without a sequencer isn't made up for.
  await stamp(1_000, 5_000);
  expect(isBent()).toBe(true);
});

test('[O9] a new-epoch stamp that leaps is time bent', async () => {
  await open(B, 3_000, 600_000);
  expect(isBent()).toBe(true);
});

test('[O9] nor do sequencers in turn gain two seconds each', async () => {
  await open(B, 0, 1_500);
  expect(isBent()).toBe(false);
  await open(C, 0, 1_500);
  expect(isBent()).toBe(true);
});

test('[O9] who goes on after a sequencer that bent time isn’t blamed for it', async () => {
  await stamp(0, 600_000);
  expect(isBent()).toBe(true);
  await open(B, 4_000, 3_000);
  await stamp(1_000, 1_000);
  expect(isBent()).toBe(false);
  await open(C, 0, 600_000);
  expect(isBent()).toBe(true);
});

test('[O9] nobody is blamed for what came while one was offline, or with the line', async () => {
  live = false;
  watch.look();
  await stamp(1_000, 60_000);
  live = true;
  await stamp(1_000, 60_000);
  await stamp(1_000, 1_000);
  expect(isBent()).toBe(false);
  await stamp(1_000, 4_000);
  expect(isBent()).toBe(true);
});
