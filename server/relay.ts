/**
 * The relay: passes sealed bytes between the browsers at a table and keeps them until the next one comes. It speaks the
 * frames of y-websocket, so the stock client works with it and any y-websocket server could stand in its place; but it
 * holds no document and takes nothing but appended entries (`src/wire/update.ts`).
 *
 * What it learns: the topic, which is a hash and says nothing about the table; addresses and times of connections; how
 * many writer sessions there are, when each of them wrote and how big the padded entry was; who (as a session's number)
 * is present, and how often that changes.
 * What it can't learn: names, the game, moves, chat, hands, keys. All of that is sealed with a key that only the link
 * carries, and the part of a link after `#` is never sent to a server.
 * What it could do: withhold, delay, forget, or split the table in two. Browsers notice; it can't forge or alter.
 * What it logs: nothing of the above. No topic, address or payload; counters only.
 *
 * Who may write in which feed isn't checked here: an insider can fill somebody else's feed, as on any y-websocket server.
 * Browsers believe signatures, not feeds, and whoever finds strangers in its own feed goes on in a new one.
 */
import { createServer as createHttp } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { isTopic } from '../src/wire/feed.ts';
import { Connection } from './connection.ts';
import { CLOSE, LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { Rooms } from './rooms.ts';
import type { RoomStore } from './stores/store.ts';

const GOODBYE_MS = 1_000;

export type RelayOptions = {
  /** Where rooms are kept. It stays the caller's: close it after the relay. */
  readonly store: RoomStore;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Serves everything that isn't a relay connection; without it that is 404. */
  readonly serve?: RequestListener;
  /** PEM texts; with them the relay speaks https and wss. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly limits?: Partial<Limits>;
};

export type Relay = {
  readonly port: number;
  /** What to give a y-websocket client as its server, e.g. `ws://127.0.0.1:8787/sync`. */
  readonly url: string;
  /** Says goodbye to everybody, waits until all is written, and frees the port. */
  close(): Promise<void>;
};

/** Starts listening. Rejects if the port is taken. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { store, port, host = '127.0.0.1', serve, tls } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const rooms = new Rooms(store);
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: limits.maxFrameBytes });
  let closing = false;

  const answer: RequestListener = (request, response) => {
    if (request.url === '/healthz') {
      response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify({ ok: true, rooms: rooms.size, connections: connections.size }));
    } else if (serve === undefined) response.writeHead(404).end();
    else serve(request, response);
  };
  const server = tls === undefined ? createHttp(answer) : createHttps({ cert: tls.cert, key: tls.key }, answer);

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => undefined);
    const topic = topicOf(request.url ?? '');
    if (topic === undefined) return refuse(stream, '404 Not Found');
    if (closing || connections.size >= limits.connections) return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => void admit(socket, stream, topic));
  });

  const admit = async (socket: WebSocket, stream: Duplex, topic: string): Promise<void> => {
    socket.pause();
    const connection = new Connection(socket, stream, limits, performance.now());
    const hold = rooms.hold(topic);
    connections.add(connection);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connection.closed();
      connections.delete(connection);
      hold.release();
    });
    try {
      const room = await hold.room;
      if (!connection.open) return;
      if (room.connections.size >= limits.connectionsPerRoom) return connection.close(CLOSE.crowded, 'room crowded');
      socket.on('close', () => room.leave(connection));
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (!connection.open) return;
        if (!isBinary) return connection.close(CLOSE.unsupported, 'text');
        connection.charge(1, data.length, performance.now());
        room.receive(connection, data);
      });
      room.join(connection);
      socket.resume();
    } catch {
      connection.drain();
    }
  };

  const beat = setInterval(() => {
    for (const connection of connections) connection.beat();
  }, limits.heartbeatMs);
  await listening(server, port, host);
  const address = server.address() as AddressInfo;

  return {
    port: address.port,
    url: `${tls === undefined ? 'ws' : 'wss'}://${host === '0.0.0.0' ? '127.0.0.1' : host}:${address.port}/sync`,
    close: async (): Promise<void> => {
      closing = true;
      clearInterval(beat);
      const freed = new Promise((resolve) => server.close(resolve));
      const goodbye = [...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const connection of connections) connection.drain();
      const patience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
        server.closeAllConnections();
      }, GOODBYE_MS);
      await Promise.all(goodbye);
      server.closeIdleConnections();
      await freed;
      clearTimeout(patience);
      await rooms.settled();
    },
  };
}

/** The topic in `/sync/<topic>`; a query is left to the client's taste. */
function topicOf(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const topic = path.startsWith('/sync/') ? path.slice('/sync/'.length) : '';
  return isTopic(topic) ? topic : undefined;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function listening(server: ReturnType<typeof createHttp>, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
