/** Cards that are turned up: the face that lies there, or nothing. */
import { describe, expect, test } from 'vitest';
import { concat, utf8 } from '../../../src/kernel/bytes.ts';
import { cardPoint, faceOf, firstCipher } from '../../../src/kernel/secrets/card.ts';
import type { Group } from '../../../src/kernel/secrets/group.ts';
import { openCards, readDecryptionShare, verifyDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { BAD_ELEMENTS, GROUPS, keyPair, plusOrder, someElement } from '../../helpers/groups.ts';
import { keepers, subsets, type Share } from '../../helpers/keepers.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { combineDecryptionShares, unlock } from '../../helpers/at-once.ts';

const seed = freshSeed();
const ctx = utf8('room, deck, request 7');
const FACES = ['A♠', 'K♥', 'Q♦'];

describe.each(GROUPS)(`%s, SEED=${seed}`, (_, group) => {
  const rng = seeded(seed);
  const deck = keepers(group, rng, 4, 3);
  const mask = (key: Uint8Array, face: string) => {
    const r = group.reduce(rng.bytes(64));
    const { a, b } = firstCipher(group, face, key);
    return { a: group.add(a, group.base(r)), b: group.add(b, group.mul(r, key)) };
  };
  const cards = FACES.map((face) => mask(deck.key, face));
  const a = cards.map((card) => card.a);
  const by = ({ index, secret, key }: Share) => ({ ctx, index, secret, key });
  const told = by(deck.shares[0]!);
  const good = openCards(group, rng, told, a);
  const one = a.slice(0, 1);
  const single = openCards(group, rng, told, one);
  const all = deck.shares.map((share) => {
    const bytes = openCards(group, rng, by(share), a);
    return { index: share.index, bytes, d: readDecryptionShare(bytes, a.length)! };
  });
  const faces = (points: readonly Uint8Array[]) => points.map((point) => faceOf(group, FACES, point));

  test('[S24] what a keeper opens is taken, with a length that follows from the number of cards (positive control)', () => {
    expect([single.length, good.length]).toEqual([96, 32 * 3 + 64]);
    expect(verifyDecryptionShare(group, told, a, good)).toBe(true);
    expect(verifyDecryptionShare(group, told, one, single)).toBe(true);
  });

  test('[S26] any keepers of the threshold turn up the same faces, fewer none (DL0, DL7, DL10)', () => {
    for (const parts of subsets(all, 3))
      expect(faces(combineDecryptionShares(group, cards, parts, 'keepers'))).toEqual(FACES);
    for (const parts of subsets(all, 2)) {
      expect(faces(combineDecryptionShares(group, cards, parts, 'keepers'))).toEqual([undefined, undefined, undefined]);
    }
  });

  test('[S24] a wrong share is refused, a swapped or negated one too (DL9, DL10)', () => {
    const d = all[0]!.d;
    const rest = all[0]!.bytes.slice(96);
    const negated = d.map((point) => group.sub(new Uint8Array(32), point));
    const x = someElement(group, 'X');
    for (const list of [
      [d[1]!, d[0]!, d[2]!],
      negated,
      [group.add(d[0]!, x), group.sub(d[1]!, x), d[2]!],
      [someElement(group, 'another card'), d[1]!, d[2]!],
    ]) {
      expect(verifyDecryptionShare(group, told, a, concat(...list, rest))).toBe(false);
    }
    const liar = openCards(group, rng, { ...told, secret: group.reduce(rng.bytes(64)) }, a);
    expect(verifyDecryptionShare(group, told, a, liar)).toBe(false);
  });

  test.each([0, 1])(
    '[S24] a liar who proves wrong multiples as if they were right is refused, from card %i on (DL9)',
    (from) => {
      // Made by the prover's own code over a group that adds X to this multiple and takes it from the next.
      const none = new Uint8Array(32);
      const x = someElement(group, 'X');
      const wrong = [...Array.from({ length: from }, () => none), x, group.sub(none, x)];
      let made = 0;
      const lying: Group = { ...group, mul: (s, p) => group.add(group.mul(s, p), wrong[made++] ?? none) };
      expect(verifyDecryptionShare(group, told, a, openCards(lying, rng, told, a))).toBe(false);
    },
  );

  test('[S22] an opening counts for its cards, its prover and its place alone (DL2, DL3, DL5, DL10)', () => {
    expect(verifyDecryptionShare(group, told, a.slice(1, 2), single)).toBe(false);
    expect(verifyDecryptionShare(group, by(deck.shares[1]!), one, single)).toBe(false);
    expect(verifyDecryptionShare(group, { ...told, index: 2 }, one, single)).toBe(false);
    expect(verifyDecryptionShare(group, { ...told, ctx: utf8('room, deck, request 8') }, one, single)).toBe(false);
    expect(verifyDecryptionShare(group, told, a.toReversed(), good)).toBe(false);
  });

  test('[S24] a card that one holds is shown as what it is and as nothing else (HD1)', () => {
    const ann = keyPair(group, rng);
    const held = mask(ann.key, 'Q♦');
    const own = { ctx, index: 0, secret: ann.secret, key: ann.key };
    const shown = openCards(group, rng, own, [held.a]);
    const points = combineDecryptionShares(group, [held], [{ index: 0, d: readDecryptionShare(shown, 1)! }], 'owner');
    expect([faces(points), faces(unlock(group, ann.secret, [held]))]).toEqual([['Q♦'], ['Q♦']]);
    // D that would make an ace of it.
    const ace = group.sub(held.b, cardPoint(group, 'A♠'));
    expect(verifyDecryptionShare(group, own, [held.a], concat(ace, shown.slice(32)))).toBe(false);
    // The prover's own code, which takes the ace for the multiple in card and proof.
    let times = 0;
    const lying: Group = { ...group, mul: (s, p) => (p === held.a && times++ < 2 ? ace : group.mul(s, p)) };
    expect(verifyDecryptionShare(group, own, [held.a], openCards(lying, rng, own, [held.a]))).toBe(false);
  });

  test.each(BAD_ELEMENTS)('[S21] %s is no element, wherever it stands (DL8, PK)', (_name, bad) => {
    expect(verifyDecryptionShare(group, { ...told, key: bad }, one, single)).toBe(false);
    expect(verifyDecryptionShare(group, told, [bad], single)).toBe(false);
    expect(verifyDecryptionShare(group, told, one, concat(bad, single.slice(32)))).toBe(false);
  });

  test('[S21] a scalar beyond the order is none, and a number of cards that isn’t the proof’s neither (SH10)', () => {
    for (const at of [32, 64]) {
      const again = concat(single.slice(0, at), plusOrder(single.slice(at, at + 32)), single.slice(at + 32));
      expect(verifyDecryptionShare(group, told, one, again)).toBe(false);
    }
    for (const list of [[], a, Array.from({ length: 257 }, () => a[0]!)]) {
      expect(verifyDecryptionShare(group, told, list, single)).toBe(false);
    }
  });

  test('[S26] the weights of far-apart keepers fit as those of neighbours do', () => {
    const many = keepers(group, rng, 24, 7);
    const card = { b: group.add(cardPoint(group, 'K♥'), group.mul(many.secret, a[0]!)) };
    const all = many.shares.map(({ index, secret }) => ({ index, d: [group.mul(secret, a[0]!)] }));
    for (const chosen of [
      [1, 2, 3, 4, 5, 6, 7],
      [7, 3, 5, 1, 2, 6, 4],
      [1, 5, 9, 13, 17, 21, 24],
    ]) {
      const parts = chosen.map((index) => all[index - 1]!);
      expect(faces(combineDecryptionShares(group, [card], parts, 'keepers'))).toEqual(['K♥']);
    }
  });

  test('[S24] parts that don’t fit each other are our own mistake and throw', () => {
    for (const parts of [[], [all[0]!, all[0]!], [all[0]!, { index: 2, d: [] }], [{ index: 0, d: all[0]!.d }]]) {
      expect(() => combineDecryptionShares(group, cards, parts, 'keepers')).toThrow(RangeError);
    }
    expect(() => combineDecryptionShares(group, cards, [all[0]!], 'owner')).toThrow(RangeError);
  });
});
