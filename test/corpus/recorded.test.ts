/**
 * Games that were played to their end by these rules, or by earlier ones: each folds as it did, to the hash it had. `npm test` takes some of each
 * shelf, others with each commit; `npm run corpus` takes all.
 */
import { expect, test } from 'vitest';
import { commitSeed } from '../../scripts/commit-seed.mjs';
import { games } from '../../src/games/registry.ts';
import { ended, type Recorded, shelves } from './recorded.ts';
import type { Game } from '../../src/kernel/game.ts';

/** Of each shelf, unless all are wanted. */
const SAMPLE = 4;
const isWhole = process.env['CORPUS'] === 'all';
/** As many as are promised. */
const LEAST = 500;

const all = shelves();
const sampled = (list: readonly Recorded[]): readonly (readonly [number, Recorded])[] => {
  const numbered = list.map((one, i) => [i + 1, one] as const);
  const from = commitSeed() % list.length;
  return isWhole ? numbered : [...numbered.slice(from), ...numbered].slice(0, SAMPLE);
};

const load = async (id: string, version: number): Promise<Game<unknown> | undefined> =>
  games.find((one) => one.id === id)?.load(version);

test('every version of every game that a table may have been set with has its games here', async () => {
  const here = all.map(({ game, version }) => `${game} ${version}`);
  const wanted = await Promise.all(
    games.map(async ({ id }) => {
      const { version } = (await games.find((one) => one.id === id)!.load())!;
      return Array.from({ length: version }, (_, i) => `${id} ${i + 1}`);
    }),
  );
  const missing = wanted.flat().filter((one) => !here.includes(one));
  const says = missing.map((one) => `npm run corpus -- make ${one.split(' ')[0]}`).join('; ');
  expect(missing, `games by these rules are kept nowhere; this plays and keeps them: ${says}`).toEqual([]);
  expect(here.toSorted()).toEqual(wanted.flat().toSorted());
  expect(all.reduce((sum, shelf) => sum + shelf.games.length, 0)).toBeGreaterThanOrEqual(LEAST);
});

test.each(all.map((shelf) => [`${shelf.game} ${shelf.version}`, shelf] as const))(
  'what was played by %s folds to the end and the hash it had',
  async (_name, shelf) => {
    const game = await load(shelf.game, shelf.version);
    expect(game?.version).toBe(shelf.version);
    for (const [number, { log, ...was }] of sampled(shelf.games)) {
      const says = `game ${number} of ${shelf.games.length}: another fold of a version that tables have; see docs/corpus.md`;
      expect(ended(game!, log), says).toEqual(was);
    }
  },
);
