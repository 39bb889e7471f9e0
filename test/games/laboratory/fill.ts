/** What only a person can think of: how many sides, whom to ask, which word. */
import { FREE } from '../../../src/kernel/game.ts';
import type { State } from '../../../src/games/laboratory/state.ts';
import { present } from '../../../src/games/kit/seats.ts';
import type { Filler } from '../../helpers/bots.ts';

export const fill: Filler = (choice, { rng, dealer }) => {
  const given = choice as Readonly<Record<string, unknown>>;
  const here = present(dealer.state as State);
  const some = rng.shuffle(here).slice(0, 1 + rng.below(Math.max(1, here.length)));
  const free: Readonly<Record<string, unknown>> = {
    sides: 2 + rng.below(99),
    by: some,
    to: some,
    seats: rng.shuffle(here).slice(0, 2 + rng.below(3)),
    word: 'tamburo',
  };
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value === FREE ? free[name] : value]));
};
