/**
 * A list of short texts under one hash, each opened by itself. Salts keep the few possible texts of a cell from being tried out. SPEC S9.
 *
 *     leaf  = SHA-256(0x00 ‖ "tavolata/v1/leaf" ‖ secret id 32 ‖ index u16 ‖ salt 32 ‖ value 32)
 *     node  = SHA-256(0x01 ‖ left ‖ right), leaves filled up with 32 zero bytes each to a power of two
 *     value = UTF-8, at most 31 bytes, then 0x80, then zeros
 */
import { lastIn } from '../held.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, equal, utf8, Writer } from '../bytes.ts';
import { pad } from './padding.ts';

const LEAF = utf8('tavolata/v1/leaf');
const ONE: Uint8Array = Uint8Array.of(1);
const EMPTY: Uint8Array = new Uint8Array(32);

/** UTF-8 bytes of a value. */
export const VALUE_MAX_BYTES = 31;

/** A longer value throws. @param secretId 32 B @param salt 32 B */
export function leafOf(secretId: Uint8Array, index: number, salt: Uint8Array, value: string): Uint8Array {
  if (secretId.length !== 32 || salt.length !== 32) throw new RangeError('leaf: lengths');
  return sha256(
    new Writer()
      .u8(0)
      .raw(LEAF)
      .raw(secretId)
      .u16(index)
      .raw(salt)
      .raw(pad(utf8(value), VALUE_MAX_BYTES + 1))
      .done(),
  );
}

const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concat(ONE, left, right));

/** Hashes from the filled-up leaves to the root alone; at least one leaf. */
export function merkleTree(leaves: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  if (leaves.length === 0) throw new RangeError('leaves: none');
  let level = Array.from({ length: 2 ** depthOf(leaves.length) }, (_, i) => leaves[i] ?? EMPTY);
  const levels = [level];
  while (level.length > 1) {
    const below = level;
    level = Array.from({ length: below.length / 2 }, (_, i) => nodeOf(below[2 * i]!, below[2 * i + 1]!));
    levels.push(level);
  }
  return levels;
}

/** The root, 32 bytes. @param tree its rows, leaves first */
export const rootOf = (tree: readonly (readonly Uint8Array[])[]): Uint8Array => lastIn(tree)[0]!;

/** The hashes beside the way from a leaf to the root, lowest first. */
export function pathOf(tree: readonly (readonly Uint8Array[])[], index: number): Uint8Array[] {
  return tree.slice(0, -1).map((level, height) => level[(index >> height) ^ 1]!);
}

/** How long a path is in a tree of so many leaves. */
export function depthOf(leaves: number): number {
  return Math.ceil(Math.log2(leaves));
}

/** Is this the leaf number `index` of the `leaves` under the root? `false` for a path of another length. */
export function verifyPath(
  root: Uint8Array,
  leaves: number,
  index: number,
  leaf: Uint8Array,
  path: readonly Uint8Array[],
): boolean {
  if (!Number.isInteger(index) || index < 0 || index >= leaves || path.length !== depthOf(leaves)) return false;
  let hash = leaf;
  for (const [height, beside] of path.entries()) {
    hash = (index >> height) % 2 === 0 ? nodeOf(hash, beside) : nodeOf(beside, hash);
  }
  return equal(hash, root);
}
