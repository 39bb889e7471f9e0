/** Pairs of worlds of TIME Stories, whose hidden things are no faces but pages of a mission (`stories.ts`). */
import type { Seat } from '../../src/kernel/game.ts';
import type { Faces } from '../contracts/two-worlds.ts';
import type { Rng } from '../helpers/rng.ts';
import { propsOf, type Screen, type Table } from './device.ts';
import { type Pair, screenOf, type Wanted, type Worlds } from './pairs.ts';
import { phaseAt } from './phases.ts';
import { type Story, storyWorlds } from './stories.ts';

/** As far as players without a head come before they only go round in circles. */
export const STORY_MOVES = 120;

const NOTHING: Faces = new Map();

/**
 * @param at after how many moves
 * @param worlds other worlds of each moment
 * @returns the pairs of each of these moments that has two worlds; their one world is the same
 */
export async function storyPairs(
  table: Table,
  seats: readonly Seat[],
  seed: number,
  at: readonly number[],
  screen: Screen,
  worlds = 1,
): Promise<readonly (readonly Pair[])[]> {
  const { game } = table;
  const moments = await storyWorlds(game, seats, seed, { at, worlds }, screen.shared ? null : screen.seat);
  const handed = ({ play, now, known, shelf }: Story, { seat, shared }: Screen): Worlds['one'] => ({
    ...propsOf({ ...table, now }, play, { seat, shared }, shared ? NOTHING : known(seat)),
    shelf,
  });
  return moments.flatMap(({ one, others, move, reader: seat }) => {
    const { state } = one.play;
    if (game.outcome(state)) return [];
    const reader: Screen = { seat, shared: false };
    const mine = handed(one, screen);
    const phase = phaseAt(game.id, state, move, STORY_MOVES);
    return [
      others.map((other) => ({
        worlds: { one: mine, other: handed(other, screen) },
        others: () => ({ one: handed(one, reader), other: handed(other, reader) }),
        move,
        phase,
        screen,
      })),
    ];
  });
}

export const storySeats = (rng: Rng): readonly Seat[] => Array.from({ length: 2 + rng.below(3) }, (_, seat) => seat);

/** Of one moment. */
export async function storyPair(
  table: Table,
  seed: number,
  rng: Rng,
  { kind, but }: Wanted,
): Promise<Pair | undefined> {
  const seats = storySeats(rng);
  const screen = screenOf(kind, rng, seats);
  const [pairs] = await storyPairs(table, seats, seed, [rng.below(STORY_MOVES)], screen);
  const pair = pairs?.[0];
  return pair?.phase === but ? undefined : pair;
}
