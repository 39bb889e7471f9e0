/**
 * One page under one key: AES-256-GCM, the nonce in front. What is sealed says its length first and is filled up with zeros, so that
 * pages of one size look alike. Keys are used once; whoever changes a bit of a sealed page has none.
 */
import { concat } from '../../../kernel/bytes.ts';

export const KEY_BYTES = 32;
const NONCE = 12;
const LENGTH = 4;

const { subtle } = globalThis.crypto;

const imported = (key: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, [use]);

export const randomBytes = (n: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(n));

/** @param padTo bytes that the content is filled up to; it fits in */
export async function sealed(content: Uint8Array, key: Uint8Array, padTo: number): Promise<Uint8Array> {
  const plain = new Uint8Array(LENGTH + padTo);
  new DataView(plain.buffer).setUint32(0, content.length);
  plain.set(content, LENGTH);
  const iv = randomBytes(NONCE);
  const made = await subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(iv) }, await imported(key, 'encrypt'), plain);
  return concat(iv, new Uint8Array(made));
}

/** Undefined where it isn't what was sealed with this key. */
export async function opened(bytes: Uint8Array, key: Uint8Array): Promise<Uint8Array | undefined> {
  if (key.length !== KEY_BYTES || bytes.length < NONCE + LENGTH) return undefined;
  try {
    const iv = bytes.slice(0, NONCE);
    const made = await subtle.decrypt({ name: 'AES-GCM', iv }, await imported(key, 'decrypt'), bytes.slice(NONCE));
    const length = new DataView(made).getUint32(0);
    return length <= made.byteLength - LENGTH ? new Uint8Array(made, LENGTH, length) : undefined;
  } catch {
    return undefined;
  }
}
