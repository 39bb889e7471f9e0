/**
 * One entry of a session's chain: fixed header, body, signature (PROTOCOL.md, "Entry"). Exact-length reading; a peer's bytes never throw.
 * The fold says who may write what, chains are `journal.ts`'s, the order is `order/`'s.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, hex, hexAt, utf8, Writer } from '../bytes.ts';

/** Kinds of entries; numbers are part of the protocol. */
export const KIND = {
  table: 1,
  hello: 2,
  seat: 3,
  start: 4,
  move: 5,
  contribution: 6,
  stamp: 7,
  newEpoch: 8,
  effect: 9,
  part: 10,
  undo: 12,
  letter: 13,
  moving: 14,
  voters: 11,
  keygen: 15,
  say: 16,
} as const;
/** One of `KIND`. */
export type Kind = (typeof KIND)[keyof typeof KIND];

const HEADER = 112;
const SIGNATURE = 64;
/** So that a sealed entry fits the relay's 64 KiB item. */
export const MAX_ENTRY_BYTES = 65_491;
/** What shorter bytes are is no entry: header and signature. */
export const MIN_ENTRY_BYTES: number = HEADER + SIGNATURE;
export const MAX_BODY_BYTES: number = MAX_ENTRY_BYTES - MIN_ENTRY_BYTES;
const TAG = utf8('tavolata/v1/entry');
/** 32 zero bytes in hex: before a chain's first entry, and where nothing has been seen yet. */
export const ZERO_HASH: string = '00'.repeat(32);

/** A read entry. Ids and hashes are lower-case hex. */
export interface Entry {
  readonly kind: number;
  readonly room: string;
  readonly device: string;
  readonly session: number;
  readonly seq: number;
  /** Hash of the author's previous entry in this session, zeros for seq 0. */
  readonly prev: string;
  /** Hash of the last stamp that the author had folded. */
  readonly seen: string;
  readonly body: Uint8Array;
  /** SHA-256 over all bytes, signature included. */
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** `device.session`: the name of a chain. */
export const chainOf = (entry: Pick<Entry, 'device' | 'session'>): string => `${entry.device}.${entry.session}`;

/** Is this one of the three kinds that make the order? */
export const isStamp = (entry: Pick<Entry, 'kind'>): boolean =>
  entry.kind === KIND.stamp || entry.kind === KIND.newEpoch || entry.kind === KIND.effect;

/** Stands for itself: no stamp places it, and what follows it in its chain isn't held up by it. */
export const isUnplaced = (entry: Pick<Entry, 'kind'>): boolean =>
  isStamp(entry) || entry.kind === KIND.part || entry.kind === KIND.moving;

/** What stands before an entry's body, all of fixed length. */
export interface EntryHead {
  readonly kind: Kind;
  readonly room: Uint8Array;
  readonly device: Uint8Array;
  readonly session: number;
  readonly seq: number;
  readonly prev: Uint8Array;
  readonly seen: Uint8Array;
}

/** The bytes that are signed: `TAG ‖ header ‖ body`. The entry itself is `header ‖ body ‖ signature`. */
export function signedBytes(head: EntryHead, body: Uint8Array): Uint8Array {
  if (body.length > MAX_BODY_BYTES) throw new RangeError(`entry body of ${body.length} bytes`);
  return new Writer()
    .raw(TAG)
    .u8(1)
    .u8(head.kind)
    .u16(0)
    .raw(head.room)
    .raw(head.device)
    .u32(head.session)
    .u32(head.seq)
    .raw(head.prev)
    .raw(head.seen)
    .u32(body.length)
    .raw(body)
    .done();
}

/** Puts the signature behind what was signed. */
export function finishEntry(signed: Uint8Array, signature: Uint8Array): Uint8Array {
  return concat(signed.subarray(TAG.length), signature);
}

/**
 * Reads one entry; `undefined` where a byte is missing, too many or out of form. The signature isn't checked here.
 * @param known their hash, where it was computed or stored already
 */
export function parseEntry(bytes: Uint8Array, known?: string): Entry | undefined {
  if (bytes.length < MIN_ENTRY_BYTES || bytes.length > MAX_ENTRY_BYTES) return undefined;
  if (bytes[0] !== 1 || bytes[2] !== 0 || bytes[3] !== 0) return undefined;
  if (u32(bytes, 108) !== bytes.length - HEADER - SIGNATURE) return undefined;
  const seq = u32(bytes, 40);
  const prev = hexAt(bytes, 44, 76);
  if ((seq === 0) !== (prev === ZERO_HASH)) return undefined;
  return {
    kind: bytes[1]!,
    room: hexAt(bytes, 4, 20),
    device: hexAt(bytes, 20, 36),
    session: u32(bytes, 36),
    seq,
    prev,
    seen: hexAt(bytes, 76, 108),
    body: bytes.subarray(HEADER, bytes.length - SIGNATURE),
    hash: known ?? hex(sha256(bytes)),
    bytes,
  };
}

/** A view of the bytes would cost more than all it reads. */
const u32 = (bytes: Uint8Array, at: number): number =>
  bytes[at]! * 2 ** 24 + (bytes[at + 1]! << 16) + (bytes[at + 2]! << 8) + bytes[at + 3]!;

/** What the author signed, and the signature: copies, as what is handed to a thread takes all that lies under a view along. */
export function signatureOf(entry: Entry): { readonly message: Uint8Array; readonly signature: Uint8Array } {
  const end = entry.bytes.length - SIGNATURE;
  return { message: concat(TAG, entry.bytes.subarray(0, end)), signature: entry.bytes.slice(end) };
}
