/** The order in which pieces of a long log are checked. The rest of it is shown by whole tables (`table/proving.test.ts`). */
import { expect, test } from 'vitest';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import type { Journal } from '../../../src/kernel/journal/journal.ts';
import type { SignatureJob } from '../../../src/kernel/ports.ts';
import { Proving } from '../../../src/kernel/journal/proving.ts';

const LONG = 1_300;

/** Only its list of what isn't proven. */
function journalOf(hashes: Iterable<string>): Journal {
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
    prove: (entries) => ({ proven: entries.filter(({ hash }) => left.delete(hash)), voided: false }),
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
