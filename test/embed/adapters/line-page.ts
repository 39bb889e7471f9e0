/** A page's line to a relay by the browser's adapter, in Node; closed after the test. */
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { webTransport } from '../../../src/embed/adapters/transport.ts';
import type { RelayRoom } from '../../../src/kernel/journal/transport.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import { cleanups } from '../../server/table.ts';

const Socket = WebSocket as unknown as typeof globalThis.WebSocket;

/** The room of a link whose secret is so many equal bytes. */
export const roomOf = (sodium: Sodium, secret: number): RelayRoom =>
  deriveRoom(sodium, { kind: 'play', secret: new Uint8Array(32).fill(secret), founder: new Uint8Array(16) });

export interface Page {
  readonly doc: Y.Doc;
  readonly said: (string | number)[];
  /** Resolves when it has tried to connect so many times more. */
  readonly tries: (times: number) => Promise<void>;
  readonly reaches: (what: string | number) => Promise<void>;
}

/**
 * A page at a room; `said` is all that it was told about its connection.
 * @param has what it answers to what the relay says it has
 */
export function openLine(
  sodium: Sodium,
  url: string,
  at: RelayRoom,
  doc: Y.Doc = new Y.Doc(),
  has: (ends: ReadonlyMap<number, number>) => boolean = () => true,
): Page {
  const said: (string | number)[] = [];
  const waiting: (() => void)[] = [];
  const tell = (what: string | number): void => {
    said.push(what);
    for (const look of waiting) look();
  };
  let [left, done] = [0, (): void => undefined];
  class Counted extends Socket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      left -= 1;
      if (left === 0) done();
    }
  }
  const tries = (times: number): Promise<void> =>
    new Promise((resolve) => {
      [left, done] = [times, resolve];
    });
  const connection = webTransport(url, sodium, { socket: Counted }).connect(doc, at, {
    has,
    status: tell,
    blocked: tell,
    garbage: () => tell('garbage'),
  });
  cleanups.push(() => connection.close());
  const reaches = (what: string | number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (said.includes(what)) resolve();
      };
      waiting.push(look);
      look();
    });
  return { doc, said, tries, reaches };
}
