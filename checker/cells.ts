/** "Joint secret" of PROTOCOL.md, its bytes: names of an attempt, the key that follows from all seeds, and cells under one root. */
import { hkdfSync } from 'node:crypto';
import { ascii, hex, joined, Reader, sha256, u16, unhex } from './bytes.ts';

const MOST_CELLS = 256;
const MOST_BYTES = 31;

/** @param state hash of the state in which it is asked for @returns hex */
export const attemptOf = (
  room: string,
  { cause, index, holders }: { readonly cause: string; readonly index: number; readonly holders: readonly number[] },
  state: string,
): string =>
  hex(
    sha256(
      ascii('tavolata/v1/secret'),
      unhex(room),
      unhex(cause),
      u16(index),
      Uint8Array.of(holders.length, ...holders),
      unhex(state),
    ),
  );

/** @param part seed 32 · blind 32 @returns hex */
export const commitOf = (attempt: string, seat: number, part: Uint8Array): string =>
  hex(sha256(ascii('tavolata/v1/secret-commit'), unhex(attempt), Uint8Array.of(seat), part));

const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, salt, info, 32));

/** @param seeds in the holders' order @param roll 64 B */
export const keyOf = (attempt: string, seeds: readonly Uint8Array[], roll: Uint8Array): Uint8Array =>
  derived(joined(...seeds, roll), unhex(attempt), ascii('tavolata/v1/secret-key'));

function leafOf(attempt: string, index: number, salt: Uint8Array, value: string): Uint8Array {
  const padded = new Uint8Array(MOST_BYTES + 1);
  padded.set([...ascii(value), 0x80]);
  return sha256(Uint8Array.of(0), ascii('tavolata/v1/leaf'), unhex(attempt), u16(index), salt, padded);
}

const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(Uint8Array.of(1), left, right);
const depthOf = (cells: number): number => Math.ceil(Math.log2(cells));

/** What lies in the cells. @returns hex */
export function rootOf(attempt: string, key: Uint8Array, values: readonly string[]): string {
  const saltOf = (i: number): Uint8Array => derived(key, new Uint8Array(0), joined(ascii('salt'), u16(i)));
  let level = Array.from({ length: 2 ** depthOf(values.length) }, (_, i) =>
    i < values.length ? leafOf(attempt, i, saltOf(i), values[i]!) : new Uint8Array(32),
  );
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, i) => nodeOf(level[2 * i]!, level[2 * i + 1]!));
  return hex(level[0]!);
}

export interface Cell {
  readonly index: number;
  readonly value: string;
  readonly salt: Uint8Array;
  /** Hashes beside the way up, lowest first. */
  readonly beside: readonly Uint8Array[];
}

/** Nothing where it isn't exactly one. */
export function readCell(bytes: Uint8Array): Cell | undefined {
  const reader = new Reader(bytes);
  const cell = {
    index: reader.u16(),
    value: reader.text(1),
    salt: reader.take(32),
    beside: reader.times(reader.u8(), () => reader.take(32)),
  };
  const fits = ascii(cell.value).length <= MOST_BYTES && 2 ** cell.beside.length <= MOST_CELLS;
  return reader.ended && fits ? cell : undefined;
}

/** Whether it lies under the root of this secret. */
export function isUnder(
  { attempt, cells, root }: { readonly attempt: string; readonly cells: number; readonly root: string },
  { index, value, salt, beside }: Cell,
): boolean {
  if (index >= cells || beside.length !== depthOf(cells)) return false;
  const isLeft = (height: number): boolean => (index >> height) % 2 === 0;
  const top = beside.reduce(
    (hash, one, height) => (isLeft(height) ? nodeOf(hash, one) : nodeOf(one, hash)),
    leafOf(attempt, index, salt, value),
  );
  return hex(top) === root;
}
