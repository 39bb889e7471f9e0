/** Entries about keepers: type u8 · id of the set 16 · bytes by type (PROTOCOL.md, "Keepers"). */
import { read, unhex, Writer } from '../bytes.ts';

/** Numbers are part of the protocol. */
export const KEEP = { exchange: 1, deal: 2, ack: 3, complain: 4, handkey: 5, lost: 6 } as const;

export interface KeepBody {
  readonly type: number;
  /** Hex id of the set that it is for. */
  readonly set: string;
  readonly bytes: Uint8Array;
}

export function makeKeepBody(b: KeepBody): Uint8Array {
  return new Writer().u8(b.type).raw(unhex(b.set)!).raw(b.bytes).done();
}

export function parseKeepBody(body: Uint8Array): KeepBody | undefined {
  const got = read(body, (r) => ({ type: r.u8(), set: r.hex(16), bytes: r.rest() }));
  return got && got.type >= KEEP.exchange && got.type <= KEEP.lost ? got : undefined;
}

/** A complaint: number of the dealer, then the 96 bytes that prove it. */
export function makeComplaintBytes(dealer: number, proof: Uint8Array): Uint8Array {
  return new Writer().u16(dealer).raw(proof).done();
}

export function parseComplaintBytes(
  bytes: Uint8Array,
): { readonly dealer: number; readonly proof: Uint8Array } | undefined {
  return read(bytes, (r) => ({ dealer: r.u16(), proof: r.rest() }));
}
