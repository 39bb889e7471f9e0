/** One game as the table plays it: moves, answers and words from the table, each a step of the game's own rules. P8 to P15 of SPEC.md. */
import { type Answer, type Ask, Asking } from './asking.ts';

export interface Play<S = unknown> {
  readonly seats: readonly number[];
  /** The game's own. */
  readonly state: S;
  readonly asks: readonly Ask[];
  readonly timers: readonly unknown[];
  readonly causes: Readonly<Record<string, number>>;
  /** By name of a thing, what everybody has seen of it. */
  readonly faces: Readonly<Record<string, string>>;
  readonly faults: number;
}

/** A move as its author made it. */
export interface Made {
  readonly seat: number;
  readonly move: string;
  /** '' for none. */
  readonly slot: string;
  readonly args: unknown;
}

/** What the table says of a seat. */
export type Told = 'away' | 'back' | 'left' | 'joined';

/** The rules of one game. Where they meet what the checker doesn't know they throw a Beyond. */
export interface Rules<S = unknown> {
  /** How many play. */
  readonly least: number;
  readonly most: number;
  /** Rules by which a move binds its author, by the move's name (SPEC.md, U2). */
  readonly final: Readonly<Record<string, string>>;
  /** Words of the table that the game listens to. */
  readonly hears: readonly Told[];
  /** Nothing where it doesn't take these options. @param before the state of the game before, where one was played */
  setup(seats: readonly number[], options: unknown, before: S | undefined): S | undefined;
  /** Nothing where the move is refused. */
  move(state: S, made: Made, asking: Asking): S | undefined;
  answer(state: S, tag: string, answer: Answer, asking: Asking): S;
  told(state: S, tag: Told, seat: number, asking: Asking): S;
  isOver(state: S): boolean;
  /** What lies in the cells of a joint secret. @param key 32 B that follow from its seeds @param state when it was asked for */
  layout(key: Uint8Array, state: S): readonly string[];
}

const NOTHING = { asks: [], timers: [], causes: {}, faces: {}, faults: 0 };

/** Nothing where the game doesn't take these options. */
export function begun(rules: Rules, seats: readonly number[], options: unknown, before: unknown): Play | undefined {
  const state = rules.setup(seats, options, before);
  return state === undefined ? undefined : { ...NOTHING, seats, state };
}

/** Nothing where the move is refused. @param cause hash of its entry */
export function moved(rules: Rules, play: Play, made: Made, cause: string): Play | undefined {
  const asking = new Asking(play, cause);
  const state = rules.move(play.state, made, asking);
  return state === undefined ? undefined : { ...play, state, ...asking.kept };
}

/** The answer to an ask that is open. What was opened is public from then on. */
export function answered(rules: Rules, play: Play, ask: Ask, answer: Answer): Play {
  const rest = { ...play, asks: play.asks.filter((one) => one !== ask) };
  const asking = new Asking(rest, ask.cause);
  const seen = ask.kind === 'open' ? ask.things.map((thing, i) => [thing, answer.faces?.[i]] as const) : [];
  const fresh = seen.flatMap(([thing, face]) => (face === undefined ? [] : [[thing, face] as const]));
  const faces = { ...Object.fromEntries(fresh), ...play.faces };
  const state = rules.answer(play.state, ask.tag, answer, asking);
  return { ...rest, state, faces, ...asking.kept };
}

/** The very same where the game doesn't listen. @param cause of the entry or the stamp that says so */
export function told(rules: Rules, play: Play, tag: Told, seat: number, cause: string): Play {
  if (!rules.hears.includes(tag)) return play;
  const asking = new Asking(play, cause);
  return { ...play, state: rules.told(play.state, tag, seat, asking), ...asking.kept };
}
