/**
 * Missions of TIME Stories. Opening: from the bytes of a file of three megabytes until its first picture is there, in Chromium; budget a
 * second. Steps of the interpreter, of a program of a hundred instructions over a table in the middle of a run. The budget is 50 µs a step,
 * in time of this process (its garbage collector's threads included). By the clock a slow step is mostly one during which another program
 * ran.
 */
import process from 'node:process';
import { chromium } from 'playwright-core';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import { advance } from '../../src/games/time-stories/language/machine.ts';
import { begun } from '../../src/games/time-stories/language/run.ts';
import type { Block } from '../../src/games/time-stories/pack/blocks.ts';
import type { Mission } from '../../src/games/time-stories/pack/mission.ts';
import { world } from '../../src/games/time-stories/table/world.ts';
import type { State } from '../../src/games/time-stories/table/state.ts';
import { chance } from '../../src/games/time-stories/tools/bots/chance.ts';
import { Group } from '../../src/games/time-stories/tools/bots/game.ts';
import { Memory } from '../../src/games/time-stories/tools/bots/memory.ts';
import { Seen } from '../../src/games/time-stories/tools/bots/seen.ts';
import { starter } from '../../src/games/time-stories/tools/starter.ts';
import { benchPage } from './bench-page.ts';
import { ms, printTable, quantile } from './print.ts';

const PORT = 8_931;
const OPENINGS = 9;
const PROGRAMS = 4_000;
const GAMES = 200;

async function opening(): Promise<readonly (readonly string[])[]> {
  const close = await benchPage(PORT);
  const { path, env } = await chrome();
  const browser = await chromium.launch({
    executablePath: path,
    args: chromeArgs,
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}/bench`);
    await page.addScriptTag({ type: 'module', url: '/test/bench/time-stories-page.ts' });
    await page.waitForFunction(() => globalThis.missionBench !== undefined);
    const sealed = await page.evaluate(() => missionBench.seal());
    const took: number[] = [];
    for (let i = 0; i < OPENINGS; i++) took.push(await page.evaluate(() => missionBench.open()));
    const size = `${(sealed.bytes / 1e6).toFixed(1)} MB`;
    return [
      [`sealing ${size}`, ms(sealed.took), ms(sealed.took), '–'],
      [`opening ${size}`, ms(quantile(took, 0.5)), ms(Math.max(...took)), '1,000 ms'],
    ];
  } finally {
    await browser.close();
    await close();
  }
}

/** What instructions do most: count, ask, move crystals. */
const PROGRAM: readonly Block[] = Array.from({ length: 24 }, (_, i): Block => {
  const kinds: readonly Block[] = [
    { op: 'setFlag', name: 'greased', value: i % 2 === 0 },
    { op: 'if', when: { and: [{ flag: 'greased' }, { azrak: ['>', 1] }] }, do: [{ op: 'gainAzrak' }] },
    { op: 'modifyTest', n: { '+': ['receptacles', 1] }, scope: 'round' },
    { op: 'gainMagic', who: 'all' },
  ];
  return kinds[i % kinds.length]!;
});

const SETTING = { mission: starter.mission as Mission, codes: [] };

function steps(): readonly string[] {
  const group = new Group('curious', chance(1), new Memory(chance(1), 0.5), new Seen(), { ...SETTING, people: 4 });
  group.run();
  const table: State = { ...group.driver.table!, phase: 'exploration', step: 'actions', modifiers: [] };
  const took: number[] = [];
  for (let i = 0; i < PROGRAMS; i++) {
    const from = process.cpuUsage();
    const { run } = advance<State>(table, begun({ seat: i % 4, card: 'gate' }, PROGRAM), world);
    const { user, system } = process.cpuUsage(from);
    took.push((user + system) / Math.max(1, run.steps));
  }
  const warm = took.slice(PROGRAMS / 4);
  return [
    'a step of the interpreter',
    `${quantile(warm, 0.5).toFixed(2)} µs`,
    `${quantile(warm, 0.95).toFixed(2)} µs`,
    '50 µs',
  ];
}

function runs(): readonly string[] {
  const from = performance.now();
  for (let game = 0; game < GAMES; game++) {
    const luck = chance(game);
    new Group('curious', luck, new Memory(luck, 0.5), new Seen(), { ...SETTING, people: 1 + (game % 4) }).run();
  }
  const each = (performance.now() - from) / GAMES;
  return ['a run of bots, the starter mission', ms(each), `${Math.round(1_000 / each)} a second`, '–'];
}

printTable('Missions of TIME Stories', [
  ['', 'median', 'worst (95 %)', 'budget'],
  ...(await opening()),
  steps(),
  runs(),
]);
