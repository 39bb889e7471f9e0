/**
 * A page that comes late to a joint deck of four, in Chromium from the sources, and is opened again. Told are the longest
 * group work of the page's own thread in one go, and all until it shows what the others show. Nothing of the deck
 * was prepared there. Times are reckoned (`page-group.ts`), so that they say nothing of what else the machine has to do.
 */
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import type { News } from '../../src/games/laboratory/view.ts';
import { all, deckHouse, newPage, sitDown, type Sitting } from './deck-people.ts';
import { ms, printTable } from './print.ts';

const PORT = 8_931;
const SIZES = [52, 136];
const ROLLS = 12;

async function act(pages: readonly Page[], what: News['what'], move: string, args: unknown): Promise<void> {
  const number = (await pages[0]!.evaluate(() => deckBench.last())) + 1;
  const told = all(pages, (one) => one.evaluate(([n, kind]) => deckBench.told(n, kind), [number, what] as const));
  await pages[0]!.evaluate(([name, given]) => deckBench.act(name, given), [move, args] as const);
  await told;
}

async function late(browser: Browser, sitting: Sitting): Promise<string[][]> {
  const { pages, invitation } = await sitDown(browser, sitting);
  const context = await browser.newContext();
  const rows: string[][] = [];
  const look = async (what: string): Promise<void> => {
    const number = await pages[0]!.evaluate(() => deckBench.last());
    const page = await newPage(context, sitting);
    await page.evaluate(([link, url, n]) => deckBench.see(link, url, n), [invitation, sitting.relay, number] as const);
    const { longest, total } = await page.evaluate(() => deckBench.group());
    rows.push([`${sitting.cards} cards, ${what}`, ms(longest), ms(total)]);
    await page.close();
  };
  await act(pages, 'shuffle', 'shuffle', {});
  await look('shuffled: comes late');
  await look('shuffled: opens the page again');
  await act(pages, 'deal', 'deal', { n: 5 });
  await act(pages, 'turn', 'turnUp', {});
  for (let i = 0; i < ROLLS; i++) await act(pages, 'roll', 'roll', { n: 6, sides: 10 });
  await look('after a while: opens the page again');
  await look('after a while: and again');
  await all([...pages], (page) => page.context().close());
  await context.close();
  return rows;
}

const { browser, relay, close } = await deckHouse(PORT);
try {
  const rows: string[][] = [];
  for (const cards of SIZES)
    rows.push(...(await late(browser, { port: PORT, relay, slow: false, prepared: false, cards })));
  printTable('group work on the page of whoever comes late, in Chromium', [['', 'in one go', 'in all'], ...rows]);
} finally {
  await close();
}
process.exit(0);
