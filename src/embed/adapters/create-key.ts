/**
 * The key with which tables may be made at a relay that asks for one (`server/create-key.ts`). It is the operator's, not a table's: it opens
 * none. It lies in the browser's storage, so that a table that its relay has lost is brought back by whoever made it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url } from '../../kernel/base64url.ts';
import { utf8 } from '../../kernel/bytes.ts';

const KEY = 'tavolata/create-key';
let here = '';

/** @param key as the operator gave it */
export function rememberCreateKey(key: string): void {
  here = key;
  try {
    localStorage.setItem(KEY, key);
  } catch {
    // Nothing can be stored here: it is good as long as the page.
  }
}

function createKey(): string {
  try {
    return localStorage.getItem(KEY) ?? here;
  } catch {
    return here;
  }
}

/** The subprotocol that shows the key for this room; none where there is no key. */
export function keyProtocols(topic: string): readonly string[] {
  const key = createKey();
  return key === '' ? [] : [`tavolata-key1.${base64url(sha256(utf8(`tavolata/create/1${key}${topic}`)))}`];
}
