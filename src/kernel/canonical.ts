/** Canonical JSON: keys sorted by code unit, `undefined` members left out. States are carried and named (`naming.ts`) as it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './bytes.ts';

/** Texts of objects that were met before. Only for data that nobody changes, as states are. */
export type Texts = WeakMap<object, string>;

/**
 * Objects so deep in a state have their texts kept. The pieces of a game lie four deep or five: play, state, a list or a record, perhaps
 * one for each player. Further down texts are short, and are part of a text that is kept.
 */
const KEPT_DEPTH = 5;

/** @param texts where there are some, the text of what is the same object as last time isn't made again */
export function canonical(value: unknown, texts?: Texts, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number in a state: ${value}`);
    return String(value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') throw new TypeError(`not plain data in a state: ${typeof value}`);
  const keeps = texts !== undefined && depth > 0 && depth <= KEPT_DEPTH;
  const known = keeps ? texts.get(value) : undefined;
  if (known !== undefined) return known;
  const inner = (one: unknown): string => canonical(one, texts, depth + 1);
  const text = Array.isArray(value) ? list(value, inner) : members(value, inner);
  if (keeps) texts.set(value, text);
  return text;
}

/** Joined and not added up. A text that was made by adding is a tree of pieces, which would be gone through anew at each hash. */
export function list(items: readonly unknown[], inner: (item: unknown) => string): string {
  return `[${Array.from(items, (item) => inner(item)).join(',')}]`;
}

/** The members in the order of their names, `undefined` ones left out, each written by `inner`. */
export function members(value: object, inner: (member: unknown) => string): string {
  const record = value as Readonly<Record<string, unknown>>;
  const parts: string[] = [];
  for (const key of sorted(Object.keys(record))) {
    const member = record[key];
    if (member !== undefined) parts.push(quoted(key), ':', inner(member), ',');
  }
  parts.pop();
  return `{${parts.join('')}}`;
}

/** Most records are built in the same order again and again, many of them in this one: to look is cheaper than to sort. */
function sorted(keys: readonly string[]): readonly string[] {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.toSorted();
  return keys;
}

/** Names are words, handles and numbers, in which JSON escapes nothing. */
const PLAIN = /^[\w:/. -]*$/;
const quoted = (key: string): string => (PLAIN.test(key) ? `"${key}"` : JSON.stringify(key));

/** SHA-256 over canonical JSON, 32 bytes. */
export const stateHash = (state: unknown): Uint8Array => sha256(utf8(canonical(state)));
