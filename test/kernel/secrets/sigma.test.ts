/** Proofs of knowledge and of equal logarithms, and whoever would like to do without them. */
import { describe, expect, test } from 'vitest';
import { utf8 } from '../../../src/kernel/bytes.ts';
import { proveDleq, verifyDleq } from '../../../src/kernel/secrets/dleq.ts';
import { provePok, verifyPok } from '../../../src/kernel/secrets/pok.ts';
import { GROUPS, keyPair, someElement } from '../../helpers/groups.ts';
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
});
