/**
 * Keys of a mission's pages, split. A page's key is a number on the shelf and one pad for each person of a way, added bit by bit. One way is
 * the person who laid the mission, alone; the other all the others together. A pad follows from its person's seed and the page's name.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, unbase64url } from '../../../kernel/base64url.ts';
import { unutf8, utf8 } from '../../../kernel/bytes.ts';
import { isRecord, own } from '../../../kernel/own.ts';
import { KEY_BYTES, randomBytes, type Chance } from './locks.ts';

const FORMAT = 'tavolata-keys/1';

/** The things on the shelf. By key id it is the rest of each key for either way, or the key itself where set-up lays the page open. */
export interface SplitKeys {
  readonly format: typeof FORMAT;
  readonly pages: Readonly<Record<string, readonly [key: string] | readonly [alone: string, together: string]>>;
}

/** Seeds as they are sealed to people, base64url of 32 bytes. */
export interface Seeds {
  readonly root: string;
  /** Of the others in their order; with fewer than two of them they have none. */
  readonly others: readonly string[];
}

/** The holders whose pads have been added. */
export type Way = 'alone' | 'together';

const added = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((byte, i) => byte ^ (b[i] ?? 0));

/** The pad of whoever has this seed for one page, base64url. */
export function padOf(seed: string, keyId: string): string {
  return base64url(hmac(sha256, utf8(seed), utf8(`tavolata/v1/page ${keyId}`)));
}

/** Pads of several people as one; undefined where one of them is no pad. */
export function sumOf(pads: readonly string[]): string | undefined {
  const read = pads.map((pad) => unbase64url(pad));
  const all = read.flatMap((pad) => (pad?.length === KEY_BYTES ? [pad] : []));
  return all.length === pads.length && all.length > 0 ? base64url(all.reduce(added)) : undefined;
}

/**
 * @param keys by key id
 * @param open key ids of pages that set-up lays open
 * @param others how many people there are beside the one who lays it
 */
export function split(
  keys: Readonly<Record<string, Uint8Array>>,
  open: ReadonlySet<string>,
  others: number,
  chance: Chance = randomBytes,
): { readonly shelf: SplitKeys; readonly seeds: Seeds } {
  const seed = (): string => base64url(chance(KEY_BYTES));
  // One other alone would have every key.
  const seeds: Seeds = { root: seed(), others: others > 1 ? Array.from({ length: others }, seed) : [] };
  const less = (key: Uint8Array, id: string, of: readonly string[]): string => {
    const pad = sumOf(of.map((one) => padOf(one, id)));
    return pad === undefined ? '' : base64url(added(key, unbase64url(pad)!));
  };
  const pages = Object.fromEntries(
    Object.entries(keys).map(([id, key]) => [
      id,
      open.has(id)
        ? ([base64url(key)] as const)
        : ([less(key, id, [seeds.root]), less(key, id, seeds.others)] as const),
    ]),
  );
  return { shelf: { format: FORMAT, pages }, seeds };
}

/** The keys of the shelf as its bytes hold them; undefined where they are none. Takes any bytes and never throws. */
export function readKeys(bytes: Uint8Array): SplitKeys | undefined {
  let read: unknown;
  try {
    read = JSON.parse(unutf8(bytes) ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(read) || read['format'] !== FORMAT || !isRecord(read['pages'])) return undefined;
  const isLine = (line: unknown): boolean =>
    Array.isArray(line) &&
    (line.length === 1 || line.length === 2) &&
    line.every((one) => typeof one === 'string' && one.length <= 43);
  return Object.values(read['pages']).every(isLine) ? (read as unknown as SplitKeys) : undefined;
}

/** A page's key, from what lies on the shelf and the pads of a way; undefined where that isn't enough. */
export function keyFrom(
  { pages }: SplitKeys,
  keyId: string,
  pad?: { readonly way: Way; readonly pad: string },
): Uint8Array | undefined {
  const line = own(pages, keyId);
  if (!line) return undefined;
  if (line.length === 1) return unbase64url(line[0]);
  const rest = pad && unbase64url(line[pad.way === 'alone' ? 0 : 1]);
  const its = pad && unbase64url(pad.pad);
  return rest?.length === KEY_BYTES && its?.length === KEY_BYTES ? added(rest, its) : undefined;
}
