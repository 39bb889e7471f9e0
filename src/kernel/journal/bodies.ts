/**
 * Bodies of the entries, made and read in pairs (PROTOCOL.md, "Bodies"). Everything is exact-length; arguments of moves are JSON,
 * signed as the bytes they are. A reader answers `undefined` for anything out of form.
 */
import { concat, fromHex, read, utf8, Writer } from '../bytes.ts';
import { isLine } from '../identity/names.ts';
import { type Carried, readCarried, writeCarried } from './carried.ts';
import { voteLength } from './vote.ts';
import { isRecord } from '../own.ts';

/** Keys of a device, as the first entry of each of its sessions carries them. */
export interface DevicePublic {
  readonly sigPk: Uint8Array;
  readonly mailPk: Uint8Array;
}

/** What a generation is played by. */
export type Rules = Pick<TableSettings, 'game' | 'version'>;

/** What a table is founded with: game, version of its rules, and its own settings. */
export interface TableSettings {
  readonly game: string;
  readonly version: number;
  readonly settings: {
    readonly open: boolean;
    readonly name: string;
    /** Of three seats all three must agree before anything can't be taken back. */
    readonly strict?: boolean;
  };
}

/** Of a table's name. */
export const TABLE_NAME_MAX_CODE_POINTS = 40;

const MAX_JSON = 60_000;
/** Deeper nesting is out of form: whoever walks over it later may do so by recursion. */
const MAX_DEPTH = 32;

/** What a peer's JSON says; undefined where it isn't JSON, too long or too deep for every browser to read alike. */
export function parseJson(text: string, most: number = MAX_JSON): unknown {
  if (text.length > most || depthOf(text) > MAX_DEPTH) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Of JSON text, before any parser has seen it. What isn't JSON gets some number. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[' || c === '{') deepest = Math.max(deepest, ++depth);
    else if (c === ']' || c === '}') depth--;
  }
  return deepest;
}

/** @param carried of a generation that goes on from another one; the table's very first entry has none */
export function makeTableBody(
  keys: DevicePublic,
  generation: number,
  table: TableSettings,
  carried?: Carried,
): Uint8Array {
  const w = new Writer().raw(keys.sigPk).raw(keys.mailPk).u32(generation).s16(JSON.stringify(table));
  return (carried ? writeCarried(w, carried) : w).done();
}

/** Body of a generation's first entry. */
export interface TableBody extends DevicePublic {
  /** Under this secret; 0 is the one where its link leads first. */
  readonly generation: number;
  readonly table: TableSettings;
  readonly carried?: Carried;
}

/** Reads the body of a first entry; undefined out of form, or of a later generation that carries nothing over. */
export function parseTableBody(body: Uint8Array): TableBody | undefined {
  const got = read(body, (r) => {
    const head = { sigPk: r.bytes(32), mailPk: r.bytes(32), generation: r.u32(), text: r.s16() };
    if (r.end()) return head;
    const carried = readCarried(r);
    return carried && { ...head, carried };
  });
  if (!got || (got.generation > 0 && !('carried' in got))) return undefined;
  const { sigPk, mailPk, generation } = got;
  const table = parseJson(got.text);
  if (!isTableSettings(table)) return undefined;
  return { sigPk, mailPk, generation, table, ...('carried' in got ? { carried: got.carried } : {}) };
}

/** Shown as a title, in windows and in files' names: a line like a person's name, or none. */
const isTableName = (name: string): boolean => name === '' || isLine(name, TABLE_NAME_MAX_CODE_POINTS);

function isTableSettings(value: unknown): value is TableSettings {
  if (!isRecord(value) || !isRecord(value['settings'])) return false;
  const { game, version, settings } = value;
  const { open, name, strict } = settings;
  return (
    typeof game === 'string' &&
    game.length <= 40 &&
    Number.isSafeInteger(version) &&
    typeof open === 'boolean' &&
    (strict === undefined || typeof strict === 'boolean') &&
    typeof name === 'string' &&
    isTableName(name)
  );
}

/** Body of a session's first entry: two public keys of 32 bytes. */
export function makeHelloBody(keys: DevicePublic): Uint8Array {
  return new Writer().raw(keys.sigPk).raw(keys.mailPk).done();
}

/** Reads a session's first entry. */
export function parseHelloBody(body: Uint8Array): DevicePublic | undefined {
  return read(body, (r) => ({ sigPk: r.bytes(32), mailPk: r.bytes(32) }));
}

/** Acts about seats; numbers are part of the protocol. */
export const SEAT_ACT = {
  claim: 1,
  admit: 2,
  name: 3,
  leave: 4,
  pair: 5,
  unpair: 6,
  reclaim: 7,
  consent: 8,
  door: 9,
  aside: 10,
} as const;

/** Turns down all who ask, in place of one device. */
export const EVERYBODY: string = 'f'.repeat(32);

/** What stands for a name where a device is turned down for as long as the table is there. */
export const FOR_GOOD = 'for good';

/** What stands for a name where the door is turned. */
export const DOOR = { open: 'open', shut: 'shut' } as const;

/** Body of an act about seats; what `name` holds depends on the act. */
export interface SeatBody {
  readonly act: number;
  readonly seat: number;
  /** Hex id of the device it is about. */
  readonly device: string;
  readonly name: string;
}

/** Body of an act about seats: act and seat (a byte each), device (16), name. */
export function makeSeatBody(b: SeatBody): Uint8Array {
  return new Writer().u8(b.act).u8(b.seat).raw(fromHex(b.device)).s8(b.name).done();
}

/** Reads an act about seats; undefined for an act that there isn't. */
export function parseSeatBody(body: Uint8Array): SeatBody | undefined {
  const got = read(body, (r) => ({ act: r.u8(), seat: r.u8(), device: r.hex(16), name: r.s8() }));
  if (!got || got.act < SEAT_ACT.claim || got.act > SEAT_ACT.aside) return undefined;
  return got.act === SEAT_ACT.door && !Object.hasOwn(DOOR, got.name) ? undefined : got;
}

/** What a letter between devices is for. 1: what a seat may read, to another device of it. */
export const LETTER = { share: 1 } as const;

/** Body of an entry that holds a letter; `type` says what it is about. */
export interface LetterBody {
  readonly type: number;
  /** A letter of `secrets/mail.ts`. */
  readonly mail: Uint8Array;
}

/** Body of a letter: its type, a byte, and the sealed bytes. */
export function makeLetterBody(b: LetterBody): Uint8Array {
  return new Writer().u8(b.type).raw(b.mail).done();
}

/** Reads a letter; what is in it only its recipients can tell. */
export function parseLetterBody(body: Uint8Array): LetterBody | undefined {
  return read(body, (r) => ({ type: r.u8(), mail: r.rest() }));
}

/** Body of a start: the options as JSON. */
export function makeStartBody(options: unknown): Uint8Array {
  return new Writer().s16(JSON.stringify({ options })).done();
}

/** Reads a start; the options are the game's to read. */
export function parseStartBody(body: Uint8Array): { readonly options: unknown } | undefined {
  const text = read(body, (r) => r.s16());
  const value = text === undefined ? undefined : parseJson(text);
  if (typeof value !== 'object' || value === null || Object.keys(value).some((key) => key !== 'options'))
    return undefined;
  return { options: (value as { options?: unknown }).options };
}

/** What rides beside a move's arguments: sealed arguments (by letter, or to the keepers), then what it lays open and hands on of a hand. */
export const ATTACHMENT = { sealed: 1, opening: 2, gift: 3, bid: 4 } as const;

/** Bytes that ride with a move: a sealed argument, an opening, a hand-on. */
export interface Attachment {
  readonly type: number;
  readonly bytes: Uint8Array;
}

/** Body of a move. */
export interface MoveBody {
  readonly move: string;
  readonly slot: string;
  /** Parsed JSON; a sealed argument stands as `{"$": n}`, the n-th attachment. */
  readonly args: unknown;
  readonly attachments: readonly Attachment[];
}

/** Body of a move: its name, its slot, the arguments as JSON, and at most 255 attachments. */
export function makeMoveBody(b: MoveBody): Uint8Array {
  const w = new Writer().s8(b.move).s8(b.slot).s16(JSON.stringify(b.args)).u8(b.attachments.length);
  for (const a of b.attachments) w.u8(a.type).u16(a.bytes.length).raw(a.bytes);
  return w.done();
}

/** Reads a move; the arguments are the game's schema's to read. */
export function parseMoveBody(body: Uint8Array): MoveBody | undefined {
  const got = read(body, (r) => {
    const [move, slot, text] = [r.s8(), r.s8(), r.s16()];
    const n = r.u8();
    const attachments: Attachment[] = [];
    for (let i = 0; i < n; i++) attachments.push({ type: r.u8(), bytes: r.bytes(r.u16()) });
    return { move, slot, text, attachments };
  });
  if (!got) return undefined;
  const args = parseJson(got.text);
  return args === undefined ? undefined : { move: got.move, slot: got.slot, args, attachments: got.attachments };
}

/** A contribution names its ask by (cause, index); `type` says what the bytes are. */
export interface ContributionBody {
  readonly cause: string;
  readonly index: number;
  readonly type: number;
  readonly bytes: Uint8Array;
}

/** Body of a contribution: the question by cause (32 bytes) and index, type, bytes. */
export function makeContributionBody(b: ContributionBody): Uint8Array {
  return new Writer().raw(fromHex(b.cause)).u16(b.index).u8(b.type).raw(b.bytes).done();
}

/** Reads a contribution; what its bytes are depends on its type. */
export function parseContributionBody(body: Uint8Array): ContributionBody | undefined {
  return read(body, (r) => ({ cause: r.hex(32), index: r.u16(), type: r.u8(), bytes: r.rest() }));
}

/** A change of the voters: this device in (by itself), or out (by itself or the sequencer). */
export interface VotersBody {
  readonly act: 'in' | 'out';
  readonly device: string;
}

/** Body of a change of voters: in (1) or out (2), and the device. */
export function makeVotersBody({ act, device }: VotersBody): Uint8Array {
  return new Writer()
    .u8(act === 'in' ? 1 : 2)
    .raw(fromHex(device))
    .done();
}

/** Reads a change of voters. */
export function parseVotersBody(body: Uint8Array): VotersBody | undefined {
  const got = read(body, (r) => ({ act: r.u8(), device: r.hex(16) }));
  if (got?.act !== 1 && got?.act !== 2) return undefined;
  return { act: got.act === 1 ? 'in' : 'out', device: got.device };
}

/** Body of a stamp: which entries get their places, and when. */
export interface StampBody {
  readonly epoch: number;
  /** Position of its first entry, or its own where it has none. */
  readonly first: number;
  /** Table time, milliseconds. */
  readonly time: number;
  readonly entries: readonly string[];
  /** Promises of a new-epoch stamp, acknowledgements of an effect; raw votes. */
  readonly votes: readonly Uint8Array[];
}

/** Entries that one stamp may place. */
export const MAX_STAMPED = 256;

/** Body of a stamp. Votes, where it has any, stand behind the counted entries; without votes entries fill the rest. */
export function makeStampBody(b: StampBody): Uint8Array {
  const w = new Writer().u32(b.epoch).u32(b.first).u48(b.time);
  if (b.votes.length > 0) {
    w.u16(b.entries.length);
    for (const entry of b.entries) w.raw(fromHex(entry));
    w.u8(b.votes.length);
    for (const vote of b.votes) w.raw(vote);
  } else for (const entry of b.entries) w.raw(fromHex(entry));
  return w.done();
}

/** @param withVotes for a new-epoch stamp or an effect */
export function parseStampBody(body: Uint8Array, withVotes: boolean): StampBody | undefined {
  const got = read(body, (r) => {
    const [epoch, first, time] = [r.u32(), r.u32(), r.u48()];
    const entries: string[] = [];
    const votes: Uint8Array[] = [];
    if (withVotes) {
      for (let n = r.u16(); n > 0; n--) entries.push(r.hex(32));
      for (let m = r.u8(); m > 0; m--) {
        const type = r.u8();
        const length = voteLength(type);
        if (length === undefined) return undefined;
        votes.push(concat(new Uint8Array([type]), r.bytes(length - 1)));
      }
    } else while (!r.end()) entries.push(r.hex(32));
    return { epoch, first, time, entries, votes };
  });
  return got && got.first >= 1 && got.entries.length <= MAX_STAMPED && (!withVotes || got.votes.length > 0)
    ? got
    : undefined;
}

/** Whether others will read these arguments, so that the façade can refuse before signing. */
export function fitsMove(args: unknown): boolean {
  const text = JSON.stringify(args) ?? '';
  return utf8(text).length <= MAX_JSON && depthOf(text) <= MAX_DEPTH;
}
