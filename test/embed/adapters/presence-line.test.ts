/**
 * Presence over the stock client, through our relay and through a stock server: sealed for each clock, never echoed, there again after
 * losses.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../../src/embed/adapters/transport.ts';
import { base64url } from '../../../src/kernel/base64url.ts';
import { unutf8, utf8 } from '../../../src/kernel/bytes.ts';
import { MAX_STATE_BYTES } from '../../../src/kernel/journal/presence-seal.ts';
import type { TransportLine } from '../../../src/kernel/journal/transport.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { MAX_AWARENESS_BYTES } from '../../../src/wire/feed.ts';
import { readFrame, writeRemoved } from '../../../src/wire/frames.ts';
import { TOKEN_LIFE_S } from '../../../src/wire/token.ts';
import { freePort, stockServer } from '../../helpers/stock-server.ts';
import { cleanUp, cleanups, relayWith } from '../../server/table.ts';

const Socket = WebSocket as unknown as typeof globalThis.WebSocket;
let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
  vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
});
afterEach(cleanUp);
afterAll(() => void vi.unstubAllGlobals());

const LINK = { kind: 'play', secret: new Uint8Array(32).fill(1), founder: new Uint8Array(16) } as const;

interface Page {
  readonly doc: Y.Doc;
  readonly line: TransportLine;
  /** What it was told of others: client, clock, text of the state. */
  readonly heard: (readonly [number, number, string | undefined])[];
  readonly sent: Uint8Array[];
  readonly reaches: (what: (page: Page) => boolean) => Promise<void>;
  readonly states: string[];
}

const isPresence = (frame: Uint8Array): boolean => frame[0] === 1;

/** A socket that keeps what it sends. */
const keeping = (sent: Uint8Array[]): typeof globalThis.WebSocket =>
  class extends Socket {
    override send(data: Uint8Array<ArrayBuffer>): void {
      if (isPresence(data)) sent.push(data);
      super.send(data);
    }
  };

function page(url: string): Page {
  const waiting = new Set<() => void>();
  const look = (): void => {
    for (const one of waiting) one();
  };
  const doc = new Y.Doc();
  const [sent, heard, states]: [Uint8Array[], [number, number, string | undefined][], string[]] = [[], [], []];
  const line = webTransport(url, sodium, { socket: keeping(sent) }).connect(doc, deriveRoom(sodium, LINK), {
    status: (status) => {
      states.push(status);
      look();
    },
    blocked: look,
    garbage: () => {
      states.push('garbage');
      look();
    },
    presence: (client, clock, state) => {
      heard.push([client, clock, state && unutf8(state)]);
      look();
    },
  });
  cleanups.push(() => line.close());
  const reaches = (what: (page: Page) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const one = (): void => {
        if (!what(made)) return;
        waiting.delete(one);
        resolve();
      };
      waiting.add(one);
      one();
    });
  const made: Page = { doc, line, heard, sent, reaches, states };
  return made;
}

const says =
  (word: string) =>
  (clock: number): Uint8Array =>
    utf8(`${word} ${clock}`);

/** The latest that it was told of that page. */
const last = (by: Page, of: Page): readonly [number, number, string | undefined] | undefined =>
  by.heard.findLast(([client]) => client === of.doc.clientID);

/** Hears that page say the word, sealed for the clock under which it came. */
const hears = (by: Page, of: Page, word: string): Promise<void> =>
  by.reaches(() => {
    const got = last(by, of);
    return got?.[2] === `${word} ${got?.[1]}`;
  });

const misses = (by: Page, of: Page): Promise<void> =>
  by.reaches(() => last(by, of) !== undefined && last(by, of)![2] === undefined);

const servers: readonly (readonly [string, () => Promise<string>])[] = [
  ['our relay', async () => (await relayWith({ tokens: 'required' })).url],
  [
    'a stock y-websocket server',
    async () => {
      const server = await stockServer(await freePort());
      cleanups.push(() => server.stop());
      return server.url;
    },
  ],
];

describe.each(servers)('[N9] through %s', (name, start) => {
  test('[N9] each state comes under the clock it was made for, to whoever comes later too, and is taken away with its page', async () => {
    const url = await start();
    const [a, b] = [page(url), page(url)];
    a.line.present(says('ciao'));
    b.line.present(says('hi'));
    await Promise.all([hears(b, a, 'ciao'), hears(a, b, 'hi')]);
    a.line.present(says('eccomi'));
    const late = page(url);
    await Promise.all([hears(b, a, 'eccomi'), hears(late, a, 'eccomi'), hears(late, b, 'hi')]);
    a.line.present(undefined);
    await Promise.all([misses(b, a), misses(late, a)]);
    b.line.close();
    await misses(late, b);
    expect(late.states).not.toContain('garbage');
  });

  test('[N9] a page that another program shows as gone is there again at once', async () => {
    const url = await start();
    const [a, b] = [page(url), page(url)];
    a.line.present(says('ciao'));
    await hears(b, a, 'ciao');
    const [, clock] = last(b, a)!;
    // A page that is connected may say so to a stock server; our relay takes it from nobody.
    const { topic } = deriveRoom(sodium, LINK);
    const vandal = new WebsocketProvider(url, topic, new Y.Doc(), { WebSocketPolyfill: Socket, disableBc: true });
    cleanups.push(() => {
      vandal.destroy();
      vandal.awareness.destroy();
    });
    vandal.on('status', ({ status }) => {
      if (status === 'connected') vandal.ws!.send(new Uint8Array(writeRemoved([{ client: a.doc.clientID, clock }])));
    });
    if (name !== 'our relay') await misses(b, a);
    await hears(b, a, 'ciao');
    expect(b.states).not.toContain('garbage');
  });

  test('[N9] one change among 24 pages is one frame in and 23 out; the stock client makes many of it', async () => {
    const url = await start();
    // Pages show themselves anew as time passes: here none does.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    cleanups.push(() => vi.useRealTimers());
    const pages = Array.from({ length: 24 }, () => page(url));
    for (const one of pages) one.line.present(says('ciao'));
    for (const by of pages) for (const of of pages) if (by !== of) await hears(by, of, 'ciao');
    for (const one of pages) one.sent.length = 0;
    const [first] = pages;
    first!.line.present(says('eccomi'));
    for (const by of pages) if (by !== first) await hears(by, first!, 'eccomi');
    const echoed = pages
      .slice(1)
      .flatMap(({ sent }) => sent.flatMap(clientsIn))
      .filter((client) => client === first!.doc.clientID);
    expect(echoed).toEqual([]);
    expect(first!.sent.length).toBe(1);
  });
});

/** The clients whose presence a frame carries. */
function clientsIn(frame: Uint8Array): number[] {
  const read = readFrame(frame);
  return read.ok && read.kind === 'awareness' ? read.marks.map(({ client }) => client) : [];
}

test('[N9] the stock client echoes to the server what it hears, and ours doesn’t', async () => {
  const { url } = await relayWith({ tokens: 'off' });
  // They, too, show themselves anew as time passes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  cleanups.push(() => vi.useRealTimers());
  const sent: Uint8Array[][] = Array.from({ length: 24 }, () => []);
  const stock = sent.map((kept) => {
    const made = new WebsocketProvider(url, 'x'.repeat(22), new Y.Doc(), {
      WebSocketPolyfill: keeping(kept),
      disableBc: true,
    });
    cleanups.push(() => {
      made.destroy();
      made.awareness.destroy();
    });
    return made;
  });
  const [first] = stock;
  const all = (word: string): Promise<unknown> =>
    Promise.all(
      stock.map(
        ({ awareness }) =>
          new Promise<void>((resolve) => {
            const look = (): void => {
              if (awareness.getStates().get(first!.doc.clientID)?.['word'] === word) resolve();
            };
            awareness.on('update', look);
            look();
          }),
      ),
    );
  first!.awareness.setLocalState({ word: 'ciao' });
  await all('ciao');
  for (const kept of sent) kept.length = 0;
  first!.awareness.setLocalState({ word: 'eccomi' });
  await all('eccomi');
  expect(
    sent
      .flat()
      .flatMap(clientsIn)
      .filter((client) => client === first!.doc.clientID),
  ).toHaveLength(24);
});

test('[N9] after a relay is back each page shows itself anew, under a newer clock', async () => {
  const relay = await relayWith({ tokens: 'required' });
  const [a, b] = [page(relay.url), page(relay.url)];
  a.line.present(says('ciao'));
  await hears(b, a, 'ciao');
  const [, before] = last(b, a)!;
  await relay.close();
  await b.reaches(({ states }) => states.includes('offline'));
  b.heard.length = 0;
  await relayWith({ tokens: 'required', port: relay.port });
  await hears(b, a, 'ciao');
  expect(last(b, a)![1]).toBeGreaterThan(before);
});

test('[N9] a page that comes again with a new token is told to nobody as gone', async () => {
  const { url } = await relayWith({ tokens: 'required' });
  const b = page(url);
  await b.reaches(({ states }) => states.includes('synced'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cleanups.push(() => vi.useRealTimers());
  // It comes again exactly then: a try that takes long in this time would be given up.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  cleanups.push(() => vi.restoreAllMocks());
  const a = page(url);
  a.line.present(says('ciao'));
  await hears(b, a, 'ciao');
  await a.reaches(({ states }) => states.includes('synced'));
  const [, clock] = last(b, a)!;
  vi.advanceTimersByTime(TOKEN_LIFE_S * 1_000 + 240_000);
  await b.reaches(() => last(b, a)![1] > clock);
  vi.useRealTimers();
  expect(b.heard.filter(([client, , state]) => client === a.doc.clientID && state === undefined)).toEqual([]);
  expect(a.states).not.toContain('offline');
});

test('[N1] the longest state, under the longest numbers, fits the relay’s frame', () => {
  const json = JSON.stringify({ e: base64url(new Uint8Array(MAX_STATE_BYTES)) });
  // Five bytes each for client and clock, two for the length; two heads before them.
  expect(1 + 2 + 1 + 5 + 5 + 2 + json.length).toBeLessThanOrEqual(MAX_AWARENESS_BYTES);
});
