/**
 * A joint deck at a table of four in Chromium, from the sources: four contexts, so that each page has a process and an IndexedDB of its own,
 * over the real relay. Shuffle 52, deal five each, draw, steal, roll 6d10: each until the last of the four pages shows it, with what the log
 * grew by and the longest time that any page had no turn. The first shuffle also without what is prepared in the lobby; and all of it with
 * one page's thread four times slower (browsers don't slow Workers down for that). One only: a slowed thread is made to spin for three
 * quarters of the time whether it has something to do or not, so that four of them leave two cores nothing for Workers and relay.
 */
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import { startRelay } from '../../server/relay.ts';
import { MemoryStore } from '../../server/stores/memory.ts';
import type { News } from '../../src/games/laboratory/view.ts';
import type { DeckBench } from './deck-page.ts';
import { benchPage } from './bench-page.ts';
import { ms, printTable, quantile } from './print.ts';

declare global {
  var deckBench: DeckBench;
}

const PORT = 8_927;
const PEOPLE = 4;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SLOWER = 4;
/** So that what is prepared in the lobby is there: people talk longer. */
const LOBBY_MS = 3_000;

globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
process.setMaxListeners(0);

interface Row {
  readonly took: number[];
  readonly bytes: number[];
  readonly gaps: number[];
}

async function sitDown(browser: Browser, relay: string, slow: boolean, prepared: boolean): Promise<readonly Page[]> {
  const pages: Page[] = [];
  let invitation = '';
  for (let seat = 0; seat < PEOPLE; seat++) {
    const page = await (await browser.newContext()).newPage();
    page.on('pageerror', (error) => console.error(String(error)));
    await page.goto(`http://localhost:${PORT}/bench`);
    await page.addScriptTag({ type: 'module', url: '/test/bench/deck-page.ts' });
    await page.waitForFunction(() => globalThis.deckBench !== undefined);
    if (seat === 0)
      invitation = await page.evaluate(([url, hint]) => deckBench.make(url, hint), [relay, prepared] as const);
    else
      await page.evaluate(([link, url, hint]) => deckBench.join(link, url, hint), [
        invitation,
        relay,
        prepared,
      ] as const);
    await page.evaluate((name) => deckBench.sit(name), `Persona ${seat}`);
    pages.push(page);
  }
  await all(pages, (page) => page.evaluate((n) => deckBench.kept(n), PEOPLE));
  const last = pages.at(-1)!;
  if (slow) await (await last.context().newCDPSession(last)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await new Promise((resolve) => setTimeout(resolve, LOBBY_MS));
  await pages[0]!.evaluate(() => deckBench.start());
  await all(pages, (page) => page.evaluate(() => deckBench.set()));
  return pages;
}

const all = <T>(pages: readonly Page[], what: (page: Page) => Promise<T>): Promise<T[]> => Promise.all(pages.map(what));

/** One act by one page, until all show it. */
async function act(pages: readonly Page[], by: number, what: News['what'], move: string, args: unknown): Promise<Row> {
  const page = pages[by]!;
  const [number, bytes] = [
    (await page.evaluate(() => deckBench.last())) + 1,
    await page.evaluate(() => deckBench.bytes()),
  ];
  await all(pages, (one) => one.evaluate(() => deckBench.gap()));
  const told = all(pages, (one) => one.evaluate(([n, kind]) => deckBench.told(n, kind), [number, what] as const));
  const start = await page.evaluate(([name, given]) => deckBench.act(name, given), [move, args] as const);
  if (move === 'steal') await page.evaluate(() => deckBench.pick());
  const took = Math.max(...(await told)) - start;
  const gaps = await all(pages, (one) => one.evaluate(() => deckBench.gap()));
  return { took: [took], bytes: [(await page.evaluate(() => deckBench.bytes())) - bytes], gaps: [Math.max(...gaps)] };
}

async function evening(browser: Browser, relay: string, slow: boolean, prepared: boolean): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const note = (name: string, row: Row): void => {
    const had = rows.get(name) ?? { took: [], bytes: [], gaps: [] };
    for (const key of ['took', 'bytes', 'gaps'] as const) had[key].push(...row[key]);
    rows.set(name, had);
  };
  const pages = await sitDown(browser, relay, slow, prepared);
  const host = pages[0]!;
  const second = host.evaluate(() => deckBench.second());
  const begun = Date.now();
  const first = await act(pages, 0, 'shuffle', 'shuffle', {});
  note(prepared ? 'first shuffle' : 'first shuffle, nothing prepared', first);
  note(prepared ? '… its first pass' : '… its first pass, nothing prepared', {
    took: [(await second) - begun],
    bytes: [],
    gaps: [],
  });
  const rounds = prepared ? ROUNDS : 0;
  for (let i = 0; i < rounds; i++) {
    note('deal 5 each', await act(pages, 0, 'deal', 'deal', { n: 5 }));
    note('draw', await act(pages, 1, 'deal', 'draw', {}));
    note('steal', await act(pages, 2, 'steal', 'steal', { from: 3 }));
    note('roll 6d10', await act(pages, 3, 'roll', 'roll', { n: 6, sides: 10 }));
    await act(pages, 0, 'fresh', 'newDeck', {});
    note('shuffle 52 again', await act(pages, 0, 'shuffle', 'shuffle', {}));
  }
  await all(pages, (page) => page.context().close());
  return rows;
}

const cell = (
  values: readonly number[],
  pick: (all: readonly number[]) => number,
  write: (n: number) => string,
): string => (values.length === 0 ? '' : write(pick(values)));

const close = await benchPage(PORT);
const { path, env } = await chrome();
const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });
const limits = { framesPerSecond: 1e6, framesBurst: 1e6 };
const relay = await startRelay({ store: new MemoryStore(), port: 0, limits });
try {
  for (const slow of [false, true]) {
    const rows = await evening(browser, relay.url, slow, true);
    for (const [name, row] of await evening(browser, relay.url, slow, false)) rows.set(name, row);
    printTable(
      `a joint deck, four pages in Chromium${slow ? `, one thread ${SLOWER} times slower` : ''}, ${ROUNDS} rounds`,
      [
        ['', 'median', 'best', 'log bytes', 'longest gap of a page, best round', 'worst'],
        ...[...rows].map(([name, { took, bytes, gaps }]) => [
          name,
          cell(took, (some) => quantile(some, 0.5), ms),
          cell(took, (some) => Math.min(...some), ms),
          cell(bytes, (some) => quantile(some, 0.5), String),
          cell(gaps, (some) => Math.min(...some), ms),
          cell(gaps, (some) => Math.max(...some), ms),
        ]),
      ],
    );
  }
} finally {
  await browser.close();
  await relay.close();
  await close();
}
process.exit(0);
