import { describe, expect, test } from 'vitest';
import { concat, hex } from '../../../src/kernel/bytes.ts';
import type { Group } from '../../../src/kernel/secrets/group.ts';
import {
  commitOf,
  exchangeCommit,
  handDealer,
  keygenContext,
  type KeygenShape,
  parseDeal,
  parseHandDeal,
  POLY,
  readExchange,
  thresholdOf,
} from '../../../src/kernel/secrets/keygen.ts';
import { makeComplaint, ownKeys, type OwnShares } from '../../../src/kernel/secrets/keygen-shares.ts';
import { lagrangeAtZero } from '../../../src/kernel/secrets/lagrange.ts';
import { randomScalar, sumOf } from '../../../src/kernel/secrets/polynomial.ts';
import { beginKeys } from '../../helpers/keygen.ts';
import { GROUPS, sodiumGroup } from '../../helpers/groups.ts';
import { nobleGroup } from '../../helpers/noble-group.ts';
import { freshSeed, type Rng, seeded } from '../../helpers/rng.ts';
import { checkDeal, judgeComplaint, makeDeal, makeHandDeal, openShares, sharedKey } from '../../helpers/at-once.ts';

const ROOM = new Uint8Array(16).fill(7);
const ID = new Uint8Array(16).fill(9);

function shapeOf(keepers: number, strict = false, attempt = 1): KeygenShape {
  const ctx = keygenContext(ROOM, ID, attempt);
  return { ctx, keepers, threshold: thresholdOf(keepers, strict), escrow: !strict };
}

/** All that a set of keepers has once it is made. */
function made(group: Group, rng: Rng, shape: KeygenShape) {
  const numbers = Array.from({ length: shape.keepers }, (_, n) => n + 1);
  const hands = numbers.map(() => randomScalar(group, rng));
  const kx = numbers.map((j) => beginKeys(group, rng, shape, j, hands[j - 1]));
  const exchange = kx.map(({ bytes }, n) => readExchange(group, shape, n + 1, bytes)!);
  const bytes = numbers.map((i) => makeDeal(group, rng, shape, i, exchange, kx[i - 1]!.dealing));
  const deals = bytes.map((one) => parseDeal(shape, one)!);
  const shares = numbers.map((j) =>
    deals.map((dealt, n) => openShares(group, shape, dealt, { i: n + 1, j }, kx[j - 1]!.secret)),
  );
  return { numbers, kx, exchange, hands, bytes, deals, shares };
}

const own = (group: Group, shares: readonly (OwnShares | undefined)[]) => ownKeys(group, shares as OwnShares[]);

/** f(0) from these holders' shares. */
function restore(group: Group, held: readonly (readonly [j: number, x: Uint8Array])[]): Uint8Array {
  const indices = held.map(([j]) => j);
  return sumOf(
    group,
    held.map(([j, x]) => group.scalarMul(lagrangeAtZero(group, indices, j), x)),
  );
}

function flipped(bytes: Uint8Array, at: number, bit = 1): Uint8Array {
  const out = bytes.slice();
  out[at]! ^= bit;
  return out;
}

/** Where the share for keeper j begins in a deal's polynomial. */
const shareAt = ({ threshold: t, keepers: k }: KeygenShape, poly: number, j: number): number =>
  poly * (32 * t + 64 + 32 * k) + 32 * t + 64 + 32 * (j - 1);

describe.each(GROUPS)('making a key together (%s)', (_name, group) => {
  const seed = freshSeed();
  const rng = seeded(seed);

  test.each([
    [1, false],
    [2, false],
    [3, false],
    [5, false],
    [4, true],
  ])('[K2] any that are enough of %i keepers have the key that all see (strict: %s)', (k, strict) => {
    const shape = shapeOf(k, strict);
    const { numbers, deals, shares, hands } = made(group, rng, shape);
    expect(
      deals.every((dealt, n) => checkDeal(group, shape, n + 1, dealt)),
      `SEED=${seed}`,
    ).toBe(true);
    const mine = numbers.map((j) => own(group, shares[j - 1]!));
    for (const [poly, part] of [
      [POLY.deck, 'deck'],
      [POLY.beacon, 'beacon'],
    ] as const) {
      const all = sharedKey(
        group,
        k,
        deals.map((dealt) => dealt[part].commitments),
      );
      expect(all.shares).toEqual(mine.map((x) => group.base(x[part])));
      const some = rng.shuffle(numbers).slice(0, shape.threshold);
      expect(
        group.base(
          restore(
            group,
            some.map((j) => [j, mine[j - 1]![part]]),
          ),
        ),
      ).toEqual(all.key);
      expect(poly).toBeLessThan(POLY.hand);
    }
    expect(deals.map((dealt) => dealt.hand.commitments[0])).toEqual(hands.map((p) => group.base(p)));
    expect(shares.flat().every((one) => one!.has(POLY.hand) === !strict)).toBe(true);
  });

  test('[K3] what the keepers hold of a hand in escrow is that hand’s key', () => {
    const shape = shapeOf(4);
    const { numbers, shares, hands } = made(group, rng, shape);
    const held = rng.shuffle(numbers).slice(0, 3);
    const got = restore(
      group,
      held.map((j) => [j, shares[j - 1]![1]!.get(POLY.hand)!]),
    );
    expect(got, `SEED=${seed}`).toEqual(hands[1]);
    const less = restore(
      group,
      held.slice(1).map((j) => [j, shares[j - 1]![1]!.get(POLY.hand)!]),
    );
    expect(less).not.toEqual(hands[1]);
  });

  test('[K3] a seat that keeps nothing leaves its hand key in escrow later, and at a strict table tells it alone', () => {
    const shape = shapeOf(3);
    const { kx, exchange } = made(group, rng, shape);
    const p = randomScalar(group, rng);
    const bytes = makeHandDeal(group, rng, shape, 12, exchange, p);
    expect(bytes).toHaveLength(32 * 2 + 64 + 32 * 3 + 96);
    const dealt = parseHandDeal(shape, bytes)!;
    const i = handDealer(12);
    expect(checkDeal(group, shape, i, dealt)).toBe(true);
    expect(checkDeal(group, shape, handDealer(11), dealt)).toBe(false);
    const x = [1, 3].map(
      (j) => [j, openShares(group, shape, dealt, { i, j }, kx[j - 1]!.secret)!.get(POLY.hand)!] as const,
    );
    expect(restore(group, x)).toEqual(p);
    const strict = shapeOf(3, true);
    const alone = makeHandDeal(group, rng, strict, 12, exchange, p);
    expect(alone).toHaveLength(96);
    expect(checkDeal(group, strict, i, parseHandDeal(strict, alone)!)).toBe(true);
  });

  test('[K5] DK1: a bad share is told by its recipient and convicts the dealer before all', () => {
    const shape = shapeOf(3);
    const { kx, exchange, bytes } = made(group, rng, shape);
    for (const poly of [POLY.deck, POLY.beacon, POLY.hand]) {
      const bad = flipped(bytes[0]!, shareAt(shape, poly, 2));
      const dealt = parseDeal(shape, bad)!;
      expect(checkDeal(group, shape, 1, dealt)).toBe(true);
      expect(openShares(group, shape, dealt, { i: 1, j: 3 }, kx[2]!.secret)).toBeDefined();
      expect(openShares(group, shape, dealt, { i: 1, j: 2 }, kx[1]!.secret)).toBeUndefined();
      const own = { secret: kx[1]!.secret, key: exchange[1]! };
      const complaint = makeComplaint(group, rng, shape, dealt, { i: 1, j: 2 }, own);
      expect(judgeComplaint(group, shape, dealt, { i: 1, j: 2 }, exchange[1]!, complaint)).toBe('dealer');
    }
  });

  test('[K5] DK2: a complaint of a good share convicts the complainer, and so does one that proves nothing', () => {
    const shape = shapeOf(3);
    const { kx, exchange, deals } = made(group, rng, shape);
    const at = { i: 1, j: 2 };
    const own = { secret: kx[1]!.secret, key: exchange[1]! };
    const honest = makeComplaint(group, rng, shape, deals[0]!, at, own);
    const judge = (bytes: Uint8Array, between = at): string =>
      judgeComplaint(group, shape, deals[0]!, between, exchange[between.j - 1]!, bytes);
    expect(judge(honest)).toBe('complainer');
    const lie = concat(group.base(randomScalar(group, rng)), honest.slice(32));
    for (const bytes of [lie, honest.slice(1), new Uint8Array(96), new Uint8Array(0), concat(honest, honest)])
      expect(judge(bytes)).toBe('complainer');
    // Somebody else's, under one's own name.
    expect(judge(honest, { i: 1, j: 3 })).toBe('complainer');
  });

  test('[K4] DK3: a key made out of another’s can’t be dealt', () => {
    const shape = shapeOf(2);
    const { bytes, exchange, kx } = made(group, rng, shape);
    const mine = randomScalar(group, rng);
    // Y would be mine·G: own commitment = mine·G − A_1.
    const rogue = group.sub(group.base(mine), bytes[0]!.slice(0, 32));
    const dealt = makeDeal(group, rng, shape, 2, exchange, kx[1]!.dealing);
    expect(checkDeal(group, shape, 2, parseDeal(shape, concat(rogue, dealt.slice(32)))!)).toBe(false);
  });

  test('[K19] what a keeper said it will deal fits its own deal, and none with another coefficient, number, attempt or table', () => {
    const shape = shapeOf(3);
    const { kx, deals, exchange } = made(group, rng, shape);
    const told = kx.map(({ bytes }) => exchangeCommit(bytes));
    expect(deals.map((dealt, n) => commitOf(shape, n + 1, dealt))).toEqual(told);
    expect(new Set(told.map(hex)).size).toBe(3);
    const says = (at: KeygenShape, i: number, dealing: Uint8Array): string => {
      const dealt = parseDeal(at, makeDeal(group, rng, at, i, exchange, dealing))!;
      return hex(commitOf(at, i, dealt));
    };
    const { dealing } = kx[0]!;
    expect(says(shape, 1, dealing)).toBe(hex(told[0]!));
    for (let at = 0; at < dealing.length; at += 32) {
      const other = concat(dealing.slice(0, at), randomScalar(group, rng), dealing.slice(at + 32));
      expect(says(shape, 1, other), `SEED=${seed}`).not.toBe(hex(told[0]!));
    }
    const attempt = { ...shape, ctx: keygenContext(ROOM, ID, 2) };
    const room = { ...shape, ctx: keygenContext(ID, ID, 1) };
    for (const [at, i] of [
      [shape, 2],
      [attempt, 1],
      [room, 1],
    ] as const)
      expect(says(at, i, dealing)).not.toBe(hex(told[0]!));
  });

  test('[K4] DK4: nobody can have a share encrypted with a Q that isn’t theirs, so that a complaint would multiply it', () => {
    const shape = shapeOf(2);
    const { bytes } = made(group, rng, shape);
    const card = group.base(randomScalar(group, rng));
    const oracle = concat(bytes[0]!.slice(0, -96), card, bytes[0]!.slice(-64));
    expect(checkDeal(group, shape, 1, parseDeal(shape, oracle)!)).toBe(false);
  });

  test('[K4] DK5: proofs of one keeper, attempt or table are none elsewhere', () => {
    const shape = shapeOf(2);
    const { kx, deals } = made(group, rng, shape);
    const other = { ...shape, ctx: keygenContext(ROOM, ID, 2) };
    const room = { ...shape, ctx: keygenContext(ID, ID, 1) };
    expect(checkDeal(group, shape, 2, deals[0]!)).toBe(false);
    expect(readExchange(group, shape, 2, kx[0]!.bytes)).toBeUndefined();
    for (const where of [other, room]) {
      expect(checkDeal(group, where, 1, deals[0]!)).toBe(false);
      expect(readExchange(group, where, 1, kx[0]!.bytes)).toBeUndefined();
    }
  });

  test('[K4] DK6: another degree or a missing recipient is no deal', () => {
    const [three, two] = [shapeOf(3), shapeOf(2)];
    const wrong = { ...three, threshold: 3 };
    expect(parseDeal(three, made(group, rng, wrong).bytes[0]!)).toBeUndefined();
    expect(parseDeal(three, made(group, rng, two).bytes[0]!)).toBeUndefined();
    expect(parseDeal({ ...three, escrow: false }, made(group, rng, three).bytes[0]!)).toBeUndefined();
  });

  test('[K4] the identity, what is no element and scalars beyond the order are in no deal', () => {
    const shape = shapeOf(2);
    const { bytes, kx } = made(group, rng, shape);
    const dealt = bytes[0]!;
    const put = (at: number, part: Uint8Array): Uint8Array =>
      concat(dealt.slice(0, at), part, dealt.slice(at + part.length));
    for (const part of [new Uint8Array(32), new Uint8Array(32).fill(0xff)]) {
      for (const at of [0, 32, dealt.length - 96, shareAt(shape, POLY.deck, 1)]) {
        if (at === shareAt(shape, POLY.deck, 1) && part[0] === 0) continue;
        expect(checkDeal(group, shape, 1, parseDeal(shape, put(at, part))!), `${at}`).toBe(false);
      }
      expect(readExchange(group, shape, 1, concat(part, kx[0]!.bytes.slice(32)))).toBeUndefined();
    }
  });

  test('[K4] FZ: whatever bytes come, readers and judges give an answer', () => {
    const shape = shapeOf(2);
    const { bytes, kx, exchange, deals } = made(group, rng, shape);
    for (let n = 0; n < 40; n++) {
      const junk = rng.bytes(rng.below(900));
      expect(parseDeal(shape, junk) === undefined || junk.length === bytes[0]!.length, `SEED=${seed}`).toBe(true);
      expect(readExchange(group, shape, 1, junk)).toBeUndefined();
      expect(judgeComplaint(group, shape, deals[0]!, { i: 1, j: 2 }, exchange[1]!, junk)).toBe('complainer');
      const bent = flipped(bytes[0]!, rng.below(bytes[0]!.length), 1 << rng.below(8));
      const dealt = parseDeal(shape, bent)!;
      const good = checkDeal(group, shape, 1, dealt);
      // What isn't seen by all is seen by the one whose share it is.
      const opened = good && [1, 2].map((j) => openShares(group, shape, dealt, { i: 1, j }, kx[j - 1]!.secret));
      const seen = opened && opened.every((one) => one !== undefined);
      expect(seen, `SEED=${seed}`).toBe(false);
    }
  });
});

test('[K1] thresholds are those of the table, above half, and all at a strict one', () => {
  const resilient = [1, 2, 3, 4, 5, 6, 7, 8, 12, 24].map((k) => thresholdOf(k, false));
  expect(resilient).toEqual([1, 2, 2, 3, 4, 4, 5, 6, 9, 16]);
  for (let k = 1; k <= 24; k++) {
    expect(thresholdOf(k, false) * 2).toBeGreaterThan(k);
    expect(thresholdOf(k, true)).toBe(k);
  }
  for (const k of [0, 25, NaN]) expect(() => thresholdOf(k, false)).toThrow(RangeError);
});

test('[K2] twenty-four keepers make a key', () => {
  const [group, rng, shape] = [sodiumGroup, seeded(freshSeed()), shapeOf(24)];
  const kx = Array.from({ length: 24 }, (_, n) => beginKeys(group, rng, shape, n + 1));
  const exchange = kx.map(({ bytes }) => bytes.slice(0, 32));
  const deals = kx.map((_, n) => parseDeal(shape, makeDeal(group, rng, shape, n + 1, exchange, kx[n]!.dealing))!);
  expect(checkDeal(group, shape, 24, deals[23]!)).toBe(true);
  const { shares } = sharedKey(
    group,
    24,
    deals.map(({ deck }) => deck.commitments),
  );
  const x = deals.map((dealt, n) => openShares(group, shape, dealt, { i: n + 1, j: 24 }, kx[23]!.secret));
  expect(group.base(own(group, x).deck)).toEqual(shares[23]);
});

test('[K2] XB: what one backend deals the other one takes', () => {
  const shape = shapeOf(3);
  for (const [a, b] of [
    [sodiumGroup, nobleGroup],
    [nobleGroup, sodiumGroup],
  ] as const) {
    const { deals, kx } = made(a, seeded(freshSeed()), shape);
    expect(deals.every((dealt, n) => checkDeal(b, shape, n + 1, dealt))).toBe(true);
    expect(openShares(b, shape, deals[0]!, { i: 1, j: 3 }, kx[2]!.secret)).toBeDefined();
  }
});
