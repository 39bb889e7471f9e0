/** Two backends of the group hold each other, and the one that tables use is pinned where it differs from what one would expect. */
import { ristretto255_hasher } from '@noble/curves/ed25519.js';
import lib, { ready } from 'libsodium-wrappers-sumo';
import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';
import { rollShare, verifyRollShare } from '../../../src/kernel/secrets/dvrf.ts';
import { IDENTITY, type Group } from '../../../src/kernel/secrets/group.ts';
import { hashToGroup } from '../../../src/kernel/secrets/h2g.ts';
import { smallScalar } from '../../../src/kernel/secrets/lagrange.ts';
import { openCards, verifyDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { provePok, verifyPok } from '../../../src/kernel/secrets/pok.ts';
import { sealToKeepers, verifySeal } from '../../../src/kernel/secrets/tseal.ts';
import { BAD_ELEMENTS, GROUPS, keyPair, plusOrder, someElement, sodiumGroup } from '../../helpers/groups.ts';
import { nobleGroup } from '../../helpers/noble-group.ts';
import { freshSeed, seeded, withSeeds } from '../../helpers/rng.ts';
import { convert, verifyConvert } from '../../helpers/at-once.ts';

const box = await loadSodium();
const ZERO = new Uint8Array(32);
const ctx = utf8('here');

/** Which of the kinds of proof made by one backend the other takes. */
function taken(prover: Group, verifier: Group, seed: number): readonly boolean[] {
  const rng = seeded(seed);
  const { secret, key } = keyPair(prover, rng);
  const { key: to } = keyPair(prover, rng);
  const a = ['x', 'y', 'z'].map((name) => someElement(prover, name));
  const by = { ctx, index: 1, secret, key };
  const bid = { ctx, key, bytes: sealToKeepers(prover, box, rng, { ctx, key }, utf8('bid')) };
  return [
    verifyPok(verifier, by, provePok(prover, rng, by)),
    verifyDecryptionShare(verifier, by, a, openCards(prover, rng, by, a)),
    verifyConvert(verifier, { ctx, index: 1, from: key, to }, a, convert(prover, rng, { ...by, from: key, to }, a)),
    verifyRollShare(verifier, by, utf8('roll'), rollShare(prover, rng, by, utf8('roll'))),
    verifySeal(verifier, bid, bid.bytes),
  ];
}

test('[S20] each backend takes the other’s proofs, of every kind (XB)', () => {
  withSeeds(2, (seed) => {
    expect(taken(sodiumGroup, nobleGroup, seed)).toEqual([true, true, true, true, true]);
    expect(taken(nobleGroup, sodiumGroup, seed)).toEqual([true, true, true, true, true]);
  });
});

test('[S20] given the same chance both make the same bytes (XB)', () => {
  const seed = freshSeed();
  const make = (group: Group): string => {
    const rng = seeded(seed);
    const { secret, key } = keyPair(group, rng);
    const a = ['x', 'y'].map((name) => someElement(group, name));
    return hex(convert(group, rng, { ctx, index: 1, secret, from: key, to: someElement(group, 'to') }, a));
  };
  expect(make(sodiumGroup), `SEED=${seed}`).toBe(make(nobleGroup));
});

test('[S20] both compute the same, with zero and the identity too (XB)', () => {
  withSeeds(5, (seed) => {
    const all = GROUPS.map(([, g]) => {
      const r = seeded(seed);
      const [s, t] = [g.reduce(r.bytes(64)), g.reduce(r.bytes(64))];
      const [p, q] = [g.fromHash(r.bytes(64)), g.fromHash(r.bytes(64))];
      const scalars = [g.scalarAdd(s, t), g.scalarSub(s, t), g.scalarMul(s, t), g.scalarInvert(s), g.scalarSub(s, s)];
      const sums = [g.add(p, q), g.sub(p, q), g.sub(p, p), g.add(p, IDENTITY), g.sub(IDENTITY, p)];
      const multiples = [g.mul(s, p), g.mul(ZERO, p), g.mul(s, IDENTITY), g.base(s), g.base(ZERO)];
      return [...scalars, ...sums, ...multiples].map(hex);
    });
    expect(all[0]).toEqual(all[1]);
  });
});

test('[S20] elements of hashes are those of RFC 9380, as another library has them, and the generator is RFC 9496’s (XB)', () => {
  for (const [dst, msg] of [
    ['tavolata/v1/card', 'A♠'],
    ['x', ''],
    ['d'.repeat(255), 'm'.repeat(1_000)],
  ] as const) {
    const theirs = ristretto255_hasher.hashToCurve(utf8(msg), { DST: utf8(dst) }).toBytes();
    expect(hex(hashToGroup(sodiumGroup, dst, utf8(msg)))).toBe(hex(theirs));
  }
  expect([1, 2].map((n) => hex(sodiumGroup.base(smallScalar(n))))).toEqual([
    'e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76',
    '6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919',
  ]);
  expect(() => hashToGroup(sodiumGroup, '', utf8('x'))).toThrow(RangeError);
  expect(() => hashToGroup(sodiumGroup, 'd'.repeat(256), utf8('x'))).toThrow(RangeError);
});

test('[S20] both agree on what is a scalar and what an element (XB)', () => {
  withSeeds(20, (seed) => {
    const rng = seeded(seed);
    const s = sodiumGroup.reduce(rng.bytes(64));
    const random = rng.bytes(32);
    for (const bytes of [s, plusOrder(s), random, sodiumGroup.base(s)]) {
      expect(sodiumGroup.isScalar(bytes)).toBe(nobleGroup.isScalar(bytes));
      expect(sodiumGroup.isElement(bytes)).toBe(nobleGroup.isElement(bytes));
    }
    expect([sodiumGroup.isScalar(s), sodiumGroup.isScalar(plusOrder(s))]).toEqual([true, false]);
  });
});

test.each(GROUPS)(
  '[S21] %s: the order is no scalar, the number before it is one, and no bad encoding an element (XB)',
  (_, g) => {
    const last = g.scalarSub(ZERO, smallScalar(1));
    expect([g.isScalar(last), g.isScalar(plusOrder(ZERO)), g.isScalar(ZERO)]).toEqual([true, false, true]);
    expect(BAD_ELEMENTS.filter(([, bytes]) => g.isElement(bytes))).toEqual([]);
    expect(BAD_ELEMENTS.filter(([, bytes]) => bytes.length !== 32 && g.isScalar(bytes))).toEqual([]);
    expect(() => g.scalarInvert(ZERO)).toThrow();
  },
);

test('[S21] libsodium alone takes the identity for an element and throws at its multiples: pinned (XB)', async () => {
  await ready;
  expect(lib.crypto_core_ristretto255_is_valid_point(ZERO)).toBe(true);
  expect(() => lib.crypto_scalarmult_ristretto255(smallScalar(2), ZERO)).toThrow();
  expect(() => lib.crypto_scalarmult_ristretto255(ZERO, sodiumGroup.base(smallScalar(1)))).toThrow();
  expect(sodiumGroup.isElement(ZERO)).toBe(false);
});
