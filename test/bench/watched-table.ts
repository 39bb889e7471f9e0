/** One table through a relay, all of whose pages are in this process with their real cryptography: people with seats, and watchers. */
import { WebSocket } from 'ws';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../src/embed/adapters/transport.ts';
import { tableKeys } from '../../src/kernel/identity/key-tree.ts';
import type { Link, PlayLink } from '../../src/kernel/identity/link.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { foundTable, makeDevice, openPage, until } from '../helpers/tables.ts';
import { game, otherOn } from './seated.ts';

const PATIENCE_MS = 60_000;

export interface WatchedTable {
  /** By seat. */
  readonly players: readonly Table[];
  readonly watchers: readonly Table[];
}

const watching = ({ founder }: PlayLink, { viewSecret, joinPub }: ReturnType<typeof tableKeys>): Link => ({
  kind: 'watch',
  viewSecret,
  joinPub,
  founder,
});

/** @param url of the relay */
export async function watchedTable(url: string, seats: number, watchers: number): Promise<WatchedTable> {
  const sodium = await loadSodium();
  const socket = WebSocket as unknown as typeof globalThis.WebSocket;
  globalThis.WebSocket ??= socket;
  const hub = { transport: () => webTransport(url, sodium, { socket }) };
  const { table: host, link } = await foundTable(await makeDevice(), { hub, game });
  const players = [host];
  const page = async (to: Link): Promise<Table> => openPage(await makeDevice(), to, { hub, game });
  for (let seat = 0; seat < seats; seat++) {
    const table = players[seat] ?? (await page(link));
    if (seat > 0) players.push(table);
    await until(table, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live', PATIENCE_MS);
    await table.claim(`Persona ${seat}`, seat);
    await until(table, (v) => v.seats.some(({ me }) => me) && v.pending.length === 0, PATIENCE_MS);
  }
  await host.start({});
  const others: Table[] = [];
  for (let i = 0; i < watchers; i++) others.push(await page(watching(link, tableKeys(sodium, link))));
  for (const table of [...players, ...others]) await until(table, (v) => v.play !== undefined, PATIENCE_MS);
  return { players, watchers: others };
}

/** The how many-th act: somebody changes team; fulfilled with how long it took until each page had it stamped. */
export async function actAt({ players, watchers }: WatchedTable, i: number): Promise<number[]> {
  const seat = i % players.length;
  const author = players[seat]!;
  const lines = author.view.log.length;
  const start = performance.now();
  const stamped = [...players, ...watchers].map(async (table) => {
    await until(table, (v) => v.log.length > lines, PATIENCE_MS);
    return performance.now() - start;
  });
  const refusal = await author.propose('setTeam', { team: otherOn(author.view, seat) });
  if (refusal) throw new Error(refusal.code);
  return Promise.all(stamped);
}
