/**
 * Chrononauts by four in Chromium, through the built page and the real relay, with the joint deck. How long a draw takes until the card can
 * be read. From "play" it is timed until the other browsers know what it turned, and until the last card is turned on their screens. Both
 * with the ripple that people follow and for whoever wants less motion. Everybody lets everything pass, so a window costs its hops and no
 * waiting. Then one of them loads the page anew, again and again: until the hand can be read.
 */
import process from 'node:process';
import type { Page } from 'playwright-core';
import type { ChrononautsView } from '../../src/games/chrononauts/view.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { openHouse } from '../e2e/helpers/house.ts';
import { ms, printTable, quantile } from './print.ts';
import type { TableElement } from '../helpers/table-element.ts';

const NAMES = ['Ada', 'Bea', 'Carlo', 'Dina'];
/** Cards that turn history, and turns that may be needed for them. */
const PLAYS = 12;
const TURNS = 60;
const RELOADS = 9;

/** What `prepare` leaves on a page; times are milliseconds of the wall clock. */
interface Bench {
  readonly table: Table;
  readonly view: () => ChrononautsView;
  /** Turns, and what is done in them, are waited for in the page. A driver that looked on would take the cores from what it measures. */
  readonly until: (what: (view: ChrononautsView) => boolean) => Promise<number>;
  /** Fulfilled when the screen shows the history that the table has. */
  readonly drawn: () => Promise<number>;
  /** Since the last `watch`: history as the table has it was another; it was drawn to its last card. */
  known?: number;
  turned?: number;
}
declare global {
  var chrono: Bench;
  var handAt: number | undefined;
}

function prepare(): void {
  interface Root {
    readonly shadowRoot: ShadowRoot;
  }
  type TableRoot = Root & TableElement;
  const element = document
    .querySelector('tavolata-app')!
    .shadowRoot!.querySelector('tavolata-table') as unknown as TableRoot;
  const table = element.shell.loader.state.table!;
  const now = (): number => performance.timeOrigin + performance.now();
  const view = (): ChrononautsView => table.view.play?.view as ChrononautsView;
  const until = (what: (view: ChrononautsView) => boolean): Promise<number> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!table.view.play || !what(view())) return;
        stop();
        resolve(now());
      };
      const stop = table.subscribe(look);
      look();
    });
  /** Wherever it is drawn: elements of the page have elements of their own. */
  const timeline = (root: ParentNode): Element | undefined =>
    root.querySelector('chrono-timeline') ??
    [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot && timeline(shadowRoot)) ?? []).at(0);
  const drawn = (): Promise<number> =>
    new Promise((resolve) => {
      const look = (): void => {
        const shown = [...(timeline(element.shadowRoot)?.shadowRoot?.querySelectorAll('button') ?? [])];
        const is = view().places.map(({ side, patch }) => (patch ? 'patch' : side === 'prime' ? 'turned' : side));
        const same = is.every((look, i) => look === 'true' || shown[i]?.classList.contains(look));
        const none = is.every((look, i) => look !== 'true' || !/turned|paradox|patch/.test(shown[i]?.className ?? ''));
        if (shown.length > 0 && same && none) resolve(now());
        else requestAnimationFrame(look);
      };
      look();
    });
  globalThis.chrono = { table, view, until, drawn };
}

/** Notes when the history next changes here, and when it is drawn. */
function watch(): void {
  const { chrono } = globalThis;
  const history = (view: ChrononautsView): string => view.places.map(({ side, patch }) => patch ?? side).join();
  const before = history(chrono.view());
  delete chrono.known;
  delete chrono.turned;
  void chrono
    .until((view) => history(view) !== before)
    .then(async (at) => {
      chrono.known = at;
      chrono.turned = await chrono.drawn();
    });
}

/** A turn up to its play: draws, and what to play then, if the hand turns anything. */
async function drawCard(): Promise<{ readonly took: number; readonly play?: unknown }> {
  const { chrono } = globalThis;
  const held = chrono.view().me!.hand.length;
  const begun = performance.timeOrigin + performance.now();
  await chrono.table.propose('draw', {});
  const at = await chrono.until(
    ({ phase, me }) => phase === 'play' && me!.hand.length > held && me!.hand.every(({ face }) => face !== undefined),
  );
  const all = chrono.table.choices('play') as readonly { readonly targets: readonly string[] }[];
  const turns = all.filter(({ targets }) => targets[0]?.startsWith('L'));
  // The one that makes most of it.
  const play = turns.find(({ targets }) => ['L1936', 'L1963', 'L1957'].includes(targets[0]!)) ?? turns[0];
  return { took: at - begun, play };
}

async function playCard(play: unknown): Promise<number> {
  const { chrono } = globalThis;
  const begun = performance.timeOrigin + performance.now();
  await chrono.table.propose('play', play);
  await chrono.until(({ phase }) => phase === 'end' || phase === 'over');
  return begun;
}

async function loseTime(): Promise<void> {
  const { chrono } = globalThis;
  await chrono.table.propose('loseTime', { card: chrono.view().me!.hand.at(-1)!.card });
  await chrono.until(({ phase }) => phase === 'end');
}

async function endTurn(): Promise<void> {
  const { chrono } = globalThis;
  const { turn } = chrono.view();
  await chrono.table.propose('endTurn', {});
  await chrono.until((view) => view.turn > turn || view.phase === 'over');
}

const house = await openHouse();
const pages: Page[] = [];
let link = house.url;
for (const [i, name] of NAMES.entries()) {
  const { page } = await house.enter(name, link);
  page.setDefaultTimeout(120_000);
  // Half of them want less motion.
  await page.emulateMedia({ reducedMotion: i % 2 === 0 ? 'no-preference' : 'reduce' });
  pages.push(page);
  if (i === 0) {
    await page.getByRole('radio', { name: 'Chrononauts' }).check();
    await page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
    await page.getByRole('button', { name: 'Invita', exact: true }).click();
    link = await page.getByLabel('Link dell’invito', { exact: true }).inputValue();
    await page.keyboard.press('Escape');
  }
  await page.getByLabel('Il tuo nome').fill(name);
  await page.getByRole('button', { name: 'Siediti', exact: true }).click();
  await page.getByText('A voce sei').waitFor();
  await page.evaluate(prepare);
}
const [host] = pages as [Page, ...Page[]];
await host.evaluate(() => chrono.table.start({}).then(() => undefined));
await Promise.all(pages.map((page) => page.evaluate(() => chrono.until(({ phase }) => phase === 'lobby'))));
await host.evaluate(async () => {
  const refusal = await chrono.table.propose('configure', { change: { startMethod: 'random', mulligan: false } });
  if (refusal) throw new Error(refusal.code);
  await chrono.until(({ options }) => !options.mulligan);
});
const dealt = await host.evaluate(async () => {
  const begun = performance.timeOrigin + performance.now();
  await chrono.table.propose('begin', {});
  return (await chrono.until(({ phase }) => phase === 'draw')) - begun;
});
for (const page of pages) {
  await page.evaluate(() => chrono.until(({ phase }) => phase === 'draw'));
  await page.evaluate(() => chrono.table.propose('setAutoPass', { on: true }).then(() => undefined));
}
await host.evaluate(() => chrono.until(({ seats }) => seats.every(({ autoPass }) => autoPass)).then(() => undefined));

const times = { draw: [] as number[], known: [] as number[], still: [] as number[], ripple: [] as number[] };
for (let n = 0; n < TURNS && times.known.length < PLAYS * (NAMES.length - 1); n++) {
  const active = await host.evaluate(() => (chrono.view().phase === 'draw' ? chrono.view().active! : -1));
  if (active < 0) break;
  const who = pages[active]!;
  await who.evaluate(() => chrono.until(({ phase }) => phase === 'draw'));
  const { took, play } = await who.evaluate(drawCard);
  times.draw.push(took);
  if (play) {
    const others = pages.filter((page) => page !== who);
    await Promise.all(others.map((page) => page.evaluate(watch)));
    const begun = await who.evaluate(playCard, play);
    for (const page of others) {
      await page.waitForFunction(() => chrono.turned !== undefined);
      const { known, turned } = await page.evaluate(() => ({ known: chrono.known!, turned: chrono.turned! }));
      times.known.push(known - begun);
      times[pages.indexOf(page) % 2 === 0 ? 'ripple' : 'still'].push(turned - begun);
    }
  } else await who.evaluate(loseTime);
  await who.evaluate(endTurn);
  await host.evaluate((turn) => chrono.until((view) => view.turn > turn || view.phase === 'over'), n + 1);
}
/** Runs in a page before anything else: notes when the whole hand can be read. */
function noteHand(): void {
  const look = (): void => {
    const element = document.querySelector('tavolata-app')?.shadowRoot?.querySelector('tavolata-table');
    const { table } = (element as unknown as TableElement | null)?.shell.loader.state ?? {};
    const me = (table?.view.play?.view as ChrononautsView | undefined)?.me;
    if (me && me.hand.length > 0 && me.hand.every(({ face }) => face !== undefined))
      globalThis.handAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const reloads: number[] = [];
await host.addInitScript(noteHand);
for (let i = 0; i < RELOADS; i++) {
  await host.reload();
  const at = await host.waitForFunction(() => globalThis.handAt, undefined, { polling: 50 });
  reloads.push((await at.jsonValue())!);
  await host.waitForTimeout(1_000);
}

const row = (what: string, all: readonly number[]): readonly string[] => [
  what,
  `${all.length}`,
  ms(Math.min(...all)),
  ms(quantile(all, 0.5)),
  ms(quantile(all, 0.99)),
];
printTable('Chrononauts, 4 seats and keepers, Chromium', [
  ['', 'n', 'best', 'p50', 'p99'],
  row('dealt, from the tap: three decks, 4 hands', [dealt]),
  row('a card drawn, until it can be read', times.draw),
  row('from "play" until another browser knows', times.known),
  row('…and its last card is turned, less motion', times.still),
  row('…and its last card is turned, as a ripple', times.ripple),
  row('the page loaded anew, until its hand can be read', reloads),
]);
await house.close();
process.exit(0);
