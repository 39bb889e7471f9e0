/** Proofs of knowledge and of equal logarithms, and whoever would like to do without them. */
import { describe, expect, test } from 'vitest';
import { concat, utf8 } from '../../../src/kernel/bytes.ts';
import { proveDleq, verifyDleq } from '../../../src/kernel/secrets/dleq.ts';
import { provePok, verifyPok } from '../../../src/kernel/secrets/pok.ts';
import { BAD_ELEMENTS, GROUPS, keyPair, plusOrder, someElement } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';

const seed = freshSeed();
const ctx = utf8('here');

describe.each(GROUPS)(`%s, SEED=${seed}`, (_, group) => {
  const rng = seeded(seed);
  const { secret, key } = keyPair(group, rng);

  test.each([1, 2, 13])('[S24] equal logarithms of %i elements are proved and taken', (n) => {
    const a = Array.from({ length: n }, (_, i) => someElement(group, `a${i}`));
    const d = a.map((point) => group.mul(secret, point));
    const proof = proveDleq(group, rng, { ctx, secret, key }, a, d);
    expect(proof.length).toBe(64);
    expect(verifyDleq(group, { ctx, key }, a, d, proof)).toBe(true);
    expect(verifyDleq(group, { ctx: utf8('there'), key }, a, d, proof)).toBe(false);
  });

  test('[S23] who knows the secret of a key proves it, there and nowhere else', () => {
    const proof = provePok(group, rng, { ctx, secret, key });
    expect(proof.length).toBe(64);
    expect(verifyPok(group, { ctx, key }, proof)).toBe(true);
    expect(verifyPok(group, { ctx: utf8('there'), key }, proof)).toBe(false);
  });

  const pok = provePok(group, rng, { ctx, secret, key });
  const a = ['x', 'y'].map((name) => someElement(group, name));
  const d = a.map((point) => group.mul(secret, point));
  const dleq = proveDleq(group, rng, { ctx, secret, key }, a, d);

  test('[S23] nobody shows another’s key, the sum of theirs and another’s, or a proof of another kind (DK5)', () => {
    const other = keyPair(group, rng);
    expect(verifyPok(group, { ctx, key: other.key }, pok)).toBe(false);
    expect(verifyPok(group, { ctx, key }, provePok(group, rng, { ctx, secret: other.secret, key }))).toBe(false);
    // A key made of another's, so that the sum of both is one's own.
    const rogue = group.sub(other.key, key);
    expect(verifyPok(group, { ctx, key: rogue }, provePok(group, rng, { ctx, secret: other.secret, key: rogue }))).toBe(
      false,
    );
    expect(verifyPok(group, { ctx, key }, dleq)).toBe(false);
  });

  test('[S24] elements and multiples belong together one by one', () => {
    const at = { ctx, key };
    expect(verifyDleq(group, at, a.toReversed(), d.toReversed(), dleq)).toBe(false);
    expect(verifyDleq(group, at, a, d.toReversed(), dleq)).toBe(false);
    expect(verifyDleq(group, at, a.slice(1), d.slice(1), dleq)).toBe(false);
    expect(verifyDleq(group, at, a, d.slice(1), dleq)).toBe(false);
    expect(verifyDleq(group, { ctx, key: keyPair(group, rng).key }, a, d, dleq)).toBe(false);
    expect(() => proveDleq(group, rng, { ctx, secret, key }, a, d.slice(1))).toThrow(RangeError);
  });

  test.each(BAD_ELEMENTS)('[S21] %s is no key and no element (PK)', (_name, bad) => {
    expect(verifyPok(group, { ctx, key: bad }, pok)).toBe(false);
    expect(verifyDleq(group, { ctx, key: bad }, a, d, dleq)).toBe(false);
    expect(verifyDleq(group, { ctx, key }, [a[0]!, bad], d, dleq)).toBe(false);
    expect(verifyDleq(group, { ctx, key }, a, [bad, d[1]!], dleq)).toBe(false);
  });

  test('[S21] nothing is proved by the identity: a key without a secret, multiples that are none (PK)', () => {
    // With the identity as key anybody answers every challenge.
    const zero = new Uint8Array(32);
    const none = provePok(group, rng, { ctx, secret: zero, key: zero });
    expect(verifyPok(group, { ctx, key: zero }, none)).toBe(false);
    const nothing = proveDleq(group, rng, { ctx, secret: zero, key: zero }, a, [zero, zero]);
    expect(verifyDleq(group, { ctx, key: zero }, a, [zero, zero], nothing)).toBe(false);
  });

  test('[S21] scalars beyond the order and other lengths are refused (SH10)', () => {
    for (const [proof, verify] of [
      [pok, (p: Uint8Array) => verifyPok(group, { ctx, key }, p)],
      [dleq, (p: Uint8Array) => verifyDleq(group, { ctx, key }, a, d, p)],
    ] as const) {
      const [c, s] = [proof.slice(0, 32), proof.slice(32)];
      expect(verify(proof)).toBe(true);
      for (const bad of [concat(c, plusOrder(s)), concat(plusOrder(c), s), proof.slice(1), concat(proof, c)]) {
        expect(verify(bad)).toBe(false);
      }
    }
  });
});
