/** When a page gives the sequencer's role away. */
import { beforeEach, expect, test } from 'vitest';
import { Handover } from '../../../../src/kernel/order/takeover/handover.ts';
import { ManualClock } from '../../../helpers/clock.ts';
import { DEVICES, Tree } from '../tree.ts';

const [OWN, OTHER, GUEST] = DEVICES as [string, string, string];

let clock: ManualClock;
let here: Set<string>;
let holds: boolean;
let said: number;
let handover: Handover;
beforeEach(() => {
  clock = new ManualClock();
  here = new Set([OWN, OTHER, GUEST]);
  [holds, said] = [true, 0];
  handover = new Handover({
    clock,
    order: new Tree([OWN, OTHER]).order,
    device: OWN,
    here: () => here,
    isSequencer: () => holds,
    stepDown: () => void (holds = false),
    say: () => Promise.resolve(void said++),
    failed: (error) => {
      throw error;
    },
  });
});

test('[O14] a sequencer whose page leaves lays its role down and says so, once', async () => {
  await handover.handOver();
  await handover.handOver();
  expect([holds, said]).toEqual([false, 1]);
});

test('[O14] it keeps the role where no other voter is awake', async () => {
  here = new Set([OWN, GUEST]);
  await handover.handOver();
  expect([holds, said]).toEqual([true, 0]);
});

test('[O14] a page that is hidden for two seconds hands over, one that is looked at again before doesn’t', async () => {
  handover.hidden(true);
  await clock.pass(1_900);
  handover.hidden(false);
  await clock.pass(10_000);
  expect([holds, said]).toEqual([true, 0]);
  handover.hidden(true);
  await clock.pass(2_000);
  expect([holds, said]).toEqual([false, 1]);
});
