/** The state of a village: who plays, who is out, what night or day it is, and every letter by its handle. All of it is public. */
import type { Handle, Outcome, Seat } from '../../kernel/game.ts';
import type { CallName } from './calls.ts';
import type { Day } from './day-state.ts';
import type { Finding } from './finding.ts';
import type { Told } from './news.ts';
import type { Options } from './options.ts';
import type { Card, Mix, Side } from './roles.ts';
import type { Gone } from './voting-order.ts';

export type Stage =
  | 'lobby'
  /** Roles are being dealt. */
  | 'roles'
  | 'night'
  /** The moderator's device says who lives. */
  | 'dawn'
  | 'talk'
  | 'vote'
  | 'owl'
  | 'speech'
  | 'lot'
  /** Somebody has been lynched; the moderator's device says whether it is over. */
  | 'verdict'
  /** The moderator's record is being opened. */
  | 'record'
  | 'over'
  /** A question to the table has failed: `stuck` says which. */
  | 'stuck';

/** A letter of a night: its handle, and what was public when it was asked for. */
export interface Letter {
  readonly night: number;
  /** Which call of its night, from 0, and which one that is. */
  readonly call: number;
  readonly name: CallName;
  readonly way: 'in' | 'out';
  /** Of an `out`: the last of its call, with the answer. */
  readonly last: boolean;
  /** What it may rest on: so many letters had been heard, and so many people were out. */
  readonly after: number;
  readonly gone: number;
  readonly thing: Handle;
  /** Of an `in`: places of those from whom none came. */
  readonly missing: readonly Seat[];
}

/** A letter that is asked for. */
export type Asked = Omit<Letter, 'thing' | 'missing'>;

/** The night as it stands. */
export interface Night {
  /** From 0, in the order of `callsOf`. */
  readonly call: number;
  /** Not open: it is waited for, by the clock or by the moderator's hand. */
  readonly open: boolean;
  /** Beats whose letters have been asked for. */
  readonly beats: number;
  readonly in: Asked | null;
  readonly out: Asked | null;
  /** Closed by hand at the end of the running beat. LU-038. */
  readonly closing: boolean;
  /** Table time: it was opened, it is over; for the page's clock. */
  readonly from: number;
  readonly until: number;
}

/** What the moderator's device has said aloud. */
export interface Said {
  readonly is: 'dawn' | 'owl' | 'verdict';
  readonly night: number;
  /** The person mauled, then those found dead; the one whom the owl has named; the one lynched. */
  readonly seats: readonly Seat[];
  /** At dawn, the first of them was mauled. */
  readonly mauled?: boolean;
  readonly side?: Side | null;
  /** What it rests on: so many letters, and so many people out before it. */
  readonly after: number;
  readonly gone: number;
}

/** The moderator's part is being handed over; all who live must agree. */
export interface Handing {
  readonly to: Seat;
  readonly as: Options['moderator'];
  readonly agreed: readonly Seat[];
  /** All have; the roles are on their way. */
  readonly asked: boolean;
}

export interface State extends Day {
  readonly options: Options;
  /** What is dealt: the table's own mix, or the recommended one. */
  readonly mix: Mix;
  readonly stage: Stage;
  /** All who sit at the table. */
  readonly seats: readonly Seat[];
  /** The players, clockwise; every veil has its places in this order. */
  readonly players: readonly Seat[];
  /** The seat whose device moderates; among `players` only if all have agreed. */
  readonly hub: Seat;
  /** The seats that have agreed to what the lobby shows; void after each change. */
  readonly agreed: readonly Seat[];
  /** How often that has changed: a yes to something else counts no more. Tables of rules 1 don't count. */
  readonly changes?: number;
  /** By which rules, since 3. */
  readonly edition?: 3;
  readonly away: readonly Seat[];
  /** Sat down after the deal: they watch. */
  readonly late: readonly Seat[];
  /** Left their seats for good. */
  readonly left: readonly Seat[];
  /** Roles in the order of `players`, the nights' lots, the root; empty before the deal. */
  readonly cells: readonly Handle[];
  readonly out: readonly Gone[];
  /** Number of the night, and of the day after it; 0 before the first. */
  readonly night: number;
  readonly now: Night;
  /** Every letter of every night, in order: what the audit reads. */
  readonly record: readonly Letter[];
  readonly said: readonly Said[];
  readonly paused: boolean;
  readonly handing: Handing | null;
  /** The seats that may look at everything, being out. */
  readonly graves: readonly Seat[];
  /** The seats that would call the game off. */
  readonly calling: readonly Seat[];
  /** Tag of the question that has failed, and the stage that it left; null while all is well. */
  readonly stuck: { readonly what: string; readonly from: Stage } | null;
  /** The side that was declared to have won. */
  readonly declared: Side | null;
  /** All cells, once the record is open. */
  readonly opened: readonly string[] | null;
  /** Deals that one and the same moderator's device has broken off. */
  readonly broken: { readonly hub: Seat; readonly times: number };
  /** Cards in the order of `players`, once the record is open. */
  readonly roles: readonly Card[] | null;
  /** What the moderator said falsely; null until it was checked. */
  readonly findings: readonly Finding[] | null;
  /** The side that has won by the record. */
  readonly side: Side | null;
  readonly result: Outcome | null;
  readonly news: readonly Told[];
}

/** Rules 3, in which a leaving is heard everywhere, and a moderator of the last game is none of this one. Earlier tables play on by theirs. */
export const isSince3 = ({ edition }: Pick<State, 'edition'>): boolean => edition !== undefined;

export const NO_NIGHT: Night = {
  call: 0,
  open: false,
  beats: 0,
  in: null,
  out: null,
  closing: false,
  from: 0,
  until: 0,
};
