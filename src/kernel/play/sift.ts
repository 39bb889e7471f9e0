/**
 * What a seat may do now: the candidates that a game offers, sifted by `who` and by its rules, so that each condition is written once.
 * For boards, bots and automatic players; nothing here decides whether a move is accepted. Promise P16.
 */
import type { Eyes, Game, Made, Move, Rule, Seat } from '../game.ts';
import { candidateEyes, eyesOf } from './eyes.ts';
import type { Play } from './state.ts';

export interface Lawful {
  readonly move: string;
  /** What it would answer; goes into the entry. */
  readonly slot?: string;
  /** Arguments; a choice that holds `FREE` wants a person's word in its place. */
  readonly choices: readonly unknown[];
}

/** The candidates of one move for `eyes.seat` that its rules let through; none for a watcher and for a name the game hasn't. */
export function choices<S, O>(game: Game<S, O>, play: Play<S>, moveName: string, eyes: Eyes): unknown[] {
  const { seat } = eyes;
  const move = moveOf(game, moveName);
  if (seat === null || !move || !move.who(play.state).includes(seat)) return [];
  const out: unknown[] = [];
  const publicEyes = candidateEyes(play, eyes, []);
  for (const args of move.choices(play.state, eyes)) {
    const opens = move.brings?.(args).open;
    const made = { seat, args, eyes: opens ? candidateEyes(play, eyes, opens) : publicEyes };
    if (allHold(move.rules, play.state, made)) out.push(args);
  }
  return out;
}

function allHold<S, A>(rules: readonly Rule<S, A>[], state: S, made: Made<A>): boolean {
  for (const rule of rules) if (!rule.holds(state, made)) return false;
  return true;
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
    if (offered.length === 0) continue;
    const slot = slotOf(game, play, move);
    out.push(slot === undefined ? { move, choices: offered } : { move, slot, choices: offered });
  }
  return out;
}

/** What a move would answer now: rides in its entry. Undefined where the move has no slot. */
export function slotOf<S, O>(game: Game<S, O>, play: Play<S>, moveName: string): string | undefined {
  return moveOf(game, moveName)?.slot?.(play.state);
}

function moveOf<S, O>(game: Game<S, O>, name: string): Move<S> | undefined {
  return Object.hasOwn(game.moves, name) ? game.moves[name] : undefined;
}
