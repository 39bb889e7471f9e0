/**
 * One page under one key: AES-256-GCM, the nonce in front. What is sealed says its length first and is filled up with zeros, so that
 * pages of one size look alike. Keys are used once; whoever changes a bit of a sealed page has none.
 */
import { concat } from '../../../kernel/bytes.ts';

export const KEY_BYTES = 32;
export const NONCE = 12;
export const LENGTH = 4;
export const TAG = 16;
const BLOCK = 16;

const { subtle } = globalThis.crypto;

const imported = (key: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, [use]);

/** So many bytes that nobody can guess. */
export type Chance = (n: number) => Uint8Array;

export const randomBytes: Chance = (n) => globalThis.crypto.getRandomValues(new Uint8Array(n));

/** @param padTo bytes that the content is filled up to; it fits in @param chance drawn from at once, before anything is waited for */
export async function sealed(
  content: Uint8Array,
  key: Uint8Array,
  padTo: number,
  chance: Chance = randomBytes,
): Promise<Uint8Array> {
  const plain = new Uint8Array(LENGTH + padTo);
  new DataView(plain.buffer).setUint32(0, content.length);
  plain.set(content, LENGTH);
  const iv = chance(NONCE);
  const made = await subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(iv) }, await imported(key, 'encrypt'), plain);
  return concat(iv, new Uint8Array(made));
}

/** A sealed page that lost the end of its filling, as it was: GCM counts blocks from 2 on, and zeros are the cipher's own stream. */
export async function filled(page: Uint8Array, key: Uint8Array, padTo: number): Promise<Uint8Array> {
  const lacks = NONCE + LENGTH + padTo + TAG - page.length;
  if (lacks <= 0) return page;
  const body = page.subarray(NONCE, page.length - TAG);
  const first = Math.floor(body.length / BLOCK);
  const counter = new Uint8Array(BLOCK);
  counter.set(page.subarray(0, NONCE));
  new DataView(counter.buffer).setUint32(NONCE, first + 2);
  const ctr = await subtle.importKey('raw', new Uint8Array(key), 'AES-CTR', false, ['encrypt']);
  const zeros = new Uint8Array(LENGTH + padTo - first * BLOCK);
  const stream = new Uint8Array(await subtle.encrypt({ name: 'AES-CTR', counter, length: 32 }, ctr, zeros));
  return concat(page.subarray(0, NONCE), body, stream.subarray(body.length % BLOCK), page.subarray(page.length - TAG));
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
