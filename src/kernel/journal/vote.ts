/**
 * Votes: acknowledgements and promises about the order, the same bytes in presence and inside a stamp (PROTOCOL.md, "Votes").
 * Only the promise is in use yet; the other types are fixed so that nothing released changes.
 */
import { concat, hex, read, unhex, utf8, Writer } from '../bytes.ts';
import type { Sodium } from '../ports.ts';

const VOTE = { ack: 1, ask: 2, promise: 3, higher: 4, layDown: 5 } as const;

/** Bytes of the fields behind the common head, by type. */
const FIELD_BYTES: Readonly<Record<number, number>> = {
  [VOTE.ack]: 44,
  [VOTE.ask]: 21,
  [VOTE.promise]: 61,
  [VOTE.higher]: 0,
  [VOTE.layDown]: 0,
};
const HEAD = 25;
const SIGNATURE = 64;
const TAG = utf8('tavolata/v1/vote');

/** Length of a whole vote of this type; `undefined` for an unknown one. */
export const voteLength = (type: number): number | undefined => {
  const fields = FIELD_BYTES[type];
  return fields === undefined ? undefined : HEAD + fields + SIGNATURE;
};

/** Where and in which generation a vote counts. */
export interface VotePlace {
  readonly room: Uint8Array;
  readonly generation: number;
}

/** A place in the order: `(0, 0, zeros)` is "none". */
export interface Place {
  readonly epoch: number;
  readonly position: number;
  readonly hash: string;
}

/** "From now on I acknowledge nothing below `epoch`; the office is `to`'s; my last acknowledgement was `last`." */
export interface Promised {
  readonly device: string;
  readonly session: number;
  readonly epoch: number;
  readonly to: { readonly device: string; readonly session: number };
  readonly last: Place;
  /** Has gone on to another generation. */
  readonly left: boolean;
}

const signed = (place: VotePlace, unsigned: Uint8Array): Uint8Array =>
  concat(TAG, place.room, new Writer().u32(place.generation).done(), unsigned);

/** The promise without its signature, and what is to be signed. */
export function promiseBytes(
  place: VotePlace,
  p: Promised,
): { readonly unsigned: Uint8Array; readonly message: Uint8Array } {
  const unsigned = new Writer()
    .u8(VOTE.promise)
    .raw(unhex(p.device)!)
    .u32(p.session)
    .u32(p.epoch)
    .raw(unhex(p.to.device)!)
    .u32(p.to.session)
    .u32(p.last.epoch)
    .u32(p.last.position)
    .raw(unhex(p.last.hash)!)
    .u8(p.left ? 1 : 0)
    .done();
  return { unsigned, message: signed(place, unsigned) };
}

/** Reads a promise; `undefined` where it is out of form. */
export function parsePromise(vote: Uint8Array): Promised | undefined {
  return read(vote, (r) => {
    const type = r.u8();
    const promise = {
      device: hex(r.bytes(16)),
      session: r.u32(),
      epoch: r.u32(),
      to: { device: hex(r.bytes(16)), session: r.u32() },
      last: { epoch: r.u32(), position: r.u32(), hash: hex(r.bytes(32)) },
    };
    const left = r.u8();
    r.bytes(SIGNATURE);
    return type === VOTE.promise && left <= 1 ? { ...promise, left: left === 1 } : undefined;
  });
}

/** Whether the device's key signed this vote for this place. */
export function verifyVote(sodium: Sodium, place: VotePlace, vote: Uint8Array, sigPk: Uint8Array): boolean {
  if (vote.length <= SIGNATURE) return false;
  const end = vote.length - SIGNATURE;
  return sodium.verify(vote.subarray(end), signed(place, vote.subarray(0, end)), sigPk);
}
