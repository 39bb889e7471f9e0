/**
 * The bytes of a saved log (PROTOCOL.md, "Log file"). They are entries as they were signed, without the relay's seal, in one frame with a
 * hash at its end. It holds what everybody at the table could read and nothing of the link. Whether the entries hold together is
 * `proof.ts`'s.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, equal, fromHex, type Reader, slowlyRead, utf8, Writer } from '../bytes.ts';
import { bad, good, type Result } from '../result.ts';
import { MIN_ENTRY_BYTES } from '../journal/entry.ts';
import { FLOOD, MAX_ROOM_ENTRIES } from '../../wire/feed.ts';

const MAGIC = utf8('tavolata/log');
const VERSION = 1;
/** Magic, version, flags, length. */
const HEAD = 18;
const HASH = 32;
/** As many as a page takes of a room (J21): no generation has more. */
const MOST_ENTRIES: number = FLOOD * MAX_ROOM_ENTRIES;
/** A room holds 4 MiB: this is more than anybody's evening, and bounds what a stranger's file may cost. */
export const MAX_LOG_BYTES: number = 64 * 2 ** 20;

/** Read and hashed in one go: a few milliseconds each, between which a page has its turn. */
const SLICE_ENTRIES = 2_000;
const SLICE_BYTES = 512 * 1024;

/** One generation of a table, up to a stamp that names all of its past. */
export interface LogPart {
  readonly generation: number;
  /** 16 B: the name that entries are bound to; the secret doesn't follow from it. */
  readonly room: Uint8Array;
  /** Hex hash of the last stamp, or of the table's first entry before any. */
  readonly tip: string;
  /** The table's first entry, then each after its predecessor in its chain. */
  readonly entries: readonly Uint8Array[];
}

/** Throws a RangeError for what is too large to be read again. */
export function writeLogFile(parts: readonly LogPart[]): Uint8Array {
  const w = new Writer().u8(parts.length);
  for (const { generation, room, tip, entries } of parts) {
    w.u32(generation).raw(room).raw(fromHex(tip)).u32(entries.length);
    for (const entry of entries) w.u16(entry.length).raw(entry);
  }
  const content = w.done();
  const length = HEAD + content.length + HASH;
  if (length > MAX_LOG_BYTES) throw new RangeError(`log of ${length} bytes`);
  const head = new Writer().raw(MAGIC).u8(VERSION).u8(0).u32(length).done();
  const all = concat(head, content);
  return concat(all, sha256(all));
}

/**
 * In slices: one ends at each `yield`. `log/not-a-log`: another kind of file. `log/newer`: saved by a later version. `log/truncated`: its end
 * is missing. `log/doctored`: a byte isn't what it was. Never throws.
 */
export function* parsingLogFile(bytes: Uint8Array): Generator<void, Result<readonly LogPart[]>> {
  const begun = bytes.subarray(0, MAGIC.length);
  if (begun.length === 0 || !equal(begun, MAGIC.subarray(0, begun.length))) return bad('log/not-a-log');
  if (bytes.length > MAGIC.length && bytes[MAGIC.length] !== VERSION) return bad('log/newer', bytes[MAGIC.length]);
  if (bytes.length < HEAD) return bad('log/truncated');
  if (bytes[MAGIC.length + 1] !== 0) return bad('log/newer');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(HEAD - 4);
  if (length > MAX_LOG_BYTES || length < HEAD + HASH || length < bytes.length) return bad('log/doctored');
  if (length > bytes.length) return bad('log/truncated', bytes.length);
  const end = length - HASH;
  // What costs little first: a stranger's file may be 64 MiB of nothing.
  const parts = yield* slowlyRead(bytes.subarray(HEAD, end), partsIn);
  if (!parts || !equal(yield* hashOf(bytes.subarray(0, end)), bytes.subarray(end))) return bad('log/doctored');
  return good(parts);
}

function* hashOf(bytes: Uint8Array): Generator<void, Uint8Array> {
  const hash = sha256.create();
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    hash.update(bytes.subarray(at, at + SLICE_BYTES));
    yield;
  }
  return hash.digest();
}

function* partsIn(r: Reader): Generator<void, readonly LogPart[] | undefined> {
  const parts: LogPart[] = [];
  for (let n = r.u8(); n > 0; n--) {
    const head = { generation: r.u32(), room: r.bytes(16), tip: r.hex(32) };
    const entries: Uint8Array[] = [];
    const count = r.u32();
    if (count > MOST_ENTRIES) return undefined;
    for (let m = count; m > 0; m--) {
      const entry = r.b16();
      // Millions of shorter ones would fill the memory.
      if (entry.length < MIN_ENTRY_BYTES) return undefined;
      entries.push(entry);
      if (entries.length % SLICE_ENTRIES === 0) yield;
    }
    parts.push({ ...head, entries });
  }
  return parts.length > 0 ? parts : undefined;
}
