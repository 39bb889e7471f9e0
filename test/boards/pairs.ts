/** Deals a table and finds a moment of which two worlds can be made that differ only in what a screen may not know. */
import type { BoardProps } from '../../src/elements/board.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { fresh, TwoWorlds } from '../contracts/two-worlds.ts';
import { botStep } from '../helpers/bots.ts';
import { Dealer } from '../helpers/dealer.ts';
import type { Rng } from '../helpers/rng.ts';
import { propsOf, type Screen, type Table } from './device.ts';
import { twoStories } from './stories.ts';
import type { Tables } from './tables.ts';

/** What the screen's board is handed in either world. */
export interface Worlds {
  readonly one: BoardProps;
  readonly other: BoardProps;
}

export interface Pair {
  readonly worlds: Worlds;
  /** After so many moves. */
  readonly move: number;
  readonly screen: Screen;
}

export type ScreenKind = 'hand' | 'watcher' | 'table';

const screenOf = (kind: ScreenKind, rng: Rng, seats: readonly Seat[]): Screen => ({
  seat: kind === 'watcher' ? null : rng.pick(seats)!,
  shared: kind === 'table',
});

/** @param isFit whether this pair will do @returns undefined where this table comes to none */
export function pairOf(
  table: Table,
  suite: Tables,
  seed: number,
  rng: Rng,
  kind: ScreenKind,
  isFit: (worlds: Worlds) => boolean,
): Pair | undefined {
  const dealer = new Dealer(table.game, suite.starts[seed % suite.starts.length]!, seed, { loose: true });
  suite.first?.(dealer);
  const screen = screenOf(kind, rng, dealer.play.seats);
  const two = new TwoWorlds(dealer, rng, suite.kind);
  const least = rng.below(suite.moves);
  for (let move = 0; move < suite.moves + least; move++) {
    dealer.settle();
    const worlds = move < least ? undefined : worldsOf({ ...table, now: dealer.now }, dealer, screen, two);
    if (worlds && isFit(worlds)) return { worlds, move, screen };
    if (!botStep(dealer, suite)) break;
  }
  return undefined;
}

/** Others look first, each with what they read in their world: what a game remembers beside its state is theirs then. */
function worldsOf(table: Table, dealer: Dealer, screen: Screen, two: TwoWorlds): Worlds | undefined {
  const mine = screen.shared ? new Map<string, string>() : dealer.known(screen.seat);
  const pair = two.pair(mine);
  if (!pair) return undefined;
  const [one, other] = [undefined, pair.faces].map((faces) => {
    const play = fresh(dealer.play);
    for (const seat of pair.others) propsOf(table, play, { seat, shared: false }, two.known(seat, faces));
    return propsOf(table, play, screen, mine);
  });
  return { one: one!, other: other! };
}

/** As far as players without a head come before they only go round in circles. */
const STORY_MOVES = 120;

/** Of TIME Stories, whose hidden things are no faces. */
export async function storyPair(table: Table, seed: number, rng: Rng, kind: ScreenKind): Promise<Pair | undefined> {
  const seats = Array.from({ length: 2 + rng.below(3) }, (_, seat) => seat);
  const screen = screenOf(kind, rng, seats);
  const move = rng.below(STORY_MOVES);
  const two = await twoStories(table.game, seats, seed, move, screen.shared ? null : screen.seat);
  const [one, other] = (two ?? []).map(({ dealer, shelf }) => ({
    ...propsOf({ ...table, now: dealer.now }, dealer.play, screen, dealer.known(screen.seat)),
    shelf,
  }));
  return one && other && { worlds: { one, other }, move, screen };
}
