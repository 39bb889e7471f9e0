/**
 * What is public in a game of Chrononauts: plain data, the same for everybody; of what lies face down only the names. Here are its shape
 * and the questions asked of it. `tasks.ts` says what a resolving card still has to do, `run.ts` does it.
 */
import type { Handle, Seat } from '../../kernel/game.ts';
import { findCard, type Card } from './cards/deck.ts';
import type { Item } from './news.ts';
import type { Options } from './options.ts';
import { mixing, type Task } from './tasks.ts';
import type { Change, Timeline } from './timeline.ts';

/** In place of a seat, where there is none. */
export const NOBODY: Seat = -1;

/** By seat. */
export type BySeat<T> = Readonly<Record<number, T>>;

export type Stage = 'lobby' | 'deal' | 'start' | 'turns' | 'over';

/** What is waited for. */
export type Phase =
  | Exclude<Stage, 'turns'>
  | 'draw'
  | 'play'
  | 'window'
  | 'choose'
  | 'resolve'
  | 'stuck'
  | 'end'
  | 'step'
  | 'home';

/** A card on the stack of plays. */
export interface PlayItem {
  /** 1, 2 … in this game. */
  readonly id: number;
  readonly seat: Seat;
  readonly card: Handle;
  readonly face: string;
  /** What it is aimed at, by id; a seat by its number. */
  readonly targets: readonly string[];
  /** What its player tells of it (CH-132, CH-274); nobody's rule reads it. */
  readonly tale?: string;
}

/** Plays that are still to be made: those of the turn, and over them those from each side hand (CH-142). */
export type Pending =
  | {
      readonly kind: 'main';
      readonly left: number;
      /** Plays that begin with a draw. */
      readonly later: number;
    }
  | { readonly kind: 'side'; readonly left: number; readonly cards: readonly Handle[] };

/** A search that waits for a choice. */
export interface Prompt {
  readonly seat: Seat;
  readonly zone: 'discard' | 'draw';
}

export interface Guess {
  readonly minute: Handle;
  /** Minute of the day at which it was made, by its author's clock. */
  readonly at: number;
  /** The guess, once it is open. */
  readonly opened?: number;
}

export interface Start {
  readonly step: 'commit' | 'open' | 'done';
  readonly guesses: BySeat<Guess>;
  /** Out of the contest. */
  readonly out: readonly Seat[];
  /** True: exchanges the Identity. */
  readonly mulligans: BySeat<boolean>;
}

export interface Result {
  /** None where the universe ended or nobody won. */
  readonly winners: readonly Seat[];
  /** Rule by which it ended. */
  readonly why: string;
}

/** What could not be had. */
export interface Trouble {
  readonly by: readonly Seat[];
}

export interface State {
  readonly options: Options;
  readonly stage: Stage;
  /** In the order of the table, clockwise. */
  readonly seats: readonly Seat[];
  readonly away: readonly Seat[];
  /** CH-279: passed over by vote. */
  readonly skipped: readonly Seat[];
  /** Gone for good. */
  readonly left: readonly Seat[];
  /** Sat down after the cards were dealt: they play from the next game on. */
  readonly late: readonly Seat[];
  readonly accepted: readonly Seat[];
  readonly start: Start;

  readonly timeline: Timeline;
  /** Cards of the Patches that lie, by their id. */
  readonly laid: Readonly<Record<string, Handle>>;
  /** What the last turned Linchpin changed. */
  readonly changes: readonly Change[];
  /** Top first. */
  readonly drawPile: readonly Handle[];
  /** Top last. */
  readonly discard: readonly Handle[];
  readonly hands: BySeat<readonly Handle[]>;
  readonly artifacts: BySeat<readonly Handle[]>;
  readonly identities: BySeat<Handle>;
  readonly missions: BySeat<Handle>;
  /** Top first. */
  readonly identityDeck: readonly Handle[];
  readonly missionDeck: readonly Handle[];
  /** Hands on their way into A Good Shuffle. */
  readonly pool: readonly Handle[];
  /** Faces of the cards that lie open. */
  readonly faces: Readonly<Record<string, string>>;
  /** Identities that everybody has seen, oldest first. */
  readonly exposed: readonly { readonly seat: Seat; readonly face: string }[];
  /** Solonauts: Identities that wait to go home, and those that have. */
  readonly travellers: readonly Handle[];
  readonly home: readonly Handle[];

  readonly active: Seat;
  /** 1, 2 …; in Solonauts the step. */
  readonly turn: number;
  readonly pending: readonly Pending[];
  /** CH-061: the second discard of Losing Time. */
  readonly swap: 'no' | 'offered' | 'used';
  /** Plays announced in this game. */
  readonly plays: number;
  readonly stack: readonly PlayItem[];
  /** Table time at which the open window closes, in milliseconds. */
  readonly until: number;
  /** The seats that have passed the open window. */
  readonly passed: readonly Seat[];
  readonly autoPass: readonly Seat[];
  readonly prompt: Prompt | null;

  /** Next first. */
  readonly todo: readonly Task[];
  /** The task whose answers are waited for, how many are to come, and which have failed: seats, or numbers of piles. */
  readonly doing: Task | null;
  readonly waiting: number;
  readonly failed: readonly number[];
  readonly stuck: Trouble | null;

  /** CH-058: the reminder has come. */
  readonly reminded: boolean;
  readonly skipVotes: BySeat<readonly Seat[]>;
  readonly offVotes: readonly Seat[];
  readonly audited: readonly Seat[];
  /** CH-037: Identities of the games before that their players have shown, oldest first. */
  readonly earlier: BySeat<readonly string[]>;
  /** Oldest first, the last ones. */
  readonly news: readonly Item[];
  readonly result: Result | null;
}

export const isSolo = (s: State): boolean => s.options.mode === 'solonauts';
export const hasTimeline = (s: State): boolean => s.options.mode !== 'artifaxx';

/** Takes part: neither passed over nor gone. */
export const isPlaying = (s: State, seat: Seat): boolean =>
  s.seats.includes(seat) && !s.skipped.includes(seat) && !s.left.includes(seat);

/** CH-279: all others are left out of every effect. */
export const playing = (s: State): readonly Seat[] => s.seats.filter((seat) => isPlaying(s, seat));

/** The decks of goal cards. */
export const DECKS = { identities: 'identityDeck', missions: 'missionDeck' } as const;

/** In Solonauts all play one hand (CH-251). */
const holder = (s: State, seat: Seat): Seat => (isSolo(s) ? s.seats[0]! : seat);
export const handOf = (s: State, seat: Seat): readonly Handle[] => s.hands[holder(s, seat)] ?? [];
export const withHand = (s: State, seat: Seat, cards: readonly Handle[]): State => ({
  ...s,
  hands: { ...s.hands, [holder(s, seat)]: cards },
});
export const artifactsOf = (s: State, seat: Seat): readonly Handle[] => s.artifacts[seat] ?? [];

/** The face of a card that lies open. */
export const faceOf = (s: State, card: Handle): string => s.faces[card] ?? '';
export const cardOf = (s: State, card: Handle): Card | undefined => findCard(s.faces[card]);

/** Ids of all Artifacts on the table (CH-126). */
export const artifactsInPlay = (s: State): readonly string[] =>
  s.seats.flatMap((seat) => artifactsOf(s, seat)).map((card) => faceOf(s, card));

/** Before whom an Artifact lies. */
export const ownerOf = (s: State, artifact: string): Seat | undefined =>
  s.seats.find((seat) => artifactsOf(s, seat).some((card) => faceOf(s, card) === artifact));

/** Where plays are made from now: the uppermost that still has some to make. */
export const current = (s: State): Pending | undefined => s.pending.at(-1);

/** Nothing that the game itself does is under way. */
export const isIdle = (s: State): boolean =>
  s.todo.length === 0 && s.waiting === 0 && s.prompt === null && s.stack.length === 0 && s.stuck === null;

export function phaseOf(s: State): Phase {
  if (s.stage === 'over' || s.stage === 'lobby') return s.stage;
  if (s.stuck) return 'stuck';
  if (s.stage !== 'turns') return s.stage;
  if (s.stack.length > 0) return 'window';
  if (s.prompt) return 'choose';
  if (!isIdle(s)) return 'resolve';
  const now = current(s);
  if (isSolo(s)) return now && now.left > 0 ? 'step' : 'home';
  if (now && now.left > 0) return 'play';
  return now?.kind === 'main' && now.later > 0 ? 'draw' : 'end';
}

/** To the discard pile, faces known (CH-205). */
export const discarded = (s: State, cards: readonly Handle[]): State => ({ ...s, discard: [...s.discard, ...cards] });

export const learned = (s: State, card: Handle, face: string): State => ({ ...s, faces: { ...s.faces, [card]: face } });

/** CH-279: a search that nobody makes any more finds nothing. */
export function unsearched(s: State): State {
  if (!s.prompt) return s;
  const mixed: readonly Task[] = s.prompt.zone === 'draw' ? [mixing({ pile: 'drawPile', cards: s.drawPile })] : [];
  return { ...s, prompt: null, todo: [...mixed, ...s.todo] };
}

export const ended = (s: State, result: Result): State => ({
  ...s,
  stage: 'over',
  result,
  todo: [],
  doing: null,
  waiting: 0,
  prompt: null,
  stuck: null,
});

/** After an end in mid-play no card waits for an answer, and a side hand lies with the hand, which may be shown (CH-277). */
export function tidied(s: State): State {
  const sides = s.pending.flatMap((one) => (one.kind === 'side' ? one.cards : []));
  if (s.stage !== 'over' || (s.stack.length === 0 && sides.length === 0)) return s;
  const cleared = discarded(
    { ...s, stack: [], passed: [], pending: s.pending.filter(({ kind }) => kind === 'main') },
    s.stack.map(({ card }) => card),
  );
  return withHand(cleared, s.active, [...handOf(s, s.active), ...sides]);
}
