/**
 * The trees of boards of two worlds compared for many pairs, as `boards.test.ts` compares few by all that can be seen. What differs is looked at
 * once more in that way before it counts.
 * Ten thousand pairs of each game: `TIMES=1000 npx vitest run --project e2e test/e2e/boards-sweep.test.ts`; `-t lupus`: of one.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARELESS_WAYS, type CarelessWay } from '../boards/careless-ways.ts';
import { SUITES } from '../games/suites.ts';
import { freshSeed, often } from '../helpers/rng.ts';
import { BoardsPage } from './helpers/boards.ts';
import { differences } from './helpers/boards-differ.ts';
import { Tally } from './helpers/boards-tally.ts';

/** Of each game. */
const PAIRS = often(10);
/** Tables in a row that come to nothing: beyond these there is something wrong with them. */
const MOST_TABLES = 61;
/** A page forgets nothing that boards have put into its memory: after so many pairs another goes on. */
const A_PAGE = 1_000;
/** So many pairs make a share that says something. */
const MANY = 2_000;
/** Others' boards show the difference of more than this share. */
const LEAST_SHOWN = 0.5;
/** Of a way to let something slip. */
const PLANTED = 4;

let page: BoardsPage;
beforeAll(async () => {
  page = await BoardsPage.open();
});
afterAll(() => page.close());

test.each([...Object.keys(SUITES), 'time-stories'])(
  '%s: trees of boards of worlds that differ in what a screen may not know are alike',
  async (id) => {
    const seed = freshSeed();
    const tally = new Tally(id, seed);
    for (let i = 0, nothing = 0; tally.pairs < PAIRS; i++) {
      const before = tally.pairs;
      const swept = await page.sweep({ id, seed: (seed + i) >>> 0 }, PAIRS - before);
      tally.add(swept);
      nothing = swept.pairs === 0 ? nothing + 1 : 0;
      expect(nothing, `${id}: tables without two worlds, from seed ${seed} on`).toBeLessThan(MOST_TABLES);
      for (const [at, told] of swept.suspects.entries()) {
        await page.take(at);
        expect(Object.fromEntries(await differences(page)), told).toEqual({});
      }
      if (Math.floor(before / A_PAGE) === Math.floor(tally.pairs / A_PAGE) || tally.pairs === PAIRS) continue;
      process.stdout.write(`so far ${tally.told()}\n`);
      await page.anew();
    }
    expect(tally.pairs).toBe(PAIRS);
    if (PAIRS < MANY) return;
    expect(tally.share, `${id}: difference shown`).toBeGreaterThan(LEAST_SHOWN);
    process.stdout.write(`${tally.told()}\n`);
  },
);

async function found(way: CarelessWay, by: 'view' | 'choices'): Promise<void> {
  const seed = freshSeed();
  let [pairs, suspects] = [0, 0];
  for (let i = 0; pairs < PLANTED && i < MOST_TABLES; i++) {
    const swept = await page.sweep({ id: 'lupus', seed: (seed + i) >>> 0, careless: { way, by } }, PLANTED - pairs);
    pairs += swept.pairs;
    suspects += swept.suspects.length;
  }
  expect({ pairs, suspects }, `from seed ${seed} on`).toEqual({
    pairs: PLANTED,
    suspects: CARELESS_WAYS[way].includes('tree') ? PLANTED : 0,
  });
}

test.each(Object.keys(CARELESS_WAYS) as CarelessWay[])('what lies in the tree is found in each pair: %s', (way) =>
  found(way, 'view'),
);

test('what somebody’s choices leave behind is found, and shows when it is looked at once more', async () => {
  await found('drawn as words', 'choices');
  await page.take(0);
  expect([...(await differences(page, 0)).keys()]).toEqual(CARELESS_WAYS['drawn as words']);
});
