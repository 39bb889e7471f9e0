/** Questions to the JSON of strangers: each answers what was asked for or something harmless, looks at own members only, and never throws. */
import { isRecord } from '../../../../kernel/own.ts';

export type Json = Readonly<Record<string, unknown>>;

const EMPTY: Json = {};
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_DEPTH = 64;

export const record = (value: unknown): Json => (isRecord(value) ? value : EMPTY);
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const get = (of: unknown, ...path: readonly string[]): unknown => {
  let at = of;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Json)[name];
  }
  return at;
};

/** What a table of ours has under a name of theirs. */
export const looked = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** By key, in the order in which keys come first. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

export function number(value: unknown, otherwise = 0): number {
  const n = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof n === 'number' && Number.isFinite(n) ? n : otherwise;
}

/** Controls, and signs that turn the direction of writing around: they could make a name say something else than it does. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const SIGNS = /[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** @param most in UTF-16 units */
export function words(value: unknown, most: number): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  const clean = text
    .slice(0, most * 4)
    .replaceAll(SIGNS, '')
    .trim();
  return clean.length <= most ? clean : `${clean.slice(0, most - 1).trimEnd()}…`;
}

export type JsonTrouble = 'not-json' | 'too-deep' | 'too-large';

/** How deep brackets lie in each other, without reading what is in them. */
function depthOf(text: string): number {
  let [depth, most, isText] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (isText) {
      if (c === '\\') i++;
      else if (c === '"') isText = false;
    } else if (c === '"') isText = true;
    else if (c === '{' || c === '[') most = Math.max(most, ++depth);
    else if (c === '}' || c === ']') depth--;
  }
  return most;
}

export type ReadJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly why: JsonTrouble };

/** @param bytes UTF-8, a byte order mark before it or not */
export function readJson(bytes: Uint8Array): ReadJson {
  if (bytes.length > MOST_BYTES) return { ok: false, why: 'too-large' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (depthOf(text) > MOST_DEPTH) return { ok: false, why: 'too-deep' };
    return { ok: true, json: JSON.parse(text) };
  } catch {
    return { ok: false, why: 'not-json' };
  }
}
