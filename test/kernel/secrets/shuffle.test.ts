/** Shuffles that are believed, and all that isn't (SH1–SH16, SH19, SK, XB, FZ). The equations one by one: `shuffle-equations.test.ts`. */
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../../../src/kernel/bytes.ts';
import type { Cipher } from '../../../src/kernel/secrets/group.ts';
import { deckBytes, readDeck, shuffleProofSizeBytes } from '../../../src/kernel/secrets/shuffle-bytes.ts';
import { BAD_ELEMENTS, GROUPS, keyPair, plusOrder, sodiumGroup as group, someElement } from '../../helpers/groups.ts';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { facesOf, forge, lockedDeck, scalar, scaled } from '../../helpers/shuffles.ts';
import { generators, prepareShuffle, shuffle, verifyShuffle } from '../../helpers/at-once.ts';

const seed = freshSeed();
const rng = seeded(seed);
const byName = (one: string | undefined, other: string | undefined): number => String(one).localeCompare(String(other));
const FACES = ['one', 'two', 'three', 'four'];
const { secret, key } = keyPair(group, rng);
const place = { ctx: utf8('here'), key };
const input = lockedDeck(group, rng, key, FACES);
const { output, proof } = shuffle(group, rng, place, input);

const accepts = (out: readonly Cipher[], bytes: Uint8Array = proof, from: readonly Cipher[] = input): boolean =>
  verifyShuffle(group, place, from, out, bytes);

/** The deck with one card changed. */
const but = (deck: readonly Cipher[], i: number, card: Cipher): Cipher[] => deck.map((c, j) => (i === j ? card : c));

const locked = (card: Cipher): Cipher => ({
  a: group.add(card.a, group.base(scalar(group, 7))),
  b: group.add(card.b, group.mul(scalar(group, 7), key)),
});

describe(`SEED=${seed}`, () => {
  test('[S30] a shuffle is believed, and the same cards come out of it', () => {
    expect(accepts(output)).toBe(true);
    expect(proof.length).toBe(shuffleProofSizeBytes(4));
    expect(facesOf(group, secret, output, FACES).toSorted(byName)).toEqual(FACES.toSorted(byName));
  });

  test('[S30] XB each backend believes what the other proves', () => {
    for (const [, prover] of GROUPS)
      for (const [, verifier] of GROUPS) {
        const shuffled = shuffle(prover, rng, place, input);
        expect(verifyShuffle(verifier, place, input, shuffled.output, shuffled.proof)).toBe(true);
      }
  });

  test.each([2, 3, 256])('[S30] %i cards are shuffled, prepared or not', (n) => {
    const deck = lockedDeck(
      group,
      rng,
      key,
      Array.from({ length: n }, (_, i) => `card ${i}`),
    );
    const prepared = n < 256 ? undefined : prepareShuffle(group, rng, n, key);
    const shuffled = shuffle(group, rng, place, deck, prepared);
    expect(accepts(shuffled.output, shuffled.proof, deck)).toBe(true);
  });

  test('[S30] SH15 equal cards are shuffled too, and a deck that nobody has locked yet', () => {
    const g = group.base(scalar(group, 1));
    const deck = ['x', 'x', 'y', 'y', 'y'].map((face) => ({ a: g, b: group.add(someElement(group, face), key) }));
    const shuffled = shuffle(group, rng, place, deck);
    expect(accepts(shuffled.output, shuffled.proof, deck)).toBe(true);
    expect(facesOf(group, secret, shuffled.output, ['x', 'y']).toSorted(byName)).toEqual(['x', 'x', 'y', 'y', 'y']);
  });

  test('[S30] SH14 no card looks the same in two shuffles', () => {
    const again = shuffle(group, rng, place, input);
    const all = [input, output, again.output].flat().flatMap(({ a, b }) => [hex(a), hex(b)]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('[S30] a deck in bytes comes back, any other length does not', () => {
    expect(readDeck(deckBytes(output), 4)).toEqual(output);
    for (const n of [3, 5]) expect(readDeck(deckBytes(output), n)).toBe(undefined);
  });

  test.each([
    ['SH1 a card twice', (deck: Cipher[]) => but(deck, 1, locked(deck[0]!))],
    ['SH3 another face', (deck: Cipher[]) => but(deck, 0, lockedDeck(group, rng, key, ['joker'])[0]!)],
    ['SH4 a card multiplied', (deck: Cipher[]) => but(deck, 0, scaled(group, deck[0]!, scalar(group, 5)))],
    [
      'SH5 two faces moved by the same, so that their sum stays',
      (deck: Cipher[]) => {
        const d = someElement(group, 'difference');
        const moved = but(deck, 0, { ...deck[0]!, b: group.add(deck[0]!.b, d) });
        return but(moved, 1, { ...deck[1]!, b: group.sub(deck[1]!.b, d) });
      },
    ],
  ])('[S32] %s is no shuffle, before or after', (_, cheat) => {
    expect(accepts(cheat([...output]))).toBe(false);
    const before = shuffle(group, rng, place, cheat([...input]));
    expect(accepts(before.output, before.proof)).toBe(false);
  });

  test('[S32] SH2 a place that two cards go to is no shuffle', () => {
    const none = scalar(group, 0);
    const one = scalar(group, 1);
    const row = (at: number): Uint8Array[] => FACES.map((_, j) => (j === at ? one : none));
    const forged = forge(group, rng, place, input, {
      matrix: [row(0), row(0), row(2), row(3)],
      cards: [input[0]!, input[0]!, input[2]!, input[3]!],
    });
    expect(accepts(forged.output, forged.proof)).toBe(false);
  });

  test('[S32] SH3 a card more than went in is no shuffle, though the proof is about all that came out', () => {
    const [none, one] = [scalar(group, 0), scalar(group, 1)];
    const matrix = FACES.map((_, i) => FACES.map((__, j) => (i === j ? one : none)));
    const [joker] = lockedDeck(group, rng, key, ['joker']);
    const as = (replace: (deck: Cipher[]) => void) =>
      forge(group, rng, place, input, { matrix, cards: input, replace });
    const honest = as(() => undefined);
    expect(accepts(honest.output, honest.proof)).toBe(true);
    const forged = as((deck) => void deck.push(joker!));
    expect(forged.output).toHaveLength(5);
    expect(accepts(forged.output, forged.proof)).toBe(false);
  });

  test('[S33] SH6 moved to another room or request it counts for nothing', () => {
    expect(verifyShuffle(group, { ctx: utf8('there'), key }, input, output, proof)).toBe(false);
  });

  test('[S33] SH7 locked with a key of the shuffler it counts for nothing', () => {
    const own = { ctx: place.ctx, key: keyPair(group, rng).key };
    const mine = shuffle(group, rng, own, input);
    expect(verifyShuffle(group, own, input, mine.output, mine.proof)).toBe(true);
    expect(accepts(mine.output, mine.proof)).toBe(false);
    expect(verifyShuffle(group, own, input, output, proof)).toBe(false);
  });

  test('[S33] SH13 a shuffle of another deck, or of this one a pass earlier, counts for nothing', () => {
    const next = shuffle(group, rng, place, output);
    expect(accepts(next.output, next.proof, output)).toBe(true);
    expect(accepts(next.output, next.proof, input)).toBe(false);
    expect(accepts(output, proof, output)).toBe(false);
  });

  test('[S32] SH12 what came out cannot be changed afterwards', () => {
    for (const i of FACES.keys()) expect(accepts(but(output, i, locked(output[i]!)))).toBe(false);
    expect(accepts([output[1]!, output[0]!, ...output.slice(2)])).toBe(false);
  });

  test('[S32] SH8 no other length is read', () => {
    for (const cut of [0, 1, 32, proof.length - 32, proof.length - 1])
      expect(accepts(output, proof.slice(0, cut))).toBe(false);
    for (const more of [1, 32, 128]) expect(accepts(output, concat(proof, new Uint8Array(more)))).toBe(false);
    expect(accepts(output.slice(1))).toBe(false);
    expect(accepts(output, proof, input.slice(1))).toBe(false);
  });

  test.each(BAD_ELEMENTS)('[S32] SH9 no element of it may be %s', (_, bad) => {
    for (let i = 0; i < 8; i++) {
      const bytes = concat(proof.slice(0, 32 * i), bad, proof.slice(32 * (i + 1)));
      expect(accepts(output, bytes)).toBe(false);
    }
    for (const i of FACES.keys())
      for (const half of ['a', 'b'] as const) {
        const card = { ...output[i]!, [half]: bad };
        expect(accepts(but(output, i, card))).toBe(false);
        expect(accepts(output, proof, but(input, i, card))).toBe(false);
      }
    expect(verifyShuffle(group, { ctx: place.ctx, key: bad }, input, output, proof)).toBe(false);
  });

  test('[S32] SH10 every scalar has one form', () => {
    for (let i = 8; i < proof.length / 32; i++) {
      const bytes = proof.slice();
      bytes.set(plusOrder(proof.slice(32 * i, 32 * (i + 1))), 32 * i);
      expect(accepts(output, bytes)).toBe(false);
    }
  });

  test('[S32] SH11 FZ no bit of it may be another, and no bytes make it throw', () => {
    const small = input.slice(0, 2);
    const good = shuffle(group, rng, place, small);
    for (let i = 0; i < often(100); i++) {
      const all = concat(deckBytes(good.output), good.proof);
      const at = rng.below(all.length);
      all[at] = all[at]! ^ (1 << rng.below(8));
      expect(accepts(readDeck(all.slice(0, 128), 2)!, all.slice(128), small)).toBe(false);
    }
    for (let i = 0; i < often(50); i++) expect(accepts(output, rng.bytes(rng.below(800)))).toBe(false);
  });

  test('[S32] SH19 one card, none, or 257 are no shuffle', () => {
    for (const n of [0, 1, 257]) {
      const deck = Array.from({ length: n }, () => input[0]!);
      expect(() => shuffle(group, rng, place, deck)).toThrow(`shuffle of ${n} cards`);
      expect(() => prepareShuffle(group, rng, n, key)).toThrow(`shuffle of ${n} cards`);
      expect(accepts(deck, new Uint8Array(128 * n + 160), deck)).toBe(false);
    }
  });

  test('[S35] SH16 what was prepared is good for one shuffle of one kind', () => {
    const prepared = prepareShuffle(group, rng, 4, key);
    const other = { ctx: place.ctx, key: keyPair(group, rng).key };
    expect(() => shuffle(group, rng, other, input, prepared)).toThrow('prepared for another deck');
    expect(() => shuffle(group, rng, place, input.slice(1), prepared)).toThrow('prepared for another deck');
    const shuffled = shuffle(group, rng, place, input, prepared);
    expect(accepts(shuffled.output, shuffled.proof)).toBe(true);
    expect(() => shuffle(group, rng, place, output, prepared)).toThrow('was used');
    expect(prepared.bytes.every((byte) => byte === 0)).toBe(true);
  });

  test('[S35] a machine whose chance repeats still shuffles two decks in two ways', () => {
    const stuck = { bytes: (n: number) => new Uint8Array(n).fill(3) };
    const one = shuffle(group, stuck, place, input);
    const other = shuffle(group, stuck, place, output);
    expect(hex(one.proof.slice(0, 128))).not.toBe(hex(other.proof.slice(0, 128)));
  });
});

test.each(GROUPS)('[S36] SK the generators come out of a hash, and stay what they are: %s', (_, backend) => {
  const { h, each, sum } = generators(backend, 256);
  expect([h, each[0]!, each[1]!].map(hex)).toEqual([
    'd6e8826778a499f54b54dc01aa1c87f7526c4cd9f3168c6ca8786069fd7d4d47',
    '4613372d390092dc54e3a5414c7cd3526fc18a42999c64c52165c126cc809823',
    '1aeb4789f0cb51f3380a6ffdbf93fe622340f7e11c8645a070dcfb93e5e5ee75',
  ]);
  const all = sha256(concat(h, ...each));
  expect(hex(all)).toBe('32df5ac91f4a00321610907f902b326464498bd7a255e366ab19ebaf9b1baab1');
  expect(sum).toEqual(each.reduce((p, q) => backend.add(p, q)));
  expect(generators(backend, 2)).toEqual({ h, each: each.slice(0, 2), sum: backend.add(each[0]!, each[1]!) });
});
