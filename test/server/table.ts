/** Browsers at a relay, for tests: the stock y-websocket client on a real socket, waiting by events and never by time. */
import { WebsocketProvider } from 'y-websocket';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { Limits } from '../../server/limits.ts';
import { startRelay } from '../../server/relay.ts';
import type { Relay, RelayOptions } from '../../server/relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { feedName } from '../../src/wire/feed.ts';
import { onFreePort, UNHURRIED } from '../helpers/test-relay.ts';

export const TOPIC = 'AAAABBBBCCCCDDDD_-0123';

/** Things to undo after a test, last first. */
export const cleanups: (() => unknown)[] = [];

export async function cleanUp(): Promise<void> {
  while (cleanups.length > 0) await cleanups.pop()?.();
}

/** Tests write faster than people: budgets are lifted where they aren't what is tested. */
export const HASTY: Partial<Limits> = {
  ...UNHURRIED,
  framesPerSecond: 10_000,
  framesBurst: 10_000,
  bytesPerSecond: 2 ** 24,
  bytesBurst: 2 ** 26,
  questionsBurst: 1_000,
};

/** A relay that forgets, unless told otherwise; stopped after the test. */
export async function relayWith(options: Partial<RelayOptions> = {}): Promise<Relay> {
  const { limits, ...rest } = options;
  const store = new MemoryStore();
  const relay = await onFreePort(() =>
    startRelay({ store, port: 0, tokens: 'off', limits: { ...HASTY, ...limits }, ...rest }),
  );
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= relay.close());
  cleanups.push(close);
  return { ...relay, close };
}

/** What the relay says of itself. */
export async function health(relay: Pick<Relay, 'port'>): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${relay.port}/healthz`)).json();
}

export interface Guest {
  readonly doc: Y.Doc;
  readonly provider: WebsocketProvider;
}

/** A stock client; `doc` to come back with what one had. */
export function guest(relay: Pick<Relay, 'url'>, doc: Y.Doc = new Y.Doc(), topic: string = TOPIC): Guest {
  const provider = new WebsocketProvider(relay.url, topic, doc, {
    WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
    disableBc: true,
    maxBackoffTime: 50,
  });
  cleanups.push(() => {
    provider.destroy();
    provider.awareness.destroy();
  });
  return { doc, provider };
}

/** Appends an entry of so many bytes to the guest's own feed. */
export function write(doc: Y.Doc, fill: number, size = 100): void {
  doc.getArray(feedName(doc.clientID)).push([new Uint8Array(size).fill(fill)]);
}

/** How many entries a document holds, over all feeds. */
export function count(doc: Y.Doc): number {
  return [...Y.decodeStateVector(Y.encodeStateVector(doc)).values()].reduce((sum, n) => sum + n, 0);
}

/** Resolves when the document holds so many entries. */
export function holds(doc: Y.Doc, entries: number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (count(doc) < entries) return;
      doc.off('update', look);
      resolve();
    };
    doc.on('update', look);
    look();
  });
}

export function synced({ provider }: Guest): Promise<void> {
  return new Promise((resolve) => {
    if (provider.synced) resolve();
    else provider.once('sync', () => resolve());
  });
}

/** Resolves with the close event's code that tells the stock client to give up. */
export function dismissed({ provider }: Guest): Promise<number> {
  return new Promise((resolve) => {
    provider.once('closed', ({ code }: { code: number }) => resolve(code));
  });
}

/** A bare socket: sends any bytes and reads frame by frame. */
export class Bare {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** What was said with the closing code. */
  reason = '';
  readonly #frames: Uint8Array[] = [];
  #waiting: ((frame: Uint8Array) => void) | undefined;

  constructor(
    relay: Pick<Relay, 'url'>,
    topic: string = TOPIC,
    protocols: readonly string[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.socket = new WebSocket(`${relay.url}/${topic}`, [...protocols], { headers });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => {
        this.reason = reason.toString();
        resolve(code);
      });
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => {
      this.#frames.push(new Uint8Array(data));
      this.#serve();
    });
    cleanups.push(() => this.socket.terminate());
  }

  /** The next frame that is about entries and not about who is there. */
  async nextSync(): Promise<Uint8Array> {
    for (;;) {
      const frame = await this.next();
      if (frame[0] === 0) return frame;
    }
  }

  /** The next frame; asked for one at a time. */
  next(): Promise<Uint8Array> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#serve();
    });
  }

  #serve(): void {
    const frame = this.#frames[0];
    if (frame === undefined || this.#waiting === undefined) return;
    this.#frames.shift();
    const give = this.#waiting;
    this.#waiting = undefined;
    give(frame);
  }
}
