/** A source is sealed, put on the shelf, and plays as it was written; of what nobody has reached nothing is there to be read. */
import { expect, test } from 'vitest';
import { unzipSync, zipSync } from 'fflate';
import { totalOf } from '../../../../src/games/time-stories/azrak.ts';
import { readMission } from '../../../../src/games/time-stories/pack/check.ts';
import { nodesOf } from '../../../../src/games/time-stories/pack/nodes.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { partsOf, shelve } from '../../../../src/games/time-stories/vault/loader.ts';
import { contentName } from '../../../../src/games/time-stories/vault/names.ts';
import { shellOf } from '../../../../src/games/time-stories/vault/sealing.ts';
import { botStep } from '../../../helpers/bots.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { withSeeds } from '../../../helpers/rng.ts';
import { busy } from '../table/mission.ts';
import { OneShelf, made, packsOf } from './shelf.ts';

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };
const source = { mission: busy(), art };

test('[MP-17] what is sealed lies nowhere open, and reading it says the same', async () => {
  const { container } = unzipped(await made(source));
  expect(readMission(container!.mission, 'published').faults).toEqual([]);
  const shell = container!.shell;
  for (const secret of ['drawMystery', 'the card mill', 'difficulty', 'flood', 'isle', 'hitPoints'])
    expect(shell.includes(secret), secret).toBe(false);
  // A Power lies face up.
  expect(shell).toContain('oncePerRound');
});

test('[MP-08] sealed pages have sizes that many share, and no true length', async () => {
  const { container } = unzipped(await made(source));
  const sizes = new Set(Object.values(container!.pages).map((page) => page.length));
  expect([...sizes]).toEqual([4_096 + 32]);
  const own = Object.values(container!.mission.blobs).filter(({ sha256 }) => sha256 !== 'ab');
  for (const { bytes, padTo } of own) expect(bytes).toBe(padTo);
});

test('no two pages have the same key, and two files of one mission share nothing but their shell’s form', async () => {
  const [a, b] = [unzipped(await made(source)).container!, unzipped(await made(source)).container!];
  const keys = [a, b].flatMap((one) => Object.values(one.keys).map(String));
  expect(new Set(keys).size).toBe(keys.length);
  // Nobody can guess a page by its name: even an empty text has another one each time.
  const [names, others] = [a, b].map((one) => Object.values(one.mission.blobs).map(({ sha256 }) => sha256));
  expect(names!.filter((name) => others!.includes(name) && name !== 'ab')).toHaveLength(Object.keys(art).length);
});

test('every text inside instructions is a page of its own: none comes into the log with them', () => {
  const { pages } = shellOf(busy());
  for (const [name, content] of pages) {
    const isText = nodesOf(content).length === 1 && Object.keys(content as object).every((key) => key.length === 2);
    if (isText) continue;
    const words = JSON.stringify(content);
    expect(words.includes(' (it)') && !name.startsWith('place.') && !words.includes('"word"'), words).toBe(false);
  }
});

test('a published mission is played to its end at random, its pages opened one by one, and no text comes into the state', async () => {
  const { hash, packs } = await packsOf(await made(source));
  withSeeds(3, (seed) => {
    const seats = Array.from({ length: 1 + (seed % 4) }, (_, seat) => seat);
    const dealer = new Dealer(timeStories, { seats, options: {} }, seed, { packs, loose: true });
    dealer.move(0, 'load', { hash });
    dealer.settle();
    expect(dealer.state.mission?.id).toBe('test.mill');
    for (let n = 0; n < 200 && !dealer.state.over; n++) {
      dealer.settle();
      const { table } = dealer.state;
      if (table) expect(totalOf(table.purse)).toBe(busy().azrak.total);
      expect(table?.stuck ?? '').toBe('');
      if (!botStep(dealer, { rare: ['load', 'unpick', 'stop', 'giveUp', 'unclaim'], fill: () => undefined })) break;
    }
    const { table } = dealer.state;
    expect(JSON.stringify(table?.pages ?? {})).not.toContain('a few words');
    expect(JSON.stringify({ ...dealer.state, log: dealer.log })).not.toContain('says a few words');
  });
});

test('a shell larger than the log takes at once comes in parts', async () => {
  const flags = Object.fromEntries(Array.from({ length: 499 }, (_, i) => [`${'flag'.repeat(15)}${i}`, false]));
  const authors = Array.from({ length: 20 }, (_, i) => `${i} “\u{1F680}é"`.repeat(20));
  const many: Mission = { ...busy(), authors, flags: { ...flags, gate: false } };
  const more = Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`counter${i}`, { start: 0, min: 0, max: 9 }]));
  const bytes = await made({ mission: { ...many, counters: { ...many.counters, ...more } }, art });
  const { container } = unzipped(bytes);
  const parts = partsOf(container!.shell);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(60 * 1024);
  const { hash, packs } = await packsOf(bytes);
  const dealer = new Dealer(timeStories, { seats: [0, 1], options: {} }, 1, { packs });
  dealer.move(0, 'load', { hash });
  dealer.settle();
  expect(dealer.state.mission).toEqual(JSON.parse(container!.shell));
  // One that nobody has is told.
  const last = contentName(parts.at(-1)!);
  const poor = Object.fromEntries(Object.entries(packs).filter(([name]) => name !== last));
  const other = new Dealer(timeStories, { seats: [0, 1], options: {} }, 1, { packs: poor });
  other.move(0, 'load', { hash });
  other.settle();
  expect(other.state).toMatchObject({ failed: 'lost', mission: null });
});

test('a source with a fault isn’t put on the shelf, and neither is a file that isn’t one', async () => {
  const shelf = new OneShelf();
  const broken = { mission: { ...busy(), azrak: { total: 1 } }, art };
  expect(await shelve(broken, shelf)).toMatchObject({ ok: false, faults: [{ check: 'MP-04' }] });
  expect(await shelve(new Uint8Array([1, 2, 3]), shelf)).toMatchObject({ ok: false, faults: [{ at: 'mission.json' }] });
  expect(shelf.things.size).toBe(0);
  const done = await shelve(source, shelf);
  expect(done.ok).toBe(true);
  expect(shelf.things.size).toBe(2);
});

test('a file whose shell lies open is refused by MP-17', async () => {
  const files = unzipSync(await made(source));
  files['mission.json'] = new TextEncoder().encode(JSON.stringify(busy()));
  expect(new Set(unzipped(zipSync(files)).faults.map(({ check }) => check))).toEqual(new Set(['MP-17']));
});
