/**
 * The strict parser of Yjs updates (encoding v1), the same one for relay and browser. It takes only what a table ever
 * writes: sealed entries appended to root arrays, one array per writer session, named after the session's client
 * number. So it can be checked without any document:
 *
 *   update  = count clients, numbers falling (merging relies on it) ‖ empty delete set (one zero)
 *   client  = count structs ‖ client ‖ clock of the first ‖ structs
 *   struct  = 0x03 ‖ 1 ‖ "f/<client, base 36>" ‖ entry   only at clock 0: the feed begins
 *           | 0x83 ‖ client ‖ clock − 1 ‖ entry           any later one: right after its predecessor
 *   entry   = length ≤ 64 KiB ‖ bytes
 *
 * A full Yjs document would take much more and pays for it. Deletions destroy others' entries, nested types overflow the stack, and a
 * struct count of a billion allocates gigabytes. Inserts in the middle cost quadratic time. No count is trusted before the bytes for it are
 * there, nothing is allocated per struct. Order and content of entries, and whether a clock continues what is already known, are left to
 * the callers.
 */
import { Cursor } from './cursor.ts';
import { MAX_CLIENT, MAX_CLOCK, MAX_ENTRY_BYTES, MAX_FRAME_FEEDS, feedName } from './feed.ts';
import type { WireRefusal } from './refusal.ts';

/** Entries `from` ≤ clock < `to` of one feed; their structs lie in bytes `start` ≤ offset < `end` of the update. */
export interface FeedRange {
  readonly client: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** An update of the strict form: which places of which feeds it brings. */
export interface ParsedUpdate {
  readonly ok: true;
  readonly ranges: readonly FeedRange[];
}

const FIRST = 0x03;
const LATER = 0x83;
const RIGHT_ORIGIN = 0x40;
const MAP_KEY = 0x20;
const CONTENT = 0x1f;

/** Bytes of the smallest struct (info, client, clock, empty entry) and of the smallest client section around it. */
const MIN_STRUCT_BYTES = 4;
const MIN_CLIENT_BYTES = 3 + MIN_STRUCT_BYTES;

/** Reads an update; refuses whatever isn't in the subset above. Never throws. */
export function parseUpdate(bytes: Uint8Array): ParsedUpdate | WireRefusal {
  const cursor = new Cursor(bytes);
  const ranges: FeedRange[] = [];
  let before = MAX_CLIENT + 1;
  const clients = cursor.varUint(Math.min(bytes.length / MIN_CLIENT_BYTES, MAX_FRAME_FEEDS), 'wire/count');
  for (let i = 0; i < clients && cursor.code === undefined; i++) {
    const count = cursor.varUint(cursor.left / MIN_STRUCT_BYTES, 'wire/count');
    const client = cursor.varUint(MAX_CLIENT, 'wire/client');
    const from = cursor.varUint(MAX_CLOCK, 'wire/clock');
    if (cursor.code !== undefined) break;
    if (count === 0) return cursor.refusal('wire/count');
    if (from + count > MAX_CLOCK) return cursor.refusal('wire/clock');
    if (client >= before) return cursor.refusal('wire/client-order');
    before = client;
    const start = cursor.at;
    for (let clock = from; clock < from + count && cursor.code === undefined; clock++)
      readStruct(cursor, client, clock);
    ranges.push({ client, from, to: from + count, start, end: cursor.at });
  }
  if (cursor.byte() !== 0) cursor.fail('wire/deletes');
  if (cursor.left > 0) cursor.fail('wire/trailing');
  return cursor.code === undefined ? { ok: true, ranges } : cursor.refusal();
}

/** Steps over one struct that must be the entry `clock` of the feed of `client`. */
function readStruct(cursor: Cursor, client: number, clock: number): void {
  const info = cursor.byte();
  if (cursor.code !== undefined) return;
  if ((info & CONTENT) !== FIRST) return cursor.fail('wire/content');
  if ((info & RIGHT_ORIGIN) !== 0) return cursor.fail('wire/right-origin');
  if ((info & MAP_KEY) !== 0) return cursor.fail('wire/map-key');
  if (info !== (clock === 0 ? FIRST : LATER)) return cursor.fail('wire/origin');
  if (info === FIRST) readFeedName(cursor, client);
  else {
    if (cursor.varUint(MAX_CLIENT, 'wire/client') !== client) cursor.fail('wire/origin');
    if (cursor.varUint(MAX_CLOCK, 'wire/clock') !== clock - 1) cursor.fail('wire/origin');
  }
  cursor.block(MAX_ENTRY_BYTES, 'wire/entry-too-big');
}

function readFeedName(cursor: Cursor, client: number): void {
  if (cursor.byte() !== 1) cursor.fail('wire/feed');
  const name = feedName(client);
  if (cursor.byte() !== name.length) cursor.fail('wire/feed');
  for (let i = 0; i < name.length && cursor.code === undefined; i++) {
    if (cursor.byte() !== name.charCodeAt(i)) cursor.fail('wire/feed');
  }
}

/** Offset of the struct that lies `skip` structs after the one at `start`; for bytes that `parseUpdate` has taken. */
export function structOffset(bytes: Uint8Array, start: number, skip: number): number {
  const cursor = new Cursor(bytes, start);
  for (let i = 0; i < skip; i++) {
    if (cursor.byte() === FIRST) {
      cursor.byte();
      cursor.block(bytes.length, 'wire/feed');
    } else {
      cursor.varUint(MAX_CLIENT);
      cursor.varUint(MAX_CLOCK);
    }
    cursor.block(MAX_ENTRY_BYTES, 'wire/entry-too-big');
  }
  if (cursor.code !== undefined) throw new Error('structOffset: bytes were not parsed before');
  return cursor.at;
}
