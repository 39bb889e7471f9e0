/**
 * The same evening through our relay, through two of it on one Redis and through a stock y-websocket server, with the adapters of the
 * browser. Either carries a table, and neither is trusted with it.
 */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { testRelay } from '../helpers/test-relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../src/embed/adapters/transport.ts';
import { agree, botAct, closeAll, codenamesEvening, everywhere, inPhase, seen } from '../helpers/evening.ts';
import { sodiumGroup } from '../helpers/groups.ts';
import { freshSeed, seeded } from '../helpers/rng.ts';
import { fewOf } from '../helpers/sweep.ts';
import { relayPair } from '../helpers/relay-pair.ts';
import { freePort, type Server, stockServer } from '../helpers/stock-server.ts';
import { lacking, type Redis, startRedis } from '../server/redis.ts';
import { makeDevice, openPage, type PageOptions, until } from '../helpers/tables.ts';

async function ours(port: number, store: MemoryStore): Promise<Server> {
  const relay = await testRelay({ store, port });
  let closing: Promise<void> | undefined;
  return { url: relay.url, stop: () => (closing ??= relay.close()) };
}

const kept = new MemoryStore();
const lack = await lacking();
let redis: Redis | undefined;
afterAll(() => redis?.stop());
vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
afterAll(() => void vi.unstubAllGlobals());
const relays: readonly (readonly [string, (port: number) => Promise<Server>])[] = [
  ['a stock y-websocket server, which forgets', stockServer],
  ['our relay, which keeps', (port) => ours(port, kept)],
  ['our relay, when its store is lost', (port) => ours(port, new MemoryStore())],
  ...(lack === undefined
    ? ([
        ['two of our relays on one Redis', async (port: number) => relayPair((redis ??= await startRedis()), port)],
      ] as const)
    : []),
];
const seed = freshSeed();

/**
 * Whole evenings: two of them, which the commit chooses; through each in a long run. What each relay says and keeps has tests of its own.
 */
describe.each(fewOf(relays, 2))('[T14] %s', (_name, start) => {
  let server: Server;
  let port: number;
  let options: Partial<PageOptions>;

  beforeEach(async () => {
    port = await freePort();
    server = await start(port);
    const socket = WebSocket as unknown as typeof globalThis.WebSocket;
    const sodium = await loadSodium();
    options = { group: sodiumGroup, hub: { transport: () => webTransport(server.url, sodium, { socket }) } };
  });
  afterEach(() => server.stop());

  test(`[T14] four people make a key and play to the end; somebody comes late; the relay goes away in between (SEED=${seed})`, async () => {
    const rng = seeded(seed);
    const evening = await codenamesEvening(0, options);
    const { tables } = evening;
    expect(seen(tables[0]!).grid).toEqual(seen(tables[1]!).grid);
    expect(seen(tables[2]!).grid.some((cell) => cell.key !== undefined)).toBe(false);
    for (let i = 0; i < 3 && !inPhase('over')(tables[0]!.view); i++) await botAct(tables, rng);

    const late = await makeDevice();
    const page = await openPage(late, evening.link, evening.options);
    await until(page, (v) => v.log.length >= tables[0]!.view.log.length && v.connection.state === 'live');

    await server.stop();
    await everywhere([...tables, page], (v) => v.connection.state !== 'live');
    server = await start(port);
    await everywhere([...tables, page], (v) => v.connection.state === 'live');
    while (!inPhase('over')(tables[0]!.view)) {
      await everywhere(tables, inPhase('clue', 'guess', 'over'));
      if (!inPhase('over')(tables[0]!.view)) await botAct(tables, rng);
    }
    await everywhere([...tables, page], (v) => inPhase('over')(v) && seen({ view: v }).result?.verified === true);
    await agree({ ...evening, devices: [...evening.devices, late] });
    expect(tables.flatMap((table) => table.view.notices.filter(({ code }) => code !== 'relay/refilled'))).toEqual([]);
    await page.close();
    await closeAll(evening);
  });
});
