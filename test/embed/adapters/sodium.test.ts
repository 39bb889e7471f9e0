/** libsodium's verdicts on crafted signatures are pinned: on a change of any of them, old and new pages would split a table. */
import { createHash } from 'node:crypto';
import lib, { ready } from 'libsodium-wrappers-sumo';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { concat, fromHex, hex, utf8 } from '../../../src/kernel/bytes.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';

const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const IDENTITY = fromHex(`01${'00'.repeat(31)}`);
/** A point of order eight. */
const T8 = fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a');
const message = utf8('a move');

const numberOf = (le: Uint8Array): bigint => BigInt(`0x${hex(le.toReversed())}`);
const scalar = (n: bigint): Uint8Array => fromHex(n.toString(16).padStart(64, '0')).toReversed();
const times = (n: bigint): Uint8Array => lib.crypto_scalarmult_ed25519_base_noclamp(scalar(n));
const plus = (a: Uint8Array, b: Uint8Array): Uint8Array => lib.crypto_core_ed25519_add(a, b);
const challenge = (R: Uint8Array, A: Uint8Array): bigint =>
  numberOf(createHash('sha512').update(R).update(A).update(message).digest()) % ORDER;

const a = 123456789012345678901234567890n;
/** A signature by the secret a, with chosen public key and R = rB + extra. */
function crafted(A: Uint8Array, r: bigint, extra?: Uint8Array): { sig: Uint8Array; k: bigint } {
  const R = extra ? plus(times(r), extra) : times(r);
  const k = challenge(R, A);
  return { sig: concat(R, scalar((r + k * a) % ORDER)), k };
}

/** The first r whose challenge is, or isn't, a multiple of eight. */
function search(A: Uint8Array, multiple: boolean): Uint8Array {
  for (let r = 1n; ; r++) {
    const { sig, k } = crafted(A, r);
    if ((k % 8n === 0n) === multiple) return sig;
  }
}

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
  // The package's own wrappers, which make what is crafted: the table's loader has others.
  await ready;
});

describe('crafted signatures', () => {
  test('[I10] A and R the identity, S zero: rejected (JR3, JR4)', () => {
    expect(sodium.verify(concat(IDENTITY, new Uint8Array(32)), message, IDENTITY)).toBe(false);
  });

  test('[I10] a key of small order: rejected (JR3)', () => {
    for (let r = 1n; r <= 16n; r++) {
      const R = times(r);
      expect(sodium.verify(concat(R, scalar(r)), message, T8)).toBe(false);
    }
  });

  test('[I10] a key of mixed order: rejected, unless the challenge is a multiple of eight (JR4)', () => {
    const A = plus(times(a), T8);
    expect(sodium.verify(search(A, false), message, A)).toBe(false);
    expect(sodium.verify(search(A, true), message, A)).toBe(true);
  });

  test('[I10] an honest key with R off by a point of order eight: rejected (JR4)', () => {
    expect(sodium.verify(crafted(times(a), 5n, T8).sig, message, times(a))).toBe(false);
  });

  test('[I10] S above the order: rejected (JR3, JR4)', () => {
    const { sig } = crafted(times(a), 5n);
    const large = concat(sig.subarray(0, 32), scalar(numberOf(sig.subarray(32)) + ORDER));
    expect(sodium.verify(sig, message, times(a))).toBe(true);
    expect(sodium.verify(large, message, times(a))).toBe(false);
  });

  test('[I2] keys that are no points, not canonical, of small or of mixed order are no device’s', () => {
    const notCanonical = fromHex('eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f');
    const bad = [
      IDENTITY,
      T8,
      plus(times(a), T8),
      notCanonical,
      new Uint8Array(32),
      new Uint8Array(32).fill(2),
      new Uint8Array(31),
    ];
    for (const pk of bad) expect(sodium.isGoodSigKey(pk), hex(pk)).toBe(false);
    expect(sodium.isGoodSigKey(times(a))).toBe(true);
  });
});

describe('signatures and seals', () => {
  const seed = new Uint8Array(32).fill(7);
  const [aad, nonce, key] = [utf8('aad'), new Uint8Array(24).fill(1), new Uint8Array(32).fill(2)];

  test('[I10] what a seed signs verifies under its key, and no bit turned', () => {
    const pk = sodium.publicKeyOf(seed);
    const sig = sodium.signWithSeed(message, seed);
    expect(sodium.verify(sig, message, pk)).toBe(true);
    for (let i = 0; i < 64; i++) expect(sodium.verify(sig.with(i, sig[i]! ^ 1), message, pk)).toBe(false);
    expect(sodium.verify(sig, utf8('a move!'), pk)).toBe(false);
  });

  test('[J2] a hash is SHA-256, whatever the length', () => {
    for (let n = 0; n < 200; n++) {
      const bytes = Uint8Array.from({ length: n }, (_, i) => i * n);
      expect(hex(sodium.hash(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  test('[I10] wrong lengths are false', () => {
    const pk = sodium.publicKeyOf(seed);
    const sig = sodium.signWithSeed(message, seed);
    for (const n of [0, 63]) expect(sodium.verify(sig.subarray(0, n), message, pk)).toBe(false);
    for (const n of [0, 31]) expect(sodium.verify(sig, message, pk.subarray(0, n))).toBe(false);
    expect(sodium.verify(concat(sig, sig), message, pk)).toBe(false);
  });

  test('[I11] a seal opens under exactly its key, nonce and context, and throws for nobody', () => {
    const sealed = sodium.seal(message, aad, nonce, key);
    expect(sealed).toHaveLength(message.length + 16);
    expect(sodium.open(sealed, aad, nonce, key)).toEqual(message);
    expect(sodium.open(sealed, utf8('aae'), nonce, key)).toBeUndefined();
    expect(sodium.open(sealed, aad, nonce.with(0, 0), key)).toBeUndefined();
    expect(sodium.open(sealed, aad, nonce, key.with(0, 0))).toBeUndefined();
    for (let n = 0; n < sealed.length; n++) expect(sodium.open(sealed.subarray(0, n), aad, nonce, key)).toBeUndefined();
    expect(sodium.open(sealed, aad, nonce.subarray(1), key)).toBeUndefined();
  });

  test('[I11] the pinned seal', () => {
    expect(hex(sodium.seal(message, aad, nonce, key))).toMatchInlineSnapshot(
      `"1715023f2954515899784284f95fc4782125d9faa6ad"`,
    );
  });
});
