/** Players without a head: they make any lawful move until the game has an outcome. */
import { FREE, type Game, type Seat } from '../../src/kernel/game.ts';
import type { Start } from '../../src/kernel/pipeline/play.ts';
import { Dealer, type DealerOptions } from './dealer.ts';
import type { Rng } from './rng.ts';

/** Puts a person's word where a choice holds `FREE`. Undefined: leave this choice. */
export type Filler = (choice: unknown, at: { move: string; seat: Seat; rng: Rng; dealer: Dealer }) => unknown;

export interface BotOptions extends DealerOptions {
  readonly fill?: Filler;
  /** Moves that lead nowhere when made at random (calling a game off): made once in fifty times, or when nothing else is left. */
  readonly rare?: readonly string[];
  /** Moves that are never made. */
  readonly never?: readonly string[];
  /** Somebody whose device is gone: nothing is done there. */
  readonly gone?: Seat | undefined;
  /** Moves and waits before a game counts as endless. */
  readonly most?: number;
  /** Before each move, with nothing asked for. */
  readonly each?: (dealer: Dealer) => void;
}

const WORDS = ['lampone', 'veliero', 'tamburo', 'ghiaccio', 'sentiero'];

/** Any word in each free place. */
export const anyWord: Filler = (choice, { rng }) =>
  JSON.parse(JSON.stringify(choice), (_key, inner: unknown) => (inner === FREE ? rng.pick(WORDS) : inner));

export function hasFree(choice: unknown): boolean {
  if (typeof choice === 'string') return choice === FREE;
  return typeof choice === 'object' && choice !== null && Object.values(choice).some((inner) => hasFree(inner));
}

/** Plays to the outcome. Throws on a dead end, a refused lawful choice, or a game longer than `most`. */
export function playOut(game: Game<unknown>, start: Start, seed: number, options: BotOptions = {}): Dealer {
  const dealer = new Dealer(game, start, seed, options);
  for (let i = 0; i < (options.most ?? 5_000); i++) {
    dealer.settle();
    options.each?.(dealer);
    if (game.outcome(dealer.play.state)) return dealer;
    if (!botStep(dealer, options)) throw new Error(`dead end: ${JSON.stringify(dealer.play.state)}`);
  }
  throw new Error(`no end after ${options.most ?? 5_000} moves: ${JSON.stringify(dealer.play.state)}`);
}

/** One act of one bot: what a device owes, a lawful move, or waiting. False when nothing at all can happen. */
export function botStep(dealer: Dealer, { fill = anyWord, rare = [], never = [], gone }: BotOptions = {}): boolean {
  const { rng, play, game } = dealer;
  const here = play.seats.filter((seat) => seat !== gone);
  for (const seat of here)
    for (const { move, args } of game.duties?.(play.state, dealer.eyes(seat)) ?? []) {
      const moved = dealer.move(seat, move, args);
      if (!moved.ok) throw new Error(`duty ${move} of ${seat}: ${moved.refusal.code}`);
      return true;
    }
  if (rng.oneIn(12) && dealer.wait()) return true;
  // Seats in any order; the first that can do something does, so that a busy game needn't list everybody's choices.
  const seats = rng.shuffle(here);
  const shy = rng.oneIn(50) ? never : [...rare, ...never];
  if (seats.some((seat) => act(dealer, seat, fill, shy)) || dealer.wait()) return true;
  return seats.some((seat) => act(dealer, seat, fill, never));
}

function act(dealer: Dealer, seat: Seat, fill: Filler, without: readonly string[]): boolean {
  const { rng } = dealer;
  // Choices are listed for one move after another until one has some: to list all each time is most of what a random game costs.
  for (const move of rng.shuffle(Object.keys(dealer.game.moves))) {
    if (without.includes(move)) continue;
    const choices = dealer.choices(seat, move);
    if (choices.length === 0) continue;
    const choice = rng.pick(choices);
    const free = hasFree(choice);
    const args = free ? fill(choice, { move, seat, rng, dealer }) : choice;
    if (args === undefined) continue;
    const moved = dealer.move(seat, move, args);
    if (moved.ok) return true;
    if (!free) throw new Error(`lawful ${move} ${JSON.stringify(args)} of ${seat}: ${moved.refusal.code}`);
  }
  return false;
}
