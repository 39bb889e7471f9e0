/** A server that sends a page whatever bytes a test likes, in the order in which it likes; ended after the test. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { writeStep2 } from '../../../src/wire/frames.ts';
import { cleanups } from '../../server/table.ts';

/** An answer without any entry, by which the page is synced. */
export const NOTHING: Uint8Array = writeStep2(Uint8Array.of(0, 0));

export interface ScriptedRelay {
  readonly url: string;
  /** The subprotocol that the first connection came with. */
  readonly offered: Promise<string>;
  /** Frames of the last connection, as they came. */
  readonly got: readonly Uint8Array[];
  /** Fulfilled once a page is connected. */
  send(...frames: readonly Uint8Array[]): void;
}

export async function scriptedRelay(): Promise<ScriptedRelay> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    sockets.close();
    server.closeAllConnections();
    server.close();
  });
  const got: Uint8Array[] = [];
  let socket: WebSocket | undefined;
  const offered = new Promise<string>((resolve) => {
    sockets.on('connection', (one) => {
      socket = one;
      one.on('message', (data: Buffer) => got.push(new Uint8Array(data)));
      resolve(one.protocol);
    });
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    offered,
    got,
    send: (...frames) => frames.forEach((frame) => socket!.send(frame)),
  };
}
