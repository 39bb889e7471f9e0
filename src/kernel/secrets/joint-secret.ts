/**
 * The bytes of a secret that role-holders make together and whose cells are opened one by one (a key of codenames); its steps are
 * `asks/secret.ts`'s. SPEC S10, S11. It belongs to the holders named in the attempt. Nobody else has a share of it.
 *
 *     attempt = SHA-256("tavolata/v1/secret" ‖ room 16 ‖ cause 32 ‖ index u16 ‖ n u8 ‖ n × seat u8 ‖ state hash 32)
 *     commit  = SHA-256("tavolata/v1/secret-commit" ‖ attempt ‖ seat u8 ‖ seed 32 ‖ blind 32)
 *     key     = HKDF-SHA256(seeds in the holders' order ‖ seed of the roll 64, salt = attempt, info = "tavolata/v1/secret-key") 32
 *     roll    = the coin's seed 64, or SHA-512("tavolata/v2/secret-roll" ‖ attempt ‖ coin's 64 ‖ keepers' 64)
 *     salt_i  = HKDF-SHA256(key, no salt, info = "salt" ‖ i u16) 32
 *     cell    = index u16 · s8 value · salt 32 · n u8 · n × 32
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concat, read, utf8, Writer } from '../bytes.ts';
import type { Seat } from '../game.ts';
import { leafOf, merkleTree, pathOf, rootOf, VALUE_MAX_BYTES, verifyPath } from './merkle.ts';

const ATTEMPT = utf8('tavolata/v1/secret');
const COMMIT = utf8('tavolata/v1/secret-commit');
const KEY = utf8('tavolata/v1/secret-key');
const ROLL = utf8('tavolata/v2/secret-roll');
const SALT = utf8('salt');

/** Cells of one secret. */
export const CELLS_MAX = 256;

/** One try at one secret; a second try at the same ask has another cause or state, so nothing of a burnt one serves again. */
export interface Attempt {
  /** 16 B */
  readonly room: Uint8Array;
  /** 32 B: hash of the entry whose step asks. */
  readonly cause: Uint8Array;
  readonly index: number;
  readonly holders: readonly Seat[];
  /** 32 B: hash of the state after the asking step. */
  readonly state: Uint8Array;
}

/** SHA-256 that names one attempt at a secret: by room, question, holders and the state asked in. Throws where a length is wrong. */
export function attemptOf({ room, cause, index, holders, state }: Attempt): Uint8Array {
  if (room.length !== 16 || cause.length !== 32 || state.length !== 32) throw new RangeError('attempt: lengths');
  const w = new Writer().raw(ATTEMPT).raw(room).raw(cause).u16(index).u8(holders.length);
  for (const seat of holders) w.u8(seat);
  return sha256(w.raw(state).done());
}

/** (Holder) @param seed 32 fresh random bytes @param blind 32 more; both stored before this is sent */
export function secretCommit(attempt: Uint8Array, seat: Seat, seed: Uint8Array, blind: Uint8Array): Uint8Array {
  return sha256(new Writer().raw(COMMIT).raw(attempt).u8(seat).raw(seed).raw(blind).done());
}

/** (Everyone) 64 B: the coin of all, and on top of it the keepers' roll. Neither chooses it without the other. */
export const jointRoll = (attempt: Uint8Array, coin: Uint8Array, kept: Uint8Array): Uint8Array =>
  sha512(concat(ROLL, attempt, coin, kept));

/** (Holders, and everyone once the seeds are open) 32 bytes that the layout draws from. @param rollSeed 64 B, of the joint roll */
export function layoutKey(attempt: Uint8Array, seeds: readonly Uint8Array[], rollSeed: Uint8Array): Uint8Array {
  return hkdf(sha256, concat(...seeds, rollSeed), attempt, KEY, 32);
}

const saltOf = (key: Uint8Array, index: number): Uint8Array =>
  hkdf(sha256, key, undefined, new Writer().raw(SALT).u16(index).done(), 32);

/** A whole secret, for those who know its key. */
export interface LaidOut {
  readonly values: readonly string[];
  readonly salts: readonly Uint8Array[];
  readonly tree: readonly (readonly Uint8Array[])[];
  /** 32 B, public. */
  readonly root: Uint8Array;
}

/** Throws for no or more than 256 values, or one above 31 bytes: a layout's own bug. */
export function layOut(attempt: Uint8Array, key: Uint8Array, values: readonly string[]): LaidOut {
  if (values.length < 1 || values.length > CELLS_MAX) throw new RangeError(`values: ${values.length}`);
  const salts = values.map((_, i) => saltOf(key, i));
  const tree = merkleTree(values.map((value, i) => leafOf(attempt, i, salts[i]!, value)));
  return { values, salts, tree, root: rootOf(tree) };
}

/** One cell laid open. */
export interface Cell {
  readonly index: number;
  readonly value: string;
  readonly salt: Uint8Array;
  readonly path: readonly Uint8Array[];
}

/** (Holder) Shows this cell and, of the others, hashes of salted leaves only. */
export function openCell(laid: LaidOut, index: number): Cell {
  const value = laid.values[index];
  if (value === undefined) throw new RangeError(`cell: ${index}`);
  return { index, value, salt: laid.salts[index]!, path: pathOf(laid.tree, index) };
}

/** A cell's opening as bytes: index, content, salt, and its path in the tree. */
export function writeCell({ index, value, salt, path }: Cell): Uint8Array {
  const w = new Writer().u16(index).s8(value).raw(salt).u8(path.length);
  return w.raw(concat(...path)).done();
}

/** Exact lengths, a value that a leaf can hold, a path that a secret can have; else `undefined`. */
export function readCell(bytes: Uint8Array): Cell | undefined {
  return read(bytes, (r) => {
    const index = r.u16();
    const value = r.s8();
    const salt = r.bytes(32);
    const steps = r.u8();
    if (utf8(value).length > VALUE_MAX_BYTES || 2 ** steps > CELLS_MAX) return undefined;
    return { index, value, salt, path: r.list(steps, () => r.bytes(32)) };
  });
}

/** (Everyone) Is this cell under the root of a secret of so many cells? Never throws for what `readCell` gives. */
export function verifyCell(attempt: Uint8Array, cells: number, root: Uint8Array, cell: Cell): boolean {
  return verifyPath(root, cells, cell.index, leafOf(attempt, cell.index, cell.salt, cell.value), cell.path);
}
