/** The acting one of a device's tabs, where the role passes faster than a log is read. */
import { expect, test } from 'vitest';
import { ActiveTab } from '../../../src/kernel/core/active-tab.ts';
import { Notices } from '../../../src/kernel/core/notices.ts';
import { ManualClock } from '../../helpers/clock.ts';

test('[T7] [I27] a tab that is asked to step back while it still reads its log doesn’t act beside the other', async () => {
  const granted: (() => void)[] = [];
  const read: (() => void)[] = [];
  let stepBack: () => Promise<void> = () => Promise.resolve();
  let acted = 0;
  const clock = new ManualClock();
  const turn = new ActiveTab({
    clock,
    notices: new Notices(() => undefined),
    primary: (step) => {
      stepBack = step;
      return new Promise<void>((resolve) => granted.push(resolve));
    },
    closed: () => false,
    rest: () => undefined,
    settled: () => Promise.resolve(),
    load: () => new Promise((resolve) => read.push(resolve)),
    putBack: () => undefined,
    acts: () => acted++,
  });
  turn.begin();
  granted[0]!();
  await clock.pass(0);
  await stepBack();
  read[0]!();
  await clock.pass(0);
  expect([turn.mine, acted]).toEqual([false, 0]);
  granted[1]!();
  await clock.pass(0);
  read[1]!();
  await clock.pass(0);
  expect([turn.mine, acted]).toEqual([true, 1]);
});
