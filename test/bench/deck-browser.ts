/**
 * A joint deck at a table of four in Chromium, from the sources. These are four contexts, so that each page has a process and an IndexedDB
 * of its own, over the real relay. Shuffle 52, deal five each, draw, steal, roll 6d10. Each is timed until the last of the four pages shows
 * it. It tells what the log grew by, the longest turn of any page in time of its own thread, and its own group work. The first shuffle also
 * without what is prepared in the lobby. And all of it with one page's thread four times slower (browsers don't slow Workers down for
 * that). One only, since a slowed thread is made to spin for three quarters of the time whether it has something to do or not. So four of
 * them leave two cores nothing for Workers and relay. `PROFILE=1` says what the longest turns were busy with.
 */
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import type { News } from '../../src/games/laboratory/view.ts';
import { all, deckHouse, sitDown, SLOWER } from './deck-people.ts';
import { ms, printTable, quantile } from './print.ts';
import { startTurns, type Turn } from './turns.ts';

const PORT = 8_927;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Say what a page was busy with when it had no turn; the profiler itself takes time. */
const PROFILE = Boolean(process.env['PROFILE']);

const COLUMNS = ['took', 'bytes', 'turns', 'pieces', 'group'] as const;
type Row = { readonly [K in (typeof COLUMNS)[number]]: number[] };

/** One act by one page, until all show it. */
async function act(
  browser: Browser,
  pages: readonly Page[],
  by: number,
  what: News['what'],
  move: string,
  args: unknown,
): Promise<Row> {
  const page = pages[by]!;
  const [number, bytes] = [
    (await page.evaluate(() => deckBench.last())) + 1,
    await page.evaluate(() => deckBench.bytes()),
  ];
  await all(pages, (one) => one.evaluate(() => deckBench.group()));
  const tracing = await startTurns(browser, PROFILE);
  const told = all(pages, (one) => one.evaluate(([n, kind]) => deckBench.told(n, kind), [number, what] as const));
  const start = await page.evaluate(([name, given]) => deckBench.act(name, given), [move, args] as const);
  if (move === 'steal') await page.evaluate(() => deckBench.pick());
  const took = Math.max(...(await told)) - start;
  const turns = await tracing.stop();
  const group = await all(pages, (one) => one.evaluate(() => deckBench.group()));
  if (PROFILE) tell(move, turns);
  return {
    took: [took],
    bytes: [(await page.evaluate(() => deckBench.bytes())) - bytes],
    turns: [turns[0]?.ms ?? 0],
    pieces: [Math.max(...group.map((one) => one.longest))],
    group: [Math.max(...group.map((one) => one.total))],
  };
}

/** The longest turns of any page, and where the time went. */
function tell(move: string, turns: readonly Turn[]): void {
  for (const { page, ms: took, wallMs, self, within } of turns.slice(0, 6)) {
    console.log(`\n${move}: page ${page} was busy for ${ms(took)} (${ms(wallMs)} on the wall)`);
    for (const [what, times] of Object.entries({ 'at the top': self, anywhere: within })) {
      const most = [...times].toSorted((a, b) => b[1] - a[1]).slice(0, 24);
      console.log(`  ${what}: ${most.map(([name, time]) => `${ms(time)} ${name}`).join(' · ')}`);
    }
  }
}

async function evening(browser: Browser, relay: string, slow: boolean, prepared: boolean): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const note = (name: string, row: Row): void => {
    const had = rows.get(name) ?? { took: [], bytes: [], turns: [], pieces: [], group: [] };
    for (const column of COLUMNS) had[column].push(...row[column]);
    rows.set(name, had);
  };
  const { pages } = await sitDown(browser, { port: PORT, relay, slow, prepared });
  const host = pages[0]!;
  const second = host.evaluate(() => deckBench.second());
  const begun = Date.now();
  const first = await act(browser, pages, 0, 'shuffle', 'shuffle', {});
  note(prepared ? 'first shuffle' : 'first shuffle, nothing prepared', first);
  note(prepared ? '… its first pass' : '… its first pass, nothing prepared', {
    took: [(await second) - begun],
    bytes: [],
    turns: [],
    pieces: [],
    group: [],
  });
  const rounds = prepared ? ROUNDS : 0;
  for (let i = 0; i < rounds; i++) {
    note('deal 5 each', await act(browser, pages, 0, 'deal', 'deal', { n: 5 }));
    note('draw', await act(browser, pages, 1, 'deal', 'draw', {}));
    note('steal', await act(browser, pages, 2, 'steal', 'steal', { from: 3 }));
    note('roll 6d10', await act(browser, pages, 3, 'roll', 'roll', { n: 6, sides: 10 }));
    await act(browser, pages, 0, 'fresh', 'newDeck', {});
    note('shuffle 52 again', await act(browser, pages, 0, 'shuffle', 'shuffle', {}));
  }
  await all(pages, (page) => page.context().close());
  return rows;
}

const cell = (
  values: readonly number[],
  pick: (all: readonly number[]) => number,
  write: (n: number) => string,
): string => (values.length === 0 ? '' : write(pick(values)));

const { browser, relay, close } = await deckHouse(PORT);
try {
  for (const slow of [false, true]) {
    const rows = await evening(browser, relay, slow, true);
    for (const [name, row] of await evening(browser, relay, slow, false)) rows.set(name, row);
    printTable(
      `a joint deck, four pages in Chromium${slow ? `, one thread ${SLOWER} times slower` : ''}, ${ROUNDS} rounds`,
      [
        [
          '',
          'median',
          'best',
          'log bytes',
          'longest turn of a page, its own time: best round',
          'worst',
          'group work on a page in one go',
          'in all',
        ],
        ...[...rows].map(([name, { took, bytes, turns, pieces, group }]) => [
          name,
          cell(took, (some) => quantile(some, 0.5), ms),
          cell(took, (some) => Math.min(...some), ms),
          cell(bytes, (some) => quantile(some, 0.5), String),
          cell(turns, (some) => Math.min(...some), ms),
          cell(turns, (some) => Math.max(...some), ms),
          cell(pieces, (some) => Math.max(...some), ms),
          cell(group, (some) => Math.max(...some), ms),
        ]),
      ],
    );
  }
} finally {
  await close();
}
process.exit(0);
