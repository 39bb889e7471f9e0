/** The browser's way to a relay: with tokens of the link's keys at ours, and all the same at a server that knows of none. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../../src/embed/adapters/transport.ts';
import type { RelayRoom } from '../../../src/kernel/journal/transport.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { blanks } from '../../../src/wire/blanks.ts';
import { feedName } from '../../../src/wire/feed.ts';
import { TOKEN_PREFIX } from '../../../src/wire/token.ts';
import type { Limits } from '../../../server/limits.ts';
import type { Relay } from '../../../server/relay.ts';
import { cleanUp, cleanups, count, holds, relayWith, write } from '../../server/table.ts';
import { freePort, stockServer } from '../../helpers/stock-server.ts';
import { openLine, type Page, roomOf } from './line-page.ts';
import { NOTHING, scriptedRelay } from './scripted-relay.ts';

const Socket = WebSocket as unknown as typeof globalThis.WebSocket;
let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
  vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
});
afterEach(cleanUp);
afterAll(() => void vi.unstubAllGlobals());

const room = (secret: number): RelayRoom => roomOf(sodium, secret);
const page = (url: string, at: RelayRoom): Page => openLine(sodium, url, at);

const strict = (now: () => number = Date.now, limits: Partial<Limits> = {}): Promise<Relay> =>
  relayWith({ tokens: 'required', now, limits });

test('two with the link meet at a relay that asks for tokens', async () => {
  const { url } = await strict();
  const [a, b] = [page(url, room(1)), page(url, room(1))];
  write(a.doc, 1);
  write(b.doc, 2);
  await Promise.all([holds(a.doc, 2), holds(b.doc, 2), a.reaches('synced')]);
});

test('a watcher’s link reads, and is blocked if it writes', async () => {
  const { url } = await strict();
  const all = room(1);
  const { joinSeed: _, ...readOnly } = all;
  const [a, watcher] = [page(url, all), page(url, readOnly)];
  write(a.doc, 1);
  await holds(watcher.doc, 1);
  write(watcher.doc, 2);
  await watcher.reaches(4403);
  expect(watcher.said.at(-1)).toBe(4403);
});

test('a page without its relay is offline until it has it again, however often it tries', async () => {
  const relay = await strict();
  const a = page(relay.url, room(1));
  await a.reaches('synced');
  const tried = a.tries(3);
  await relay.close();
  await tried;
  expect(a.said).toEqual(['connecting', 'connected', 'synced', 'offline']);
  await relayWith({ tokens: 'required', port: relay.port });
  a.said.length = 0;
  await a.reaches('synced');
  expect(a.said).toEqual(['connected', 'synced']);
});

test('a page whose clock is wrong goes by the relay’s', async () => {
  const { url } = await strict(() => Date.now() + 86_400_000);
  const a = page(url, room(1));
  await a.reaches('synced');
  expect(a.said).not.toContain(4401);
});

test('who was asleep past its token’s end comes again by itself', async () => {
  let aheadMs = 0;
  const { url } = await strict(() => Date.now() + aheadMs, { heartbeatMs: 150 });
  const a = page(url, room(1));
  await a.reaches('synced');
  aheadMs = 3_600_000;
  await a.reaches('offline');
  a.said.length = 0;
  await a.reaches('synced');
});

test('what a line has confirmed the relay has read, also after it was away', async () => {
  const relay = await strict();
  const doc = new Y.Doc();
  let synced: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (synced = resolve));
  const line = webTransport(relay.url, sodium, { socket: Socket }).connect(doc, room(1), {
    status: (status) => status === 'synced' && synced(),
    blocked: () => undefined,
    garbage: () => undefined,
  });
  cleanups.push(() => line.close());
  await ready;
  for (let i = 0; i < 5; i++) {
    write(doc, i, 60_000);
    await line.confirm!();
    const other = page(relay.url, room(1));
    await other.reaches('synced');
    expect(count(other.doc)).toBe(i + 1);
  }
  await relay.close();
  write(doc, 9);
  const confirmed = line.confirm!();
  const again = await relayWith({ tokens: 'required', port: relay.port });
  await confirmed;
  const other = page(again.url, room(1));
  await other.reaches('synced');
  expect(count(other.doc)).toBe(6);
});

test('a page that Yjs gives another number shows a token for that one before it writes', async () => {
  const { url } = await strict();
  const [a, b] = [page(url, room(1)), page(url, room(1))];
  await Promise.all([a.reaches('synced'), b.reaches('synced')]);
  const was = a.doc.clientID;
  const twin = new Y.Doc();
  twin.clientID = was;
  write(twin, 9);
  a.said.length = 0;
  Y.applyUpdate(a.doc, Y.encodeStateAsUpdate(twin), 'another way');
  expect(a.doc.clientID).not.toBe(was);
  write(a.doc, 1);
  await holds(b.doc, 1);
  expect(a.said).not.toContain(4403);
});

test('a server that knows nothing of tokens is offered one, and gives it back', async () => {
  const relay = await scriptedRelay();
  const a = page(relay.url, room(1));
  expect(await relay.offered).toMatch(new RegExp(`^${TOKEN_PREFIX}`));
  relay.send(NOTHING); // an empty answer: synced
  await a.reaches('synced');
});

describe.each([
  ['our relay', async () => (await strict()).url],
  [
    'a stock server',
    async () => {
      const server = await stockServer(await freePort());
      cleanups.push(() => void server.stop());
      return server.url;
    },
  ],
] as const)('[J22] %s', (_name, start) => {
  /** A page that has read so much of a feed before, of which nothing is left in its document. */
  const withBlanks = (client: number, end: number): Y.Doc => {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, blanks(new Map([[client, end]])));
    return doc;
  };

  test('sends what lies above the blanks alone', async () => {
    const url = await start();
    const a = page(url, room(1));
    for (let i = 0; i < 5; i++) write(a.doc, i);
    await holds(page(url, room(1)).doc, 5);
    const told: ReadonlyMap<number, number>[] = [];
    const doc = withBlanks(a.doc.clientID, 3);
    const b = openLine(sodium, url, room(1), doc, (ends) => told.push(ends) > 0);
    await b.reaches('synced');
    expect(told[0]).toEqual(new Map([[a.doc.clientID, 5]]));
    const feed = (): unknown[] => doc.getArray(feedName(a.doc.clientID)).toArray();
    await vi.waitFor(() => expect(feed().filter((item) => item instanceof Uint8Array)).toHaveLength(2));
    write(a.doc, 5);
    await vi.waitFor(() => expect(feed().filter((item) => item instanceof Uint8Array)).toHaveLength(3));
    expect(a.said).not.toContain('garbage');
  });

  test('gets nothing of the blanks where it lacks what they stand for', async () => {
    const url = await start();
    const doc = withBlanks(7, 3);
    let asked = (): void => undefined;
    const was = new Promise<void>((resolve) => (asked = resolve));
    openLine(sodium, url, room(1), doc, () => {
      asked();
      return false;
    });
    await was;
    const other = page(url, room(1));
    write(other.doc, 1);
    const late = page(url, room(1));
    await holds(late.doc, 1);
    expect([...late.doc.store.clients.keys()]).toEqual([other.doc.clientID]);
  });
});
