/** Plays a table and finds moments at which somebody else sees a difference between two worlds, one of each phase that the table comes to. */
import type { Game, Seat } from '../../src/kernel/game.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import { eyesOf } from '../../src/kernel/play/eyes.ts';
import { type Faces, fresh, TwoWorlds } from '../contracts/two-worlds.ts';
import { botStep } from '../helpers/bots.ts';
import type { Dealer } from '../helpers/dealer.ts';
import type { Rng } from '../helpers/rng.ts';
import type { Screen } from './device.ts';
import { phaseAt } from './phases.ts';
import type { Tables } from './tables.ts';

/** Somebody whose view of one world is another than that of the other, and what they read there. */
export interface Other {
  readonly seat: Seat;
  readonly one: Faces;
  readonly other: Faces;
}

export interface Moment {
  readonly play: Play;
  /** Table time. */
  readonly now: number;
  /** After so many moves. */
  readonly move: number;
  readonly phase: string;
  /** What the screen reads, in both worlds. */
  readonly mine: Faces;
  /** What lies hidden in the other world. */
  readonly faces: Faces;
  /** At least one. */
  readonly others: readonly Other[];
}

/** @returns by phase, while the game has no outcome; any moment of a phase is as likely */
export function momentsOf(dealer: Dealer, suite: Tables, screen: Screen, rng: Rng): ReadonlyMap<string, Moment> {
  const two = new TwoWorlds(dealer, rng, suite);
  const tried = new Map<string, number>();
  const found = new Map<string, Moment>();
  for (let move = 0; move < suite.moves; move++) {
    dealer.settle();
    const { game, state } = dealer;
    if (game.outcome(state)) break;
    const phase = phaseAt(game.id, state, move, suite.moves);
    const n = (tried.get(phase) ?? 0) + 1;
    tried.set(phase, n);
    const here = rng.oneIn(n) || !found.has(phase) ? momentOf(dealer, two, screen) : undefined;
    if (here) found.set(phase, { ...here, move, phase });
    if (!botStep(dealer, suite)) break;
  }
  return found;
}

/** @param most others who are asked @returns undefined where nobody else sees a difference now */
export function momentOf(
  dealer: Dealer,
  two: TwoWorlds,
  { seat, shared }: Screen,
  most: number = Infinity,
): Omit<Moment, 'move' | 'phase'> | undefined {
  const { game, play, now } = dealer;
  const mine: Faces = shared ? new Map() : new Map(dealer.known(seat));
  const pair = two.pair(mine, most);
  const others = pair?.others
    .map((one) => ({ seat: one, one: new Map(two.known(one, undefined)), other: two.known(one, pair.faces) }))
    .filter((one) => seesApart(game, play, one));
  return others && others.length > 0 ? { play, now, mine, faces: pair!.faces, others } : undefined;
}

function seesApart(game: Game<unknown>, play: Play, { seat, ...worlds }: Other): boolean {
  const [one, other] = [worlds.one, worlds.other].map((faces) => {
    const table = fresh(play);
    return JSON.stringify(game.view(table.state, eyesOf(table, seat, faces)));
  });
  return one !== other;
}
