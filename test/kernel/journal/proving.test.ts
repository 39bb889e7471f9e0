/** The order in which pieces of a long log are checked. The rest of it is shown by whole tables (`table/proving.test.ts`). */
import { expect, test } from 'vitest';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import type { Journal } from '../../../src/kernel/journal/journal.ts';
import type { SignatureJob } from '../../../src/kernel/ports.ts';
import { Proving } from '../../../src/kernel/journal/proving.ts';

const LONG = 1_300;

/** Only its list of what isn't proven. */
function journalOf(hashes: Iterable<string>, isForged: (hash: string) => boolean = () => false): Journal {
  const left = new Set(hashes);
  const journal: Partial<Journal> = {
    get proven() {
      return left.size === 0;
    },
    unproven: (most, after) =>
      [...left]
        .slice(after)
        .slice(0, most)
        .map((hash) => ({ entry: { hash } as Entry, job: {} as SignatureJob })),
    prove: (entries) => {
      const judged = entries.filter(({ hash }) => left.delete(hash));
      const proven = judged.filter(({ hash }) => !isForged(hash));
      return { proven, voided: proven.length < judged.length };
    },
  };
  return journal as Journal;
}

test('[J16] while one piece is checked the next is asked for already, and they are stored in their order', async () => {
  const hashes = Array.from({ length: LONG }, (_, i) => String(i));
  const answers: (() => void)[] = [];
  const stored: string[] = [];
  const proving = new Proving({
    journal: journalOf(hashes),
    verifier: {
      verify: (jobs) => new Promise((resolve) => answers.push(() => resolve(jobs.map(() => true)))),
    },
    proven: (entries) => stored.push(...entries.map(({ hash }) => hash)),
    voided: () => expect.unreachable(),
    done: () => undefined,
  });
  proving.work();
  expect(answers.length).toBe(2);
  // The later one answers first.
  for (const answer of answers.splice(0).reverse()) answer();
  await new Promise((resolve) => setImmediate(resolve));
  for (const answer of answers.splice(0)) answer();
  expect(await proving.running).not.toBe(false);
  expect(stored).toEqual(hashes);
});

test('[J17] what is found forged after it was shown is told with its piece, so that order, state and log are made again', async () => {
  const hashes = Array.from({ length: LONG }, (_, i) => String(i));
  const told: string[] = [];
  const proving = new Proving({
    journal: journalOf(hashes, (hash) => hash === '600'),
    verifier: { verify: (jobs) => Promise.resolve(jobs.map(() => true)) },
    proven: (entries) => void told.push(`${entries.length} good`),
    voided: () => void told.push('forged'),
    done: () => void told.push('done'),
  });
  proving.work();
  expect(await proving.running).toBe(true);
  expect(told).toEqual(['512 good', '511 good', 'forged', '276 good', 'done']);
});
