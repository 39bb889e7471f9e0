/**
 * What the first entry of a later generation says beside the table's settings, and the parts of the state that follow it (PROTOCOL.md,
 * "Later generations"). Layouts only: who may open a generation, and from what, is `generation/`'s.
 */
import { concat, fromHex, read, type Reader, Writer } from '../bytes.ts';
import { type Place, voteLength } from './vote.ts';

/** Why a generation was opened; numbers are part of the protocol. */
export const HOW = { 'go-on': 1, kick: 2, compact: 3, renew: 4, relink: 5, change: 6 } as const;

/**
 * `go-on`: without whoever is missing. `kick`: without somebody. `relink`: all who sit here, under a new link. `compact`: the same people under
 * the same link, in a fresh room. `renew`: the same with newer rules. `change`: the same with another game.
 */
export type HowKind = keyof typeof HOW;

/** Such a number. */
export type How = (typeof HOW)[HowKind];

const KINDS = Object.fromEntries(Object.entries(HOW).map(([kind, how]) => [how, kind])) as Record<How, HowKind>;

/** The word for the number. */
export const kindOf = (how: How): HowKind => KINDS[how];

/** Nobody in particular, where a seat could stand. */
export const NO_SEAT = 255;

/** Nobody is sent away or left behind: the same link leads on. */
export const staysTogether = (how: How): boolean => how === HOW.compact || how === HOW.renew || how === HOW.change;

/** Known, and about a seat exactly where somebody is sent away. */
export const isHow = <T extends { readonly how: number; readonly about: number }>(head: T): head is T & { how: How } =>
  head.how in KINDS && (head.how === HOW.kick) === (head.about !== NO_SEAT);

/** What a generation goes on from: the place it left, the state there, the promises that name it, and who votes at first. */
export interface Carried {
  readonly how: How;
  /** The seat that was sent away, else `NO_SEAT`. */
  readonly about: number;
  /** Where it goes on from: hex room id and number of the generation before, its last stamp that counts, and table time there. */
  readonly from: { readonly room: string; readonly generation: number };
  readonly base: Place;
  readonly timeMs: number;
  /** Hex SHA-256 of the state's canonical JSON, and its bytes. */
  readonly state: string;
  readonly size: number;
  /** Promises with `left` by those who go on; raw votes of the generation before. */
  readonly votes: readonly Uint8Array[];
  /** Devices that vote at first, hex. */
  readonly voters: readonly string[];
  /** The beginning of the state; the rest is in parts that follow in the same chain. */
  readonly part: Uint8Array;
}

/** Bytes of the state in one entry. */
const PART_BYTES = 56_000;
/** Bytes of a state that can be carried: more than any table comes to, and few enough that a liar can't fill a page's memory. */
const STATE_MAX_BYTES = 2 * 1024 * 1024;

/** Writes what is carried over, behind the rest of a first entry's body. */
export function writeCarried(w: Writer, c: Carried): Writer {
  w.u8(c.how).u8(c.about).raw(fromHex(c.from.room)).u32(c.from.generation);
  w.u32(c.base.epoch).u32(c.base.position).raw(fromHex(c.base.hash)).u48(c.timeMs);
  w.raw(fromHex(c.state)).u32(c.size).u8(c.votes.length);
  for (const vote of c.votes) w.raw(vote);
  w.u8(c.voters.length);
  for (const device of c.voters) w.raw(fromHex(device));
  return w.raw(c.part);
}

/** `undefined` where a field is out of form; throws, as readers do, where bytes are missing. */
export function readCarried(r: Reader): Carried | undefined {
  const head = {
    how: r.u8(),
    about: r.u8(),
    from: { room: r.hex(16), generation: r.u32() },
    base: { epoch: r.u32(), position: r.u32(), hash: r.hex(32) },
    timeMs: r.u48(),
    state: r.hex(32),
    size: r.u32(),
  };
  const votes: Uint8Array[] = [];
  for (let m = r.u8(); m > 0; m--) {
    const type = r.u8();
    const length = voteLength(type);
    if (length === undefined) return undefined;
    votes.push(concat(new Uint8Array([type]), r.bytes(length - 1)));
  }
  const voters = r.list(r.u8(), () => r.hex(16));
  const part = r.rest();
  return isHow(head) &&
    voters.length > 0 &&
    head.size <= STATE_MAX_BYTES &&
    part.length === Math.min(head.size, PART_BYTES)
    ? { ...head, votes, voters, part }
    : undefined;
}

/** A state's bytes as they are carried: the first part in the table's first entry, the others in entries of their own. */
export function partsOf(bytes: Uint8Array): readonly [Uint8Array, ...Uint8Array[]] {
  const rest: Uint8Array[] = [];
  for (let at = PART_BYTES; at < bytes.length; at += PART_BYTES) rest.push(bytes.subarray(at, at + PART_BYTES));
  return [bytes.subarray(0, PART_BYTES), ...rest];
}

/** How many entries of parts follow the first one. */
export const partsAfter = (c: Carried): number => Math.max(0, Math.ceil(c.size / PART_BYTES) - 1);

/** Body of a later part of the state, where it doesn't fit the first entry. */
export interface PartBody {
  /** 1 is the first after the table's first entry. */
  readonly index: number;
  readonly bytes: Uint8Array;
}

/** Body of a part: its index, two bytes, and its bytes. */
export const makePartBody = (p: PartBody): Uint8Array => new Writer().u16(p.index).raw(p.bytes).done();

/** Reads a part of the state. */
export const parsePartBody = (body: Uint8Array): PartBody | undefined =>
  read(body, (r) => ({ index: r.u16(), bytes: r.rest() }));
