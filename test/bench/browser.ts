/**
 * In Chromium, through the built page and the real relay. From a cold link to a seat that can be taken, on a slow line with a slow
 * processor. Also how long a move is under way between two of four browsers with their IndexedDB, beside a bare echo in the same browser.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { WebSocketServer } from 'ws';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { ms, printTable, quantile } from './print.ts';
import type { TableElement } from '../helpers/table-element.ts';

const COLD = 7;
const ACTS = 60;
const WARM = 10;
const REST_MS = 300;
const FRAME = 322;
const PORT = 8_923;
const SITE = `http://localhost:${PORT}/`;
const LINE_BYTES_PER_S = 10_000_000 / 8;
const SLOWER = 4;
/** How often a page is asked whether it is there yet: seldom, as its answer is of another moment. */
const POLL_MS = 500;

/** What `prepare` leaves on a page. */
interface Bench {
  readonly table: Table;
  /** Milliseconds of the wall clock at which the page's view showed each change of seat 1's team. */
  readonly shown: number[];
  /** …and at which the frame with it began to be drawn. */
  readonly drawn: number[];
  /** …and at which the log had it, stamped. */
  readonly stamped: number[];
}
declare global {
  var bench: Bench;
  /** Milliseconds since the page was asked for, as its own clock has them. */
  var seatAt: number | undefined;
}

async function enter(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function makeLink(browser: Browser): Promise<{ readonly host: Page; readonly link: string }> {
  const host = await enter(browser, SITE);
  await host.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await host.getByLabel('Il tuo nome').waitFor();
  await host.getByRole('button', { name: 'Invita', exact: true }).click();
  const link = await host.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await host.keyboard.press('Escape');
  return { host, link };
}

/** Notes when the button to sit down is drawn. A driver that looks for it takes a quarter of a second of the page's own processor. */
function noteSeat(): void {
  const within = (root: ParentNode | null | undefined, name: string): Element | null | undefined =>
    root?.querySelector(name);
  const look = (): void => {
    const table = within(within(document, 'tavolata-app')?.shadowRoot, 'tavolata-table')?.shadowRoot;
    const form = within(table, 'tv-sit') ?? within(within(table, 'tv-lobby')?.shadowRoot, 'tv-sit');
    const button = within(form?.shadowRoot, 'button[type="submit"]');
    if (button && button.getBoundingClientRect().width > 0) globalThis.seatAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From following the link until somebody can sit down; an empty cache each time. */
async function coldSeat(browser: Browser, link: string, slow: boolean): Promise<number> {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Also a busy machine is to say how long it took.
  page.setDefaultTimeout(240_000);
  if (slow) {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const line = { downloadThroughput: LINE_BYTES_PER_S, uploadThroughput: LINE_BYTES_PER_S, latency: 20 };
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  await page.addInitScript(noteSeat);
  void page.goto(link, { waitUntil: 'commit' });
  const took = await page.waitForFunction(() => globalThis.seatAt, undefined, { polling: POLL_MS });
  const ms = await took.jsonValue();
  await context.close();
  return ms!;
}

/** Finds the open table behind the page, sits down, and notes from now on when seat 1 changes team. */
function prepare(name: string): Promise<void> {
  const element = document.querySelector('tavolata-app')!.shadowRoot!.querySelector('tavolata-table');
  const table = (element as unknown as TableElement).shell.loader.state.table!;
  const now = (): number => performance.timeOrigin + performance.now();
  const teamOf = (): string => {
    const view = table.view.play?.view as TeamsView | undefined;
    return view ? String(view.teams.red.operatives.includes(1)) : '';
  };
  const bench: Bench = { table, shown: [], drawn: [], stamped: [] };
  globalThis.bench = bench;
  let last = teamOf();
  let lines = table.view.log.length;
  table.subscribe(() => {
    const fresh = table.view.log.slice(lines);
    lines = table.view.log.length;
    if (fresh.some(({ what }) => what === 'move/setTeam')) bench.stamped.push(now());
    const team = teamOf();
    if (team === last) return;
    last = team;
    bench.shown.push(now());
    requestAnimationFrame(() => bench.drawn.push(now()));
  });
  return table.claim(name).then(() => undefined);
}

interface TeamsView {
  readonly teams: { readonly red: { readonly operatives: readonly number[] } };
}

interface Times {
  readonly own: number[];
  readonly drawn: number[];
  readonly seen: number[];
  /** At the other browser. */
  readonly stamped: number[];
}

/** All of it runs in the pages: a driver that looked on would take the cores from what it measures. */
async function moves(people: readonly Page[]): Promise<Times> {
  const [, author, other] = people;
  await Promise.all(
    people.map((page) =>
      page.evaluate(() => void (bench.shown.length = bench.drawn.length = bench.stamped.length = 0)),
    ),
  );
  const begun = await author!.evaluate(
    async ({ acts, restMs }) => {
      const started: number[] = [];
      for (let i = 0; i < acts; i++) {
        const { teams } = bench.table.view.play!.view as TeamsView;
        started.push(performance.timeOrigin + performance.now());
        await bench.table.propose('setTeam', { team: teams.red.operatives.includes(1) ? 'blue' : 'red' });
        // Its stamp is drawn everywhere, too: all browsers of this machine come to rest before the next act.
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
      return started;
    },
    { acts: WARM + ACTS, restMs: REST_MS },
  );
  const own = await author!.evaluate(() => ({ shown: bench.shown, drawn: bench.drawn }));
  const { seen, stamped } = await other!.evaluate(() => ({ seen: bench.shown, stamped: bench.stamped }));
  if ([own.drawn, seen, stamped].some(({ length }) => length !== begun.length)) throw new Error('a move was missed');
  const since = (times: readonly number[]): number[] => times.map((at, i) => at - begun[i]!).slice(WARM);
  return { own: since(own.shown), drawn: since(own.drawn), seen: since(seen), stamped: since(stamped) };
}

async function echoes(browser: Browser): Promise<number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { readonly port: number };
  const context = await browser.newContext();
  const page = await context.newPage();
  const all = await page.evaluate(
    async ({ url, size, n }) => {
      const socket = new WebSocket(url);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const took: number[] = [];
      for (let i = 0; i < n; i++) {
        const start = performance.now();
        const answer = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
        socket.send(new Uint8Array(size));
        await answer;
        took.push(performance.now() - start);
      }
      return took;
    },
    { url: `ws://127.0.0.1:${port}`, size: FRAME, n: WARM + ACTS },
  );
  await context.close();
  server.close();
  return all.slice(WARM);
}

const row = (what: string, all: readonly number[], budget: string): readonly string[] => [
  what,
  ms(Math.min(...all)),
  ms(quantile(all, 0.5)),
  ms(quantile(all, 0.99)),
  budget,
];

const data = mkdtempSync(join(tmpdir(), 'bench-'));
const server = spawn(process.execPath, ['dist-server/main.js'], {
  env: { ...process.env, PORT: `${PORT}`, DATA_DIR: data },
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const { path, env } = await chrome();
const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });
try {
  const { host, link } = await makeLink(browser);
  const cold: Record<'slow' | 'fast', number[]> = { slow: [], fast: [] };
  for (let i = 0; i < COLD; i++) {
    cold.slow.push(await coldSeat(browser, link, true));
    cold.fast.push(await coldSeat(browser, link, false));
  }
  printTable(`from a cold link to a seat one can take, Chromium, ${COLD} times`, [
    ['', 'best', 'p50', 'worst', 'budget'],
    row(`10 Mbit/s, ${SLOWER}× slower processor`, cold.slow, '≤ 2,000 ms'),
    row('as it is here', cold.fast, ''),
  ]);

  const pages = [host];
  for (let seat = 1; seat < 4; seat++) pages.push(await enter(browser, link));
  for (const [seat, page] of pages.entries()) {
    await page.getByRole('button', { name: 'Siediti', exact: true }).waitFor();
    await page.evaluate(prepare, `Persona ${seat}`);
    await page.waitForFunction((n) => bench.table.view.me.seat === n && bench.table.view.pending.length === 0, seat);
  }
  await pages[0]!.evaluate(() => bench.table.start({}).then(() => undefined));
  for (const page of pages) await page.waitForFunction(() => bench.table.view.play !== undefined);
  const echo = await echoes(browser);
  const { own, drawn, seen, stamped } = await moves(pages);
  const hop = quantile(echo, 0.5);
  printTable(`one act between browsers, 4 seats, ${ACTS} acts, Chromium with IndexedDB`, [
    ['', 'best', 'p50', 'p99', 'budget, p50'],
    row(`echo of ${FRAME} B`, echo, ''),
    row('in its author’s view', own, ''),
    row('…and drawn', drawn, 'next frame'),
    row('seen by another, pending', seen, `≤ ${ms(hop + 6)} (echo + 6)`),
    row('stamped there', stamped, `≤ ${ms(2 * (hop + 6))} (one more trip)`),
  ]);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true });
}
process.exit(0);
