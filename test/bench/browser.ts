/**
 * In Chromium, through the built page and the real relay: from a cold link to a seat that can be taken, on a slow line with a slow
 * processor; and how long a move is under way between two of four browsers with their IndexedDB, beside a bare echo in the same browser.
 */
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { WebSocketServer } from 'ws';
import type { Table } from '../../src/kernel/table-view.ts';
import { type House, openHouse, type Person } from '../e2e/house.ts';
import { ms, printTable, quantile } from './print.ts';

const COLD = 7;
const ACTS = 60;
const WARM = 10;
const REST_MS = 200;
const FRAME = 322;
const LINE_BYTES_PER_S = 10_000_000 / 8;
const SLOWER = 4;

/** What `prepare` leaves on a page. */
interface Bench {
  readonly table: Table;
  /** Milliseconds of the wall clock at which the page's view showed each change of seat 1's team. */
  readonly shown: number[];
  /** …and at which the frame with it began to be drawn. */
  readonly drawn: number[];
}
declare global {
  var bench: Bench;
}

async function makeLink(house: House): Promise<{ readonly host: Person; readonly link: string }> {
  const host = await house.enter('Giulia', house.url);
  await host.page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await host.page.getByLabel('Il tuo nome').waitFor();
  await host.page.getByRole('button', { name: 'Invita', exact: true }).click();
  const link = await host.page.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await host.page.keyboard.press('Escape');
  return { host, link };
}

/** From following the link until somebody can sit down; an empty cache each time. */
async function coldSeat(browser: Browser, link: string, slow: boolean): Promise<number> {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (slow) {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const line = { downloadThroughput: LINE_BYTES_PER_S, uploadThroughput: LINE_BYTES_PER_S, latency: 20 };
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  const start = performance.now();
  void page.goto(link, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Siediti', exact: true }).waitFor();
  const took = performance.now() - start;
  await context.close();
  return took;
}

/** Finds the open table behind the page, sits down, and notes from now on when seat 1 changes team. */
function prepare(name: string): Promise<void> {
  type Element = { readonly host: { readonly state: { readonly table?: Table } } };
  const element = document.querySelector('tavolata-app')!.shadowRoot!.querySelector('tavolata-table');
  const table = (element as unknown as Element).host.state.table!;
  const now = (): number => performance.timeOrigin + performance.now();
  const teamOf = (): string => {
    const view = table.view.play?.view as
      | { readonly teams: { readonly red: { readonly operatives: readonly number[] } } }
      | undefined;
    return view ? String(view.teams.red.operatives.includes(1)) : '';
  };
  const bench: Bench = { table, shown: [], drawn: [] };
  globalThis.bench = bench;
  let last = teamOf();
  table.subscribe(() => {
    const team = teamOf();
    if (team === last) return;
    last = team;
    bench.shown.push(now());
    requestAnimationFrame(() => bench.drawn.push(now()));
  });
  return table.claim(name).then(() => undefined);
}

interface Times {
  readonly own: number[];
  readonly drawn: number[];
  readonly seen: number[];
}

async function moves(people: readonly Page[]): Promise<Times> {
  const times: Times = { own: [], drawn: [], seen: [] };
  const counts = (page: Page, n: number): Promise<unknown> =>
    page.waitForFunction((most) => bench.drawn.length >= most, n);
  const begin = await Promise.all(people.map((page) => page.evaluate(() => bench.shown.length)));
  for (let i = 0; i < WARM + ACTS; i++) {
    const begun = await people[1]!.evaluate(async () => {
      const teams = bench.table.view.play!.view as {
        readonly teams: { readonly red: { readonly operatives: readonly number[] } };
      };
      const team = teams.teams.red.operatives.includes(1) ? 'blue' : 'red';
      const at = performance.timeOrigin + performance.now();
      await bench.table.propose('setTeam', { team });
      return at;
    });
    await Promise.all(people.map((page, who) => counts(page, begin[who]! + i + 1)));
    // Stamps are drawn too: all browsers of this machine come to rest before the next act.
    await people[0]!.waitForTimeout(REST_MS);
    if (i < WARM) continue;
    const last = (page: Page): Promise<readonly [number, number]> =>
      page.evaluate(() => [bench.shown.at(-1)!, bench.drawn.at(-1)!] as const);
    const [own, seen] = [await last(people[1]!), await last(people[2]!)];
    times.own.push(own[0] - begun);
    times.drawn.push(own[1] - begun);
    times.seen.push(seen[0] - begun);
  }
  return times;
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

const house = await openHouse();
try {
  const { host, link } = await makeLink(house);
  const cold: Record<'slow' | 'fast', number[]> = { slow: [], fast: [] };
  for (let i = 0; i < COLD; i++) {
    cold.slow.push(await coldSeat(house.browser, link, true));
    cold.fast.push(await coldSeat(house.browser, link, false));
  }
  printTable(`from a cold link to a seat one can take, Chromium, ${COLD} times`, [
    ['', 'best', 'p50', 'worst', 'budget'],
    row(`10 Mbit/s, ${SLOWER}× slower processor`, cold.slow, '≤ 2,500 ms'),
    row('as it is here', cold.fast, ''),
  ]);

  const people = [host];
  for (const name of ['Marco', 'Sofia', 'Elena']) people.push(await house.enter(name, link));
  const pages = people.map(({ page }) => page);
  for (const [seat, page] of pages.entries()) {
    await page.getByRole('button', { name: 'Siediti', exact: true }).waitFor();
    await page.evaluate(prepare, `Persona ${seat}`);
    await page.waitForFunction((n) => bench.table.view.me.seat === n && bench.table.view.pending.length === 0, seat);
  }
  await pages[0]!.evaluate(() => bench.table.start({}).then(() => undefined));
  for (const page of pages) await page.waitForFunction(() => bench.table.view.play !== undefined);
  const echo = await echoes(house.browser);
  const { own, drawn, seen } = await moves(pages);
  printTable(`one act between browsers, 4 seats, ${ACTS} acts, Chromium with IndexedDB`, [
    ['', 'best', 'p50', 'p99', 'budget, p50'],
    row(`echo of ${FRAME} B`, echo, ''),
    row('in its author’s view', own, ''),
    row('…and drawn', drawn, 'next frame'),
    row('seen by another, pending', seen, `≤ ${ms(quantile(echo, 0.5) + 6)} (echo + 6)`),
  ]);
} finally {
  await house.close();
}
process.exit(0);
