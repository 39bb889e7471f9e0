/** Canonical JSON: keys sorted by code unit, `undefined` members left out. The one text that a state's hash is taken of. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../bytes.ts';

export function canonical(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number in a state: ${value}`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join(',')}]`;
  if (typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`not plain data in a state: ${typeof value}`);
}

/** SHA-256 over canonical JSON, 32 bytes. */
export const stateHash = (state: unknown): Uint8Array => sha256(utf8(canonical(state)));
