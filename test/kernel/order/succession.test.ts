/** When a page asks for the office, at stamps in one hand: who is further back in the line asks later, and later each time. */
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { parseVote, TROUBLE } from '../../../src/kernel/journal/vote.ts';
import { Succession } from '../../../src/kernel/order/succession.ts';
import { Voter } from '../../../src/kernel/order/voter.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Pen, ROOM } from '../../helpers/pen.ts';
import { DEVICES, Tree } from './tree.ts';

/** Milliseconds at which a page asks that has so many before it and is answered by nobody. */
async function askings(before: number, ms: number): Promise<readonly number[]> {
  const pen = new Pen(await loadSodium(), 1);
  const clock = new ManualClock();
  const [clerk, ...others] = DEVICES as [string, ...string[]];
  const { order } = new Tree([clerk, ...others.slice(0, before), pen.device, ...others.slice(before)]);
  const page = { device: pen.device, session: 1 };
  const voter = new Voter({
    store: memoryLog(),
    keys: {
      sigPk: pen.sigPk,
      mailPk: pen.mailPk,
      sign: (message) => Promise.resolve(pen.sign(message)),
      openMail: () => Promise.resolve(undefined),
    },
    order: Object.assign(order, { highestEpoch: () => 0 }),
    place: { room: ROOM, generation: 0 },
    page,
    flushed: () => Promise.resolve(),
  });
  const epochs = new Map<number, number>();
  const succession: Succession = new Succession({
    clock,
    order,
    voter,
    page,
    mayVote: () => true,
    trouble: () => TROUBLE.silent,
    holdsOffice: () => false,
    dropOffice: () => undefined,
    open: () => Promise.reject(new Error('without promises')),
    lied: () => false,
    show: () => {
      for (const vote of succession.shown.map(parseVote))
        if (vote?.type === 'ask' && !epochs.has(vote.epoch)) epochs.set(vote.epoch, clock.monotonicMs());
    },
    failed: (error) => {
      throw error;
    },
  });
  succession.look();
  await clock.pass(ms);
  succession.close();
  return [...epochs.values()];
}

test('[O9] seats ask in line, half a second apart, and the line grows by doubling after each failure', async () => {
  for (const before of [0, 1, 3]) {
    const apart = [500, 1_000, 2_000, 4_000, 8_000, 8_000].map((ms) => ms * before);
    let at = -3_000;
    const expected = apart.map((wait) => (at += 3_000 + wait));
    expect((await askings(before, at)).map((ms) => Math.round(ms / 10) * 10)).toEqual(expected);
  }
});
