/**
 * A device's keys and letters without WebCrypto, whose threads answer when they like: one seed must give one run. Signatures are real
 * Ed25519 (or stand-ins, `paperKeys`). Letters only have the lengths and the bindings of HPKE, and whoever knows the mail key's public half
 * could open them.
 */
import { createCipheriv, createDecipheriv, createPrivateKey, sign } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, utf8 } from '../../src/kernel/bytes.ts';
import type { DeviceKeys, Mail, Sodium } from '../../src/kernel/ports.ts';
import type { SimKeys } from '../../src/sim/device.ts';
import type { Rng } from '../helpers/rng.ts';
import { paperSign } from './paper-crypto.ts';

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const NONCE = new Uint8Array(24);

export function cheapKeys(sodium: Sodium, rng: Rng): SimKeys {
  const seed = rng.bytes(32);
  const mailPk = rng.bytes(32);
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const signNow = (message: Uint8Array): Uint8Array => new Uint8Array(sign(null, message, key));
  return {
    sigPk: sodium.publicKeyOf(seed),
    mailPk,
    signNow,
    sign: (message) => Promise.resolve(signNow(message)),
    openMail: opener(sodium, mailPk),
  };
}

const opener =
  (sodium: Sodium, mailPk: Uint8Array): DeviceKeys['openMail'] =>
  (enc32, ct, info, aad) =>
    Promise.resolve(sodium.open(ct, aad, NONCE, slotKey(mailPk, enc32, info)));

const slotKey = (mailPk: Uint8Array, enc: Uint8Array, info: Uint8Array): Uint8Array =>
  sha256(concat(utf8('cheap'), mailPk, enc, info));

export function cheapMail(sodium: Sodium, rng: Rng): Mail {
  return {
    seal(mailPk, info, aad, plain, ephemeralSeed) {
      const enc = ephemeralSeed ? sha256(ephemeralSeed) : rng.bytes(32);
      return Promise.resolve({ enc, ct: sodium.seal(plain, aad, NONCE, slotKey(mailPk, enc, info)) });
    },
    pair(seed32) {
      const mailPk = sha256(concat(utf8('pair'), seed32));
      return Promise.resolve({ mailPk, openMail: opener(sodium, mailPk) });
    },
    encrypt(key32, nonce12, aad, plain) {
      const cipher = createCipheriv('aes-256-gcm', key32, nonce12).setAAD(aad);
      return Promise.resolve(
        new Uint8Array(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])),
      );
    },
    decrypt(key32, nonce12, aad, ct) {
      try {
        const cut = ct.length - 16;
        const cipher = createDecipheriv('aes-256-gcm', key32, nonce12).setAAD(aad).setAuthTag(ct.subarray(cut));
        return Promise.resolve(new Uint8Array(Buffer.concat([cipher.update(ct.subarray(0, cut)), cipher.final()])));
      } catch {
        return Promise.resolve(undefined);
      }
    },
  };
}

/** Keys whose signatures are stand-ins (`paper-crypto.ts`). */
export function paperKeys(sodium: Sodium, rng: Rng): SimKeys {
  const sigPk = sodium.publicKeyOf(rng.bytes(32));
  const mailPk = rng.bytes(32);
  const signNow = (message: Uint8Array): Uint8Array => paperSign(message, sigPk);
  return {
    sigPk,
    mailPk,
    signNow,
    sign: (message) => Promise.resolve(signNow(message)),
    openMail: opener(sodium, mailPk),
  };
}

/** Remembers what one replica has verified, opened or sealed, so that the others needn't compute it again. */
export function rememberingSodium(sodium: Sodium): Sodium {
  const verdicts = new Map<string, { readonly message: Uint8Array; readonly pk: Uint8Array; readonly good: boolean }>();
  const opened = new Map<string, Sealed>();
  return {
    ...sodium,
    verify(sig, message, pk) {
      const id = name(sig);
      const known = verdicts.get(id);
      if (known && isSame(known.message, message) && isSame(known.pk, pk)) return known.good;
      const good = sodium.verify(sig, message, pk);
      verdicts.set(id, { message, pk, good });
      return good;
    },
    seal(plain, aad, nonce, key) {
      const sealed = sodium.seal(plain, aad, nonce, key);
      opened.set(name(nonce), { sealed, aad, key, plain: plain.slice() });
      return sealed;
    },
    open(sealed, aad, nonce, key) {
      const id = name(nonce);
      const known = opened.get(id);
      if (known && isSame(known.sealed, sealed) && isSame(known.aad, aad) && isSame(known.key, key))
        return known.plain.slice();
      const plain = sodium.open(sealed, aad, nonce, key);
      if (plain) opened.set(id, { sealed, aad, key, plain: plain.slice() });
      return plain;
    },
  };
}

interface Sealed {
  readonly sealed: Uint8Array;
  readonly aad: Uint8Array;
  readonly key: Uint8Array;
  readonly plain: Uint8Array;
}

const name = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
