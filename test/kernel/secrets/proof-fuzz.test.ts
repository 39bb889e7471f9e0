/** What a vandal may send in the place of a proof: pieces of good ones, put together wrongly. Nothing of it passes, nothing throws (FZ). */
import { expect, test } from 'vitest';
import { concat, utf8 } from '../../../src/kernel/bytes.ts';
import { readConvert } from '../../../src/kernel/secrets/convert.ts';
import { rollShare, verifyRollShare } from '../../../src/kernel/secrets/dvrf.ts';
import { openCards, readDecryptionShare, verifyDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { provePok, verifyPok } from '../../../src/kernel/secrets/pok.ts';
import { sealToKeepers, verifySeal } from '../../../src/kernel/secrets/tseal.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { BAD_ELEMENTS, keyPair, plusOrder, someElement, sodiumGroup as group } from '../../helpers/groups.ts';
import { seeded, withSeeds, type Rng } from '../../helpers/rng.ts';
import { lockedDeck } from '../../helpers/shuffles.ts';
import { convert, shuffle, verifyConvert, verifyShuffle } from '../../helpers/at-once.ts';

const box = await loadSodium();
const ctx = utf8('here');
/** Spoilt proofs of each of three sets of good ones; `npm run fuzz` tries many more. */
const EACH = Number(process.env['PROOFS'] ?? 50);

interface Kind {
  readonly name: string;
  readonly bytes: Uint8Array;
  verify(bytes: Uint8Array): unknown;
}

/** Each kind of proof with a good one. */
function kinds(rng: Rng): readonly Kind[] {
  const { secret, key } = keyPair(group, rng);
  const a = ['x', 'y', 'z'].map((name) => someElement(group, name));
  const by = { ctx, index: 1, secret, key };
  const to = { ctx, index: 1, from: key, to: someElement(group, 'to') };
  const rollId = rng.bytes(32);
  const bid = { ctx, key, bytes: sealToKeepers(group, box, rng, { ctx, key }, utf8('bid')) };
  const input = lockedDeck(group, rng, key, ['x', 'y']);
  const { output, proof } = shuffle(group, rng, { ctx, key }, input);
  return [
    { name: 'shuffle', bytes: proof, verify: (p) => verifyShuffle(group, { ctx, key }, input, output, p) },
    { name: 'pok', bytes: provePok(group, rng, by), verify: (p) => verifyPok(group, by, p) },
    { name: 'opening', bytes: openCards(group, rng, by, a), verify: (p) => verifyDecryptionShare(group, by, a, p) },
    {
      name: 'conversion',
      bytes: convert(group, rng, { ...to, secret }, a),
      verify: (p) => verifyConvert(group, to, a, p),
    },
    { name: 'roll', bytes: rollShare(group, rng, by, rollId), verify: (p) => verifyRollShare(group, by, rollId, p) },
    { name: 'seal', bytes: bid.bytes, verify: (p) => verifySeal(group, bid, p) },
  ];
}

/** Changes that know where the pieces lie: all are 32 bytes, but for a seal's ciphertext. */
function spoilt(good: Uint8Array, other: Uint8Array, rng: Rng): Uint8Array {
  const at = 32 * rng.below(Math.max(1, Math.floor(good.length / 32)));
  const from = 32 * rng.below(Math.max(1, Math.floor(other.length / 32)));
  const put = (piece: Uint8Array): Uint8Array => concat(good.slice(0, at), piece, good.slice(at + 32));
  const bit = good.slice();
  bit[rng.below(bit.length)]! ^= 1 << rng.below(8);
  return rng.pick([
    bit,
    put(rng.pick(BAD_ELEMENTS)![1]),
    put(rng.bytes(32)),
    put(plusOrder(good.slice(at, at + 32))),
    put(other.slice(from, from + 32)),
    put(good.slice(from, from + 32)),
    good.slice(0, rng.below(good.length)),
    concat(good, rng.bytes(1 + rng.below(64))),
    concat(good.slice(at), good.slice(0, at)),
    rng.bytes(rng.below(400)),
    new Uint8Array(good.length).fill(rng.pick([0, 255])!),
  ])!;
}

test('[S21] no spoilt proof of any kind passes, and none makes a verifier throw (FZ, SH11)', () => {
  let longest = { name: '', took: 0 };
  let tried = 0;
  withSeeds(3, (seed) => {
    const rng = seeded(seed);
    const all = kinds(rng);
    for (const { name, bytes, verify } of all) expect(verify(bytes), name).toBe(true);
    for (let i = 0; i < EACH; i++) {
      const { name, bytes, verify } = rng.pick(all)!;
      const bad = spoilt(bytes, rng.pick(all)!.bytes, rng);
      // A change that changes nothing, or lands in what is the same there.
      if (Buffer.compare(bad, bytes) === 0) continue;
      const start = performance.now();
      expect(verify(bad), `${name} ${Buffer.from(bad).toString('hex')}`).toBe(false);
      const took = performance.now() - start;
      if (took > longest.took) longest = { name, took };
      tried++;
    }
  });
  expect(tried).toBeGreaterThan(2 * EACH);
  if (process.env['MEASURE'])
    console.log(`${tried} spoilt proofs, longest ${longest.name} ${longest.took.toFixed(1)} ms`);
});

test('[S21] readers of proofs take one length and throw for none (FZ)', () => {
  withSeeds(1, (seed) => {
    const rng = seeded(seed);
    for (let length = 0; length < 400; length++) {
      const bytes = rng.bytes(length);
      const read = [0, 1, 2, 3].map((n) => [
        readConvert(bytes, n) !== undefined,
        readDecryptionShare(bytes, n) !== undefined,
      ]);
      expect(read).toEqual([0, 1, 2, 3].map((n) => [length === 64 * n + 96, length === 32 * n + 64]));
    }
  });
});
