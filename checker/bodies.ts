/** "Bodies" of PROTOCOL.md: one layout for each kind of entry. Kinds that say nothing of order, seats or moves are kept as bytes. */
import { Reader } from './bytes.ts';
import { type Keys, readTable, type Table } from './beginning.ts';
import { takeJson } from './json.ts';
import { takeVote, takeVotes, type Vote } from './vote.ts';

export interface Hello {
  readonly is: 'hello';
  readonly keys: Keys;
}
export interface Seat {
  readonly is: 'seat';
  readonly act: number;
  readonly seat: number;
  readonly device: string;
  readonly name: string;
}
export interface Start {
  readonly is: 'start';
  readonly options: unknown;
}
export interface Move {
  readonly is: 'move';
  readonly move: string;
  readonly slot: string;
  readonly args: unknown;
  /** What travels beside it: sealed arguments, openings, conversions. */
  readonly beside: readonly { readonly type: number; readonly bytes: Uint8Array }[];
}
/** An answer to what a game asked: of the ask (cause, index). */
export interface Contribution {
  readonly is: 'contribution';
  readonly cause: string;
  readonly index: number;
  readonly type: number;
  readonly bytes: Uint8Array;
}
/** All three kinds of stamp. */
export interface Stamp {
  readonly is: 'stamp' | 'epoch' | 'effect';
  readonly epoch: number;
  readonly position: number;
  /** Table time, ms. */
  readonly time: number;
  readonly entries: readonly string[];
  readonly votes: readonly Vote[];
}
export interface StatePart {
  readonly is: 'part';
  readonly index: number;
  readonly bytes: Uint8Array;
}
export interface Voters {
  readonly is: 'voters';
  readonly act: 'in' | 'out';
  readonly device: string;
}
export interface Undo {
  readonly is: 'undo';
  readonly act: number;
  readonly hash: string;
}
/** Of what moves a table on: votes that stand in it. */
export interface Moving {
  readonly is: 'moving';
  readonly act: number;
  readonly vote: Vote | undefined;
}
export interface Plain {
  readonly is: 'letter' | 'keep' | 'say';
}
export type Body =
  | Table
  | Hello
  | Seat
  | Start
  | Move
  | Contribution
  | Stamp
  | StatePart
  | Voters
  | Undo
  | Moving
  | Plain;

const MOST_PLACED = 256;

const takeKeys = (reader: Reader): Keys => ({ sigPk: reader.take(32), mailPk: reader.take(32) });

const READERS: Readonly<Record<number, (reader: Reader) => Body>> = {
  1: (reader) => readTable(reader, takeKeys(reader)),
  2: (reader) => ({ is: 'hello', keys: takeKeys(reader) }),
  3: (reader) => ({ is: 'seat', act: reader.u8(), seat: reader.u8(), device: reader.name(16), name: reader.text(1) }),
  4: (reader) => ({ is: 'start', options: (takeJson(reader) as { options?: unknown })?.options }),
  5: (reader) => ({
    is: 'move',
    move: reader.text(1),
    slot: reader.text(1),
    args: takeJson(reader),
    beside: reader.times(reader.u8(), () => ({ type: reader.u8(), bytes: reader.s(2) })),
  }),
  6: (reader) => ({
    is: 'contribution',
    cause: reader.name(32),
    index: reader.u16(),
    type: reader.u8(),
    bytes: reader.rest(),
  }),
  7: (reader) => {
    const head = takeStampHead(reader);
    const many = Math.floor(reader.left / 32);
    return { is: 'stamp', ...head, entries: takeHashes(reader, many), votes: [] };
  },
  8: (reader) => ({ is: 'epoch', ...takeVoted(reader) }),
  9: (reader) => ({ is: 'effect', ...takeVoted(reader) }),
  10: (reader) => ({ is: 'part', index: reader.u16(), bytes: reader.rest() }),
  11: (reader) => {
    const act = reader.u8();
    reader.need(act === 1 || act === 2);
    return { is: 'voters', act: act === 1 ? 'in' : 'out', device: reader.name(16) };
  },
  12: (reader) => ({ is: 'undo', act: reader.u8(), hash: reader.name(32) }),
  13: (reader) => passed(reader, 'letter'),
  14: (reader) => {
    const act = reader.u8();
    if (act !== 3) reader.rest();
    else reader.take(32);
    return { is: 'moving', act, vote: act === 3 ? takeVote(reader) : undefined };
  },
  15: (reader) => passed(reader, 'keep'),
  16: (reader) => passed(reader, 'say'),
};

function passed(reader: Reader, is: Plain['is']): Plain {
  reader.rest();
  return { is };
}

const takeStampHead = (reader: Reader): Pick<Stamp, 'epoch' | 'position' | 'time'> => ({
  epoch: reader.u32(),
  position: reader.u32(),
  time: reader.number(6),
});

function takeHashes(reader: Reader, many: number): readonly string[] {
  reader.need(many <= MOST_PLACED);
  return reader.times(many, () => reader.name(32));
}

function takeVoted(reader: Reader): Omit<Stamp, 'is'> {
  const head = takeStampHead(reader);
  const entries = takeHashes(reader, reader.u16());
  return { ...head, entries, votes: takeVotes(reader) };
}

/** Nothing where it isn't exactly the layout of its kind. */
export function readBody(kind: number, bytes: Uint8Array): Body | undefined {
  const read = READERS[kind];
  if (!read) return undefined;
  const reader = new Reader(bytes);
  const body = read(reader);
  return reader.ended ? body : undefined;
}
