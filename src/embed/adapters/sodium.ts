/**
 * The kernel's `Sodium` port by libsodium (WebAssembly, about 150 KB compressed), loaded when a table is opened. Without WebAssembly
 * it doesn't load, and there is no fallback: other verifiers disagree on crafted signatures, and nothing could be unsealed anyway.
 */
import type { Sodium } from '../../kernel/ports.ts';

type Library = typeof import('libsodium-wrappers-sumo');

let loading: Promise<Sodium> | undefined;

/** Loads once; rejects where WebAssembly is missing or blocked. */
export function loadSodium(): Promise<Sodium> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Sodium> {
  try {
    const { default: lib } = await import('libsodium-wrappers-sumo');
    await lib.ready;
    return sodiumOf(lib);
  } catch (error) {
    // A network that failed once may be asked again.
    loading = undefined;
    throw error;
  }
}

function sodiumOf(lib: Library['default']): Sodium {
  const pair = (seed32: Uint8Array): { publicKey: Uint8Array; privateKey: Uint8Array } =>
    lib.crypto_sign_seed_keypair(seed32);
  return {
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
}
