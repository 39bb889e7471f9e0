/**
 * A picture set of four megabytes, through a relay of ours with its limits as they are. Put by one, got by another, read again from the
 * store.
 */
import { WebSocket } from 'ws';
import { startRelay } from '../../server/relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../src/embed/adapters/transport.ts';
import { META, type Page, picture, Shelves } from '../helpers/shelves.ts';
import { ms, printTable } from './print.ts';

const SIZE = 4_000_000;
const ROUNDS = 5;

const sodium = await loadSodium();
const relay = await startRelay({ store: new MemoryStore(), port: 0 });
const socket = WebSocket as unknown as typeof globalThis.WebSocket;
const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const start = performance.now();
  const done = await work();
  return [performance.now() - start, done];
};
const got = async (page: Page, hash: string): Promise<number> => {
  const [time, { ok }] = await timed(() => page.shelf.get(hash));
  if (!ok) throw new Error('not got');
  return time;
};

const rows: [number, number, number][] = [];
for (let i = 0; i < ROUNDS; i++) {
  const at = new Shelves({ transport: () => webTransport(relay.url, sodium, { socket }) });
  const [a, b] = [await at.page(), await at.page()];
  const bytes = picture(SIZE, i + 1);
  const [put, done] = await timed(() => a.shelf.put(bytes, META));
  if (!done.ok) throw new Error(done.code);
  const get = await got(b, done.hash);
  rows.push([put, get, await got(b, done.hash)]);
  at.close();
}
await relay.close();

const median = (column: 0 | 1 | 2): string =>
  ms(rows.map((row) => row[column]).toSorted((x, y) => x - y)[Math.floor(ROUNDS / 2)]!);
printTable('A picture set of 4 MB on the shelf, through our relay, in Node', [
  ['', 'median'],
  ['put: cut, hash, seal, sent, and the relay has it', median(0)],
  ['got by another: received, opened, checked, kept', median(1)],
  ['again, from the own store', median(2)],
]);
process.exit(0);
