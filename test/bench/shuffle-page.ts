/** The page's side of `shuffle-browser.ts`: measures where it is told to, and how long the page had no turn meanwhile. */
import { slicedGroupWork, webGroupWork } from '../../src/embed/adapters/group-work.ts';
import { readyRistretto } from '../../src/embed/adapters/ristretto.ts';
import { runJob } from '../../src/kernel/secrets/jobs.ts';
import { freshDeck, measure, rng, type Took } from './shuffle-work.ts';

export interface ShuffleBench {
  /** At once, on the page's own thread: what the processor takes. */
  bare(n: number, rounds: number): Promise<Took>;
  /** From asking the Worker to its answer. */
  inWorker(n: number, rounds: number): Promise<Took>;
  /** Longest time that the page had no turn while a deck was shuffled, ms. */
  gap(n: number, where: 'worker' | 'slices'): Promise<number>;
}
const group = await readyRistretto();
const worker = webGroupWork(group, rng);
const slices = slicedGroupWork(group, rng);

async function longestGap(during: () => Promise<unknown>): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  port1.onmessage = () => {
    look();
    port2.postMessage(0);
  };
  port2.postMessage(0);
  await during();
  look();
  port1.close();
  return longest;
}

const bench: ShuffleBench = {
  bare: (n, rounds) => measure(group, n, async (job) => runJob(group, rng, job), rounds),
  inWorker: (n, rounds) => measure(group, n, (job) => worker.run(job), rounds),
  async gap(n, where) {
    const work = where === 'worker' ? worker : slices;
    const { place, fresh } = freshDeck(group, n);
    await work.run({ kind: 'shuffle/prepare', n, key: place.key });
    return longestGap(() => work.run({ kind: 'shuffle/prove', place, input: fresh }));
  },
};
(globalThis as unknown as { shuffleBench: ShuffleBench }).shuffleBench = bench;
