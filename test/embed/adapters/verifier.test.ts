/** Signatures by the thousand, slice by slice. The Worker is tested in browsers (`verifier.browser.ts`). */
import { expect, test } from 'vitest';
import { slicedVerifier } from '../../../src/embed/adapters/verifier.ts';

test('[J19] slices give every verdict in its place, and others their turn', async () => {
  const jobs = Array.from({ length: 1_000 }, (_, i) => ({
    sig: Uint8Array.of(i & 255),
    message: new Uint8Array(),
    pk: new Uint8Array(),
  }));
  let turns = 0;
  const work = { done: false };
  const others = (async () => {
    while (!work.done) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
  })();
  const good = await slicedVerifier({ verify: (sig) => sig[0]! % 7 === 0 }).verify(jobs);
  work.done = true;
  await others;
  expect(good).toEqual(jobs.map(({ sig }) => sig[0]! % 7 === 0));
  expect(turns).toBeGreaterThan(5);
});
