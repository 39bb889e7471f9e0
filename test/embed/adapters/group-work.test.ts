/** Group work where there is no Worker. With one it is tested in browsers (`group-work.browser.ts`). */
import { expect, test, vi } from 'vitest';
import { slicedGroupWork, webGroupWork } from '../../../src/embed/adapters/group-work.ts';
import { breath } from '../../../src/elements/workers/helper.ts';
import { utf8 } from '../../../src/kernel/bytes.ts';
import type { Group } from '../../../src/kernel/secrets/group.ts';
import type { PublicJob } from '../../../src/kernel/secrets/job-kinds.ts';
import { runJob } from '../../../src/kernel/secrets/jobs.ts';
import { keyPair, sodiumGroup as group } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { lockedDeck } from '../../helpers/shuffles.ts';

const seed = freshSeed();
const rng = seeded(seed);
const { secret, key } = keyPair(group, rng);
const place = { ctx: utf8('here'), key };
const input = lockedDeck(
  group,
  rng,
  key,
  Array.from({ length: 20 }, (_, i) => `card ${i}`),
);

/** A keeper's share of a card, which is good. */
function verdict(): PublicJob {
  const by = { ctx: place.ctx, index: 1, from: key, to: keyPair(group, rng).key };
  const a = [input[0]!.a];
  const bytes = runJob(group, rng, { kind: 'convert/prove', by: { ...by, secret }, a });
  return { kind: 'convert/verify', by, a, bytes };
}

test(`[S37] without a Worker a deck is shuffled and checked in slices, SEED=${seed}`, async () => {
  const work = webGroupWork(group, rng);
  const prepared = await work.run({ kind: 'shuffle/prepare', n: 20, key });
  const { output, proof } = await work.run({ kind: 'shuffle/prove', place, input, prepared });
  expect(await work.run({ kind: 'shuffle/verify', place, input, output, proof })).toBe(true);
  await expect(work.run({ kind: 'shuffle/prove', place, input, prepared })).rejects.toThrow('was used');
});

test('[S37] while it goes on in slices, others have their turn', async () => {
  const done = slicedGroupWork(group, rng).run({ kind: 'shuffle/prove', place, input });
  const work = { done: false };
  let turns = 0;
  const others = (async () => {
    while (!work.done) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
  })();
  await done;
  work.done = true;
  await others;
  expect(turns).toBeGreaterThan(1);
});

test('[S41] light jobs that come together are done turn by turn, and wait for no Worker to start', async () => {
  let [started, now] = [0, 0];
  vi.stubGlobal('Worker', function refused() {
    started++;
    throw new Error('no Worker here');
  });
  // A machine that is busy with other tests would look slow.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const mul: Group['mul'] = (s, p) => {
    now += 0.1;
    return group.mul(s, p);
  };
  try {
    const work = webGroupWork({ ...group, mul }, rng);
    const jobs = Array.from({ length: 30 }, verdict);
    const verdicts = Promise.all(jobs.map((job) => work.run(job)));
    expect(await verdicts).toEqual(jobs.map(() => true));
    expect(started).toBe(0);
    await work.run({ kind: 'shuffle/prove', place, input });
    expect(started).toBe(1);
  } finally {
    clock.mockRestore();
    vi.unstubAllGlobals();
  }
});

test('[S41] on a slow machine the page does less on the spot: at most five milliseconds between two of its turns', async () => {
  for (const [slower, most] of [
    [1, 4],
    [4, 1],
    [20, 0],
  ] as const) {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const mul: Group['mul'] = (s, p) => {
      now += 0.1 * slower;
      return group.mul(s, p);
    };
    const work = webGroupWork({ ...group, mul }, rng);
    // The first tells how fast the machine is.
    work.now!(verdict());
    await breath();
    const jobs = Array.from({ length: 16 }, verdict);
    const start = now;
    const done = jobs.filter((job) => work.now!(job) === true);
    expect(now - start).toBeLessThanOrEqual(5);
    expect(done.length).toBeGreaterThanOrEqual(most);
    expect(done.length).toBeLessThan(jobs.length);
    await breath();
    // And again at the next turn.
    expect(work.now!(verdict())).toBe(most > 0 ? true : undefined);
    clock.mockRestore();
  }
});

test('[S41] the first of all may take longer: a page draws nothing of its table before them', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const mul: Group['mul'] = (s, p) => {
    now += 0.1;
    return group.mul(s, p);
  };
  const work = webGroupWork({ ...group, mul }, rng);
  const atOnce = (): number => {
    const start = now;
    while (work.now!(verdict()) === true);
    return now - start;
  };
  const [first, more] = [atOnce(), atOnce()];
  expect(first).toBeGreaterThan(20);
  expect(first).toBeLessThanOrEqual(30);
  expect(more).toBe(0);
  await breath();
  expect(atOnce()).toBeLessThanOrEqual(5);
  clock.mockRestore();
});
