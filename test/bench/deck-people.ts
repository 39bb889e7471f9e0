/**
 * Four people at the deck laboratory, for benchmarks. Each is a context of its own in Chromium, so with a process and an IndexedDB of its
 * own.
 */
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import { startRelay } from '../../server/relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { benchPage } from './bench-page.ts';
import type { DeckBench } from './deck-page.ts';

declare global {
  var deckBench: DeckBench;
}

const PEOPLE = 4;
export const SLOWER = 4;
/** So that what is prepared in the lobby is there: people talk longer. */
const LOBBY_MS = 3_000;

export interface Sitting {
  readonly port: number;
  readonly relay: string;
  /** The last of them has a thread that is so many times slower. */
  readonly slow: boolean;
  /** Whether passes are prepared in the lobby. */
  readonly prepared: boolean;
  /** Of the deck, where it isn't the usual 52. */
  readonly cards?: number;
}

export const all = <T>(pages: readonly Page[], what: (page: Page) => Promise<T>): Promise<T[]> =>
  Promise.all(pages.map(what));

/** A browser, a relay without limits, and pages at this port. @returns `relay`: its address; `close` shuts all of it */
export async function deckHouse(
  port: number,
): Promise<{ readonly browser: Browser; readonly relay: string; close(): Promise<void> }> {
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  process.setMaxListeners(0);
  const closePages = await benchPage(port);
  const { path, env } = await chrome();
  const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });
  const limits = { framesPerSecond: 1e6, framesBurst: 1e6 };
  const relay = await startRelay({ store: new MemoryStore(), port: 0, limits });
  return {
    browser,
    relay: relay.url,
    async close() {
      await browser.close();
      await relay.close();
      await closePages();
    },
  };
}

/** A page that is at no table yet. */
export async function newPage(context: BrowserContext, { port, prepared, cards }: Sitting): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(String(error)));
  await page.goto(`http://localhost:${port}/bench`);
  await page.addScriptTag({ type: 'module', url: '/test/bench/deck-page.ts' });
  await page.waitForFunction(() => globalThis.deckBench !== undefined);
  await page.evaluate(([hint, n]) => deckBench.deck(hint, n), [prepared, cards ?? 52] as const);
  return page;
}

/** Four who have sat down and begun to play. */
export async function sitDown(
  browser: Browser,
  sitting: Sitting,
): Promise<{ readonly pages: readonly Page[]; readonly invitation: string }> {
  const { relay, slow } = sitting;
  const pages: Page[] = [];
  let invitation = '';
  for (let seat = 0; seat < PEOPLE; seat++) {
    const page = await newPage(await browser.newContext(), sitting);
    if (seat === 0) invitation = await page.evaluate((url) => deckBench.make(url), relay);
    else await page.evaluate(([link, url]) => deckBench.join(link, url), [invitation, relay] as const);
    await page.evaluate((name) => deckBench.sit(name), `Persona ${seat}`);
    pages.push(page);
  }
  await all(pages, (page) => page.evaluate((n) => deckBench.kept(n), PEOPLE));
  const last = pages.at(-1)!;
  if (slow) await (await last.context().newCDPSession(last)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await new Promise((resolve) => setTimeout(resolve, LOBBY_MS));
  await pages[0]!.evaluate(() => deckBench.start());
  await all(pages, (page) => page.evaluate(() => deckBench.set()));
  return { pages, invitation };
}
