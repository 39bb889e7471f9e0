/**
 * Two missions that differ in nothing but words which lie sealed. They are, until a page is read, and on every device that doesn't read it,
 * the same table. Both are played alike, and what a device gets of them is the same but for the names of what is sealed.
 */
import { expect, test } from 'vitest';
import { timeStories } from '../../../src/games/time-stories/time-stories.ts';
import { unzipped } from '../../../src/games/time-stories/vault/container.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { freshSeed, often } from '../../helpers/rng.ts';
import { fillWith, RARE } from './fill.ts';
import { busy } from './table/mission.ts';
import { made, packsOf } from './vault/shelf.ts';

/** Moments of which everybody's pages are compared. */
const PAIRS = often(200);
const MOVES = 40;

const game = timeStories as unknown as Game<unknown>;
const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };

type Mission = ReturnType<typeof busy>;
interface Text {
  readonly it: string;
  readonly en: string;
}
const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'it,en';

const fileFor = (mission: Mission): Promise<Uint8Array> => made({ mission, art });

/** Words of pages that are one text. */
async function sealedWords(mission: Mission): Promise<ReadonlySet<string>> {
  const file = await fileFor(mission);
  const { packs } = await packsOf(file);
  const { blobs } = unzipped(file).container!.mission;
  return new Set(
    Object.values(blobs).flatMap(({ sha256 }) => {
      const page = packs[sha256];
      return isText(page) ? [page.it] : [];
    }),
  );
}

/** The same, those words being others, and longer. */
const otherwise = (mission: Mission, words: ReadonlySet<string>): Mission =>
  JSON.parse(JSON.stringify(mission), (_key, value: unknown) =>
    isText(value) && words.has(value.it)
      ? { it: `Altrove: ${value.it}`, en: `${value.en} That was elsewhere, and long before.` }
      : value,
  ) as Mission;

/** What is sealed goes by the hash of its bytes. */
const nameless = (value: unknown): string => JSON.stringify(value).replaceAll(/[0-9a-f]{64}/g, '#');

const seen = (table: Dealer): string => {
  const { play } = table;
  const pages = [null, ...play.seats].map((seat) => [table.view(seat), seat === null ? [] : table.lawful(seat)]);
  return nameless([play, ...pages]);
};

test('two missions that differ in sealed words are one table to everybody', async () => {
  const mission = busy();
  const words = await sealedWords(mission);
  expect(words.size).toBeGreaterThan(10);
  const other = otherwise(mission, words);
  expect(nameless(other)).not.toBe(nameless(mission));
  const twins = await Promise.all([mission, other].map(async (one) => packsOf(await fileFor(one))));
  let pairs = 0;
  for (let seed = freshSeed(); pairs < PAIRS; seed = (seed + 1) >>> 0) {
    const seats = Array.from({ length: 1 + (seed % 4) }, (_, seat) => seat);
    const tables = twins.map(({ packs }) => new Dealer(game, { seats, options: {} }, seed, { packs, loose: true }));
    for (let i = 0; i < MOVES && pairs < PAIRS; i++) {
      const looks = tables.map((table) => (table.settle(), seen(table)));
      expect(looks[1] === looks[0], `SEED=${seed} move ${i}`).toBe(true);
      pairs += seats.length + 1;
      const moved = tables.map((table, one) => botStep(table, { rare: RARE, fill: fillWith(twins[one]!.hash) }));
      if (!moved.every(Boolean)) break;
    }
  }
});
