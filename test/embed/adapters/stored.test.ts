/** Whether what is written is stored, from the relay's disk to the page: told when it changes, and to whoever comes meanwhile. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { MemoryStore } from '../../helpers/memory-store.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../../src/embed/adapters/transport.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { readStored, writeStored } from '../../../src/wire/frames.ts';
import { cleanUp, cleanups, guest, relayWith, write } from '../../server/table.ts';
import { roomOf } from './line-page.ts';

const Socket = WebSocket as unknown as typeof globalThis.WebSocket;
let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
  vi.stubGlobal('WebSocket', WebSocket); // the stock client compares with its constants
});
afterEach(cleanUp);
afterAll(() => void vi.unstubAllGlobals());

class FullDisk extends MemoryStore {
  failing = false;
}

interface Page {
  readonly said: (string | boolean)[];
  says(what: string | boolean): Promise<void>;
}

/** A page; `said` is what it hears of its line and of the store. */
function open(url: string): Page {
  const said: (string | boolean)[] = [];
  const looks = new Set<() => void>();
  const tell = (what: string | boolean | number): void => {
    said.push(typeof what === 'number' ? String(what) : what);
    for (const look of looks) look();
  };
  const line = webTransport(url, sodium, { socket: Socket }).connect(new Y.Doc(), roomOf(sodium, 1), {
    status: tell,
    blocked: tell,
    garbage: () => tell('garbage'),
    stored: tell,
  });
  cleanups.push(() => line.close());
  return {
    said,
    says: (what) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (said.at(-1) !== what) return;
          looks.delete(look);
          resolve();
        };
        looks.add(look);
        look();
      }),
  };
}

test('[N13] a page hears that its relay can’t store, and that it can again; who comes meanwhile hears it too', async () => {
  const store = new FullDisk();
  const { url } = await relayWith({ tokens: 'required', store });
  const first = open(url);
  await first.says('synced');
  store.failing = true;
  await first.says(false);
  const second = open(url);
  await second.says(false);
  store.failing = false;
  await Promise.all([first.says(true), second.says(true)]);
  expect(first.said.filter((one) => typeof one === 'boolean')).toEqual([true, false, true]);
});

test('[N13] a stock client plays on where the relay can’t store', async () => {
  const store = new FullDisk();
  store.failing = true;
  const relay = await relayWith({ store });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  cleanups.push(() => warned.mockRestore());
  const [a, b] = [guest(relay), guest(relay)];
  write(a.doc, 1);
  await vi.waitFor(() => expect(b.doc.share.size).toBeGreaterThan(0), { timeout: 30_000 });
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 30_000 });
});

test('[N13] anything else of that form is passed over', () => {
  expect([readStored(writeStored(true)), readStored(writeStored(false))]).toEqual([true, false]);
  const [type, kind, ...rest] = writeStored(false);
  for (const bytes of [[], [2], [2, 0, 0], [type!, 1, ...rest], [type!, kind!, ...rest, 0], [1, kind!, ...rest]])
    expect(readStored(Uint8Array.from(bytes))).toBeUndefined();
});
