/**
 * A part of a room's log that is closed: which of the store's chunks it is, and up to where it brings each feed. Its entries
 * lie in the store and are read when somebody lacks them; where the store can't read parts, the pack keeps them itself.
 *
 * In the store a pack is written down beside its chunks, so that a room comes back without all of it being read:
 *
 *   version u8 = 1 ‖ first chunk u32 ‖ chunks u32 ‖ bytes u32 ‖ entries u32
 *     ‖ count u16 ‖ count × binding 13 ‖ (client u32 ‖ entries of it so far u32) each        big-endian
 */
import type { StateVector, UpdateParts } from '../src/wire/splice.ts';
import { parseUpdate } from '../src/wire/update.ts';
import { BINDING_BYTES } from './bindings.ts';

/** The bytes of a pack, and of one update that is kept or sent, unless a single entry is bigger. */
export const PIECE_BYTES: number = 32 * 1024;

/** Reads the store's chunks `from` ≤ number < `to` of a room. */
export type ReadChunks = (from: number, to: number) => Promise<readonly Uint8Array[]>;

/** Many chunks of a room as one: where they stand in the store and how far each feed is behind them. */
export interface Pack {
  /** The store's chunks `from` ≤ number < `to`. */
  readonly from: number;
  readonly to: number;
  readonly sizeBytes: number;
  readonly entries: number;
  /** Client and how many of its entries there are at the pack's end, in turn. */
  readonly ends: Uint32Array;
  /** Only where the store can't read it again. */
  readonly kept?: UpdateParts;
}

const VERSION = 1;
const HEAD_BYTES = 19;
const END_BYTES = 8;

/** Whether somebody who has that much has all of the pack. */
export function covers(known: StateVector, { ends }: Pack): boolean {
  for (let i = 0; i < ends.length; i += 2) if ((known.get(ends[i]!) ?? 0) < ends[i + 1]!) return false;
  return true;
}

/** Notes in a state vector what somebody has who has got the pack. */
export function addEnds(known: Map<number, number>, { ends }: Pick<Pack, 'ends'>): void {
  for (let i = 0; i < ends.length; i += 2) known.set(ends[i]!, Math.max(known.get(ends[i]!) ?? 0, ends[i + 1]!));
}

/** A pack's description as the store keeps it, with the bindings made in it. */
export function writePack({ from, to, sizeBytes, entries, ends }: Pack, bindings: readonly Uint8Array[]): Uint8Array {
  const bytes = Buffer.alloc(HEAD_BYTES + bindings.length * BINDING_BYTES + ends.length * 4);
  bytes[0] = VERSION;
  for (const [i, value] of [from, to - from, sizeBytes, entries].entries()) bytes.writeUInt32BE(value, 1 + 4 * i);
  bytes.writeUInt16BE(bindings.length, HEAD_BYTES - 2);
  let at = HEAD_BYTES;
  for (const binding of bindings) {
    bytes.set(binding, at);
    at += BINDING_BYTES;
  }
  for (const value of ends) at = bytes.writeUInt32BE(value, at);
  return bytes;
}

/** What was written down of a pack; nothing for bytes that are none. */
export function readPack(
  written: Uint8Array,
): { readonly pack: Pack; readonly bindings: readonly Uint8Array[] } | undefined {
  const bytes = Buffer.from(written.buffer, written.byteOffset, written.byteLength);
  if (bytes[0] !== VERSION || bytes.length < HEAD_BYTES) return undefined;
  const [from, chunks, sizeBytes, entries] = [1, 5, 9, 13].map((at) => bytes.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const first = HEAD_BYTES + bytes.readUInt16BE(HEAD_BYTES - 2) * BINDING_BYTES;
  if (first > bytes.length || (bytes.length - first) % END_BYTES !== 0) return undefined;
  const bindings: Uint8Array[] = [];
  for (let at = HEAD_BYTES; at < first; at += BINDING_BYTES) bindings.push(bytes.subarray(at, at + BINDING_BYTES));
  const ends = new Uint32Array((bytes.length - first) / 4);
  for (let i = 0; i < ends.length; i++) ends[i] = bytes.readUInt32BE(first + 4 * i);
  return { pack: { from, to: from + chunks, sizeBytes, entries, ends }, bindings };
}

/** Parts of bytes that were written here. */
export function parsed(bytes: Uint8Array): UpdateParts {
  const result = parseUpdate(bytes);
  if (!result.ok) throw new Error(`an update that was cut or joined here is not valid: ${result.code}`);
  return { bytes, ranges: result.ranges };
}
