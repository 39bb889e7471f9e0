/** A whole game by players without a head, through the real fold, as fast as it goes: straight to the end, without anything but play. */
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { Options } from '../../../src/games/lupus/options.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import { voterOf } from '../../../src/games/lupus/flow.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { start } from './fill.ts';

export interface Whole {
  readonly state: State;
  /** Table time from the deal to the end, milliseconds. */
  readonly ms: number;
}

const MOST = 5_000;

/** @param players with a spare device that moderates */
export function wholeGame(players: number, seed: number, options: Partial<Options> = {}): Whole {
  const dealer = new Dealer<State>(lupus, start(players + 1, options), seed, { loose: true });
  const must = (seat: Seat, move: string, args: unknown = {}): void => {
    const moved = dealer.move(seat, move, args);
    if (!moved.ok) throw new Error(`SEED=${seed}: ${move} of ${seat}: ${moved.refusal.rule} ${moved.refusal.code}`);
  };
  must(0, 'moderate', { seat: players, plays: false });
  must(0, 'begin');
  const began = dealer.now;
  for (let i = 0; i < MOST; i++) {
    dealer.settle();
    const { state } = dealer;
    if (state.result) return { state, ms: dealer.now - began };
    const [owed] = lupus.duties!(state, dealer.eyes(state.hub));
    const voter = voterOf(state);
    if (owed) must(state.hub, owed.move, owed.args);
    else if (state.stage === 'talk') for (const seat of state.players) dealer.move(seat, 'ready', {});
    else if (voter !== undefined) must(voter, 'vote', { seat: dealer.rng.pick(state.vote!.candidates) });
    else if (state.floor) must(state.floor.queue[0]!, 'pass');
    else if (!dealer.wait()) throw new Error(`SEED=${seed}: nothing happens in ${state.stage}`);
  }
  throw new Error(`SEED=${seed}: no end`);
}
