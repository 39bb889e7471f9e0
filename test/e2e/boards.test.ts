/**
 * Boards of two worlds that differ only in what a screen may not know look alike to it: the page's tree, what is read aloud, and the pixels.
 * Two hundred pairs of each game: `TIMES=100 npx vitest run --project e2e test/e2e/boards.test.ts`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARELESS_WAYS, type CarelessWay, type Look } from '../boards/careless-ways.ts';
import { SUITES } from '../games/suites.ts';
import { freshSeed, often } from '../helpers/rng.ts';
import { BoardsPage } from './boards.ts';
import { difference } from './pixels.ts';

/** Of each game. */
const PAIRS = often(2);
const SCREENS = ['hand', 'watcher', 'table', 'hand'] as const;
const LOOKS: readonly Look[] = ['tree', 'spoken', 'pixels'];
/** What a board fetches may have come in one world and not yet in the other: a difference counts that is there again. */
const LOOKS_AGAIN = 2;
/** Tables without anything that the screen may not know: beyond these there is something wrong with the tables. */
const MOST_TABLES = 20;

let page: BoardsPage;
beforeAll(async () => {
  page = await BoardsPage.open();
});
afterAll(() => page.close());

/** Where two texts or pictures differ first; '' where they don't. */
function firstDifference(look: Look, one: string, other: string): string {
  if (look === 'pixels') return difference(one, other);
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, i) => line !== others[i]);
  if (at < 0 && lines.length === others.length) return '';
  return `…${lines[at]?.slice(0, 300)} in one world, …${others[at]?.slice(0, 300)} in the other`;
}

/** @returns what of the two worlds of the pair that is dealt differs, and where */
async function differences(): Promise<ReadonlyMap<Look, string>> {
  let found = new Map<Look, string>(LOOKS.map((look) => [look, '']));
  for (let n = 0; n <= LOOKS_AGAIN && found.size > 0; n++) {
    const [one, other] = [await page.look('one'), await page.look('other')];
    const now = [...found.keys()].map((look) => [look, firstDifference(look, one[look], other[look])] as const);
    found = new Map(now.filter(([, where]) => where !== ''));
  }
  return found;
}

/** Deals tables from this seed on until one has two worlds for the screen. */
async function dealt(
  id: string,
  screen: (typeof SCREENS)[number],
  from: number,
  careless?: CarelessWay,
): Promise<string> {
  for (let n = 0; n < MOST_TABLES; n++) {
    const seed = (from + n) >>> 0;
    const told = await page.deal({ id, screen, seed, ...(careless && { careless }) });
    if (told !== undefined) return told;
  }
  throw new Error(`${id}: nothing that the ${screen} may not know, from seed ${from} on`);
}

test.each([...Object.keys(SUITES), 'time-stories'])(
  '%s: boards of worlds that differ in what a screen may not know look alike',
  async (id) => {
    const seed = freshSeed();
    for (let i = 0; i < PAIRS; i++) {
      const told = await dealt(id, SCREENS[(seed + i) % SCREENS.length]!, seed + i * MOST_TABLES);
      expect(Object.fromEntries(await differences()), told).toEqual({});
    }
  },
);

test.each(Object.keys(CARELESS_WAYS) as CarelessWay[])('what a careless board lets show is found: %s', async (way) => {
  const told = await dealt('lupus', 'watcher', freshSeed(), way);
  expect([...(await differences()).keys()], told).toEqual(CARELESS_WAYS[way]);
});
