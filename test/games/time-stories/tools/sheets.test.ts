/** The starter that a stranger begins with, the graph of a mission, and the sheet of all its cards. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playBots, verdicts } from '../../../../src/games/time-stories/tools/bots/report.ts';
import { check } from '../../../../src/games/time-stories/tools/check.ts';
import { dotOf, svgOf } from '../../../../src/games/time-stories/tools/graph.ts';
import { linksOf } from '../../../../src/games/time-stories/tools/links.ts';
import { main } from '../../../../src/games/time-stories/tools/main.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { starter } from '../../../../src/games/time-stories/tools/starter.ts';
import type { Source } from '../../../../src/games/time-stories/vault/source.ts';
import { sample } from '../pack/sample.ts';
import { grownStarter } from './grown.ts';
import { busy } from '../table/mission.ts';

/** Does a command, and answers what it wrote and said. @param kept files that are there before */
async function done(
  source: Source,
  [command, ...more]: readonly [string, ...(readonly string[])],
  kept: readonly string[] = [],
  file = 'at/mine.json',
): Promise<{
  readonly isWell: boolean;
  readonly files: ReadonlyMap<string, string>;
  readonly said: readonly string[];
}> {
  const files = new Map<string, string>();
  const said: string[] = [];
  const isWell = await main([command, file, ...more], {
    read: () => Promise.resolve(source),
    has: (file) => kept.includes(file),
    print: (line) => void said.push(line),
    write: (file, content) => void files.set(file, String(content)),
  });
  return { isWell, files, said };
}

test('the starter is written with its pictures, reads without a fault, is won by one to four, and nothing of it stays unseen', async () => {
  const { files } = await done(starter, ['new']);
  const written = JSON.parse(files.get('at/mine.json')!) as Mission;
  expect([...files.keys()].filter((file) => file.startsWith('at/art/')).toSorted()).toEqual(
    ['back', 'face', 'map', 'sign'].map((name) => `at/art/${name}.svg`),
  );
  expect(await done({ ...starter, mission: written }, ['check'])).toMatchObject({ isWell: true });
  const plan = { times: 25, people: [1, 2, 3, 4], kinds: ['curious'] as const, seed: 3 };
  expect(verdicts(playBots({ ...written, blobs: sample().blobs }, [], plan), plan)).toEqual([]);
});

test('a new mission writes over nothing: neither a mission of that name nor a picture beside it', async () => {
  expect(await done(starter, ['new'], ['at/mine.json'])).toMatchObject({
    isWell: false,
    files: new Map(),
    said: [expect.stringContaining('is there already')],
  });
  expect([...(await done(starter, ['new'], ['at/art/map.svg'])).files.keys()]).not.toContain('at/art/map.svg');
});

test('a new mission that wouldn’t be read as a pack isn’t written', async () => {
  const { isWell, files, said } = await done(starter, ['new'], [], 'at/mine');
  expect([isWell, files.size, said]).toEqual([false, 0, [expect.stringContaining('at/mine.json')]]);
});

test.each([
  ['it', ['it']],
  ['it,en', ['en', 'it']],
])('a new mission in %s has all its texts in it', async (asked, languages) => {
  const { files } = await done(starter, ['new', '--in', asked]);
  const written = JSON.parse(files.get('at/mine.json')!) as Mission;
  expect(Object.keys(written.title)).toEqual(languages);
  expect(check({ ...starter, mission: written })).toMatchObject({
    hints: [],
    lines: [expect.stringContaining('1 place')],
  });
});

test('a language that the starter lacks is refused, and nothing is written', async () => {
  expect(await done(starter, ['new', '--in', 'fr'])).toMatchObject({
    isWell: false,
    files: new Map(),
    said: ['--in is one of en, it, or several with commas between them: --in en,it'],
  });
});

test('the graph tells which card leads where, what sets a flag and what asks for it', () => {
  const { knots, arrows } = linksOf(starter.mission as Mission);
  const lines = arrows.map((one) => one.join(' → '));
  for (const line of [
    'place lock → card wheel → lies',
    'card shed → card key → takeElement',
    'card wheel → flag greased → setFlag',
    'flag greased → card gate → when',
    'card key → card gate → when',
    'card gate → ending through → endMission',
    'card gate → card smith.note → readInteraction',
    'event 0 → ending late → endMission',
  ])
    expect(lines).toContain(line);
  expect(knots.find(({ id }) => id === 'card wheel')).toMatchObject({ kind: 'card', place: 'place lock' });
  const links = linksOf(busy());
  expect(links.arrows).toContainEqual(['card e34', 'place isle', 'map']);
  // Each end of an arrow is drawn.
  const known = new Set(links.knots.map(({ id }) => id));
  expect(links.arrows.every(([from, to]) => known.has(from) && known.has(to))).toBe(true);
});

test('it is drawn as DOT and as SVG, names of strangers as text', async () => {
  const links = linksOf(busy());
  const bad = { ...links, knots: links.knots.map((one) => ({ ...one, label: '<b>"&' })) };
  expect(svgOf(bad)).not.toContain('<b>');
  expect(dotOf(bad)).toContain('label="<b>\\"&"');
  expect((dotOf(links).match(/subgraph/gu) ?? []).length).toBe(3);
  const { files } = await done({ mission: busy(), art: {} }, ['graph', '--out', 'x.dot']);
  expect(files.get('x.dot')).toMatch(/^digraph mission \{/u);
  expect((await done({ mission: busy(), art: {} }, ['graph'])).files.get('at/mine.svg')).toMatch(/^<svg /u);
});

test('the sheet has every card with its words in all languages and its picture, and counts words that are too many', async () => {
  const long = Array.from({ length: 60 }, () => 'parola').join(' ');
  const whole = busy();
  const mission = { ...whole, story: { ...whole.story, procedure: { it: long, en: '<script>' } } };
  const { files } = await done({ mission, art: { 'panorama-back': '<svg/>' } }, ['proof']);
  const sheet = files.get('at/mine.html')!;
  for (const id of [
    'mill.1',
    'cave.4',
    'isle.2',
    'mystery.8',
    'e35',
    'miller.memory',
    'cook.i1',
    'prologue.1',
    'return',
  ])
    expect(sheet, id).toContain(`<article id="${id}">`);
  expect(sheet).toContain('60 words');
  expect(sheet).not.toContain('<script>');
  expect(sheet).toContain(`src="data:image/svg+xml;base64,${btoa('<svg/>')}"`);
  expect(sheet.match(/lang="it"/gu)!.length).toBeGreaterThan(30);
});

test('a mission with a fault is drawn nowhere, and its faults are told', async () => {
  const broken = { mission: { ...sample(), azrak: { total: 1 } }, art: {} };
  for (const command of ['graph', 'proof', 'bots'])
    expect(await done(broken, [command])).toMatchObject({ isWell: false, said: [expect.stringMatching(/^MP-04/u)] });
});

test('what docs/missions.md adds to the starter reads without a fault, is won, and all of it is seen', () => {
  const grown = grownStarter();
  const { lines, mission } = check({ mission: grown, art: starter.art });
  expect([mission?.story.locations.length, ...(mission ? [] : lines)]).toEqual([2]);
  const plan = { times: 40, people: [2, 4], kinds: ['curious'] as const, seed: 8 };
  expect(verdicts(playBots(grown, [], plan), plan)).toEqual([]);
});

test('the test that docs/missions.md shows is one that runs here', () => {
  const [, shown] = /```ts test\n([^]*?)```/u.exec(readFileSync('docs/missions.md', 'utf8'))!;
  const own = readFileSync('test/games/time-stories/missions/bridge.test.ts', 'utf8');
  const parts = [
    ["import { missionAt } from './mission-at.ts';", "import { grownStarter } from '../tools/grown.ts';"],
    ["missionAt('mine/lock.json')", 'grownStarter()'],
  ] as const;
  expect(parts.reduce((text, [there, here]) => text.replace(there, here), shown!)).toBe(own);
});
