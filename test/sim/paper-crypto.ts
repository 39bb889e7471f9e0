/**
 * Stand-ins for signatures and seals, for sessions by the thousand. Lengths and bindings are those of the real ones, and so is SHA-256. But
 * a signature can be made by whoever knows the public key and a seal keeps nothing from anybody who reads this file. Nobody in a session
 * forges what he has no key for; that is tried with the real ones in `test/kernel` and at whole tables there. One session in so many has
 * the real ones too (`simulated-session.ts`).
 */
import { hash } from 'node:crypto';
import { equal } from '../../src/kernel/bytes.ts';
import type { Sodium } from '../../src/kernel/ports.ts';

export const paperSodium: Sodium = {
  verify: (sig, message, pk) => sig.length === 64 && pk.length === 32 && equal(sig, paperSign(message, pk)),
  isGoodSigKey: (pk) => pk.length === 32,
  hash: (message) => new Uint8Array(hash('sha256', message, 'buffer')),
  publicKeyOf: (seed) => fill(32, mixed(0x9e3779b9, seed)),
  signWithSeed: (message, seed) => paperSign(message, paperSodium.publicKeyOf(seed)),
  seal(plain, aad, nonce, key) {
    const out = new Uint8Array(plain.length + 16);
    veil(plain, mixed(1, key, nonce), out);
    out.set(fill(16, mixed(2, key, nonce, aad, plain)), plain.length);
    return out;
  },
  open(sealed, aad, nonce, key) {
    if (sealed.length < 16) return undefined;
    const plain = new Uint8Array(sealed.length - 16);
    veil(sealed, mixed(1, key, nonce), plain);
    const tag = fill(16, mixed(2, key, nonce, aad, plain));
    for (let i = 0; i < 16; i++) if (tag[i] !== sealed[plain.length + i]) return undefined;
    return plain;
  },
};

export const paperSign = (message: Uint8Array, pk: Uint8Array): Uint8Array => fill(64, mixed(3, pk, message));

type Four = [number, number, number, number];

/** 128 bits of all that is given, in its order. */
function mixed(tag: number, ...parts: readonly Uint8Array[]): Four {
  let [a, b, c, d]: Four = [tag, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
  for (const bytes of parts) {
    a = Math.imul(a ^ bytes.length, 0x9e3779b1);
    for (let i = 0; i < bytes.length; i++) {
      a = Math.imul(a ^ bytes[i]!, 0x01000193);
      b = Math.imul((b << 5) | (b >>> 27), 0x85ebca77) ^ a;
      if ((i & 3) === 3) {
        c = (Math.imul(c ^ b, 0xc2b2ae3d) ^ (a >>> 15)) | 0;
        d = (Math.imul(d, 0x27d4eb2f) + (c ^ (b >>> 13))) | 0;
      }
    }
    c ^= b;
    d ^= Math.imul(a ^ c, 0x165667b1);
  }
  for (let i = 0; i < 4; i++) {
    a = Math.imul(a ^ (d >>> 16), 0x85ebca6b);
    b = Math.imul(b ^ (a >>> 13), 0xc2b2ae35);
    c = Math.imul(c ^ (b >>> 16), 0x9e3779b1);
    d = Math.imul(d ^ (c >>> 15), 0x27d4eb2f);
  }
  return [a, b, c, d];
}

/** So many bytes that follow from these. */
function fill(n: number, from: Four): Uint8Array {
  const out = new Uint8Array(n);
  stream(from, n, (i, byte) => (out[i] = byte));
  return out;
}

function veil(bytes: Uint8Array, from: Four, out: Uint8Array): void {
  stream(from, out.length, (i, byte) => (out[i] = bytes[i]! ^ byte));
}

/** xoshiro128. */
function stream([s0, s1, s2, s3]: Four, n: number, each: (i: number, byte: number) => void): void {
  let [a, b, c, d] = [s0, s1, s2, s3 | 1];
  for (let i = 0; i < n; i += 4) {
    const word = Math.imul((b << 7) | (b >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    for (let j = 0; j < 4 && i + j < n; j++) each(i + j, (word >>> (8 * j)) & 255);
  }
}
