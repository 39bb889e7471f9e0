/**
 * The kernel's `Sodium` port by libsodium (WebAssembly, about 80 KB compressed). A chunk of its own: the page loads it when a table is
 * opened, the Worker that checks signatures loads the same one. It imports nothing of the page.
 */
import type { Sodium } from '../../kernel/ports.ts';
import { type Calls, readyCalls, SodiumError } from './sodium-calls.ts';

/** Rejects where WebAssembly is missing or blocked. */
export async function readySodium(): Promise<Sodium> {
  return sodiumBy(await readyCalls());
}

/** Bytes that a seal adds. */
const TAG = 16;

function sodiumBy(calls: Calls): Sodium {
  const { native } = calls;
  /** The public key and, with the seed, the private one. */
  const pair = (seed32: Uint8Array): { readonly publicKey: Uint8Array; readonly privateKey: Uint8Array } => {
    const both = calls.make(96, (out, seed) => native.crypto_sign_seed_keypair(out, out + 32, seed), [seed32, 32]);
    return { publicKey: both.slice(0, 32), privateKey: both.subarray(32) };
  };
  return {
    verify(sig64, message, pk32) {
      if (sig64.length !== 64 || pk32.length !== 32) return false;
      return calls.within(() => {
        const [sig, at, pk] = [calls.put(sig64), calls.put(message), calls.put(pk32)];
        return native.crypto_sign_verify_detached(sig, at, message.length, 0, pk) === 0;
      });
    },
    // libsodium refuses non-canonical encodings and all small orders (the identity too) here, unlike its ristretto check.
    isGoodSigKey: (pk32) =>
      pk32.length === 32 && calls.within(() => native.crypto_core_ed25519_is_valid_point(calls.put(pk32)) === 1),
    hash: (message) =>
      calls.make(32, (out, at) => native.crypto_hash_sha256(out, at, message.length, 0), [message, message.length]),
    publicKeyOf: (seed32) => pair(seed32).publicKey,
    signWithSeed(message, seed32) {
      const sign = (out: number, at: number, key: number): number =>
        native.crypto_sign_detached(out, 0, at, message.length, 0, key);
      return calls.make(64, sign, [message, message.length], [pair(seed32).privateKey, 64]);
    },
    seal(plain, aad, nonce24, key32) {
      const [long, more] = [plain.length, aad.length];
      const seal = (out: number, at: number, context: number, nonce: number, key: number): number =>
        native.crypto_aead_xchacha20poly1305_ietf_encrypt(out, 0, at, long, 0, context, more, 0, 0, nonce, key);
      return calls.make(long + TAG, seal, [plain, long], [aad, more], [nonce24, 24], [key32, 32]);
    },
    open(sealed, aad, nonce24, key32) {
      const [long, more] = [sealed.length, aad.length];
      if (long < TAG || nonce24.length !== 24 || key32.length !== 32) return undefined;
      const open = (out: number, at: number, context: number, nonce: number, key: number): number =>
        native.crypto_aead_xchacha20poly1305_ietf_decrypt(out, 0, 0, at, long, 0, context, more, 0, nonce, key);
      try {
        return calls.make(long - TAG, open, [sealed, long], [aad, more], [nonce24, 24], [key32, 32]);
      } catch (error) {
        if (error instanceof SodiumError) return undefined;
        throw error;
      }
    },
  };
}

/** Argon2id 1.3, one lane, 16 bytes. Takes its memory at once and about a second: for a Worker, which gives it back with its end. */
export type Argon2id = (secret: Uint8Array, salt16: Uint8Array, passes: number, memoryBytes: number) => Uint8Array;

/** libsodium's number for it. */
const ARGON2ID13 = 2;

/** Rejects where WebAssembly is missing or blocked. */
export async function readyArgon2id(): Promise<Argon2id> {
  const calls = await readyCalls();
  return (secret, salt16, passes, memoryBytes) => {
    const stretch = (out: number, at: number, salt: number): number =>
      calls.native.crypto_pwhash(out, 16, 0, at, secret.length, 0, salt, passes, 0, memoryBytes, ARGON2ID13);
    return calls.make(16, stretch, [secret, secret.length], [salt16, 16]);
  };
}
