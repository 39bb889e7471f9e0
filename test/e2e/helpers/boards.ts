/**
 * A page with the boards of all games in it (`test/boards`), built from the sources, and what a test sees of it. The page's tree, what is
 * read aloud, and the pixels.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { leanStyles } from '../../../vite/styles.ts';
import type { Look } from '../../boards/careless-ways.ts';
import type { Asked, AskedTable, Boards, Dealt, Swept } from '../../boards/asked.ts';
import { launching } from './browser.ts';
import { spokenTree } from './spoken-tree.ts';

declare global {
  var boards: Boards;
}

/** Nobody listens there. */
const BASE = 'http://localhost/';
const ENTRY = 'page.js';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', woff2: 'font/woff2' };
const PAGE = `<!doctype html><html lang="it"><title>Boards</title><style>body { margin: 0 }</style>
<body><script type="module" src="${ENTRY}"></script></body></html>`;

let built: ReturnType<typeof parts> | undefined;

/** @returns each part, by its name */
async function parts(): Promise<ReadonlyMap<string, Buffer>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [leanStyles()],
    // As a page that is served has them; a test's own environment asks for those that help who writes the program.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'test/boards/page.ts',
        output: { entryFileNames: ENTRY, chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((one) => [one.fileName, Buffer.from(one.type === 'chunk' ? one.code : one.source)]));
}

/** What is the same is drawn with the same pixels: nothing comes a frame later, nothing is drawn anew by halves. */
const STEADY = [
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

async function steadyBrowser(): Promise<Browser> {
  const how = await launching();
  return chromium.launch({ ...how, args: [...how.args!, ...STEADY] });
}

/** How large a screen is, and in what light. */
const SCREENS = [
  { width: 1100, height: 700, theme: 'light' },
  { width: 390, height: 780, theme: 'dark' },
  { width: 720, height: 450, theme: 'light' },
] as const;

export class BoardsPage {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #cdp: CDPSession;

  private constructor(browser: Browser, page: Page, cdp: CDPSession) {
    this.#browser = browser;
    this.#page = page;
    this.#cdp = cdp;
  }

  static async open(): Promise<BoardsPage> {
    const [all, browser] = await Promise.all([(built ??= parts()), steadyBrowser()]);
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'it-IT' });
    await context.route(`${BASE}**`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const body = name === '' ? PAGE : all.get(name);
      const contentType = TYPES[name.split('.').at(-1)!] ?? 'text/html';
      await route.fulfill(body === undefined ? { status: 404 } : { body, contentType });
    });
    const page = await context.newPage();
    await page.clock.setFixedTime('2026-01-06T20:00:00Z');
    const boards = new BoardsPage(browser, page, await context.newCDPSession(page));
    await boards.anew();
    return boards;
  }

  /** Nothing that the page has kept is there any more. */
  async anew(): Promise<void> {
    await this.#page.goto(BASE);
    await this.#page.waitForFunction(() => globalThis.boards !== undefined);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** @returns which moment is compared on whose screen; undefined where this table has none */
  async deal(asked: Omit<Asked, 'theme'>): Promise<Dealt | undefined> {
    const theme = await this.#resize(asked.seed);
    return this.#page.evaluate((one) => boards.deal(one), { ...asked, theme });
  }

  /** Compares the trees of many pairs of a table, at most so many. */
  async sweep(asked: Omit<AskedTable, 'theme'>, most: number): Promise<Swept> {
    const theme = await this.#resize(asked.seed);
    return this.#page.evaluate(([one, pairs]) => boards.sweep(one, pairs), [{ ...asked, theme }, most] as const);
  }

  /** Looks at one of those that the last sweep suspects from now on. */
  async take(suspect: number): Promise<void> {
    await this.#page.evaluate((one) => boards.take(one), suspect);
  }

  async #resize(seed: number): Promise<AskedTable['theme']> {
    const { theme, ...size } = SCREENS[seed % SCREENS.length]!;
    await this.#page.setViewportSize(size);
    return theme;
  }

  /** Whether the board of somebody who may see the difference draws another tree in the other world. */
  async isShown(): Promise<boolean> {
    return this.#page.evaluate(
      async () => (await boards.show('one', 'others')) !== (await boards.show('other', 'others')),
    );
  }

  async look(world: 'one' | 'other'): Promise<Readonly<Record<Look, string>>> {
    const tree = await this.#page.evaluate((one) => boards.show(one, 'worlds'), world);
    const { nodes } = await this.#cdp.send('Accessibility.getFullAXTree');
    const { data } = await this.#cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return { tree, spoken: spokenTree(nodes), pixels: data };
  }
}
