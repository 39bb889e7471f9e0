/** Cards that pass from key to key: every honest way works, and no other. */
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { cardPoint, faceOf, firstCipher } from '../../../src/kernel/secrets/card.ts';
import { readConvert } from '../../../src/kernel/secrets/convert.ts';
import type { Cipher, Group } from '../../../src/kernel/secrets/group.ts';
import { BAD_ELEMENTS, GROUPS, keyPair, plusOrder, someElement } from '../../helpers/groups.ts';
import { keepers, subsets, type Share } from '../../helpers/keepers.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { applyConvert, convert, unlock, verifyConvert } from '../../helpers/at-once.ts';

const seed = freshSeed();
const ctx = utf8('room, deck, request 7');
const FACES = ['A♠', 'K♥', 'Q♦', 'J♣'];

/** The same card under the same key with other bytes. */
function masked(group: Group, key: Uint8Array, { a, b }: Cipher, r: Uint8Array): Cipher {
  return { a: group.add(a, group.base(r)), b: group.add(b, group.mul(r, key)) };
}

describe.each(GROUPS)(`%s, SEED=${seed}`, (_, group) => {
  const rng = seeded(seed);
  const scalar = (): Uint8Array => group.reduce(rng.bytes(64));
  const deck = keepers(group, rng, 4, 3);
  const [ann, bob] = [keyPair(group, rng), keyPair(group, rng)];
  const cards = FACES.map((face) => masked(group, deck.key, firstCipher(group, face, deck.key), scalar()));
  const a = cards.map((card) => card.a);
  const one = a.slice(0, 1);

  const by = ({ index, secret, key }: Share, to = ann.key) => ({ ctx, index, secret, from: key, to });
  // Each keeper answers once for all cards: which of them are put together is what differs.
  const answers = deck.shares.map((share) => ({
    index: share.index,
    ...readConvert(convert(group, rng, by(share), a), a.length)!,
  }));
  const parts = (chosen: readonly Share[]) => chosen.map(({ index }) => answers[index - 1]!);
  const facesOf = (secret: Uint8Array, list: readonly Cipher[]) =>
    unlock(group, secret, list).map((point) => faceOf(group, FACES, point));
  const first = deck.shares[0]!;
  const told = by(first);
  const good = convert(group, rng, told, a);
  const single = convert(group, rng, told, one);

  test('[S25] what keepers convert is taken, with a length that follows from the number of cards (positive control)', () => {
    expect([single.length, good.length]).toEqual([160, 64 * 4 + 96]);
    expect(verifyConvert(group, told, a, good)).toBe(true);
    expect(verifyConvert(group, told, one, single)).toBe(true);
  });

  test('[S26] cards that any keepers of the threshold convert are the recipient’s, the same ones (DL0)', () => {
    for (const chosen of subsets(deck.shares, 3)) {
      const hand = applyConvert(group, cards, parts(chosen), 'keepers');
      expect(facesOf(ann.secret, hand)).toEqual(FACES);
      expect(facesOf(bob.secret, hand)).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('[S26] fewer keepers than the threshold convert to nothing (DL7)', () => {
    for (const chosen of subsets(deck.shares, 2)) {
      const hand = applyConvert(group, cards, parts(chosen), 'keepers');
      expect(facesOf(ann.secret, hand)).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('[S25] the owner gives a hidden card on, and the new owner too', () => {
    const dealt = applyConvert(group, cards, parts(deck.shares.slice(0, 3)), 'keepers');
    const from = { ctx, index: 0, secret: ann.secret, from: ann.key, to: bob.key };
    const gift = dealt.slice(1, 2);
    const bytes = convert(group, rng, from, [gift[0]!.a]);
    expect(verifyConvert(group, from, [gift[0]!.a], bytes)).toBe(true);
    const given = applyConvert(group, gift, [{ index: 0, ...readConvert(bytes, 1)! }], 'owner');
    expect(facesOf(bob.secret, given)).toEqual(['K♥']);
  });

  test('[S25] a share that is wrong is refused, and it is known whose (DL1)', () => {
    const liar = convert(group, rng, { ...told, secret: scalar() }, one);
    expect(verifyConvert(group, told, one, liar)).toBe(false);
    const among = deck.shares.map((share) =>
      convert(group, rng, share === first ? { ...told, secret: scalar() } : by(share), a),
    );
    expect(deck.shares.map((share, i) => verifyConvert(group, by(share), a, among[i]!))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('[S22] a share counts for its card, its prover, its recipient and its place alone (DL2, DL3, DL4, DL5)', () => {
    expect(verifyConvert(group, told, a.slice(1, 2), single)).toBe(false);
    expect(verifyConvert(group, by(deck.shares[1]!), one, single)).toBe(false);
    expect(verifyConvert(group, { ...told, index: 2 }, one, single)).toBe(false);
    expect(verifyConvert(group, { ...told, to: bob.key }, one, single)).toBe(false);
    expect(verifyConvert(group, { ...told, ctx: utf8('room, deck, request 8') }, one, single)).toBe(false);
  });

  test('[S25] what is put in the place of R, E or both is refused (DL6)', () => {
    const [r, e, rest] = [single.slice(0, 32), single.slice(32, 64), single.slice(64)];
    const extra = scalar();
    const [r2, e2] = [group.add(r, group.base(extra)), group.add(e, group.mul(extra, ann.key))];
    const e3 = group.add(e, someElement(group, 'another card'));
    for (const [newR, newE] of [
      [r2, e],
      [r, e2],
      [r2, e2],
      [r, e3],
    ] as const) {
      expect(verifyConvert(group, told, one, concat(newR, newE, rest))).toBe(false);
    }
  });

  test('[S25] in a batch nothing makes up for anything else: swapped, or more here and less there (DL9)', () => {
    const piece = (i: number): Uint8Array => good.slice(32 * i, 32 * i + 32);
    const all = Array.from({ length: 8 }, (_, i) => piece(i));
    const put = (changes: Readonly<Record<number, Uint8Array>>): Uint8Array =>
      concat(...all.map((point, i) => changes[i] ?? point), good.slice(256));
    const x = someElement(group, 'X');
    expect(verifyConvert(group, told, a, put({}))).toBe(true);
    expect(verifyConvert(group, told, a, put({ 4: piece(5), 5: piece(4) }))).toBe(false);
    expect(verifyConvert(group, told, a, put({ 4: group.add(piece(4), x), 5: group.sub(piece(5), x) }))).toBe(false);
    const both = { 0: piece(1), 1: piece(0), 4: piece(5), 5: piece(4) };
    expect(verifyConvert(group, told, a, put(both))).toBe(false);
  });

  test('[S25] nor does it for a liar who proves what is wrong as if it were right (DL9)', () => {
    // Made by the prover's own code over a group that adds X to the first E and takes it from the second.
    const x = someElement(group, 'X');
    let sums = 0;
    const wrong = [x, group.sub(new Uint8Array(32), x)];
    const lying: Group = { ...group, add: (p, q) => group.add(group.add(p, q), wrong[sums++] ?? new Uint8Array(32)) };
    expect(verifyConvert(group, told, a, convert(lying, rng, told, a))).toBe(false);
  });

  test.each(BAD_ELEMENTS)('[S21] %s is no element, wherever it stands (DL8, PK)', (_name, bad) => {
    expect(verifyConvert(group, { ...told, to: bad }, one, single)).toBe(false);
    expect(verifyConvert(group, { ...told, from: bad }, one, single)).toBe(false);
    expect(verifyConvert(group, told, [bad], single)).toBe(false);
    expect(verifyConvert(group, told, one, concat(bad, single.slice(32)))).toBe(false);
    expect(verifyConvert(group, told, one, concat(single.slice(0, 32), bad, single.slice(64)))).toBe(false);
  });

  test('[S21] a scalar beyond the order is none, though it means the same (SH10)', () => {
    for (const at of [64, 96, 128]) {
      const again = concat(single.slice(0, at), plusOrder(single.slice(at, at + 32)), single.slice(at + 32));
      expect(verifyConvert(group, told, one, again)).toBe(false);
    }
  });

  test('[S21] another number of cards than the proof has is refused: none, more, fewer', () => {
    for (const list of [[], a, [...one, ...one], Array.from({ length: 257 }, () => a[0]!)]) {
      expect(verifyConvert(group, told, list, single)).toBe(false);
    }
    expect(readConvert(single, 2)).toBeUndefined();
  });

  test('[S25] who opens a batch that a keeper spoilt for one card spoils it for that keeper alone (DL13)', () => {
    const wrong = convert(group, rng, { ...by(deck.shares[1]!), secret: scalar() }, a);
    const all = deck.shares.map((share) => ({
      share,
      bytes: share.index === 2 ? wrong : convert(group, rng, by(share), a),
    }));
    const valid = all.filter(({ share, bytes }) => verifyConvert(group, by(share), a, bytes));
    expect(valid.map(({ share }) => share.index)).toEqual([1, 3, 4]);
    const hand = applyConvert(
      group,
      cards,
      valid.map(({ share, bytes }) => ({ index: share.index, ...readConvert(bytes, 4)! })),
      'keepers',
    );
    expect(facesOf(ann.secret, hand)).toEqual(FACES);
  });

  test('[S26] two valid answers of one keeper give other bytes of the same card, so the first in the order counts (DL12)', () => {
    const once = applyConvert(group, cards, parts(deck.shares.slice(0, 3)), 'keepers');
    const again = { index: 1, ...readConvert(good, 4)! };
    const twice = applyConvert(group, cards, [again, ...parts(deck.shares.slice(1, 3))], 'keepers');
    const others = applyConvert(group, cards, parts(deck.shares.slice(1, 4)), 'keepers');
    expect(new Set([once, twice, others].map((hand) => hex(hand[0]!.a))).size).toBe(3);
    for (const hand of [once, twice, others]) expect(facesOf(ann.secret, hand)).toEqual(FACES);
  });

  test('[S25] an answer with an old key’s share is no answer for the new key (DL14)', () => {
    const next = keepers(group, rng, 4, 3);
    const stale = convert(group, rng, { ...told, from: next.shares[0]!.key }, one);
    expect(verifyConvert(group, { ...told, from: next.shares[0]!.key }, one, stale)).toBe(false);
  });

  test('[S25] a victim can’t hand over another card than the one that was picked (HD2)', () => {
    const hand = applyConvert(group, cards, parts(deck.shares.slice(0, 3)), 'keepers');
    const loss = { ctx, index: 0, secret: ann.secret, from: ann.key, to: bob.key };
    const picked = [hand[2]!.a];
    expect(verifyConvert(group, loss, picked, convert(group, rng, loss, picked))).toBe(true);
    expect(verifyConvert(group, loss, picked, convert(group, rng, loss, [hand[0]!.a]))).toBe(false);
  });

  test('[S25] the group alone would open a copy in disguise of a hidden card: who may ask is the state’s to say (LN1)', () => {
    const copy = masked(group, deck.key, cards[3]!, scalar());
    const chosen = deck.shares.slice(0, 3).map((share) => ({
      index: share.index,
      ...readConvert(convert(group, rng, by(share), [copy.a]), 1)!,
    }));
    const hand = applyConvert(group, [copy], chosen, 'keepers');
    expect(facesOf(bob.secret, hand)).toEqual([undefined]);
    expect(facesOf(ann.secret, hand)).toEqual(['J♣']);
  });

  test('[S20] equal faces are one point, other faces others', () => {
    const points = ['A♠', 'A♠', 'A♤', 'a♠', ''].map((face) => hex(cardPoint(group, face)));
    expect(new Set(points).size).toBe(4);
  });
});
