/** What the benchmarks of shuffles measure, in Node and in a page: one deck's jobs, as often as there is time for. */
import type { Rng } from '../../src/kernel/ports.ts';
import { cardPoint } from '../../src/kernel/secrets/card.ts';
import type { Cipher, Group } from '../../src/kernel/secrets/group.ts';
import type { GroupJob } from '../../src/kernel/secrets/job-kinds.ts';

export const SIZES: readonly number[] = [25, 52, 80, 136];

export const rng: Rng = { bytes: (n) => crypto.getRandomValues(new Uint8Array(n)) };

/** Milliseconds, each the least of all rounds. */
export interface Took {
  readonly n: number;
  prepare: number;
  /** With what was prepared. */
  prove: number;
  verify: number;
  /** Of the first pass, over a deck that nobody has locked yet. */
  first: number;
  /** Whole pass in bytes. */
  bytes: number;
}

export interface Deck {
  readonly place: { readonly ctx: Uint8Array; readonly key: Uint8Array };
  readonly fresh: readonly Cipher[];
}

export function freshDeck(group: Group, n: number): Deck {
  const key = group.base(group.reduce(rng.bytes(64)));
  const one = group.base(Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0)));
  const fresh = Array.from({ length: n }, (_, i) => ({ a: one, b: group.add(cardPoint(group, `card ${i}`), key) }));
  return { place: { ctx: new Uint8Array(132), key }, fresh };
}

type Run = (job: GroupJob) => Promise<unknown>;

/** Two passes a round: one over the deck as it lies there, one over what came out. */
export async function measure(group: Group, n: number, run: Run, rounds: number): Promise<Took> {
  const { place, fresh } = freshDeck(group, n);
  const took: Took = { n, prepare: Infinity, prove: Infinity, verify: Infinity, first: Infinity, bytes: 192 * n + 160 };
  const timed = async <T>(what: 'prepare' | 'prove' | 'verify' | 'first', job: GroupJob): Promise<T> => {
    const start = performance.now();
    const result = await run(job);
    took[what] = Math.min(took[what], performance.now() - start);
    return result as T;
  };
  interface Shuffled {
    readonly output: readonly Cipher[];
    readonly proof: Uint8Array;
  }
  type Prepared = (GroupJob & { readonly kind: 'shuffle/prove' })['prepared'] & object;
  for (let i = 0; i < rounds; i++) {
    let input = fresh;
    for (const what of ['first', 'verify'] as const) {
      const prepared = await timed<Prepared>('prepare', { kind: 'shuffle/prepare', n, key: place.key });
      const { output, proof } = await timed<Shuffled>('prove', { kind: 'shuffle/prove', place, input, prepared });
      if (!(await timed<boolean>(what, { kind: 'shuffle/verify', place, input, output, proof })))
        throw new Error('not believed');
      input = output;
    }
  }
  return took;
}
