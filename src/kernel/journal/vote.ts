/**
 * Votes about the order, the same bytes in presence and inside a stamp (PROTOCOL.md, "Votes"): written and read here, cast by
 * `order/votes/voter.ts`, counted in `order/`.
 */
import { concat, fromHex, read, utf8, Writer } from '../bytes.ts';
import type { Sodium } from '../ports.ts';

const VOTE = { ack: 1, candidacy: 2, promise: 3, nack: 4, handover: 5 } as const;

/** Bytes of the fields behind the common head, by type. */
const FIELD_BYTES: Readonly<Record<number, number>> = {
  [VOTE.ack]: 44,
  [VOTE.candidacy]: 21,
  [VOTE.promise]: 61,
  [VOTE.nack]: 0,
  [VOTE.handover]: 0,
};
const HEAD = 25;
const SIGNATURE = 64;
const TAG = utf8('tavolata/v1/vote');
/** First bytes of the state's hash in an acknowledgement. */
export const STATE_BYTES = 8;

/** Length of a whole vote of this type; `undefined` for an unknown one. */
export const voteLength = (type: number): number | undefined => {
  const fields = FIELD_BYTES[type];
  return fields === undefined ? undefined : HEAD + fields + SIGNATURE;
};

/** Where and in which generation a vote counts. */
export interface VoteScope {
  readonly room: Uint8Array;
  readonly generation: number;
}

/** A place in the order: `(0, 0, zeros)` is "none". */
export interface Place {
  readonly epoch: number;
  readonly position: number;
  readonly hash: string;
}

/** A page: its device, hex, and the number of its session. */
export interface Page {
  readonly device: string;
  readonly session: number;
}

interface Head extends Page {
  readonly epoch: number;
}

/** "I hold all up to this stamp of this epoch, and the state there has this hash." */
export interface Ack extends Head {
  readonly type: 'ack';
  readonly position: number;
  readonly hash: string;
  /** Hex, first 8 bytes. */
  readonly state: string;
}

/** Why somebody asks for the sequencer's role; numbers are part of the protocol. */
export const TROUBLE = { silent: 1, leftOut: 2, time: 3, twoStamps: 4, unopened: 5, reload: 6 } as const;

/** "Promise me this epoch." */
export interface CandidacyVote extends Head {
  readonly type: 'candidacy';
  readonly to: Page;
  readonly trouble: number;
}

/** "From now on I acknowledge nothing below `epoch`; the sequencer's role is `to`'s; my last acknowledgement was `last`." */
export interface PromiseVote extends Head {
  readonly type: 'promise';
  readonly to: Page;
  readonly last: Place;
  /** Has gone on to another generation. */
  readonly left: boolean;
}

/** "I have promised this epoch", to whoever stamps or asks below it. */
export interface Nack extends Head {
  readonly type: 'nack';
}

/** "The sequencer's role of this epoch is free." */
export interface HandoverVote extends Head {
  readonly type: 'handover';
}

/** A vote about places in the order, told apart by `type`. */
export type Vote = Ack | CandidacyVote | PromiseVote | Nack | HandoverVote;

const signed = (place: VoteScope, unsigned: Uint8Array): Uint8Array =>
  concat(TAG, place.room, new Writer().u32(place.generation).done(), unsigned);

/** The vote without its signature, and what is to be signed. */
export function voteBytes(
  place: VoteScope,
  vote: Vote,
): { readonly unsigned: Uint8Array; readonly message: Uint8Array } {
  const w = new Writer().u8(VOTE[vote.type]).raw(fromHex(vote.device)).u32(vote.session).u32(vote.epoch);
  if (vote.type === 'ack') w.u32(vote.position).raw(fromHex(vote.hash)).raw(fromHex(vote.state));
  if (vote.type === 'candidacy' || vote.type === 'promise') w.raw(fromHex(vote.to.device)).u32(vote.to.session);
  if (vote.type === 'candidacy') w.u8(vote.trouble);
  if (vote.type === 'promise') {
    w.u32(vote.last.epoch).u32(vote.last.position).raw(fromHex(vote.last.hash));
    w.u8(vote.left ? 1 : 0);
  }
  const unsigned = w.done();
  return { unsigned, message: signed(place, unsigned) };
}

/** Reads a vote; `undefined` where it is out of form. Whether it is signed is `verifyVote`'s. */
export function parseVote(vote: Uint8Array): Vote | undefined {
  return read(vote, (r): Vote | undefined => {
    const type = r.u8();
    const head = { device: r.hex(16), session: r.u32(), epoch: r.u32() };
    let out: Vote | undefined;
    if (type === VOTE.ack) {
      out = { type: 'ack', ...head, position: r.u32(), hash: r.hex(32), state: r.hex(STATE_BYTES) };
    } else if (type === VOTE.candidacy || type === VOTE.promise) {
      const to = { device: r.hex(16), session: r.u32() };
      if (type === VOTE.candidacy) out = { type: 'candidacy', ...head, to, trouble: r.u8() };
      else {
        const last = { epoch: r.u32(), position: r.u32(), hash: r.hex(32) };
        const left = r.u8();
        out = left <= 1 ? { type: 'promise', ...head, to, last, left: left === 1 } : undefined;
      }
    } else if (type === VOTE.nack) out = { type: 'nack', ...head };
    else if (type === VOTE.handover) out = { type: 'handover', ...head };
    r.bytes(SIGNATURE);
    return out;
  });
}

/** Reads a promise; `undefined` for any other vote. */
export function parsePromise(vote: Uint8Array): PromiseVote | undefined {
  const read = parseVote(vote);
  return read?.type === 'promise' ? read : undefined;
}

/** Whether the device's key signed this vote for this place. */
export function verifyVote(sodium: Sodium, place: VoteScope, vote: Uint8Array, sigPk: Uint8Array): boolean {
  if (vote.length <= SIGNATURE) return false;
  const end = vote.length - SIGNATURE;
  return sodium.verify(vote.subarray(end), signed(place, vote.subarray(0, end)), sigPk);
}
