/** Canonical JSON: keys sorted by code unit, `undefined` members left out. The one text that a state's hash is taken of. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../bytes.ts';

/** Texts of objects that were met before. Only for data that nobody changes, as states are. */
export type Texts = WeakMap<object, string>;

/** Objects so deep in a state have their texts kept: further down there are many, and they are short. */
const KEPT_DEPTH = 3;

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
  const text = Array.isArray(value) ? list(value, texts, depth + 1) : members(value, texts, depth + 1);
  if (keeps) texts.set(value, text);
  return text;
}

function list(items: readonly unknown[], texts: Texts | undefined, depth: number): string {
  let text = '[';
  for (let i = 0; i < items.length; i++) text += (i > 0 ? ',' : '') + canonical(items[i], texts, depth);
  return `${text}]`;
}

function members(value: object, texts: Texts | undefined, depth: number): string {
  const record = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of Object.keys(record).toSorted()) {
    const member = record[key];
    if (member === undefined) continue;
    text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${canonical(member, texts, depth)}`;
  }
  return `${text}}`;
}

/** SHA-256 over canonical JSON, 32 bytes. */
export const stateHash = (state: unknown): Uint8Array => sha256(utf8(canonical(state)));
