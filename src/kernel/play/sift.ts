/**
 * The moves open to a seat now. They are a game's candidates, sifted by `who` and by its rules, so that each condition is written once. For
 * boards, bots and automatic players; nothing here decides whether a move is accepted. Promises P16 and P25.
 */
import type { About, Eyes, Game, Made, Move, Rule, Seat } from '../game.ts';
import { own } from '../own.ts';
import { candidateEyes, eyesOf } from './eyes.ts';
import { holdsSoFar, withOpenPlaces } from './open-places.ts';
import type { Play } from './state.ts';

/** A move that a seat may make, with its choices. */
export interface Lawful {
  readonly move: string;
  /** Arguments; a choice that holds `FREE` wants a person's word in its place. */
  readonly choices: readonly unknown[];
}

/**
 * The candidates of one move for `eyes.seat` that its rules let through; none for a watcher and for a name the game hasn't.
 * @param about one thing that the choices are to have to do with; a game that doesn't look at it offers all
 */
export function choices<S, O>(game: Game<S, O>, play: Play<S>, moveName: string, eyes: Eyes, about?: About): unknown[] {
  const { seat } = eyes;
  const move: Move<S> | undefined = own(game.moves, moveName);
  if (seat === null || !move || !move.who(play.state).includes(seat)) return [];
  const out: unknown[] = [];
  // What stays on the device is judged with all that it reads.
  const publicEyes = move.veiled ? eyes : candidateEyes(play, eyes, []);
  let asked: readonly Rule<S>[] | undefined;
  for (const args of move.choices(play.state, eyes, about)) {
    const opens = move.brings?.(args).open;
    const made = { seat, args: withOpenPlaces(args), eyes: opens ? candidateEyes(play, eyes, opens) : publicEyes };
    asked ??= rulesToAsk(move.rules, play.state, made);
    if (allHold(asked, play.state, made)) out.push(args);
  }
  return out;
}

function allHold<S, A>(rules: readonly Rule<S, A>[], state: S, made: Made<A>): boolean {
  for (const rule of rules) if (!holdsSoFar(rule, state, made)) return false;
  return true;
}

/** A candidate that knows whether it has been looked at, whose move it is apart. */
class Watched<A> implements Made<A> {
  readonly seat: Seat;
  looked = false;
  readonly #made: Made<A>;

  constructor(made: Made<A>) {
    this.seat = made.seat;
    this.#made = made;
  }

  get args(): A {
    this.looked = true;
    return this.#made.args;
  }

  get eyes(): Eyes {
    this.looked = true;
    return this.#made.eyes;
  }
}

/**
 * The rules that may say one thing of one candidate and another of the next. A rule is pure, so if it lets the first one through without
 * having looked at it, it lets all of them through. Behind the first refusal none is tried: it may count on what the one before asks.
 */
function rulesToAsk<S, A>(rules: readonly Rule<S, A>[], state: S, first: Made<A>): readonly Rule<S, A>[] {
  const watched = new Watched(first);
  const asked: Rule<S, A>[] = [];
  for (const [i, rule] of rules.entries()) {
    watched.looked = false;
    if (!holdsSoFar(rule, state, watched)) return [...asked, ...rules.slice(i)];
    if (watched.looked) asked.push(rule);
  }
  return asked;
}

/** All moves that a seat has a choice in. @param opened faces that this device can read beside the public ones */
export function lawful<S, O>(
  game: Game<S, O>,
  play: Play<S>,
  seat: Seat,
  opened: ReadonlyMap<string, string> = new Map(),
): Lawful[] {
  const eyes = eyesOf(play, seat, opened);
  const out: Lawful[] = [];
  for (const move of Object.keys(game.moves)) {
    const offered = choices(game, play, move, eyes);
    if (offered.length > 0) out.push({ move, choices: offered });
  }
  return out;
}
