/** Nights that were heard are kept from run to run, and judged as they were. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type HeardNight, keepNight, keptNights } from './heard-nights.ts';

test('what one run has kept the next one finds, in its order; a file that isn’t there has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heard-'));
  const file = join(folder, 'nights');
  const heard = (place: number): HeardNight => ({
    night: [{ place, acted: true, frames: [{ atMs: 1.5, kind: 'entry', bytes: 322 }] }],
    taps: [[1, 2.5]],
  });
  expect(await keptNights(file)).toEqual([]);
  await keepNight(file, heard(1));
  await keepNight(file, heard(2));
  expect(await keptNights(file)).toEqual([heard(1), heard(2)]);
  await rm(folder, { recursive: true });
});
