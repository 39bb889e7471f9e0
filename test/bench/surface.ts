/**
 * The free table's surface in Chromium, from the sources. The first drawing of many cards, frames while the mouse pans, zooms, drags one
 * and sixty, and what the page takes for one act. Frames are those of the page's own clock. Of the processor it is what the main thread
 * takes for a step of the hand, whatever else the machine does. A frame in which nothing has moved costs nothing.
 */
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import { benchPage } from './bench-page.ts';
import { ms, printTable, quantile } from './print.ts';
import type { Laid, SurfaceBench } from './surface-page.ts';
import { traced, type Costs } from './trace.ts';

declare global {
  var surfaceBench: SurfaceBench;
}

const PORT = 8_927;
const STEPS = 90;
const UPDATES = 50;
const SPREAD = 900;
/** Nobody does anything. */
const REST_MS = 1_000;
const MIDDLE = { x: 720, y: 450 };

async function moved(page: Page, button: 'left' | 'middle'): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.mouse.down({ button });
  for (let i = 0; i < STEPS; i++)
    await page.mouse.move(MIDDLE.x + 160 * Math.sin(i / 9), MIDDLE.y + 120 * Math.cos(i / 7));
  await page.mouse.up({ button });
}

async function zoomed(page: Page): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  await page.keyboard.down('Control');
  for (let i = 0; i < STEPS; i++) await page.mouse.wheel(0, i % 30 < 15 ? -40 : 40);
  await page.keyboard.up('Control');
}

async function frames(
  browser: Browser,
  page: Page,
  what: string,
  act: () => Promise<void>,
): Promise<readonly string[]> {
  let between: number[] = [];
  const costs = await traced(browser, page, async () => {
    await page.evaluate(() => surfaceBench.count());
    await act();
    between = await page.evaluate(() => surfaceBench.stop());
  });
  return [
    what,
    `${between.length}`,
    ms(quantile(between, 0.5)),
    ms(quantile(between, 0.95)),
    ms(Math.max(...between)),
    ms(mainThread(costs) / STEPS),
  ];
}

const mainThread = ({ script, style, layout, paint }: Costs): number => script + style + layout + paint;

/** @param slowed so many times the processor takes longer */
async function measure(browser: Browser, n: number, all: boolean, slowed = 1): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (slowed > 1)
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.goto(`http://localhost:${PORT}/bench`);
  await page.addScriptTag({ type: 'module', url: '/test/bench/surface-page.ts' });
  await page.waitForFunction(() => globalThis.surfaceBench !== undefined);
  let laid: Laid = { seen: 0, inSight: 0, took: 0, inPage: 0, long: [] };
  const laying = await traced(browser, page, async () => {
    laid = await page.evaluate(([n, spread]) => surfaceBench.lay(n!, spread!), [n, SPREAD]);
  });
  await page.evaluate((all) => (all ? surfaceBench.fit() : surfaceBench.near()), all);
  await page.waitForTimeout(REST_MS);
  const updates: number[] = [];
  for (let i = 0; i < UPDATES; i++) updates.push(await page.evaluate(() => surfaceBench.update()));
  // What an act has moved glides there, in a layer of its own: that is over before anything is counted.
  await page.waitForTimeout(REST_MS);
  const rows: (readonly string[])[] = [];
  rows.push(await frames(browser, page, 'pan', () => moved(page, 'middle')));
  rows.push(await frames(browser, page, 'drag 1', () => moved(page, 'left')));
  await page.evaluate(() => surfaceBench.choose(60));
  rows.push(await frames(browser, page, 'drag 60', () => moved(page, 'left')));
  rows.push(await frames(browser, page, 'zoom', () => zoomed(page)));
  const there = await page.evaluate(() => surfaceBench.inPage());
  printTable(
    `${n} cards${all ? ', all in sight' : ''}${slowed > 1 ? `, ${slowed} times slower` : ''} (${there} in the page), Chromium, 1440 × 900`,
    [
      ['', 'frames', 'p50', 'p95', 'longest', 'main thread a step'],
      ...rows,
      slowed > 1
        ? ['budget', '', '', '≤ 33 ms', '', '']
        : ['budget', '', '≤ 17 ms', all ? '' : '≤ 32 ms', n <= 1_000 ? '≤ 32 ms' : '', all ? '≤ 6 ms' : '≤ 3 ms'],
    ],
  );
  if (slowed > 1) return page.close();
  printTable(`${n} cards: drawn, and one act`, [
    ['', 'measured', 'budget'],
    [`until ${laid.inPage} that are near are drawn: main thread`, ms(mainThread(laying)), '≤ 300 ms'],
    [`until the ${laid.inSight} in sight are drawn, by the clock`, ms(laid.seen), '≤ 300 ms'],
    ['until all that are near are, by the clock', ms(laid.took), ''],
    ['turns of the main thread above 50 ms', laid.long.map((took) => ms(took)).join(', ') || 'none', 'none'],
    [`one act drawn, least of ${UPDATES}`, ms(Math.min(...updates)), ''],
    ['…p50', ms(quantile(updates, 0.5)), '≤ 1 ms'],
    ['…the longest', ms(Math.max(...updates)), ''],
  ]);
  await page.close();
}

const close = await benchPage(PORT);
const { path, env } = await chrome();
const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });
try {
  await measure(browser, 1_000, false);
  await measure(browser, 2_000, false);
  await measure(browser, 2_000, true);
  await measure(browser, 2_000, false, 4);
} finally {
  await browser.close();
  await close();
}
process.exit(0);
