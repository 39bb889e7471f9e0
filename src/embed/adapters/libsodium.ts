/**
 * The kernel's `Sodium` port by libsodium (WebAssembly, about 150 KB compressed). A chunk of its own: the page loads it when a table is
 * opened, the Worker that checks signatures loads the same one. It imports nothing of the page.
 */
import lib, { ready } from 'libsodium-wrappers-sumo';
import type { Sodium } from '../../kernel/ports.ts';

/** Rejects where WebAssembly is missing or blocked. */
export async function readySodium(): Promise<Sodium> {
  await ready;
  return sodium;
}

const pair = (seed32: Uint8Array): { publicKey: Uint8Array; privateKey: Uint8Array } =>
  lib.crypto_sign_seed_keypair(seed32);

const sodium: Sodium = {
  verify(sig64, message, pk32) {
    if (sig64.length !== 64 || pk32.length !== 32) return false;
    try {
      return lib.crypto_sign_verify_detached(sig64, message, pk32);
    } catch {
      return false;
    }
  },
  // libsodium refuses non-canonical encodings and all small orders (the identity too) here, unlike its ristretto check.
  isGoodSigKey: (pk32) => pk32.length === 32 && lib.crypto_core_ed25519_is_valid_point(pk32),
  hash: (message) => lib.crypto_hash_sha256(message),
  publicKeyOf: (seed32) => pair(seed32).publicKey,
  signWithSeed: (message, seed32) => lib.crypto_sign_detached(message, pair(seed32).privateKey),
  seal: (plain, aad, nonce24, key32) =>
    lib.crypto_aead_xchacha20poly1305_ietf_encrypt(plain, aad, null, nonce24, key32),
  open(sealed, aad, nonce24, key32) {
    try {
      return lib.crypto_aead_xchacha20poly1305_ietf_decrypt(null, sealed, aad, nonce24, key32);
    } catch {
      return undefined;
    }
  },
};

/** Argon2id 1.3, one lane, 16 bytes. Takes its memory at once and about a second: for a Worker, which gives it back with its end. */
export type Argon2id = (secret: Uint8Array, salt16: Uint8Array, passes: number, memoryBytes: number) => Uint8Array;

/** Rejects where WebAssembly is missing or blocked. */
export async function readyArgon2id(): Promise<Argon2id> {
  await ready;
  return (secret, salt16, passes, memoryBytes) =>
    lib.crypto_pwhash(16, secret, salt16, passes, memoryBytes, lib.crypto_pwhash_ALG_ARGON2ID13);
}
