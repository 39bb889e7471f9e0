/** No game of the list shows anybody a difference between two worlds that differ in what they may not know. A game that does is caught. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { looksAlike } from '../contracts/worlds-contract.ts';
import { often } from '../helpers/rng.ts';
import { plainStarts } from './plain-starts.ts';
import { LEAKS, type Leak } from './planted-leaks.ts';
import { SUITES } from './suites.ts';

/** Ten thousand: `TIMES=200 npx vitest run --project unit test/games/worlds.test.ts`. */
const PAIRS = often(50);

/** Its hidden things are pages of a file, which no device's table has: two missions are played in its own test. */
const OTHERWISE: ReadonlySet<string> = new Set(['time-stories']);

test.each(games.filter(({ id }) => !OTHERWISE.has(id)))(
  '$id: worlds that differ in what somebody may not know look alike to them',
  async ({ id, load }) => {
    const suite = SUITES[id];
    const game: Game<unknown> = (await load())!;
    if (suite) expect(looksAlike(game, { ...suite, pairs: PAIRS })).toBe(PAIRS);
    else expect(hidden(game), `${id} hides things: it needs a suite in test/games/suites.ts`).toEqual([]);
  },
);

/** What a game without a suite hides: such a game has nothing that two worlds could differ in. */
function hidden(game: Game<unknown>): readonly string[] {
  const suite = { starts: plainStarts(game), moves: 40, pairs: 1 };
  const has = { keepers: game.keepers, layouts: game.layouts, faces: looksAlike(game, suite) > 0 };
  return Object.entries(has).flatMap(([name, it]) => (it ? [name] : []));
}

test('a game that hides things is not taken for one that needs no suite', async () => {
  expect(hidden((await games.find(({ id }) => id === 'codenames')!.load())!)).toContain('layouts');
  expect(hidden((await games.find(({ id }) => id === 'laboratory')!.load())!)).toContain('keepers');
});

/** A game that has what would leak; each in every game that it fits: `node scripts/bench.mjs leaks`. */
const victim = async ({ fits }: Leak): Promise<readonly [string, Game<unknown>]> => {
  for (const id of ['codenames', 'lupus']) {
    const game: Game<unknown> = (await games.find((one) => one.id === id)!.load())!;
    if (fits(game)) return [id, game];
  }
  throw new Error('it fits neither');
};

test.each(Object.entries(LEAKS))('a leak that is planted is found: %s', async (_what, leak) => {
  const [id, game] = await victim(leak);
  const leaky = { ...game, ...leak.alter(game) };
  expect(() => looksAlike(leaky, { ...SUITES[id]!, pairs: 200 })).toThrow(/ in one world, /);
});
