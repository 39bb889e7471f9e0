/**
 * Deals a table and finds a moment of which two worlds can be made. They differ only in what a screen may not know, and somebody else sees.
 */
import type { BoardProps } from '../../src/elements/frame/board.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { fresh } from '../contracts/two-worlds.ts';
import { Dealer } from '../helpers/dealer.ts';
import type { Rng } from '../helpers/rng.ts';
import { propsOf, type Screen, type Table } from './device.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { Tables } from './tables.ts';

/** What a board is handed in either world. */
export interface Worlds {
  readonly one: BoardProps;
  readonly other: BoardProps;
}

export interface Pair {
  readonly worlds: Worlds;
  /** What the board of somebody who sees the difference is handed; made anew each time. */
  readonly others: () => Worlds;
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

export const screenOf = (kind: ScreenKind, rng: Rng, seats: readonly Seat[]): Screen => ({
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
    const [one, other] = [worldOf(then, moment, screen, 'one'), worldOf(then, moment, screen, 'other')];
    const worlds = { one, other };
    if (wanted.isFit(worlds)) return { worlds, others: () => othersOf(then, moment), move, phase, screen };
  }
  return undefined;
}

/** Others look first, each with what they read in their world: what a game remembers beside its state is theirs then. */
export function worldOf(table: Table, moment: Moment, screen: Screen, which: keyof Worlds): BoardProps {
  const shown = fresh(moment.play);
  for (const one of moment.others) {
    const { choices } = propsOf(table, shown, { seat: one.seat, shared: false }, one[which]);
    for (const move of Object.keys(table.game.moves)) choices(move);
  }
  return propsOf(table, shown, screen, moment.mine);
}

export function othersOf(table: Table, { play, others }: Moment): Worlds {
  const { seat, ...known } = others[0]!;
  const [one, other] = [known.one, known.other].map((faces) =>
    propsOf(table, fresh(play), { seat, shared: false }, faces),
  );
  return { one: one!, other: other! };
}
