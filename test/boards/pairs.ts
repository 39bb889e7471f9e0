/** Deals a table and finds a moment of which two worlds can be made that differ only in what a screen may not know, and that somebody else sees. */
import type { BoardProps } from '../../src/elements/board.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { type Faces, fresh } from '../contracts/two-worlds.ts';
import { Dealer } from '../helpers/dealer.ts';
import type { Rng } from '../helpers/rng.ts';
import { propsOf, type Screen, type Table } from './device.ts';
import { type Moment, momentsOf } from './moments.ts';
import { phaseAt } from './phases.ts';
import { twoStories } from './stories.ts';
import type { Tables } from './tables.ts';

/** What a board is handed in either world. */
export interface Worlds {
  readonly one: BoardProps;
  readonly other: BoardProps;
}

export interface Pair {
  readonly worlds: Worlds;
  /** What the board of somebody who sees the difference is handed. */
  readonly others: Worlds;
  /** After so many moves. */
  readonly move: number;
  readonly phase: string;
  readonly screen: Screen;
}

export type ScreenKind = 'hand' | 'watcher' | 'table';

/** Which pair of a table is wanted. */
export interface Wanted {
  readonly kind: ScreenKind;
  /** In any phase but this one. */
  readonly but: string | undefined;
  /** Whether this pair will do. */
  readonly isFit: (worlds: Worlds) => boolean;
}

const NOTHING: Faces = new Map();

const screenOf = (kind: ScreenKind, rng: Rng, seats: readonly Seat[]): Screen => ({
  seat: kind === 'watcher' ? null : rng.pick(seats)!,
  shared: kind === 'table',
});

/** @returns undefined where this table comes to none */
export function pairOf(table: Table, suite: Tables, seed: number, rng: Rng, wanted: Wanted): Pair | undefined {
  const dealer = new Dealer(table.game, suite.starts[seed % suite.starts.length]!, seed, { loose: true });
  suite.first?.(dealer);
  const screen = screenOf(wanted.kind, rng, dealer.play.seats);
  for (const moment of rng.shuffle([...momentsOf(dealer, suite, screen, rng).values()])) {
    const { move, phase } = moment;
    if (phase === wanted.but) continue;
    const then = { ...table, now: moment.now };
    const worlds = worldsOf(then, moment, screen);
    if (wanted.isFit(worlds)) return { worlds, others: othersOf(then, moment), move, phase, screen };
  }
  return undefined;
}

/** Others look first, each with what they read in their world: what a game remembers beside its state is theirs then. */
function worldsOf(table: Table, { play, mine, others }: Moment, screen: Screen): Worlds {
  const world = (which: keyof Worlds): BoardProps => {
    const shown = fresh(play);
    for (const one of others) {
      const { choices } = propsOf(table, shown, { seat: one.seat, shared: false }, one[which]);
      for (const move of Object.keys(table.game.moves)) choices(move);
    }
    return propsOf(table, shown, screen, mine);
  };
  return { one: world('one'), other: world('other') };
}

function othersOf(table: Table, { play, others }: Moment): Worlds {
  const { seat, ...known } = others[0]!;
  const [one, other] = [known.one, known.other].map((faces) =>
    propsOf(table, fresh(play), { seat, shared: false }, faces),
  );
  return { one: one!, other: other! };
}

/** As far as players without a head come before they only go round in circles. */
const STORY_MOVES = 120;

/** Of TIME Stories, whose hidden things are no faces. */
export async function storyPair(
  table: Table,
  seed: number,
  rng: Rng,
  { kind, but }: Wanted,
): Promise<Pair | undefined> {
  const seats = Array.from({ length: 2 + rng.below(3) }, (_, seat) => seat);
  const screen = screenOf(kind, rng, seats);
  const move = rng.below(STORY_MOVES);
  const two = await twoStories(table.game, seats, seed, move, screen.shared ? null : screen.seat);
  if (!two) return undefined;
  const { game } = table;
  const { dealer } = two.one;
  const phase = phaseAt(game.id, dealer.state, move, STORY_MOVES);
  if (game.outcome(dealer.state) || phase === but) return undefined;
  const shown = ({ seat, shared }: Screen): Worlds => {
    const [one, other] = [two.one, two.other].map(({ dealer: at, shelf }) => ({
      ...propsOf({ ...table, now: at.now }, at.play, { seat, shared }, shared ? NOTHING : at.known(seat)),
      shelf,
    }));
    return { one: one!, other: other! };
  };
  return { worlds: shown(screen), others: shown({ seat: two.reader, shared: false }), move, phase, screen };
}
