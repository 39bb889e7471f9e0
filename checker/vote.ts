/** "Votes" of PROTOCOL.md: a device's signed word about the order. */
import { ascii, joined, Reader, u32 } from './bytes.ts';

/** A session of a device. */
export interface Page {
  readonly device: string;
  readonly session: number;
}
export const samePage = (a: Page, b: Page): boolean => a.device === b.device && a.session === b.session;

/** A place that a device has acknowledged: the stamp's hash, its epoch and position. */
export interface Place {
  readonly epoch: number;
  readonly position: number;
  readonly hash: string;
}

interface Common extends Page {
  readonly epoch: number;
  readonly bytes: Uint8Array;
  /** The vote's bytes without the signature. */
  readonly said: Uint8Array;
  readonly signature: Uint8Array;
}
export interface Ack extends Common {
  readonly type: 'ack';
  readonly position: number;
  readonly hash: string;
  /** First eight bytes of the state's hash. */
  readonly state: string;
}
export interface Vow extends Common {
  readonly type: 'promise';
  readonly to: Page;
  readonly last: Place;
  /** It leaves: it votes no more in this generation. */
  readonly left: boolean;
}
interface Other extends Common {
  readonly type: 'candidacy' | 'nack' | 'handover';
}
export type Vote = Ack | Vow | Other;

const TYPES = ['ack', 'candidacy', 'promise', 'nack', 'handover'] as const;
const LENGTHS = { ack: 133, candidacy: 110, promise: 150, nack: 89, handover: 89 };
const TAG = ascii('tavolata/v1/vote');

export const readVote = (bytes: Uint8Array): Vote | undefined => {
  const reader = new Reader(bytes);
  const vote = takeVote(reader);
  return reader.ended ? vote : undefined;
};

/** One vote out of several: its type says how long it is. */
export function takeVote(reader: Reader): Vote | undefined {
  const [first] = reader.peek(1);
  const type = TYPES[(first ?? 0) - 1];
  reader.need(type !== undefined);
  if (!type) return undefined;
  const bytes = reader.take(LENGTHS[type]);
  const inner = new Reader(bytes);
  inner.u8();
  const common = {
    bytes,
    device: inner.name(16),
    session: inner.u32(),
    epoch: inner.u32(),
    said: bytes.subarray(0, -64),
    signature: bytes.subarray(-64),
  };
  const vote = fields(type, common, inner);
  inner.take(64);
  reader.need(inner.ended);
  return vote;
}

/** m u8 ≥ 1 · m × vote. */
export function takeVotes(reader: Reader): readonly Vote[] {
  const many = reader.u8();
  reader.need(many >= 1);
  return reader.times(many, () => takeVote(reader)).filter((vote) => vote !== undefined);
}

function fields(type: (typeof TYPES)[number], common: Common, reader: Reader): Vote {
  if (type === 'ack') return { type, ...common, position: reader.u32(), hash: reader.name(32), state: reader.name(8) };
  if (type === 'promise') {
    const to = { device: reader.name(16), session: reader.u32() };
    const last = { epoch: reader.u32(), position: reader.u32(), hash: reader.name(32) };
    return { type, ...common, to, last, left: reader.yes() };
  }
  if (type === 'candidacy') reader.take(21);
  return { type, ...common };
}

/** What its signature is over. */
export const signedBy = (vote: Vote, room: string, generation: number): Uint8Array =>
  joined(TAG, Uint8Array.from(Buffer.from(room, 'hex')), u32(generation), vote.said);
