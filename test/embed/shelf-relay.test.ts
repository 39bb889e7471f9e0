/** The shelf through our relay with its limits as they are, and through a stock y-websocket server, by the adapters of the browser. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { testRelay } from '../helpers/test-relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../src/embed/adapters/transport.ts';
import { relayPair } from '../helpers/relay-pair.ts';
import { isWhole, META, picture, Shelves } from '../helpers/shelves.ts';
import { freePort, type Server, stockServer } from '../helpers/stock-server.ts';
import { lacking, type Redis, startRedis } from '../server/redis.ts';

async function ours(port: number): Promise<Server> {
  const relay = await testRelay({ store: new MemoryStore(), port });
  let closing: Promise<void> | undefined;
  return { url: relay.url, stop: () => (closing ??= relay.close()) };
}

const lack = await lacking();
let redis: Redis | undefined;
afterAll(() => redis?.stop());
vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
afterAll(() => void vi.unstubAllGlobals());
const relays: readonly (readonly [string, (port: number) => Promise<Server>])[] = [
  ['a stock y-websocket server', stockServer],
  ['our relay', ours],
  ...(lack === undefined
    ? ([
        ['two of our relays on one Redis', async (port: number) => relayPair((redis ??= await startRedis()), port)],
      ] as const)
    : []),
];

/** Four megabytes at our relay, whose limits they must pass; as much as goes in several slices at the others. */
const sizeAt = (start: unknown): number => (start === ours ? 4_000_000 : 1_000_000);

describe.each(relays)('[H14] %s', (_name, start) => {
  let server: Server;
  let port: number;
  let at: Shelves;

  beforeEach(async () => {
    port = await freePort();
    server = await start(port);
    const sodium = await loadSodium();
    const socket = WebSocket as unknown as typeof globalThis.WebSocket;
    at = new Shelves({ transport: () => webTransport(server.url, sodium, { socket }) });
  });
  afterEach(async () => {
    at.close();
    await server.stop();
  });

  test('[H12] [H14] what takes many slices goes there and comes back, after the relay has forgotten it too', async () => {
    const size = sizeAt(start);
    const [a, b] = [await at.page(), await at.page()];
    const bytes = picture(size);
    const seen: number[] = [];
    const put = await a.shelf.put(bytes, META, (done) => seen.push(done));
    expect(put).toMatchObject({ ok: true });
    const hash = put.ok ? put.hash : '';
    expect(seen.length).toBeGreaterThan(size / 400_000);
    expect(seen.at(-1)).toBe(size);
    expect(isWhole(await b.shelf.get(hash), bytes)).toBe(true);
    expect(await b.shelf.list()).toMatchObject([{ hash, sizeBytes: size, by: a.device }]);
    for (const page of [a, b]) page.close();
    await server.stop();
    server = await start(port);
    // A reloaded page has it in its store; a third asks for it.
    await at.page({ from: b });
    expect(isWhole(await (await at.page()).shelf.get(hash), bytes)).toBe(true);
  });

  test('[H9] [H14] a watcher gets what is there', async () => {
    const a = await at.page();
    const bytes = picture(100_000);
    const put = await a.shelf.put(bytes, META);
    const watcher = await at.page({ link: await at.watcher() });
    expect(isWhole(await watcher.shelf.get(put.ok ? put.hash : ''), bytes)).toBe(true);
  });

  test('[H12] a line that breaks while something is put holds it up and loses nothing', async () => {
    const a = await at.page();
    const bytes = picture(2_000_000);
    let stopped: Promise<unknown> | undefined;
    const putting = a.shelf.put(bytes, META, (done) => {
      if (done > 500_000) stopped ??= server.stop().then(async () => (server = await start(port)));
    });
    expect(await putting).toMatchObject({ ok: true });
    await stopped;
    const list = await a.shelf.list();
    expect(isWhole(await (await at.page()).shelf.get(list[0]!.hash), bytes)).toBe(true);
  });
});
