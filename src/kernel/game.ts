/**
 * The contract that a game fulfils: one plain object. A game is pure data in, pure data out: no clock, no chance, no network, no DOM.
 * What isn't known yet is asked for (`Ask`) and comes back as a later step of the same fold (`on[tag]`).
 * How a game is run is in `play/`; which entry carries what is in PROTOCOL.md.
 */

/** Number of a seat at the table, from 0. */
export type Seat = number;

/** Seats of one table, spectators apart. */
export const MAX_SEATS = 25;

/**
 * A face-down thing: card, sealed argument, cell of a key. It keeps its name while it changes hands; a shuffle gives new names.
 * `eyes.read(handle)` is the one way to its face.
 */
export type Handle = string & { readonly _: 'handle' };

/** One thing that a board asks about: a card's handle, the number of a place; what game and board have agreed on. */
export type About = string | number;

/** Public faces for `rules` and `apply`, the same in both runs; for `choices`, `duties` and `view` also what this device has opened. */
export interface Eyes {
  readonly seat: Seat | null;
  read(thing: Handle): string | undefined;
  /** Of the `in` of this tag that is open; for moves that travel veiled, and for `view`. */
  letters?(tag: string): LetterTimes | undefined;
  /** Table time in milliseconds at which the timer of this tag fires; for `view`. */
  timer?(tag: string): number | undefined;
}

/** Letters to a hub leave one after the other over so long, so that they don't all come at once. */
export const SPREAD_MS = 1_500;

/** When letters to a hub travel, the same for all: table times in milliseconds. */
export interface LetterTimes {
  /** The first of them leaves: what is chosen from now on goes into the next ones, whosever it is. */
  readonly leave: number;
  readonly at: number;
}

/** The seats that a sealed argument is for. A function gets the game's state and the author's seat. */
export type SealedTo = 'self' | 'keepers' | readonly Seat[] | ((state: never, author: Seat) => readonly Seat[]);

/** What a schema says of an argument whose content travels sealed. */
export interface SealedField {
  readonly content: Schema<unknown>;
  readonly to: SealedTo;
}

/** Unknown → typed; `undefined` is a refusal. Unknown keys are refused. */
export interface Schema<A> {
  read(input: unknown): A | undefined;
  /** Set on a schema made by `sealed(…)`. */
  readonly seal?: SealedField;
  /** Set on an object schema: its sealed fields by name. */
  readonly seals?: Readonly<Record<string, SealedField>>;
}

/** One game. `S` is its state: plain readonly data of integers, strings, booleans, arrays and objects. */
export interface Game<S, O = unknown> {
  readonly id: string;
  /** Rises whenever a fold could come out differently; pinned by the table's first entry. */
  readonly version: number;
  /** How many may play, both included; at most `MAX_SEATS`. */
  readonly seats: { readonly min: number; readonly max: number };
  /** What a start may say; `nothing` (schemas.ts) where there is no choice. */
  readonly options: Schema<O>;
  /** It plays with joint decks or dice: who keeps them is agreed on while people are still sitting down, and rolls are the keepers'. */
  readonly keepers?: true;
  /**
   * Faces of the decks that are about to be shuffled. Before a game (`s` undefined) they are those that it usually begins with, else those
   * of a state. A hint and nothing else: they are prepared while people wait for each other anyway.
   */
  decks?(s: S | undefined): readonly (readonly string[])[];
  setup(table: SetUp<S, O>, ask: Ask): S;
  readonly moves: Readonly<Record<string, Move<S, never>>>;
  /** By tag; the table's own tags are 'away', 'back', 'left' and 'joined' (they carry `seat`). */
  readonly on: Readonly<Record<string, Step<S>>>;
  /** Layouts of joint secrets, by name: a pure function of the seed. */
  readonly layouts?: Readonly<Record<string, Layout<S>>>;
  /** What packs of the shelf hold, by the tag that they are asked with: JSON that this schema reads. */
  readonly packs?: Readonly<Record<string, Schema<unknown>>>;
  /** For "waiting for …"; all seats where fewer would betray a role. */
  awaits(s: S): readonly Seat[];
  /** Seats that may say nothing at the table now, no sign either, and by which of its rules and codes. */
  readonly silent?: { readonly id: string; readonly code: string; seats(s: S): readonly Seat[] };
  /** Moves that this seat's device makes unasked. */
  duties?(s: S, eyes: Eyes): readonly MoveCall[];
  /**
   * (Hub) The content of the open `out` of this tag, a list of numbers for each of its seats. It is undefined while that isn't known yet.
   */
  letters?(s: S, eyes: Eyes, tag: string): readonly (readonly number[])[] | undefined;
  /** While true a page shows nothing that its person does: nobody is seen to look away. */
  hushed?(s: S): boolean;
  /** `undefined` while the game is on. */
  outcome(s: S): Outcome | undefined;
  /**
   * For the log: what came about between two states, oldest first, beside the moves, which are told anyway. As public as the states are;
   * the words for it stand beside those of the moves.
   */
  news?(before: S, after: S): readonly News[];
  /** All that a board gets. The only place that knows who sees what. */
  view(s: S, eyes: Eyes): unknown;
}

/** What an answer does. Written as a method so that a list of different games is a list of `Game<unknown>`. */
export type Step<S> = { step(s: S, answer: Answer, ask: Ask): S }['step'];

/** The cells of a joint secret, from its seed. */
type Layout<S> = { layout(seed: Uint8Array, s: S): readonly string[] }['layout'];

/** What a game begins with at its table. */
export interface SetUp<S, O> {
  readonly seats: readonly Seat[];
  readonly options: O;
  /** The last state of the game played before at this table, if it was this one. */
  readonly before?: S;
}

/** How a game has ended; without winners everybody has lost. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** The rule by which the game ended. */
  readonly why: string;
}

/** Something that happened in a game. */
export interface News {
  /** A word of the game's own. */
  readonly what: string;
  /** The seat that it is about. */
  readonly seat?: Seat;
  readonly args?: unknown;
}

/** One kind of move: its arguments, who may make it, what it answers, its rules, what it does, and what may be chosen. */
export interface Move<S, A = unknown> {
  readonly args: Schema<A>;
  /** Seats that may make it; generous where a rules page has its own code for a seat that may not. */
  who(s: S): readonly Seat[];
  /**
   * What it answers ('turn 3 guess 2'): rides in the entry; another slot at the fold means `stale`. With the arguments it may name the one
   * thing that the move is about, which others may change meanwhile. At most 255 bytes; of a sealed argument it sees the word 'sealed'.
   */
  slot?(s: S, args: A): string;
  /** Own hidden things opened or handed on; the proofs ride in the same entry. */
  brings?(args: A): Brings;
  /**
   * It stays on the device. The last choice goes into the next letters of this veil, as long as its slot is the present one. It goes into
   * no entry or log. Its rules are asked with one's own eyes, and `apply` never is (`veiledMove` gives it one).
   */
  readonly veiled?: Veiled<A>;
  /** The only refusals, asked in this order. */
  readonly rules: readonly Rule<S, A>[];
  /** The rule by which this move binds whoever makes it: it isn't taken back alone, only by going back together. */
  readonly final?: string;
  /** Never refuses; a throw is refused by everybody as `game/fault`. */
  apply(s: S, made: Made<A>, ask: Ask): S;
  /**
   * Candidates for `eyes.seat`, at least all legal ones; the kernel sifts them through `rules`. Asked about one thing, at least all legal
   * ones that have to do with it; a game with few choices needn't look at `about`.
   */
  choices(s: S, eyes: Eyes, about?: About): Iterable<A>;
}

/** How a move travels that nobody is to see. */
export interface Veiled<A> {
  /** The tag of the `in` that it goes into. */
  readonly tag: string;
  numbers(args: A): readonly number[];
  /** What is sent where there is no such move: as many numbers. */
  readonly none: readonly number[];
}

/**
 * A move as its rules and `apply` see it. It says by whom and with which arguments, and has eyes for the faces that are public or opened by
 * it.
 */
export interface Made<A> {
  readonly seat: Seat;
  readonly args: A;
  readonly eyes: Eyes;
  /** Table time at which what travels veiled is chosen; unknown of other moves, and of choices that are only offered. */
  readonly now?: number;
}

/** One rule that a move must keep. Where `holds` is false the move is refused with this code and this rule's text. */
export interface Rule<S, A = unknown> {
  /** Id of the rule in the game's rule texts, e.g. 'CN-097'. */
  readonly id: string;
  /** Kebab-case, e.g. 'guess-required'. */
  readonly code: string;
  holds(s: S, made: Made<A>): boolean;
}

/** Makes one game's rules: its ids and codes are the game's closed lists. */
export type MakeRule<S, Id extends string, Code extends string> = <A>(
  id: Id,
  code: Code,
  holds: Rule<S, A>['holds'],
) => Rule<S, A>;
/** A rule from its parts, with the type of the arguments first: `makeRule<Args, State>('CN-097', 'guess-required', (s) => …)`. */
export const makeRule: <A, S>(id: string, code: string, holds: Rule<S, A>['holds']) => Rule<S, A> = (
  id,
  code,
  holds,
) => ({
  id,
  code,
  holds,
});

/** Arguments of a move that takes none. */
export type None = Readonly<Record<never, never>>;

/**
 * What a move shows or hands on of the mover's own hidden things. The pipeline takes it only with openings and proofs for exactly these.
 */
export interface Brings {
  readonly open?: readonly Handle[];
  readonly give?: readonly (readonly [Handle, Seat | 'pile'])[];
}

/** A move that a page or a game wants made, as it would be handed to `table.propose`. */
export interface MoveCall {
  readonly move: string;
  readonly args: unknown;
}

/**
 * What a game may ask of the table. An answer is always a later step, never a call inside `apply`. What can't be meant throws a RangeError:
 * a tag without `on`, a die without sides, a seat below 0, more than 10,000 things. It is a fault of the game (`play/asking.ts`).
 */
export interface Ask {
  /**
   * Milliseconds of table time, which begins at 0 with the table: the time of this stamp. No time of day; that is `timeOfDay` (schemas.ts).
   */
  readonly now: number;
  /** A deck in known order, at once. */
  deck(tag: string, faces: readonly string[]): readonly Handle[];
  /**
   * All in the pile or all in one hand, what lies face up with either; `by` shuffle the pile, a hand its owner. Answer: `cards`, renamed.
   */
  shuffle(tag: string, cards: readonly Handle[], by?: readonly Seat[]): void;
  /**
   * Cards that lie face up become a deck of these seats' own, two to eight, shuffled by each of them. All that is asked of it takes all of
   * them; nobody else has a share. To shuffle it again is their turn too. Answer: `cards`, renamed.
   */
  entrust(tag: string, cards: readonly Handle[], to: readonly Seat[]): void;
  /** Draw, deal, steal, take up what lies face up. Answer: `cards`, `seat`. */
  deal(tag: string, cards: readonly Handle[], to: Seat): void;
  /** Seen, not taken; cells of a joint secret only all at once, by whoever can't read them yet. Answer: `cards`. */
  show(tag: string, things: readonly Handle[], to: readonly Seat[]): void;
  /** For all; whoever holds the keys owes it. `first` names who answers by habit, the others step in later. Answer: `faces`. */
  open(tag: string, things: readonly Handle[], first?: Seat): void;
  /** Hidden again, ready for a shuffle. Answer: `cards`. */
  bury(tag: string, cards: readonly Handle[]): void;
  /** Answer: `values` 1…sides; with `to` one thing in `cards` that only that seat can read: the JSON list of its values is its face. */
  roll(tag: string, dice: { readonly n: number; readonly sides: number }, to?: Seat): void;
  /** A roll without doubles: `take` of the numbers 1…of, each selection and each order of it equally likely. Answer: `values`, as drawn. */
  pick(tag: string, from: { readonly of: number; readonly take: number }): void;
  /** Joint seed of role-holders, laid out by `layouts[layout]`, each cell committed. Answer: `cards`, one handle a cell. */
  secret(tag: string, holders: readonly Seat[], layout: string): void;
  /**
   * A thing of the table's shelf, by its hash: at most 60 KiB of JSON. Answer: `content`, as `packs[tag]` reads it; `lost` where nobody who
   * is here has it, `bad` where it isn't what that schema takes.
   */
  pack(tag: string, hash: string): void;
  /**
   * Equal letters at equal times, whoever has something to say. Answer: `cards`, one thing for the whole veil; `by`, for `in`: who sent
   * none. Its face is a JSON list with a place for each of `seats`: its numbers, or null for what these eyes can't read. A seat reads its
   * own place, whoever reads the root all of them. Once it has been opened everybody reads all, and that takes no more than an open root.
   */
  veil(tag: string, veil: Veil): void;
  /** In so many milliseconds of table time, before the first stamp past it. Answer: the tag alone. */
  timer(tag: string, ms: number): void;
  /** Table time in milliseconds at which the first timer of this tag fires; undefined where none runs. After going back it isn't the state's. */
  until(tag: string): number | undefined;
  /** Timers and open questions of this tag are withdrawn: nothing of them is answered any more. */
  cancel(tag: string): void;
}

/** One exchange of veiled letters. */
export interface Veil {
  /** A cell of a joint secret: who reads it can read all letters under it. */
  readonly root: Handle;
  /** Reads the root; gets what is sent `in`, and sends `out`. */
  readonly hub: Seat;
  /** `in`: each seat one letter to the hub. `out`: the hub one to each seat, from `Game.letters`. */
  readonly way: 'in' | 'out';
  readonly seats: readonly Seat[];
  /** Answered after so long, not before; letters leave at a time that follows from it alone. An `out` waits for its hub. */
  readonly ms: number;
  /** `in`: letters have left so long before it is answered; a second and a half unless said. */
  readonly graceMs?: number;
  /** A letter is so many whole numbers, each below its base; their product is 2⁶⁴ at most. */
  readonly bases: readonly number[];
}

/**
 * What comes of something that was asked for, as a step of `on[tag]`. Which fields it has follows from what was asked; with `failed` there
 * are no faces, cards or values.
 */
export interface Answer {
  readonly tag: string;
  /** Of a deal: who got the cards. Of the table's own tags: whom it is about. */
  readonly seat?: Seat;
  /** In the order of what was asked about; after a shuffle under new names. */
  readonly cards?: readonly Handle[];
  /** In the order of what was asked about. */
  readonly faces?: readonly string[];
  /** As they were rolled or drawn. */
  readonly values?: readonly number[];
  /** What a pack holds, as its schema reads it. */
  readonly content?: unknown;
  /** An owner stalls; too few keepers or nobody left who could; content breaks its schema or a holder lied. */
  readonly failed?: 'refused' | 'lost' | 'bad';
  /** Seats by which it failed. Of a veil `in`: those that sent none. */
  readonly by?: readonly Seat[];
}

/**
 * In a choice, in place of a whole field: what only a person can think of. No schema takes it, so it never reaches a fold, and no rule sees
 * it: one that reads the field isn't asked yet. Its type is `never`, so that it may stand in a field of any type.
 */
export const FREE: never = '\u0000' as never;

/** A move with its own argument type, as a member of `moves`. Keeps the types of one move together and its `args` honest. */
export function move<S, A>(m: Move<S, A>): Move<S, never> {
  return m as unknown as Move<S, never>;
}

/** A move that travels veiled: it changes no state by itself. */
export function veiledMove<S, A>(m: Omit<Move<S, A>, 'apply'> & Required<Pick<Move<S, A>, 'veiled'>>): Move<S, never> {
  return move({ ...m, apply: (s: S) => s });
}
