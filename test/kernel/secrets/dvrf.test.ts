/** The keepers' dice: one result for one roll, whoever answers and whoever would like another. */
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { dice, rollValues } from '../../../src/kernel/dice.ts';
import { readConvert } from '../../../src/kernel/secrets/convert.ts';
import {
  hiddenRoll,
  hiddenSeed,
  rollPoint,
  rollSeed,
  rollShare,
  verifyRollShare,
} from '../../../src/kernel/secrets/dvrf.ts';
import { openCards, readDecryptionShare, verifyDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { BAD_ELEMENTS, GROUPS, keyPair, plusOrder, someElement, sodiumGroup } from '../../helpers/groups.ts';
import { keepers, subsets, type Share } from '../../helpers/keepers.ts';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { applyConvert, combineDecryptionShares, convert, unlock, verifyConvert } from '../../helpers/at-once.ts';

const seed = freshSeed();
const ctx = utf8('room, deck, request 7');

describe.each(GROUPS)(`%s, SEED=${seed}`, (_, group) => {
  const rng = seeded(seed);
  const beacon = keepers(group, rng, 4, 3);
  const rollId = rng.bytes(32);
  const by = ({ index, secret, key }: Share) => ({ ctx, index, secret, key });
  const told = by(beacon.shares[0]!);
  const shares = beacon.shares.map((share) => rollShare(group, rng, by(share), rollId));
  const parts = shares.map((bytes, i) => ({ index: i + 1, d: readDecryptionShare(bytes, 1)![0]! }));
  const result = hex(rollSeed(group, rollId, parts.slice(0, 3)));

  test('[S27] a share of a roll is 96 bytes and taken (positive control)', () => {
    expect(
      shares.map((share, i) => [share.length, verifyRollShare(group, by(beacon.shares[i]!), rollId, share)]),
    ).toEqual(shares.map(() => [96, true]));
  });

  test('[S27] any keepers of the threshold give the same result, fewer another one (RN1)', () => {
    for (const some of subsets(parts, 3)) expect(hex(rollSeed(group, rollId, some))).toBe(result);
    for (const few of subsets(parts, 2)) expect(hex(rollSeed(group, rollId, few))).not.toBe(result);
  });

  test('[S27] who answers last has one answer that is taken: to stay silent changes nothing (RN2)', () => {
    const [last] = shares;
    for (let i = 0; i < 5; i++) {
      const other = concat(someElement(group, `wish ${i}`), last!.slice(32));
      expect(verifyRollShare(group, told, rollId, other)).toBe(false);
    }
    const again = rollShare(group, rng, told, rollId);
    expect(verifyRollShare(group, told, rollId, again)).toBe(true);
    expect(hex(again.slice(0, 32))).toBe(hex(last!.slice(0, 32)));
    expect(hex(rollSeed(group, rollId, parts.slice(1)))).toBe(result);
  });

  test('[S22] a share counts for its roll, its keeper and its place, and opens no card (RN3)', () => {
    const [share] = shares;
    expect(verifyRollShare(group, told, rng.bytes(32), share!)).toBe(false);
    expect(verifyRollShare(group, { ...told, index: 2 }, rollId, share!)).toBe(false);
    expect(verifyRollShare(group, by(beacon.shares[1]!), rollId, share!)).toBe(false);
    expect(verifyRollShare(group, { ...told, ctx: utf8('another room') }, rollId, share!)).toBe(false);
    const h = rollPoint(group, rollId);
    expect(verifyDecryptionShare(group, told, [h], share!)).toBe(false);
    expect(verifyRollShare(group, told, rollId, openCards(group, rng, told, [h]))).toBe(false);
  });

  test('[S27] a hidden roll is known to its seat alone until it is shown, and then to all as what it was (RN7)', () => {
    const ann = keyPair(group, rng);
    const roll = hiddenRoll(group, rollId);
    const answers = beacon.shares.slice(1).map((share) => {
      const from = { ctx, index: share.index, secret: share.secret, from: share.key, to: ann.key };
      const bytes = convert(group, rng, from, [roll.a]);
      expect(verifyConvert(group, from, [roll.a], bytes)).toBe(true);
      return { index: share.index, ...readConvert(bytes, 1)! };
    });
    const held = applyConvert(group, [roll], answers, 'keepers')[0]!;
    expect(hex(hiddenSeed(group, rollId, unlock(group, ann.secret, [held])[0]!))).toBe(result);
    const own = { ctx, index: 0, secret: ann.secret, key: ann.key };
    const shown = openCards(group, rng, own, [held.a]);
    const point = combineDecryptionShares(
      group,
      [held],
      [{ index: 0, d: readDecryptionShare(shown, 1)! }],
      'owner',
    )[0]!;
    expect(hex(hiddenSeed(group, rollId, point))).toBe(result);
    expect(verifyDecryptionShare(group, own, [held.a], concat(someElement(group, 'a six'), shown.slice(32)))).toBe(
      false,
    );
    expect(hex(hiddenSeed(group, rng.bytes(32), point))).not.toBe(result);
  });

  test.each(BAD_ELEMENTS)('[S21] %s is no share and no key (DL8, PK)', (_name, bad) => {
    expect(verifyRollShare(group, told, rollId, concat(bad, shares[0]!.slice(32)))).toBe(false);
    expect(verifyRollShare(group, { ...told, key: bad }, rollId, shares[0]!)).toBe(false);
  });

  test('[S21] scalars beyond the order and other lengths are refused (SH10)', () => {
    const share = shares[0]!;
    const [head, tail] = [share.slice(0, 64), share.slice(64)];
    expect(verifyRollShare(group, told, rollId, concat(head, plusOrder(tail)))).toBe(false);
    expect(verifyRollShare(group, told, rollId, concat(share, Uint8Array.of(0)))).toBe(false);
    expect(verifyRollShare(group, told, rollId, share.slice(1))).toBe(false);
    expect(readDecryptionShare(share.slice(1), 1)).toBeUndefined();
  });
});

/** Σ (seen − expected)² / expected. */
function chiSquare(values: readonly number[], sides: number): number {
  const seen = Array.from({ length: sides }, () => 0);
  for (const value of values) seen[value - 1]!++;
  const expected = values.length / sides;
  return seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

test('[S27] ten-sided dice of many rolls are even (RN4)', () => {
  // The same rolls in every run, so that chance can't fail it. 27.88: one in a thousand for nine degrees of freedom.
  const key = sodiumGroup.reduce(new Uint8Array(64).fill(7));
  const values = Array.from({ length: often(150) }, (_, i) => {
    const rollId = utf8(`roll ${i}`);
    const d = sodiumGroup.mul(key, rollPoint(sodiumGroup, rollId));
    return rollValues(rollSeed(sodiumGroup, rollId, [{ index: 1, d }]), 100, 10);
  }).flat();
  expect(values.length).toBe(often(15_000));
  expect(chiSquare(values, 10)).toBeLessThan(27.88);
  expect(new Set(values)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(dice(utf8('x')).below(1)).toBe(0);
});
