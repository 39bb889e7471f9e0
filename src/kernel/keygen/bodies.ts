/** Entries about keepers: type u8 · id of the set 16 · bytes by type (PROTOCOL.md, "Keepers"). */
import { concat, fromHex, read, Writer } from '../bytes.ts';
import type { Entry } from '../journal/entry.ts';

/** Numbers are part of the protocol. */
export const KEYGEN = { exchange: 1, deal: 2, ack: 3, complain: 4, handkey: 5, lost: 6 } as const;

/** Body of an entry about keepers' keys. */
export interface KeygenBody {
  readonly type: number;
  /** Hex id of the set that it is for. */
  readonly set: string;
  readonly bytes: Uint8Array;
}

/** Such a body: type (a byte), set (16), bytes. */
export function makeKeygenBody(b: KeygenBody): Uint8Array {
  return new Writer().u8(b.type).raw(fromHex(b.set)).raw(b.bytes).done();
}

/** Reads it; undefined for a type that there isn't. */
export function parseKeygenBody(body: Uint8Array): KeygenBody | undefined {
  const got = read(body, (r) => ({ type: r.u8(), set: r.hex(16), bytes: r.rest() }));
  return got && got.type >= KEYGEN.exchange && got.type <= KEYGEN.lost ? got : undefined;
}

/** What is encrypted to keepers, behind the hash of the exchange keys that it is encrypted to (`name.ts`). */
export const makeDealtBytes = (to: Uint8Array, deal: Uint8Array): Uint8Array => concat(to, deal);

/** Reads a dealing: hash of the exchange keys that it was encrypted to (32 bytes), and the deal. */
export const parseDealtBytes = (
  bytes: Uint8Array,
): { readonly to: Uint8Array; readonly deal: Uint8Array } | undefined =>
  read(bytes, (r) => ({ to: r.bytes(32), deal: r.rest() }));

/** The deal in this entry, or the hand deal. */
export function dealIn(world: { entry(hash: string): Entry | undefined }, entry: string): Uint8Array | undefined {
  const body = world.entry(entry)?.body;
  const kept = body && parseKeygenBody(body);
  return kept && parseDealtBytes(kept.bytes)?.deal;
}

/** A complaint: number of the dealer, hash of the entry that it is about, then the 96 bytes that prove it. */
export function makeComplaintBytes(dealer: number, entry: string, proof: Uint8Array): Uint8Array {
  return new Writer().u16(dealer).raw(fromHex(entry)).raw(proof).done();
}

/** Reads a complaint: number of the dealer, the entry with the deal, and the proof that it is bad. */
export function parseComplaintBytes(
  bytes: Uint8Array,
): { readonly dealer: number; readonly entry: string; readonly proof: Uint8Array } | undefined {
  return read(bytes, (r) => ({ dealer: r.u16(), entry: r.hex(32), proof: r.rest() }));
}
