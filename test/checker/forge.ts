/** Bytes by hand, for forgers: entries, votes, stamps and whole files as PROTOCOL.md has them, signed by whoever is asked to. */
import { createHash } from 'node:crypto';
import type { Table } from '../../checker/beginning.ts';
import { readEntry, type Entry } from '../../checker/entry.ts';
import type { Part } from '../../checker/log-file.ts';

/** Signs in a device's name. */
export type Sign = (device: string, message: Uint8Array) => Uint8Array;

type Piece = Uint8Array | string;

export const H = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(createHash('sha256').update(Buffer.concat(parts)).digest());
export const unhex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
export const text = (said: string): Uint8Array => Uint8Array.from(Buffer.from(said, 'utf8'));
/** Strings are hex. */
export const cat = (...parts: readonly Piece[]): Uint8Array =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === 'string' ? unhex(part) : part))));
export const uint = (value: number, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** (bytes - 1 - i)) % 256);
const s = (bytes: Uint8Array, length: 1 | 2): Uint8Array => cat(uint(bytes.length, length), bytes);

export interface Draft {
  readonly kind: number;
  readonly room: string;
  readonly device: string;
  readonly session: number;
  readonly seq: number;
  readonly prev: string;
  readonly seen: string;
  readonly body: Uint8Array;
}

/** An entry, signed by the device that it names, or by another. */
export function entryOf(draft: Draft, sign: Sign, by: string = draft.device): Uint8Array {
  const { kind, room, device, session, seq, prev, seen, body } = draft;
  const header = cat(uint(1, 1), uint(kind, 1), uint(0, 2), room, device, uint(session, 4), uint(seq, 4), prev, seen);
  const said = cat(header, uint(body.length, 4), body);
  return cat(said, sign(by, cat(text('tavolata/v1/entry'), said)));
}

/** The same entry again, with something else in it. */
export const changed = (entry: Entry, more: Partial<Draft>, sign: Sign, by?: string): Uint8Array =>
  entryOf({ ...entry, body: bodyOf(entry), ...more }, sign, by ?? entry.device);

export const bodyOf = ({ bytes }: Entry): Uint8Array => bytes.slice(112, -64);

/** What comes next in the chain of an entry. */
export const after = (last: Entry, kind: number, body: Uint8Array, seen: string): Draft => ({
  kind,
  room: last.room,
  device: last.device,
  session: last.session,
  seq: last.seq + 1,
  prev: last.hash,
  seen,
  body,
});

export const moveBody = (move: string, slot: string, args: object): Uint8Array =>
  cat(s(text(move), 1), s(text(slot), 1), s(text(JSON.stringify(args)), 2), uint(0, 1));
export const seatBody = (act: number, seat: number, device: string, name: string): Uint8Array =>
  cat(uint(act, 1), uint(seat, 1), device, s(text(name), 1));

/** The body of a table's first entry, and of a later generation's. */
export function tableBody({ keys, generation, game, version, settings, beginning }: Table): Uint8Array {
  const head = cat(keys.sigPk, keys.mailPk, uint(generation, 4));
  const said = cat(head, s(text(JSON.stringify({ game, version, settings })), 2));
  if (!beginning) return said;
  const { how, about, from, base, stateHash, size, votes, voters, firstPart } = beginning;
  const before = cat(uint(HOW.indexOf(how) + 1, 1), uint(about, 1), from.room, uint(from.generation, 4));
  const place = cat(uint(base.epoch, 4), uint(base.position, 4), base.hash, uint(base.time, 6));
  const promises = cat(uint(votes.length, 1), ...votes.map(({ bytes }) => bytes));
  const first = cat(uint(voters.length, 1), ...voters);
  return cat(said, before, place, stateHash, uint(size, 4), promises, first, firstPart);
}
const HOW = ['go on', 'kick', 'compact', 'renew', 'relink', 'change'];

export interface StampDraft {
  readonly epoch: number;
  readonly position: number;
  readonly time: number;
  readonly entries?: readonly string[];
}
const stampHead = ({ epoch, position, time }: StampDraft): Uint8Array =>
  cat(uint(epoch, 4), uint(position, 4), uint(time, 6));
export const stampBody = (draft: StampDraft): Uint8Array => cat(stampHead(draft), ...(draft.entries ?? []));
export const votedBody = (draft: StampDraft, votes: readonly Uint8Array[]): Uint8Array =>
  cat(stampHead(draft), uint(draft.entries?.length ?? 0, 2), ...(draft.entries ?? []), uint(votes.length, 1), ...votes);

export interface VoteDraft {
  readonly device: string;
  readonly session: number;
  readonly epoch: number;
}
interface PlaceDraft {
  readonly epoch: number;
  readonly position: number;
  readonly hash: string;
}
const NOWHERE: PlaceDraft = { epoch: 0, position: 0, hash: '00'.repeat(32) };

function voteOf(
  type: number,
  room: string,
  { device, session, epoch }: VoteDraft,
  fields: Uint8Array,
  sign: Sign,
): Uint8Array {
  const said = cat(uint(type, 1), device, uint(session, 4), uint(epoch, 4), fields);
  return cat(said, sign(device, cat(text('tavolata/v1/vote'), room, uint(0, 4), said)));
}

/** Of generation 0. */
export const ackOf = (
  room: string,
  by: VoteDraft,
  at: Omit<PlaceDraft, 'epoch'>,
  state: string,
  sign: Sign,
): Uint8Array => voteOf(1, room, by, cat(uint(at.position, 4), at.hash, state), sign);
export const promiseOf = (
  room: string,
  by: VoteDraft,
  to: { readonly device: string; readonly session: number },
  last: PlaceDraft | undefined,
  sign: Sign,
  left: boolean = false,
): Uint8Array => {
  const { epoch, position, hash } = last ?? NOWHERE;
  const place = cat(uint(epoch, 4), uint(position, 4), hash);
  return voteOf(3, room, by, cat(to.device, uint(to.session, 4), place, uint(left ? 1 : 0, 1)), sign);
};

/** A file of these parts, with the right hash at its end. */
export function fileOf(parts: readonly Part[]): Uint8Array {
  const body = parts.map(({ generation, room, tip, entries }) =>
    cat(uint(generation, 4), room, tip, uint(entries.length, 4), ...entries.map((entry) => s(entry, 2))),
  );
  const inner = cat(uint(parts.length, 1), ...body);
  const magic = text('tavolata/log');
  const length = magic.length + 6 + inner.length + 32;
  const said = cat(magic, uint(1, 1), uint(0, 1), uint(length, 4), inner);
  return cat(said, H(said));
}

/** Where nothing else comes of it. */
export const read = (bytes: Uint8Array): Entry => {
  const entry = readEntry(bytes);
  if (!entry) throw new Error('a forger who can not write');
  return entry;
};
