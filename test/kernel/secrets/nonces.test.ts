/** A machine whose chance repeats: the secret stays one. */
import { describe, expect, test } from 'vitest';
import { equal, hex, read, utf8 } from '../../../src/kernel/bytes.ts';
import { nonces } from '../../../src/kernel/secrets/nonce.ts';
import { openCards } from '../../../src/kernel/secrets/decryption-share.ts';
import { provePok } from '../../../src/kernel/secrets/pok.ts';
import { Transcript } from '../../../src/kernel/secrets/transcript.ts';
import { keyPair, someElement, sodiumGroup as group } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { convert } from '../../helpers/at-once.ts';

const seed = freshSeed();
/** Gives the same for ever. */
const stuck = { bytes: (n: number): Uint8Array => new Uint8Array(n).fill(4) };

/** What two answers of one nonce to two challenges give away. */
function secretOf(one: Uint8Array, two: Uint8Array): Uint8Array | undefined {
  const [p, q] = [one, two].map((bytes) => read(bytes.slice(-64), (r) => ({ c: r.bytes(32), s: r.bytes(32) }))!);
  if (equal(p!.c, q!.c)) return undefined;
  return group.scalarMul(group.scalarSub(p!.s, q!.s), group.scalarInvert(group.scalarSub(p!.c, q!.c)));
}

describe(`SEED=${seed}`, () => {
  const { secret, key } = keyPair(group, seeded(seed));
  const [here, there] = [utf8('here'), utf8('there')];
  const a = someElement(group, 'a');

  test('[S29] with the same chance two statements have two nonces, and the secret doesn’t follow', () => {
    const poks = [here, there].map((ctx) => provePok(group, stuck, { ctx, secret, key }));
    const openings = [here, there].map((ctx) => openCards(group, stuck, { ctx, index: 0, secret, key }, [a]));
    for (const [one, two] of [poks, openings]) {
      const found = secretOf(one!, two!);
      expect(found).toBeDefined();
      expect(hex(found!)).not.toBe(hex(secret));
    }
  });

  test('[S29] one nonce under two challenges does give the secret away (positive control)', () => {
    const k = group.reduce(new Uint8Array(64).fill(9));
    const answer = (c: Uint8Array): Uint8Array =>
      Uint8Array.from([...c, ...group.scalarAdd(k, group.scalarMul(c, secret))]);
    const [one, two] = [1, 2].map((n) => answer(group.reduce(new Uint8Array(64).fill(n))));
    expect(hex(secretOf(one!, two!)!)).toBe(hex(secret));
  });

  test('[S29] with the same chance the same statement is answered with the same bytes', () => {
    const to = { ctx: here, index: 1, secret, from: key, to: someElement(group, 'to') };
    expect(hex(convert(group, stuck, to, [a]))).toBe(hex(convert(group, stuck, to, [a])));
  });

  test('[S29] for two recipients or places the same chance hides a card in two ways', () => {
    const keys = ['p', 'q'].map((name) => someElement(group, name));
    const all = keys.flatMap((to) =>
      [here, there].map((ctx) => convert(group, stuck, { ctx, index: 1, secret, from: key, to }, [a, a])),
    );
    const points = all.flatMap((bytes) => [0, 32].map((at) => hex(bytes.slice(at, at + 32))));
    expect(new Set(points).size).toBe(8);
  });

  test('[S29] chance, secret, statement and number change a nonce, each by itself', () => {
    const at = (ctx: Uint8Array): Transcript => new Transcript('test', ctx);
    const next = nonces(group, stuck, secret, at(here));
    const all = [
      next(),
      next(),
      nonces(group, stuck, secret, at(there))(),
      nonces(group, stuck, key, at(here))(),
      nonces(group, seeded(seed), secret, at(here))(),
    ];
    expect(new Set(all.map(hex)).size).toBe(5);
    expect(hex(nonces(group, stuck, secret, at(here))())).toBe(hex(all[0]!));
  });
});
