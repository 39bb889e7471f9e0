/**
 * The bytes of a contribution to a deck run: `deck 16 ‖ keyId 16 ‖ u32 seq ‖ hash 32 ‖ u16 number`, then `u16 item` and the proof.
 * The number is the keeper's, from 1, or 0 for a device that acts for the own seat. The item is the part of the run, or how many have
 * passed.
 */
import { fromHex, read, Writer } from '../bytes.ts';
import type { Numbered } from '../runs/card-run.ts';

/** One keeper's or owner's part of a contribution: the keeper's number (0: an owner), which of the items, and the proof's bytes. */
export interface Share {
  readonly number: number;
  readonly item: number;
  readonly bytes: Uint8Array;
}

/**
 * A share as it stands in an entry. Its fields are deck and set (32 bytes each, given as hex), number and hash of the run, keeper, item,
 * bytes.
 */
export const makeShare = (deck: string, { seq, hash, set }: Numbered, s: Share): Uint8Array =>
  new Writer()
    .raw(fromHex(deck))
    .raw(fromHex(set))
    .u32(seq)
    .raw(fromHex(hash))
    .u16(s.number)
    .u16(s.item)
    .raw(s.bytes)
    .done();

/** `other`: well formed, but for another run. */
export function parseShare(deck: string, head: Numbered, body: Uint8Array): Share | 'other' | undefined {
  const got = readShare(body);
  if (!got) return undefined;
  const same = got.deck === deck && got.set === head.set && got.seq === head.seq && got.hash === head.hash;
  return same ? { number: got.number, item: got.item, bytes: got.bytes } : 'other';
}

/** Of a contribution on its way: which part it is for. */
export const readShare = (body: Uint8Array): (Share & Numbered & { readonly deck: string }) | undefined =>
  read(body, (r) => ({
    deck: r.hex(16),
    set: r.hex(16),
    seq: r.u32(),
    hash: r.hex(32),
    number: r.u16(),
    item: r.u16(),
    bytes: r.rest(),
  }));
