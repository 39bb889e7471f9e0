/**
 * One pass of a verified shuffle in Chromium, from the sources. It is made at once on the page's thread, and with a processor slowed down
 * as a phone's is (which slows no Worker). It is made in the Worker too, with the longest time that the page had no turn.
 */
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import { benchPage } from './bench-page.ts';
import { ms, printTable } from './print.ts';
import type { ShuffleBench } from './shuffle-page.ts';
import { SIZES } from './shuffle-work.ts';

declare global {
  var shuffleBench: ShuffleBench;
}

const PORT = 8_925;
const ROUNDS = 6;
const SLOWER = 4;

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}/bench`);
  await page.addScriptTag({ type: 'module', url: '/test/bench/shuffle-page.ts' });
  await page.waitForFunction(() => globalThis.shuffleBench !== undefined);
  return page;
}

async function rows(page: Page): Promise<string[][]> {
  const out: string[][] = [];
  for (const n of SIZES) {
    const bare = await page.evaluate(([n, rounds]) => shuffleBench.bare(n!, rounds!), [n, ROUNDS]);
    const there = await page.evaluate(([n, rounds]) => shuffleBench.inWorker(n!, rounds!), [n, ROUNDS]);
    const gaps = [];
    for (const where of ['worker', 'slices'] as const)
      gaps.push(await page.evaluate(([n, where]) => shuffleBench.gap(n, where), [n, where] as const));
    out.push([
      `${n} cards`,
      ...[bare.prepare, bare.prove, bare.verify, bare.first].map(ms),
      ...[there.prove, there.verify].map(ms),
      ...gaps.map(ms),
    ]);
  }
  return out;
}

const close = await benchPage(PORT);
const { path, env } = await chrome();
const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });
try {
  const head = [
    '',
    'prepare',
    'prove',
    'verify',
    'verify, first pass',
    'prove in Worker',
    'verify in Worker',
    'longest gap, Worker',
    'longest gap, slices',
  ];
  const page = await open(browser);
  printTable(`A pass of a verified shuffle in Chromium, least of ${2 * ROUNDS}`, [head, ...(await rows(page))]);
  const slow = await open(browser);
  const cdp = await slow.context().newCDPSession(slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  printTable(`The same, the page's thread ${SLOWER} times slower`, [head, ...(await rows(slow))]);
} finally {
  await browser.close();
  await close();
}
