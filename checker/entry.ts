/** "Entry" of PROTOCOL.md: a header, a body and a signature. */
import { ascii, hex, isZero, joined, Reader, sha256 } from './bytes.ts';
import { type Body, readBody } from './bodies.ts';

export interface Entry {
  /** H of all its bytes, hex: its name. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly kind: number;
  readonly room: string;
  readonly device: string;
  readonly session: number;
  readonly seq: number;
  readonly prev: string;
  readonly seen: string;
  /** Nothing where the body isn't of its kind's layout: the entry stands in its chain all the same. */
  readonly body: Body | undefined;
  /** What is signed. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

const HEADER = 112;
const SIGNATURE = 64;
const MOST = 65_491;
const TAG = ascii('tavolata/v1/entry');

/** The name of a chain: one session of one device. */
export const chainOf = ({ device, session }: Pick<Entry, 'device' | 'session'>): string => `${device}/${session}`;

/** Nothing where these bytes are no entry. */
export function readEntry(bytes: Uint8Array): Entry | undefined {
  const reader = new Reader(bytes);
  reader.need(bytes.length <= MOST);
  reader.need(reader.u8() === 1);
  const kind = reader.u8();
  reader.need(reader.u16() === 0);
  const header = {
    kind,
    room: reader.name(16),
    device: reader.name(16),
    session: reader.u32(),
    seq: reader.u32(),
    prev: reader.name(32),
    seen: reader.name(32),
  };
  const body = reader.take(reader.u32());
  const signature = reader.take(SIGNATURE);
  // Zeros stand for the predecessor of a chain's first entry, and of no other.
  reader.need(isZero(header.prev) === (header.seq === 0));
  if (!reader.ended) return undefined;
  const signed = joined(TAG, bytes.subarray(0, HEADER + body.length));
  return { hash: hex(sha256(bytes)), bytes, ...header, body: readBody(kind, body), signed, signature };
}
