/**
 * Evenings that were saved as people save them: whoever opens one verifies each signature, stamp and proof, and sees the end that it had. `npm test`
 * opens some, others with each commit; `npm run corpus` all.
 */
import { expect, test } from 'vitest';
import { commitSeed } from '../../scripts/commit-seed.mjs';
import { ends, logOf, opened } from './signed.ts';

/** Of all, unless all are wanted: proofs of cards take a second or two of the processor. */
const SAMPLE = 4;
const isWhole = process.env['CORPUS'] === 'all';

const all = Object.entries(ends());
const from = commitSeed() % all.length;
const sample = isWhole ? all : [...all.slice(from), ...all].slice(0, SAMPLE);

test.each(sample)('%s opens, verifies, and ends as it did', async (name, end) => {
  expect(await opened(logOf(name))).toEqual(end);
});
