/**
 * A joint deck at a table of 2, 4 and 8. It is shuffling 52 cards, drawing one to a hand, turning one up, stealing one, rolling 6d10, each
 * until every page shows it. All pages, the relay (memory store) and the real cryptography share this one process. So the time is all of
 * their computing one after the other; at a real table each person has a machine. Beside it what the log grew by.
 */
import process from 'node:process';
import { WebSocket } from 'ws';
import { startRelay } from '../../server/relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../src/embed/adapters/transport.ts';
import type { Answer, Game, Handle } from '../../src/kernel/game.ts';
import type { Table, TableView } from '../../src/kernel/view/table-view.ts';
import { openHand, type OpenHandView } from '../helpers/open-hand.ts';
import { foundTable, makeDevice, openPage, until } from '../helpers/tables.ts';
import { ms, printTable, quantile } from './print.ts';

const FACES = Array.from({ length: 52 }, (_, i) => `${'SHDC'[Math.floor(i / 13)]}${(i % 13) + 1}`);
const TIMES = 5;
/** A machine that does nothing else is far below this. */
const PATIENCE_MS = 120_000;

const game = openHand as unknown as Game<never, never>;
const sodium = await loadSodium();
const socket = WebSocket as unknown as typeof globalThis.WebSocket;
// y-websocket's own timer reads the name from the page.
globalThis.WebSocket ??= socket;

const answersOf = (view: TableView): readonly Answer[] => (view.play?.view as OpenHandView | undefined)?.answers ?? [];
const everywhere = (tables: readonly Table[], what: (view: TableView) => boolean): Promise<unknown> =>
  Promise.all(tables.map((table) => until(table, what, PATIENCE_MS)));

async function seated(n: number, url: string): Promise<readonly Table[]> {
  const hub = { transport: () => webTransport(url, sodium, { socket }) };
  const { table: host, link } = await foundTable(await makeDevice(), { hub, game });
  const tables = [host];
  for (let i = 1; i < n; i++) tables.push(await openPage(await makeDevice(), link, { hub, game }));
  for (const [seat, table] of tables.entries()) {
    await until(table, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live', PATIENCE_MS);
    await table.claim(`Persona ${seat}`, seat);
    await until(host, (v) => v.seats.length === seat + 1 && v.pending.length === 0, PATIENCE_MS);
  }
  await everywhere(tables, (v) => v.keepers?.keepers.length === n && !v.keepers.making);
  await host.start({});
  await everywhere(tables, (v) => v.play !== undefined);
  return tables;
}

/** Bytes and time until all pages have the answers. */
async function asked(tables: readonly Table[], by: number, ...all: readonly object[]): Promise<Measured> {
  const table = tables[by]!;
  const before = answersOf(table.view).length;
  const log = (await table.history.export()).length;
  const start = performance.now();
  const refusal = await table.propose('ask', { all });
  if (refusal) throw new Error(refusal.code);
  await everywhere(tables, (v) => answersOf(v).length === before + all.length);
  const took = performance.now() - start;
  const answer = answersOf(table.view).at(-1)!;
  if (answer.failed) throw new Error(`${answer.tag}: ${answer.failed}`);
  return { took, bytes: (await table.history.export()).length - log, cards: answer.cards ?? [] };
}

interface Measured {
  readonly took: number;
  readonly bytes: number;
  readonly cards: readonly Handle[];
}

const rows: string[][] = [];
for (const n of [2, 4, 8]) {
  const relay = await startRelay({
    store: new MemoryStore(),
    port: 0,
    limits: { framesPerSecond: 1e6, framesBurst: 1e6 },
  });
  const tables = await seated(n, relay.url);
  const results: Record<string, Measured[]> = {};
  const note = (what: string, one: Measured): Measured => {
    (results[what] ??= []).push(one);
    return one;
  };
  for (let i = 0; i < TIMES; i++) {
    const deck = note('shuffle 52', await asked(tables, 0, { what: 'fresh', faces: FACES })).cards;
    note('draw one to a hand', await asked(tables, 1, { what: 'deal', cards: [deck[0]], to: 1 }));
    const hand = [0, 1, 2, 3, 4, 5, 6].map((c) => deck[c + 1]!);
    note('deal seven', await asked(tables, 0, { what: 'deal', cards: hand, to: 0 }));
    const mixed = note('a hand of seven mixed for a thief', await asked(tables, 1, { what: 'shuffle', cards: hand }));
    note('…and one of it taken', await asked(tables, 1, { what: 'deal', cards: [mixed.cards[3]], to: 1 }));
    note('turn one up', await asked(tables, 0, { what: 'open', cards: [deck[20]] }));
    note('roll 6d10', await asked(tables, 0, { what: 'roll', n: 6, sides: 10 }));
  }
  for (const [what, all] of Object.entries(results)) {
    const took = all.map((one) => one.took);
    rows.push([
      what,
      `${n}`,
      ms(quantile(took, 0.5)),
      ms(Math.min(...took)),
      `${quantile(
        all.map((one) => one.bytes),
        0.5,
      )}`,
    ]);
  }
  for (const table of tables) await table.close();
  await relay.close();
}
printTable(`a joint deck through the relay, all pages in one process, ${TIMES} times`, [
  ['', 'people', 'median', 'best', 'log bytes'],
  ...rows,
]);
process.exit(0);
