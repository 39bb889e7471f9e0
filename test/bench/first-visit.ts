/**
 * Somebody's first visit, in Chromium with an empty cache. It goes from following the link, or from four words that somebody said, over a
 * seat to the first act in a game. It tells how many taps that takes, counted in the page. It tells how long at a person's pace of typing,
 * on a desk and on a slow phone.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import { printTable, quantile } from './print.ts';

const TIMES = 3;
const PORT = 8_926;
const SITE = `http://localhost:${PORT}/`;
/** Between two letters. */
const TYPING_MS = 150;
const LINE_BYTES_PER_S = 10_000_000 / 8;
const SLOWER = 4;

interface Visit {
  readonly taps: number;
  readonly ms: number;
}

/** A tap that a person makes; Enter and letters are typed. */
function countTaps(): void {
  addEventListener(
    'pointerdown',
    () => sessionStorage.setItem('taps', String(1 + Number(sessionStorage.getItem('taps')))),
    true,
  );
}

async function visitor(browser: Browser, slow: boolean): Promise<Page> {
  const context = await browser.newContext({
    locale: 'it-IT',
    viewport: slow ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: slow,
  });
  await context.addInitScript(countTaps);
  const page = await context.newPage();
  if (!slow) return page;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const line = { downloadThroughput: LINE_BYTES_PER_S, uploadThroughput: LINE_BYTES_PER_S, latency: 20 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Puts the keyboard there if it isn't yet, as a person would, and types. */
async function write(field: Locator, text: string): Promise<void> {
  await field.waitFor();
  const here = await field.evaluate((el) => (el.getRootNode() as ShadowRoot).activeElement === el);
  if (!here) await field.click();
  await field.pressSequentially(text, { delay: TYPING_MS });
}

/** Done when the page shows what came of the visitor's first act. */
async function measured(page: Page, way: (page: Page) => Promise<void>): Promise<Visit> {
  const start = performance.now();
  await way(page);
  await page.getByRole('button', { name: 'Non più capospia' }).waitFor();
  const took = performance.now() - start;
  const taps = await page.evaluate(() => Number(sessionStorage.getItem('taps')));
  await page.context().close();
  return { taps, ms: took };
}

/** A name, then the first act: a role in the game that is being laid. */
async function sitAndAct(page: Page): Promise<void> {
  const name = page.getByLabel('Il tuo nome');
  const strip = page.locator('.strips').getByRole('button', { name: 'Siediti', exact: true });
  await name.or(strip).first().waitFor();
  if (!(await name.isVisible())) await strip.click();
  await write(name, 'Giulia');
  await name.press('Enter');
  await page
    .getByRole('button', { name: /^Faccio da capospia/ })
    .first()
    .click();
}

/** A table at which a game has been begun, and whose host waits for people. */
async function table(browser: Browser): Promise<{ readonly host: Page; readonly link: string }> {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
  const host = await context.newPage();
  await host.goto(SITE);
  await host.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  for (const who of ['Ada', 'Bea']) {
    const page = who === 'Ada' ? host : await context.browser()!.newPage({ locale: 'it-IT' });
    if (who === 'Bea') await page.goto(await linkOf(host));
    await page.getByLabel('Il tuo nome').fill(who);
    await page.getByRole('button', { name: 'Siediti', exact: true }).click();
    await page.getByText('A voce sei').waitFor();
  }
  const link = await linkOf(host);
  await host.getByRole('button', { name: 'Apparecchia Codenames' }).click();
  await host.locator('codenames-board').waitFor();
  return { host, link };
}

async function linkOf(host: Page): Promise<string> {
  await host.getByRole('button', { name: 'Invita', exact: true }).click();
  const link = await host.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await host.keyboard.press('Escape');
  return link;
}

/** What the host reads aloud. */
async function wordsOf(host: Page): Promise<string> {
  await host.getByRole('button', { name: 'Invita', exact: true }).click();
  await host.getByRole('button', { name: 'Dillo a voce' }).click();
  const words = host.locator('tv-spoken li b');
  await words.first().waitFor();
  return (await words.allTextContents()).join(' ');
}

const data = mkdtempSync(join(tmpdir(), 'tavolata-bench-'));
const server = spawn(process.execPath, ['dist-server/main.js'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data, HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((resolve) => {
  server.stdout.on('data', (text: Buffer) => String(text).includes('Ready') && resolve());
});
const { path, env } = await chrome();
const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });

/** Each visit at a table of its own: the roles are free. */
async function visits(slow: boolean, way: 'link' | 'words'): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let i = 0; i < TIMES; i++) {
    const { host, link } = await table(browser);
    const said = way === 'words' ? await wordsOf(host) : '';
    all.push(
      await measured(await visitor(browser, slow), async (page) => {
        await page.goto(way === 'link' ? link : SITE, { waitUntil: 'commit' });
        if (way === 'words') {
          const field = page.getByLabel('Ti hanno invitato a voce?');
          await write(field, said);
          await field.press('Enter');
        }
        await sitAndAct(page);
      }),
    );
    for (const context of browser.contexts()) await context.close();
  }
  return all;
}

function row(name: string, all: readonly Visit[], budget: string): string[] {
  const seconds = all.map(({ ms }) => ms / 1000);
  const told = (value: number): string => `${value.toFixed(1)} s`;
  return [
    name,
    String(Math.max(...all.map(({ taps }) => taps))),
    told(quantile(seconds, 0.5)),
    told(Math.max(...seconds)),
    budget,
  ];
}

try {
  printTable(
    `a first visit: from the link to a seat and the first act in the game, six letters typed, ${TIMES} times`,
    [
      ['', 'taps', 'median', 'worst', 'budget'],
      row('by the link, a desk', await visits(false, 'link'), '≤ 3 taps, ≤ 10 s'),
      row('by the link, a phone: 10 Mbit/s, processor 4 times slower', await visits(true, 'link'), '≤ 3 taps, ≤ 10 s'),
      row('by four words, a desk, words typed', await visits(false, 'words'), '≤ 4 taps'),
    ],
  );
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true });
}
process.exit(0);
