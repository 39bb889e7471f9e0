/**
 * The kernel's `DeviceKeys`, `Mail` and `Rng` ports by WebCrypto: keys that can't be exported, so an injected script can use them while
 * the page is open and not carry them off. HPKE is @hpke/core on the browser's own X25519. Works in Node 20 too.
 */
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core';
import type { DeviceKeys, Mail, Rng } from '../../kernel/ports.ts';

/** What a store keeps of a device: structured-cloneable, the private halves not extractable. */
export interface StoredKeys {
  readonly sig: CryptoKeyPair;
  readonly mail: CryptoKeyPair;
}

const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** WebCrypto and @hpke/core take bytes over an ArrayBuffer of their own: a copy, so that no view's offset can be overlooked. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

const isPair = (made: CryptoKey | CryptoKeyPair): made is CryptoKeyPair => 'privateKey' in made;

async function pairOf(name: 'Ed25519' | 'X25519', uses: readonly KeyUsage[]): Promise<CryptoKeyPair> {
  const made = await crypto.subtle.generateKey({ name }, false, [...uses]);
  if (!isPair(made)) throw new TypeError(`${name}: no key pair`);
  return made;
}

/** Fresh keys for one device at one table. Rejects in browsers without Ed25519 or X25519 in WebCrypto, and on insecure pages. */
export async function makeDeviceKeys(): Promise<{ readonly keys: DeviceKeys; readonly stored: StoredKeys }> {
  const stored = { sig: await pairOf('Ed25519', ['sign', 'verify']), mail: await pairOf('X25519', ['deriveBits']) };
  return { keys: await deviceKeysFrom(stored), stored };
}

/** The same device again, after a reload. */
export async function deviceKeysFrom({ sig, mail }: StoredKeys): Promise<DeviceKeys> {
  const raw = async (key: CryptoKey): Promise<Uint8Array> => new Uint8Array(await crypto.subtle.exportKey('raw', key));
  return {
    sigPk: await raw(sig.publicKey),
    mailPk: await raw(mail.publicKey),
    async sign(message) {
      return new Uint8Array(await crypto.subtle.sign('Ed25519', sig.privateKey, own(message)));
    },
    async openMail(enc32, ct, info, aad) {
      try {
        const params = { recipientKey: mail, enc: own(enc32), info: own(info) };
        return new Uint8Array(await suite.open(params, own(ct), own(aad)));
      } catch {
        return undefined;
      }
    },
  };
}

const aesKey = (key32: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', own(key32), 'AES-GCM', false, [use]);

export const webMail: Mail = {
  async seal(recipientMailPk32, info, aad, plain) {
    const recipientPublicKey = await suite.kem.deserializePublicKey(own(recipientMailPk32));
    const { enc, ct } = await suite.seal({ recipientPublicKey, info: own(info) }, own(plain), own(aad));
    return { enc: new Uint8Array(enc), ct: new Uint8Array(ct) };
  },
  async encrypt(key32, nonce12, aad, plain) {
    const params = { name: 'AES-GCM', iv: own(nonce12), additionalData: own(aad) };
    return new Uint8Array(await crypto.subtle.encrypt(params, await aesKey(key32, 'encrypt'), own(plain)));
  },
  async decrypt(key32, nonce12, aad, ct) {
    try {
      const params = { name: 'AES-GCM', iv: own(nonce12), additionalData: own(aad) };
      return new Uint8Array(await crypto.subtle.decrypt(params, await aesKey(key32, 'decrypt'), own(ct)));
    } catch {
      return undefined;
    }
  },
};

export const webRng: Rng = {
  bytes: (n) => crypto.getRandomValues(new Uint8Array(n)),
};
