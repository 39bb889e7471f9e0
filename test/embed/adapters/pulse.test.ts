/**
 * Silence of the relay, in virtual time. When it is asked, when it is shown, when another line is tried, and what the browser's word
 * changes.
 */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { NetworkNews } from '../../../src/embed/adapters/network.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../../src/embed/adapters/transport.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { writeRemoved } from '../../../src/wire/frames.ts';
import { cleanUp, cleanups } from '../../server/table.ts';
import { roomOf } from './line-page.ts';
import { NOTHING } from './scripted-relay.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
});
afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NOBODY = writeRemoved([]);
const isNobody = (frame: Uint8Array): boolean => frame.length === NOBODY.length;

/** What the network does: `ours` and `stock` answer as such relays do, `cut` swallows all, `none` refuses to connect. */
type Way = 'ours' | 'stock' | 'cut' | 'none';

interface Sleeper {
  bufferedAmount: number;
  dead: boolean;
  onmessage: ((event: { readonly data: ArrayBuffer }) => void) | null;
}

interface Page {
  readonly said: string[];
  /** When each connection was begun. */
  readonly tries: number[];
  readonly sent: Uint8Array[];
  readonly sockets: Sleeper[];
  go(way: Way): void;
  tell(news: NetworkNews): void;
  close(): void;
  pass(ms: number): Promise<void>;
}

function open(): Page {
  const said: string[] = [];
  const tries: number[] = [];
  const sent: Uint8Array[] = [];
  const sockets: Sleeper[] = [];
  const listeners = new Set<(news: NetworkNews) => void>();
  let way: Way = 'ours';
  class Socket {
    static readonly OPEN = 1;
    readyState = 0;
    bufferedAmount = 0;
    /** Swallows all for ever, whatever the network does. */
    dead = false;
    onopen: (() => void) | null = null;
    onmessage: ((event: { readonly data: ArrayBuffer }) => void) | null = null;
    onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null;

    constructor() {
      tries.push(performance.now());
      sockets.push(this);
      setTimeout(() => {
        if (way === 'none') this.onclose?.({ code: 1006, reason: '' });
        if (way === 'none' || way === 'cut') return;
        this.readyState = 1;
        this.onopen?.();
      });
    }

    send(frame: Uint8Array): void {
      sent.push(frame);
      // The device takes what it sends, and a network that is dead says nothing of it.
      this.bufferedAmount += frame.length;
      setTimeout(() => (this.bufferedAmount = Math.max(0, this.bufferedAmount - frame.length)));
      if (this.dead) return;
      if (way === 'ours' && isNobody(frame)) this.#answer(NOBODY);
      if ((way === 'ours' || way === 'stock') && frame[0] === 0 && frame[1] === 0) this.#answer(NOTHING);
    }

    close(): void {
      this.readyState = 3;
      setTimeout(() => this.onclose?.({ code: 1006, reason: '' }));
    }

    #answer(frame: Uint8Array): void {
      setTimeout(() => this.onmessage?.({ data: frame.slice().buffer }), 20);
    }
  }
  const line = webTransport('ws://here', sodium, {
    socket: Socket as unknown as typeof globalThis.WebSocket,
    network: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }).connect(new Y.Doc(), roomOf(sodium, 1), {
    status: (status) => said.push(status),
    blocked: () => undefined,
    garbage: () => said.push('garbage'),
  });
  cleanups.push(() => line.close());
  return {
    said,
    tries,
    sent,
    sockets,
    go: (to) => (way = to),
    tell: (news) => listeners.forEach((listener) => listener(news)),
    close: () => {
      line.close();
      expect(listeners.size).toBe(0);
    },
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
  };
}

async function live(): Promise<Page> {
  const page = open();
  await page.pass(100);
  expect(page.said.splice(0)).toEqual(['connecting', 'connected', 'synced']);
  return page;
}

test.each(['ours', 'stock'] as const)(
  '[T17] a quiet table at a relay (%s) stays live, and costs a question in a while',
  async (way) => {
    const page = await live();
    page.go(way);
    page.sent.length = 0;
    await page.pass(60_000);
    expect([page.said, page.tries.length]).toEqual([[], 1]);
    // With ours: the first time, and every twelve seconds as ever.
    const questions = page.sent.filter((frame) => frame[0] === 0).length;
    expect([way, way === 'ours' ? questions <= 6 : questions > 6]).toEqual([way, true]);
    expect(page.sent.filter(isNobody).length).toBeLessThanOrEqual(60);
  },
);

test('[T17] a relay that falls silent shows within three seconds; a line that held goes on, and is told to be there again', async () => {
  const page = await live();
  page.go('cut');
  await page.pass(3_000);
  expect(page.said.splice(0)).toEqual(['silent']);
  page.go('ours');
  await page.pass(1_000);
  expect([page.said, page.tries.length]).toEqual([['synced'], 1]);
});

test('[T17] after six seconds of silence another line is tried', async () => {
  const page = await live();
  page.go('cut');
  await page.pass(6_000);
  expect([page.said.splice(0), page.tries.length]).toEqual([['silent'], 2]);
  page.go('ours');
  await page.pass(60_000);
  // The try that was swallowed is given up in the end.
  expect(page.said.at(-1)).toBe('synced');
});

test('[T17] what the browser knows shows at once, and when it knows better the page comes at once', async () => {
  const page = await live();
  page.go('cut');
  page.tell('offline');
  expect(page.said.splice(0)).toEqual(['silent']);
  page.go('none');
  await page.pass(60_000);
  expect(page.said.splice(0)).toEqual(['offline']);
  page.go('ours');
  const [tried, now] = [page.tries.length, performance.now()];
  page.tell('online');
  expect(page.tries.slice(tried)).toEqual([now]);
  await page.pass(100);
  expect(page.said).toEqual(['connected', 'synced']);
});

test('[T17] a try that was begun without a network isn’t waited for when there is one', async () => {
  const page = await live();
  page.go('cut');
  await page.pass(8_000);
  page.said.length = 0;
  page.go('ours');
  page.tell('online');
  await page.pass(100);
  expect(page.said).toEqual(['synced']);
  await page.pass(60_000);
  expect([page.said, page.tries.length]).toEqual([['synced'], 3]);
});

test('[T17] a relay on this machine is there without a network, and said to be', async () => {
  const page = await live();
  page.tell('offline');
  expect(page.said.splice(0)).toEqual(['silent']);
  await page.pass(1_000);
  expect([page.said, page.tries.length]).toEqual([['synced'], 1]);
});

test('[T17] who comes back to a page whose line has died meanwhile has another one within two seconds, and sees nothing of it', async () => {
  const page = await live();
  page.go('cut');
  page.tell('awake');
  await page.pass(390);
  page.go('ours');
  page.sockets[0]!.dead = true;
  await page.pass(1_300);
  expect([page.said, page.tries.length]).toEqual([['synced'], 2]);
  await page.pass(60_000);
  expect([page.said, page.tries.length]).toEqual([['synced'], 2]);
});

test('[T17] what the device takes of a few bytes is no sign of life: a page that goes on telling learns of its dead line as soon', async () => {
  const page = await live();
  page.go('cut');
  page.tell('awake');
  for (let ms = 0; ms < 1_300; ms += 100) {
    page.sockets[0]!.bufferedAmount = ms % 200 === 0 ? 90 : 0;
    await page.pass(100);
  }
  expect([page.said, page.tries.length]).toEqual([[], 2]);
});

test('[T17] a device that slept says so by its clock alone, as nobody tells a page that its lid was shut', async () => {
  const page = await live();
  page.go('cut');
  vi.setSystemTime(Date.now() + 60_000);
  await page.pass(400);
  // What had come before the sleep is handed over after it, and is no sign of life.
  page.sockets[0]!.onmessage?.({ data: NOBODY.slice().buffer });
  await page.pass(1_300);
  expect([page.said, page.tries.length]).toEqual([[], 2]);
});

test('[T17] a line that still works after a sleep stays as it is', async () => {
  const page = await live();
  page.tell('awake');
  vi.setSystemTime(Date.now() + 60_000);
  await page.pass(60_000);
  expect([page.said, page.tries.length]).toEqual([[], 1]);
});

test('[T17] while the relay takes what is sent it isn’t silent, however long its answer takes', async () => {
  const page = await live();
  page.go('cut');
  const socket = page.sockets[0]!;
  for (let left = 4_000_000; left > 0; left -= 200_000) {
    socket.bufferedAmount = left;
    await page.pass(1_000);
  }
  expect([page.said, page.tries.length]).toEqual([[], 1]);
});

test('[T17] a closed line asks nothing more and listens to no network', async () => {
  const page = await live();
  page.close();
  page.sent.length = 0;
  await page.pass(60_000);
  expect([page.sent.filter(isNobody), page.tries.length]).toEqual([[], 1]);
});
