/** What somebody at a simulated page does by chance: a lawful move, with a person's word where one is wanted. */
import type { Game, MoveCall } from '../../src/kernel/game.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import type { Page } from '../../src/sim/device.ts';
import { anyWord, type Filler, hasFree } from '../helpers/bots.ts';
import type { Dealer } from '../helpers/dealer.ts';
import type { Rng } from '../helpers/rng.ts';

export interface ByChance {
  readonly fill?: Filler | undefined;
  /** Moves that are made one time in fifty. */
  readonly rare?: readonly string[] | undefined;
  /** Moves that are made whenever they are offered. */
  readonly always?: readonly string[] | undefined;
}

/** @param seat of the page, for the filler @returns undefined where nothing can be done there */
export function moveByChance(
  page: Page,
  seat: number,
  game: Game<unknown>,
  rng: Rng,
  { fill = anyWord, rare = [], always = [] }: ByChance,
): MoveCall | undefined {
  const table = page.table!;
  const shy = rng.oneIn(50) ? [] : rare;
  const others = rng.shuffle(Object.keys(game.moves)).filter((move) => !always.includes(move) && !shy.includes(move));
  for (const move of [...always, ...others]) {
    const choice = rng.pick(table.choices(move));
    if (choice === undefined) continue;
    const play = playOf(page);
    const dealer = { play, state: play.state } as unknown as Dealer;
    const args = hasFree(choice) ? fill(choice, { move, seat, rng, dealer }) : choice;
    if (args !== undefined && !table.check(move, args)) return { move, args };
  }
  return undefined;
}

/** The game as everybody knows it there. */
export const playOf = (page: Page): Play => page.inside.core!.tableParts!.runner.state.play!;
