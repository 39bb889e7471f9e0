/**
 * The kernel's `DeviceKeys`, `Mail` and `Rng` ports by WebCrypto. Its keys can't be exported: an injected script can use them while the page
 * is open, and can't carry them off. HPKE (`hpke.ts`) is fetched with the first letter, or before it. Works in Node 20 too.
 */
import type { CipherSuite } from '@hpke/core';
import { unbase64url } from '../../kernel/base64url.ts';
import { concat } from '../../kernel/bytes.ts';
import type { DeviceKeys, Mail, Rng } from '../../kernel/ports.ts';

/** What a store keeps of a device: structured-cloneable, the private halves not extractable. */
export interface StoredKeys {
  readonly sig: CryptoKeyPair;
  /** Without its private half where the device has erased it. */
  readonly mail: CryptoKeyPair | { readonly publicKey: CryptoKey };
}

/** Of a device that has just been made: nothing is erased yet. */
export interface NewKeys extends StoredKeys {
  readonly mail: CryptoKeyPair;
}

/** A device's keys, and a way to make its mail key useless in this page. */
export interface HeldKeys extends DeviceKeys {
  /** The private mail key isn't here (any more). */
  readonly erased: boolean;
  dropMailKey(): void;
}

let loaded: CipherSuite | undefined;

/** Rejects where it can't be fetched: that says nothing of a letter, and is tried again. */
async function hpke(): Promise<CipherSuite> {
  loaded ??= (await import('./hpke.ts')).suite;
  return loaded;
}

/** Letters are read and written from now on, also without a network. */
export async function bringMail(): Promise<void> {
  await hpke();
}

/** WebCrypto and @hpke/core take bytes over an ArrayBuffer of their own: a copy, so that no view's offset can be overlooked. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

const isPair = (made: CryptoKey | CryptoKeyPair): made is CryptoKeyPair => 'privateKey' in made;

async function pairOf(name: 'Ed25519' | 'X25519', uses: readonly KeyUsage[]): Promise<CryptoKeyPair> {
  const made = await crypto.subtle.generateKey({ name }, false, [...uses]);
  if (!isPair(made)) throw new TypeError(`${name}: no key pair`);
  return made;
}

/** Fresh keys for one device at one table. Rejects in browsers without Ed25519 or X25519 in WebCrypto, and on insecure pages. */
export async function makeDeviceKeys(): Promise<{ readonly keys: HeldKeys; readonly stored: NewKeys }> {
  const stored = { sig: await pairOf('Ed25519', ['sign', 'verify']), mail: await pairOf('X25519', ['deriveBits']) };
  return { keys: await deviceKeysFrom(stored), stored };
}

/** The same device again, after a reload. */
export async function deviceKeysFrom({ sig, mail }: StoredKeys): Promise<HeldKeys> {
  const raw = async (key: CryptoKey): Promise<Uint8Array> => new Uint8Array(await crypto.subtle.exportKey('raw', key));
  let opener = 'privateKey' in mail ? mail : undefined;
  return {
    sigPk: await raw(sig.publicKey),
    mailPk: await raw(mail.publicKey),
    get erased() {
      return opener === undefined;
    },
    dropMailKey() {
      opener = undefined;
    },
    async sign(message) {
      return new Uint8Array(await crypto.subtle.sign('Ed25519', sig.privateKey, own(message)));
    },
    openMail: opening(() => opener),
  };
}

/** @param key undefined once it has been erased */
const opening =
  (key: () => CryptoKeyPair | undefined): DeviceKeys['openMail'] =>
  async (enc32, ct, info, aad) => {
    const recipientKey = key();
    if (!recipientKey) return undefined;
    const suite = loaded ?? (await hpke());
    try {
      const params = { recipientKey, enc: own(enc32), info: own(info) };
      return new Uint8Array(await suite.open(params, own(ct), own(aad)));
    } catch {
      return undefined;
    }
  };

/** Ed25519's PKCS#8 in front of a seed. */
const PKCS8 = Uint8Array.of(
  0x30,
  0x2e,
  0x02,
  0x01,
  0,
  0x30,
  0x05,
  0x06,
  0x03,
  0x2b,
  0x65,
  0x70,
  0x04,
  0x22,
  0x04,
  0x20,
);

/** Keys that follow from two seeds of 32 B; they are stored nowhere. */
export async function keysFromSeeds(sigSeed: Uint8Array, mailSeed: Uint8Array): Promise<DeviceKeys> {
  const pkcs8 = own(concat(PKCS8, sigSeed));
  const known = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x } = await crypto.subtle.exportKey('jwk', known);
  const publicKey = await crypto.subtle.importKey('raw', own(unbase64url(x!)!), 'Ed25519', true, ['verify']);
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
  const { kem } = await hpke();
  return deviceKeysFrom({ sig: { publicKey, privateKey }, mail: await kem.deriveKeyPair(own(mailSeed)) });
}

const aesKey = (key32: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', own(key32), 'AES-GCM', false, [use]);

/** HPKE over WebCrypto, for letters to devices. */
export const webMail: Mail = {
  async seal(recipientMailPk32, info, aad, plain, ephemeralSeed) {
    const suite = loaded ?? (await hpke());
    const recipientPublicKey = await suite.kem.deserializePublicKey(own(recipientMailPk32));
    const ephemeral = ephemeralSeed && { ekm: await suite.kem.deriveKeyPair(own(ephemeralSeed)) };
    const { enc, ct } = await suite.seal({ recipientPublicKey, info: own(info), ...ephemeral }, own(plain), own(aad));
    return { enc: new Uint8Array(enc), ct: new Uint8Array(ct) };
  },
  async pair(seed32) {
    const suite = loaded ?? (await hpke());
    const pair = await suite.kem.deriveKeyPair(own(seed32));
    const mailPk = new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey));
    return { mailPk, openMail: opening(() => pair) };
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

/** The browser's own chance. */
export const webRng: Rng = {
  bytes: (n) => crypto.getRandomValues(new Uint8Array(n)),
};
