/**
 * Boards of two worlds that differ only in what a screen may not know look alike to it. The page's tree, what is read aloud, and the
 * pixels. Somebody else's board shows each of these differences, so that there is something to leak; one pair after another lies in another
 * phase. Many more pairs are compared by their trees alone (`boards-sweep.test.ts`). Two hundred pairs of each game: `TIMES=100 npx vitest
 * run --project e2e test/e2e/boards.test.ts`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARELESS_WAYS, type Careless, type CarelessWay } from '../boards/careless-ways.ts';
import type { Asked, Dealt } from '../boards/asked.ts';
import { SUITES } from '../games/suites.ts';
import { freshSeed, often } from '../helpers/rng.ts';
import { BoardsPage } from './helpers/boards.ts';
import { differences } from './helpers/boards-differ.ts';

/** Of each game. */
const PAIRS = often(2);
const SCREENS = ['hand', 'watcher', 'table', 'hand'] as const;
/**
 * Tables without anything that the screen may not know: beyond these there is something wrong with the tables. A prime, since the seed of a
 * table says which size of a screen it has, which box, how many people.
 */
const MOST_TABLES = 61;
/** So many pairs make a share that says something. */
const MANY = 50;
/** Of the moments at which somebody else's view differs, their board shows it at once in more than this share; only these are compared. */
const LEAST_SHOWN = 0.5;

let page: BoardsPage;
beforeAll(async () => {
  page = await BoardsPage.open();
});
afterAll(() => page.close());

interface Compared extends Dealt {
  /** Moments that were left out: a difference is there for somebody else, but their board doesn't show it at once. */
  readonly unshown: number;
}

/** Deals tables from this seed on until one has two worlds for the screen, which somebody else's board shows apart. */
async function dealt(asked: Omit<Asked, 'theme'>): Promise<Compared> {
  let unshown = 0;
  for (let n = 0; n < MOST_TABLES; n++) {
    const pair = await page.deal({ ...asked, seed: (asked.seed + n) >>> 0 });
    if (pair && (asked.careless || (await page.isShown()))) return { ...pair, unshown };
    if (pair) unshown++;
  }
  throw new Error(`${asked.id}: nothing that the ${asked.screen} may not know, from seed ${asked.seed} on`);
}

test.each([...Object.keys(SUITES), 'time-stories'])(
  '%s: boards of worlds that differ in what a screen may not know look alike',
  async (id) => {
    const seed = freshSeed();
    const pairs: Compared[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const screen = SCREENS[(seed + i) % SCREENS.length]!;
      const but = pairs.at(-1)?.phase;
      const pair = await dealt({ id, screen, seed: seed + i * MOST_TABLES, read: i % 2 > 0, but });
      expect(Object.fromEntries(await differences(page)), pair.told).toEqual({});
      pairs.push(pair);
    }
    const share = PAIRS / (PAIRS + pairs.reduce((sum, { unshown }) => sum + unshown, 0));
    const phases = new Map<string, number>();
    for (const { phase } of pairs) phases.set(phase, (phases.get(phase) ?? 0) + 1);
    expect(phases.size).toBeGreaterThan(1);
    if (PAIRS < MANY) return;
    expect(share, `${id}: difference shown`).toBeGreaterThan(LEAST_SHOWN);
    const spread = Array.from(phases, ([phase, n]) => `${phase} ${n}`).join(', ');
    process.stdout.write(`${id}: shown at ${Math.floor(100 * share)} % of the moments that came up; ${spread}\n`);
  },
);

async function differing(careless: Careless): Promise<void> {
  const { told } = await dealt({ id: 'lupus', screen: 'watcher', seed: freshSeed(), read: false, careless });
  // A look more: what shows by chance is gone then.
  expect([...(await differences(page, 1)).keys()], told).toEqual(CARELESS_WAYS[careless.way]);
}

test.each(Object.keys(CARELESS_WAYS) as CarelessWay[])('what a careless board lets show is found: %s', (way) =>
  differing({ way, by: 'view' }),
);

test('what somebody’s choices leave behind is found', () => differing({ way: 'drawn as words', by: 'choices' }));
