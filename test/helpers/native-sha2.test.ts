/** The hashes that units have are those that browsers have. */
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';
import { Transcript } from '../../src/kernel/secrets/transcript.ts';
import * as native from './native-sha2.ts';
import { freshSeed, seeded } from './rng.ts';

/** Past two blocks of SHA-512, where the last one may have no room for the length. */
const LONGEST = 300;

test('SHA-256 and SHA-512 by Node are those of the table, of any length', () => {
  const seed = freshSeed();
  const rng = seeded(seed);
  for (let n = 0; n <= LONGEST; n++) {
    const bytes = rng.bytes(n);
    expect(native.sha256(bytes), `SEED=${seed}`).toEqual(sha256(bytes));
    expect(native.sha512(bytes), `SEED=${seed}`).toEqual(sha512(bytes));
  }
});

test('a transcript by Node is the same one, also copied, told and absorbed further', () => {
  const seed = freshSeed();
  const digests = [native.sha512, sha512].map((sha) => {
    const rng = seeded(seed);
    const whole = new Transcript('shuffle', rng.bytes(40), sha.create());
    const all: Uint8Array[] = [];
    for (let n = 0; n < 20; n++) {
      const piece = rng.bytes(rng.below(200));
      whole.append('piece', piece);
      // The caller may change it after it is absorbed.
      piece.fill(0);
      const other = whole.copy().append('other', rng.bytes(9));
      all.push(whole.digest('one'), other.digest('two'));
    }
    return all;
  });
  expect(digests[0], `SEED=${seed}`).toEqual(digests[1]);
});
