/**
 * Coming back from sleep. A page is stopped as by a debugger (no timer and no message comes), its line dead or alive, and the others go on.
 * How long after waking it shows what they did, and how long until they see what its person does next. Between the page and the relay
 * stands a line that can be cut without a word, as a sleeping device's is. The host's own page sleeps too: the others have taken its place
 * in the order meanwhile.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import { printTable, quantile } from './print.ts';

const PORT = 8_936;
const LINE_PORT = 8_937;
const SITE = `http://localhost:${LINE_PORT}/`;
const TIMES = 2;
/** Longer than the others wait for a silent page: it is voted out meanwhile. */
const SLEEP_MS = 22_000;
const BUDGET = '≤ 2.0 s';

/** What becomes of the line while the page sleeps. */
type End = 'alive' | 'silent' | 'closed';

/** A line from here to the relay. A page that sleeps has one of their own, so that the others' goes on. */
class Line {
  #open: Socket[] = [];
  #cuts: (() => void)[] = [];

  constructor(port: number) {
    createServer((page) => {
      const relay = connect(PORT, '127.0.0.1');
      this.#open.push(page, relay);
      const cut = { now: false };
      this.#cuts.push(() => (cut.now = true));
      page.on('data', (bytes) => cut.now || relay.write(bytes));
      relay.on('data', (bytes) => cut.now || page.write(bytes));
      page.on('close', () => relay.destroy());
      relay.on('close', () => cut.now || page.destroy());
      for (const end of [page, relay]) end.on('error', () => undefined);
    }).listen(port, '127.0.0.1');
  }

  /** What is open says nothing any more, for ever, and nobody is told. What is opened later works. */
  silence(): void {
    for (const cut of this.#cuts) cut();
    this.#cuts = [];
  }

  close(): void {
    for (const socket of this.#open) socket.destroy();
    this.#open = [];
  }
}

const rename = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Cambia nome' }).click();
  await page.getByLabel('Il tuo nome').fill(name);
  await page.getByRole('button', { name: 'Va bene', exact: true }).click();
};
const seen = (page: Page, name: string): Promise<void> =>
  page.getByRole('listitem').filter({ hasText: name }).first().waitFor({ timeout: 120_000 });

async function seat(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  if (!url.includes('#')) await page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await page.getByLabel('Il tuo nome').fill(name);
  await page.getByRole('button', { name: 'Siediti', exact: true }).click();
  await page.getByText('A voce sei').waitFor();
  return page;
}

async function linkOf(host: Page): Promise<string> {
  await host.getByRole('button', { name: 'Invita', exact: true }).click();
  const link = await host.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await host.keyboard.press('Escape');
  return link;
}

interface Waking {
  readonly shownMs: number;
  readonly actedMs: number;
}

/** @param host it is the page of whoever laid the table that sleeps */
async function waking(browser: Browser, line: Line, end: End, host: boolean): Promise<Waking> {
  const straight = (link: string): string => link.replace(String(LINE_PORT), String(PORT));
  const first = await seat(browser, host ? SITE : straight(SITE), 'Ada');
  const link = straight(await linkOf(first));
  const others = [await seat(browser, link, 'Bea')];
  others.push(await seat(browser, host ? link : link.replace(String(PORT), String(LINE_PORT)), 'Carl'));
  const pages = [first, ...others];
  const sleeper = host ? first : pages.at(-1)!;
  const awake = pages.filter((page) => page !== sleeper);
  for (const page of pages) await page.getByRole('heading', { name: 'Siamo in tre' }).waitFor();
  const cdp: CDPSession = await sleeper.context().newCDPSession(sleeper);
  await cdp.send('Debugger.enable');
  const paused = new Promise<void>((resolve) => void cdp.once('Debugger.paused', () => resolve()));
  await cdp.send('Debugger.pause');
  await paused;
  if (end === 'silent') line.silence();
  if (end === 'closed') line.close();
  await wait(SLEEP_MS);
  await rename(awake[0]!, 'Dopo');
  await seen(awake[1]!, 'Dopo');
  const start = performance.now();
  await cdp.send('Debugger.resume');
  await seen(sleeper, 'Dopo');
  const shownMs = performance.now() - start;
  const acting = performance.now();
  await rename(sleeper, 'Sveglio');
  await seen(awake[0]!, 'Sveglio');
  const actedMs = performance.now() - acting;
  for (const context of browser.contexts()) await context.close();
  return { shownMs, actedMs };
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
const line = new Line(LINE_PORT);

async function row(name: string, end: End, host = false): Promise<string[]> {
  const all: Waking[] = [];
  for (let i = 0; i < TIMES; i++) all.push(await waking(browser, line, end, host));
  const told = (times: readonly number[]): string[] =>
    [quantile(times, 0.5), Math.max(...times)].map((ms) => `${(ms / 1000).toFixed(2)} s`);
  return [name, ...told(all.map(({ shownMs }) => shownMs)), BUDGET, ...told(all.map(({ actedMs }) => actedMs))];
}

try {
  printTable(`back from ${SLEEP_MS / 1000} s of sleep, three at the table, ${TIMES} times each`, [
    ['', 'shown', 'worst', 'budget', 'first act seen', 'worst'],
    await row('the line still works', 'alive'),
    await row('the line is dead and nobody said so', 'silent'),
    await row('the line was closed', 'closed'),
    await row('the host’s page, its line dead', 'silent', true),
  ]);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true });
}
process.exit(0);
