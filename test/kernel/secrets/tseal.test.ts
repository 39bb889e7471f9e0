/** Sealed bids: opened by the keepers when it is time, for nobody before, and for no one who only wants a card opened. */
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { concat, unutf8, utf8 } from '../../../src/kernel/bytes.ts';
import { firstCipher } from '../../../src/kernel/secrets/card.ts';
import { suffixed } from '../../../src/kernel/secrets/context.ts';
import { proveDleq } from '../../../src/kernel/secrets/dleq.ts';
import { hashToGroup } from '../../../src/kernel/secrets/h2g.ts';
import { openCards, readDecryptionShare, verifyDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { sumOfShares } from '../../../src/kernel/secrets/shares.ts';
import { openSealBy, sealLock, sealToKeepers, verifySeal } from '../../../src/kernel/secrets/tseal.ts';
import { BAD_ELEMENTS, GROUPS, plusOrder } from '../../helpers/groups.ts';
import { keepers, subsets, type Share } from '../../helpers/keepers.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';

const seed = freshSeed();
const box = await loadSodium();
const run = utf8('room, deck, request 7');

describe.each(GROUPS)(`%s, SEED=${seed}`, (_, group) => {
  const rng = seeded(seed);
  const joint = keepers(group, rng, 4, 3);
  const place = { ctx: utf8('room, Ann’s move 12'), key: joint.key };
  const bytes = sealToKeepers(group, box, rng, place, utf8('forty'));
  const sealed = { ...place, bytes };
  const by = ({ index, secret, key }: Share) => ({ ctx: run, index, secret, key });
  // As at the table, where the lock lies among the cards.
  const lock = sealLock(bytes)!;
  const shares = joint.shares.map((share) => openCards(group, rng, by(share), [lock]));
  const partsOf = (all: readonly Uint8Array[]) =>
    all.map((share, i) => ({ index: i + 1, points: readDecryptionShare(share, 1)! }));
  const parts = partsOf(shares);
  const opened = (some: typeof parts, seal = sealed): string | undefined => {
    const payload = openSealBy(box, seal, sumOfShares(group, some, 'keepers')[0]!);
    return payload && unutf8(payload);
  };
  const refused = (other: Uint8Array, at = place): void => expect(verifySeal(group, at, other)).toBe(false);
  const set = (at: number, piece: Uint8Array): Uint8Array =>
    concat(bytes.slice(0, at), piece, bytes.slice(at + piece.length));

  test('[S28] any keepers of the threshold open a bid, without its author (TS0)', () => {
    expect(verifySeal(group, place, bytes)).toBe(true);
    for (const [i, share] of shares.entries()) {
      expect(verifyDecryptionShare(group, by(joint.shares[i]!), [lock], share)).toBe(true);
    }
    for (const some of subsets(parts, 3)) expect(opened(some)).toBe('forty');
  });

  test('[S28] how long a bid is doesn’t show', () => {
    const lengths = ['', 'one', 'x'.repeat(191)].map(
      (text) => sealToKeepers(group, box, rng, place, utf8(text)).length,
    );
    expect(lengths).toEqual([336, 336, 336]);
    expect(() => sealToKeepers(group, box, rng, place, new Uint8Array(16_320))).toThrow(RangeError);
  });

  test('[S28] another’s bid is nobody’s own, and none of another table or key (TS1)', () => {
    refused(bytes, { ...place, ctx: utf8('room, Bob’s move 3') });
    refused(bytes, { ...place, key: keepers(group, rng, 4, 3).key });
  });

  test('[S28] a bid that was changed anywhere gets no help (TS2)', () => {
    for (const at of [0, 33, 70, 100, 130, bytes.length - 1]) {
      const other = bytes.slice();
      other[at]! ^= 1;
      refused(other);
    }
    refused(concat(bytes, Uint8Array.of(0)));
    refused(bytes.slice(0, -1));
  });

  test('[S28] a hidden card in the place of a bid gets no help (TS3)', () => {
    const { a } = firstCipher(group, 'A♠', joint.key);
    const masked = group.add(a, group.base(group.reduce(rng.bytes(64))));
    refused(set(0, masked));
    // With a proof of one's own, of whatever one knows: not of the card's logarithm.
    const base = hashToGroup(group, 'tavolata/v1/tdh2-gbar', utf8('gbar'));
    const secret = group.reduce(rng.bytes(64));
    const copy = group.mul(secret, base);
    const ct = bytes.slice(128);
    const ctx = concat(suffixed(place.ctx, '/tseal', 0), place.key, sha256(ct));
    const own = (r: Uint8Array): Uint8Array =>
      concat(r, copy, proveDleq(group, rng, { ctx, secret, key: r }, [base], [copy]), ct);
    expect(verifySeal(group, place, own(group.base(secret)))).toBe(true);
    refused(own(masked));
  });

  test('[S28] fewer shares than the threshold open nothing (TS4)', () => {
    for (const few of subsets(parts, 2)) expect(opened(few)).toBeUndefined();
  });

  test('[S22] a share counts for its bid, its keeper and its request', () => {
    const [share] = shares;
    const told = by(joint.shares[0]!);
    const other = sealLock(sealToKeepers(group, box, rng, place, utf8('forty')))!;
    expect(verifyDecryptionShare(group, told, [other], share!)).toBe(false);
    expect(verifyDecryptionShare(group, { ...told, index: 2 }, [lock], share!)).toBe(false);
    expect(verifyDecryptionShare(group, by(joint.shares[1]!), [lock], share!)).toBe(false);
    expect(verifyDecryptionShare(group, { ...told, ctx: utf8('request 8') }, [lock], share!)).toBe(false);
  });

  test('[S28] what its author sealed with another key is a bid of nothing, not a fault of the keepers', () => {
    const wrong = {
      seal: (p: Uint8Array, a: Uint8Array, n: Uint8Array) => box.seal(p, a, n, rng.bytes(32)),
      open: box.open,
    };
    const empty = { ...place, bytes: sealToKeepers(group, wrong, rng, place, utf8('forty')) };
    expect(verifySeal(group, place, empty.bytes)).toBe(true);
    const help = joint.shares.slice(0, 3).map((share) => openCards(group, rng, by(share), [sealLock(empty.bytes)!]));
    expect(opened(partsOf(help), empty)).toBeUndefined();
  });

  test.each(BAD_ELEMENTS)('[S21] %s is no element of a bid, nor a key (DL8, PK)', (_name, bad) => {
    refused(bytes, { ...place, key: bad });
    if (bad.length !== 32) return;
    refused(set(0, bad));
    refused(set(32, bad));
  });

  test('[S21] a scalar beyond the order is none (SH10)', () => {
    for (const at of [64, 96]) refused(set(at, plusOrder(bytes.slice(at, at + 32))));
  });
});
