/**
 * A house for end-to-end tests. The built app and the real relay on one port (its data on disk), one real browser, a context a person.
 * Contexts share nothing, so nothing but the relay can carry a table between them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { serveSite } from '../../../server/http.ts';
import type { startRelay } from '../../../server/relay.ts';
import { testRelay } from '../../helpers/test-relay.ts';
import { LevelStore } from '../../../server/stores/level.ts';
import { launching } from './browser.ts';

/** One person's browser. `frames` holds every websocket frame that this person's page got or sent. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly frames: Buffer[];
  /** What the page wrote to its console, errors among it. */
  readonly console: string[];
}

export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** A new person with an own browser context, at this address. */
  enter(name: string, url: string, options?: PersonOptions): Promise<Person>;
  stopRelay(): Promise<void>;
  /** On the same port. @param wiped with an empty disk */
  startRelay(wiped?: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface PersonOptions {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly locale?: string;
  readonly touch?: boolean;
  /** As a phone's browser: its own idea of the page's width. */
  readonly mobile?: boolean;
  /** Asks for less motion, as some people do: every frame of it is drawn by the processor. */
  readonly still?: boolean;
  /**
   * The browser keeps the page for a time without a network, as a usual one does. That costs as much as opening it, so of the tests that
   * share a browser those have it that are about it.
   */
  readonly keeps?: boolean;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
  /** Runs before the page opens its address. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

interface Running {
  readonly relay: Awaited<ReturnType<typeof startRelay>>;
  readonly store: LevelStore;
  readonly data: string;
}

/** People whose page is open, in the order of their coming: what is looked at when a test fails. */
export const everybody: Set<Person> = new Set();

/** Decks are shuffled and proved by everybody, often on a machine that everybody shares: nothing that comes at all comes too late. */
export const PATIENCE_MS = 240_000;

/** @param frameAncestors who may show the app in a frame */
export async function openHouse(frameAncestors = "'self'"): Promise<House> {
  // A benchmark has no runner to ask.
  const shared = process.env['VITEST'] ? inject('browser') : undefined;
  const browser = await (shared ? chromium.connect(shared) : chromium.launch(await launching()));
  let running: Running | undefined;
  const start = async (port: number, data?: string): Promise<Running> => {
    const folder = data ?? (await mkdtemp(join(tmpdir(), 'tavolata-')));
    const store = await LevelStore.open(folder);
    const relay = await testRelay({
      store,
      port,
      serve: serveSite({ app: 'dist', embed: 'dist-embed', frameAncestors }),
    });
    return { relay, store, data: folder };
  };
  const stop = async (): Promise<Running> => {
    const was = running!;
    await was.relay.close();
    await was.store.close();
    return was;
  };
  running = await start(0);
  const { port } = running.relay;
  const folders = new Set([running.data]);
  return {
    url: `http://localhost:${port}/`,
    browser,
    async enter(name, url, options = {}) {
      const context = await browser.newContext({
        viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
        locale: options.locale ?? 'it-IT',
        colorScheme: options.dark ? 'dark' : 'light',
        reducedMotion: options.still ? 'reduce' : 'no-preference',
        hasTouch: options.touch ?? false,
        isMobile: options.mobile ?? false,
        ignoreHTTPSErrors: true,
        // What a test answers in the server's place the page's own worker would fetch again by itself.
        serviceWorkers: !options.prepare && (options.keeps ?? !shared) ? 'allow' : 'block',
      });
      if (options.before) await context.addInitScript(options.before);
      await options.prepare?.(context);
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const person: Person = { name, context, page, frames: [], console: [] };
      everybody.add(person);
      context.once('close', () => everybody.delete(person));
      page.on('console', (message) => person.console.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => person.console.push(`pageerror: ${error.message}`));
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => person.frames.push(Buffer.from(payload)));
        socket.on('framesent', ({ payload }) => person.frames.push(Buffer.from(payload)));
      });
      await page.goto(url);
      return person;
    },
    stopRelay: async () => void (await stop()),
    async startRelay(wiped = false) {
      running = await start(port, wiped ? undefined : running!.data);
      folders.add(running.data);
    },
    async close() {
      await browser.close();
      await stop().catch(() => undefined);
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
