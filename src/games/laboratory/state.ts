/**
 * What is public on the plain table: where each card lies, what is under way, what was rolled and chosen. Faces aren't in it: whoever can
 * read one does so by its handle. Here are its shape and the questions asked of it; what changes it is in the files of the moves.
 */
import { without } from '../kit/seats.ts';
import type { Handle, Seat } from '../../kernel/game.ts';

/** What the table is doing for somebody. */
export const DOINGS = [
  'shuffle',
  'deal',
  'turn',
  'peek',
  'scry',
  'search',
  'steal',
  'show',
  'recycle',
  'seize',
  'force',
  'roll',
  'hidden',
  'order',
  'choices',
  'few',
  'fewDraw',
  'fewOpen',
] as const;
export type Doing = (typeof DOINGS)[number];

/** `person`: somebody is to choose; the others are questions to the table, and the tag by which they are answered. */
export type Step = 'person' | 'mixed' | 'dealt' | 'looked' | 'opened' | 'buried' | 'rolled';

/** Some cards on their way to a seat. */
export interface Portion {
  readonly seat: Seat;
  readonly cards: readonly Handle[];
}

export interface Job {
  readonly what: Doing;
  readonly step: Step;
  readonly by: Seat;
  /** The seats that shuffle, look, or are taken from. */
  readonly seats: readonly Seat[];
  /** Cards that it is about. */
  readonly cards: readonly Handle[];
  /** Cards that have left the pile and haven't arrived. */
  readonly parts: readonly Portion[];
  /** Dice, and sides of each; 0 where none are rolled. */
  readonly n: number;
  readonly sides: number;
}

export interface Hand {
  readonly seat: Seat;
  /** In the order in which they came. */
  readonly cards: readonly Handle[];
  /** Those of them that everybody sees. */
  readonly open: readonly Handle[];
}

export interface Roll {
  readonly by: Seat;
  readonly n: number;
  readonly sides: number;
  /** Empty while hidden. */
  readonly values: readonly number[];
  /** What is face down of a hidden roll; '' for one that was open from the beginning. */
  readonly thing: string;
}

/** One round in which everybody chooses at the same time. */
export interface Choice {
  readonly by: Seat;
  readonly waiting: readonly Seat[];
  readonly got: readonly { readonly seat: Seat; readonly thing: Handle }[];
  /** By the order of `got`; empty until they are opened. */
  readonly words: readonly string[];
}

export interface Votes {
  readonly what: 'seize' | 'force' | 'finish';
  /** The owner of the hand that it is about; `NOBODY` where it is about none. */
  readonly seat: Seat;
  readonly by: readonly Seat[];
}

export type NewsKind = Doing | 'fresh' | 'give' | 'discard' | 'putBack' | 'reveal' | 'finish' | 'failed';

/** One line of what happened, for the slip beside the cloth. */
export interface News {
  /** 1, 2 … since the table was set. */
  readonly number: number;
  readonly what: NewsKind;
  readonly by: Seat;
  readonly seats: readonly Seat[];
  /** Cards, or dice. */
  readonly n: number;
  readonly sides: number;
  readonly values: readonly number[];
  readonly faces: readonly string[];
  /** Of a failure: what didn't come about. */
  readonly failed: Doing | '';
}

export interface State {
  readonly seats: readonly Seat[];
  readonly away: readonly Seat[];
  /** Top first. */
  readonly pile: readonly Handle[];
  /** The pile's order could be known: it wants a shuffle before anything is taken. */
  readonly unmixed: boolean;
  /** The seats that shuffled the whole pile last. */
  readonly mixedBy: readonly Seat[];
  /** Face up on the table, the last one on top. */
  readonly row: readonly Handle[];
  /** Also those that people who left have left behind. */
  readonly hands: readonly Hand[];
  readonly job: Job | null;
  /** Newest first. */
  readonly rolls: readonly Roll[];
  /** The seat that begins, and those that come after; empty until it was drawn. */
  readonly order: readonly Seat[];
  readonly choice: Choice | null;
  readonly votes: readonly Votes[];
  /** A deck of a few. */
  readonly few: { readonly seats: readonly Seat[]; readonly cards: readonly Handle[] } | null;
  /** Newest first. */
  readonly news: readonly News[];
  readonly over: boolean;
}

export const NOBODY: Seat = -1;
const MOST_NEWS = 30;
const MOST_ROLLS = 8;

/** What is under way, for those who come here only while something is. @throws Error where nothing is */
export function jobOf({ job }: State): Job {
  if (!job) throw new Error('nothing is under way');
  return job;
}

/** The choice that is on, for those who come here only while one is. @throws Error where none is */
export function choiceOf({ choice }: State): Choice {
  if (!choice) throw new Error('no choice is on');
  return choice;
}

export const changed = (s: State, changes: Partial<State>): State => ({ ...s, ...changes });

const NO_HAND: readonly Handle[] = [];

export const handOf = (s: State, seat: Seat): readonly Handle[] =>
  s.hands.find((hand) => hand.seat === seat)?.cards ?? NO_HAND;
export const openOf = (s: State, seat: Seat): readonly Handle[] =>
  s.hands.find((hand) => hand.seat === seat)?.open ?? NO_HAND;

/** A hand with nothing in it stays only for whoever sits here. */
export function withHand(s: State, seat: Seat, cards: readonly Handle[], open: readonly Handle[]): State {
  const hand = { seat, cards, open: open.filter((card) => cards.includes(card)) };
  const rest = s.hands.filter((one) => one.seat !== seat);
  const keeps = s.seats.includes(seat) || cards.length > 0;
  return changed(s, { hands: (keeps ? [...rest, hand] : rest).sort((a, b) => a.seat - b.seat) });
}

export const intoHand = (s: State, seat: Seat, cards: readonly Handle[]): State =>
  withHand(s, seat, [...handOf(s, seat), ...cards], openOf(s, seat));

export const outOfHand = (s: State, seat: Seat, cards: readonly Handle[]): State =>
  withHand(s, seat, without(handOf(s, seat), cards), openOf(s, seat));

export function tell(s: State, what: News['what'], by: Seat, more: Partial<News> = {}): State {
  const number = (s.news[0]?.number ?? 0) + 1;
  const line: News = { number, what, by, seats: [], n: 0, sides: 0, values: [], faces: [], failed: '', ...more };
  return changed(s, { news: [line, ...s.news].slice(0, MOST_NEWS) });
}

/** A hidden roll stays until it is shown: only open ones make room. */
export function withRoll(s: State, roll: Roll): State {
  const rolls = [roll, ...s.rolls];
  const shown = rolls.filter(({ values }) => values.length > 0);
  const last = shown[MOST_ROLLS - 1];
  const from = last ? rolls.indexOf(last) : rolls.length;
  return changed(s, { rolls: rolls.filter(({ values }, i) => i <= from || values.length === 0).slice(0, 40) });
}
