/**
 * The relay: passes sealed bytes between the browsers at a table and keeps them until the next one comes. It speaks the
 * frames of y-websocket, so the stock client works with it and any y-websocket server could stand in its place; but it
 * holds no document and takes nothing but appended entries (`src/wire/update.ts`).
 *
 * What it learns: the topic, which is a hash and says nothing about the table, and the public keys that it is a hash of;
 * addresses and times of connections; how many writer sessions there are, when each of them wrote and how big the padded
 * entry was; who (as a session's number) is present, who of them may only read, and how often that changes.
 * What it can't learn: names, the game, moves, chat, hands, keys. All of that is sealed with a key that only the link
 * carries, and the part of a link after `#` is never sent to a server.
 * What it could do: withhold, delay, forget, or split the table in two. Browsers notice; it can't forge or alter.
 * What it logs: nothing of the above. No topic, address or payload; counters only.
 *
 * Who may come in is `door.ts`'s, who may write in which feed `writers.ts`'s, how much of everything `limits.ts`'s.
 */
import { createServer as createHttp } from 'node:http';
import type { IncomingMessage, RequestListener, ServerOptions } from 'node:http';
import { createServer as createHttps, Server as HttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { isPresence } from '../src/wire/frames.ts';
import { Addresses } from './addresses.ts';
import type { Visit } from './addresses.ts';
import { clockReason, Connection } from './connection.ts';
import { showsKey } from './create-key.ts';
import { Door } from './door.ts';
import { Heart } from './heart.ts';
import { answerHealth } from './health.ts';
import type { Why } from './health.ts';
import { CLOSE, LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { Line } from './line.ts';
import type { Ear } from './line.ts';
import { Load } from './load.ts';
import type { ConnectionLog } from './logs.ts';
import { Meetings } from './meetings.ts';
import { type Gauge, Metrics } from './metrics.ts';
import type { Pass } from './passes.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import type { Hold } from './rooms.ts';
import type { RoomStore } from './stores/store.ts';
import { Storing } from './storing.ts';
import { type Say, Told } from './told.ts';
import { upgradeToHttps } from './upgrade-to-https.ts';
import type { Share } from './unfinished.ts';

const GOODBYE_MS = 1_000;
/** Messages of a spoken invitation have at most 201 bytes. */
const MAIL_BYTES = 512;
const FORGET_MS = 60_000;
/** How often it is looked at whether something is to be told. */
const TELL_MS = 1_000;
/** Far more files than the app has. */
const REQUESTS_PER_SOCKET = 1_000;

/** How a relay is started. */
export type RelayOptions = {
  /** Where rooms are kept. It stays the caller's: close it after the relay. */
  readonly store: RoomStore;
  /** 0 takes any free port. */
  readonly port: number;
  /** `required` unless said: a browser has to show that it holds the table's link. Without, every topic is anybody's. */
  readonly tokens?: 'required' | 'off';
  readonly host?: string;
  /** Serves everything that isn't a relay connection; without it that is 404. */
  readonly serve?: RequestListener;
  /** PEM texts; with them the relay speaks https and wss. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly limits?: Partial<Limits>;
  /** How many proxies in front are trusted to name the address they speak for. */
  readonly proxies?: number;
  /** Answers `/metrics`. */
  readonly metrics?: boolean;
  /** Only whoever shows it makes rooms, and whoever is in a room already. */
  readonly createKey?: string | undefined;
  /** Told of each connection, with topic and address. Nobody unless asked for. */
  readonly log?: ((about: ConnectionLog) => void) | undefined;
  /** Pages of which sites may connect, as origins; undefined: of all, where a proxy stands in front. */
  readonly origins?: readonly string[] | undefined;
  /** Told when it begins to turn newcomers away, or can't store, and when that is over. Nobody unless said. */
  readonly say?: Say;
  /** Unix time, ms. */
  readonly now?: () => number;
};

/** A relay that is running. */
export type Relay = {
  readonly port: number;
  /** What to give a y-websocket client as its server, e.g. `ws://127.0.0.1:8787/sync`. */
  readonly url: string;
  /** Says goodbye to everybody, waits until all is written, and frees the port. */
  close(): Promise<void>;
};

/** Starts listening. Rejects if the port is taken. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { store, port, tokens = 'required', host = '127.0.0.1', serve, tls, now = Date.now } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics();
  const load = new Load(limits);
  const addresses = new Addresses(limits, options.proxies ?? 0);
  const rooms = new Rooms(store, { limits, metrics });
  const connections = new Set<Connection>();
  /** Between the upgrade and the room: they count, but aren't connections yet. */
  let arriving = 0;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.maxFrameBytes,
    WebSocket: Line,
  });
  const mailSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAIL_BYTES });
  const meetings = new Meetings(limits);
  const unfinished: Share = { held: 0, limit: limits.unfinishedBytes };
  let closing = false;

  const gauges = async (): Promise<readonly Gauge[]> => [
    { name: 'connections', help: 'Open connections.', value: connections.size },
    { name: 'rooms', help: 'Rooms in memory.', value: rooms.size },
    { name: 'addresses', help: 'Addresses that are counted.', value: addresses.size },
    { name: 'unsent_bytes', help: 'Bytes that readers have not taken yet.', value: sum(connections, 'unsentBytes') },
    { name: 'live_bytes', help: 'Memory in use.', value: load.liveBytes },
    { name: 'rss_bytes', help: 'Memory of the process.', value: process.memoryUsage.rss() },
    { name: 'lag_ms', help: '99th percentile of how late timers run.', value: load.lagMs },
    { name: 'store_failing', help: 'Whether rooms can’t be written or read.', value: store.failing ? 1 : 0 },
    ...((await store.measure?.().catch(() => undefined)) ?? []),
  ];
  /** Why nobody new is let in, if so. */
  const shut = (): Why | undefined => {
    if (closing) return 'closing';
    const here = connections.size + arriving + meetings.size;
    return here >= limits.connections ? 'connections' : load.tooMuch(here);
  };
  const why = (): Why | undefined => shut() ?? (store.failing ? 'store' : undefined);
  const told = new Told(options.say ?? ignore, store.tells ? ['store'] : []);
  const storing = new Storing(store);
  const answer = answerHealth({
    why,
    rooms: () => rooms.size,
    connections: () => connections.size,
    metrics: options.metrics ? { counted: metrics, gauges } : undefined,
    serve,
  });
  const times: ServerOptions = {
    headersTimeout: limits.handshakeMs,
    requestTimeout: limits.handshakeMs,
    connectionsCheckingInterval: Math.min(limits.handshakeMs, 500),
  };
  const server =
    tls === undefined
      ? createHttp(times, answer)
      : createHttps({ ...times, cert: tls.cert, key: tls.key, handshakeTimeout: limits.handshakeMs }, answer);
  if (server instanceof HttpsServer) upgradeToHttps(server, limits.handshakeMs);

  server.maxConnections = limits.sockets;
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
  server.setTimeout(limits.idleMs);
  server.on('connection', (socket: Socket) => {
    if (!addresses.open(socket, performance.now())) socket.destroy();
  });

  const noted = (event: ConnectionLog['event'], request: IncomingMessage, code?: number): void =>
    options.log?.({
      event,
      path: request.url ?? '',
      address: addresses.nameOf(request),
      ...(code !== undefined && { code }),
    });
  const refuse = (stream: Duplex, status: string, request: IncomingMessage): void => {
    noted('refused', request, Number(status.slice(0, 3)));
    metrics.add('refused_total', 1, status.slice(0, 3));
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    setTimeout(() => stream.destroy(), GOODBYE_MS).unref();
  };

  const door = new Door({ addresses, tokens, origins: options.origins, isShut: () => shut() !== undefined, now });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // Made elsewhere: a function of this place would keep the request for as long as the connection.
    stream.on('error', ignore);
    const meet = meetings.asked(request);
    if (meet) {
      const asked = door.judgeMail(request);
      if (!asked.ok) return refuse(stream, asked.status, request);
      stream.once('close', asked.visit.leave);
      mailSockets.handleUpgrade(request, stream, head, (socket) => meet(socket, asked.visit.knocks));
      return;
    }
    const judged = door.judge(request);
    if (!judged.ok) return refuse(stream, judged.status, request);
    const { topic, visit, pass } = judged;
    stream.once('close', visit.leave);
    // A browser can't read an HTTP answer; it may learn our time, for the token was made by whoever holds the link.
    if (judged.early) {
      sockets.handleUpgrade(request, stream, head, (socket) =>
        connect(socket, stream, visit, undefined).close(CLOSE.token, clockReason(now())),
      );
      return;
    }
    void enter(request, stream, rooms.hold(topic), visit.makesRoom, (room, hold) => {
      let admitted = false;
      sockets.handleUpgrade(request, stream, head, (socket) => {
        if (room.isNew && !mayMake(request, topic, visit))
          return connect(socket, stream, visit, pass).close(CLOSE.keyless, 'key');
        admitted = true;
        metrics.add('connections_total');
        visit.sit();
        noted('opened', request);
        if (options.log) socket.once('close', (code) => noted('closed', request, code));
        socket.stay = { room, hold, visit };
        const connection = connect(socket, stream, visit, pass);
        room.join(connection);
        storing.greet(connection);
      });
      // What is no handshake after all was answered there, and nobody was called.
      if (!admitted) hold.release();
    });
  });

  /** Whoever is in a room may make others: tables move, and pictures lie in rooms of their own. */
  const mayMake = (request: IncomingMessage, topic: string, visit: Visit): boolean =>
    options.createKey === undefined ||
    visit.isSeated() ||
    showsKey(request.headers['sec-websocket-protocol'], topic, options.createKey);

  /** Waits for the room; `found` gets it, unless it would be one room too many, or the other side is gone by then. */
  const enter = async (
    request: IncomingMessage,
    stream: Duplex,
    hold: Hold,
    makesRoom: () => boolean,
    found: (room: Room, hold: Hold) => void,
  ): Promise<void> => {
    arriving += 1;
    const room = await hold.room.catch(() => undefined);
    arriving -= 1;
    const status = refusal(room, makesRoom);
    if (room !== undefined && status === undefined && !stream.destroyed) return found(room, hold);
    hold.release();
    if (!stream.destroyed) refuse(stream, status ?? '503 Service Unavailable', request);
  };

  const refusal = (room: Room | undefined, makesRoom: () => boolean): string | undefined => {
    if (room === undefined || closing) return '503 Service Unavailable';
    return room.isNew && !makesRoom() ? '429 Too Many Requests' : undefined;
  };

  const hearts = [
    new Heart<Line>(limits.heartbeatMs, ({ connection }) => connection?.beat(now())),
    new Heart<Line>(limits.lookMs, ({ connection }) => connection?.look(performance.now())),
    new Heart<Line>(limits.listenMs, ({ connection, stay }) => {
      if (connection?.isSilent()) stay?.room.fallSilent(connection);
    }),
  ];
  let turns = 0;
  /** From here on it counts, also one that is only told to go. */
  const connect = (line: Line, stream: Duplex, visit: Visit, pass: Pass | undefined): Connection => {
    const shares = [unfinished, ...visit.shares];
    const connection = new Connection(line, stream, { limits, metrics, pass, shares }, performance.now());
    connections.add(connection);
    line.connection = connection;
    line.turn = turns++;
    for (const heart of hearts) heart.join(line, line.turn);
    line.attend(ear);
    return connection;
  };

  const ear: Ear = {
    heard(connection, { room, visit }, data, isBinary) {
      if (!isBinary) return connection.close(CLOSE.unsupported, 'text');
      load.count();
      metrics.add('frames_total');
      metrics.add('bytes_total', data.length);
      if (!visit.brings(data.length)) return connection.close(CLOSE.fast, 'too much today');
      connection.charge(isPresence(data) ? 'presence' : 'sync', data.length, performance.now());
      room.receive(connection, data);
    },
    left(line, connection) {
      for (const heart of hearts) heart.leave(line, line.turn);
      connection.closed();
      connections.delete(connection);
      line.stay?.room.leave(connection);
      line.stay?.hold.release();
    },
  };

  const each = (everyMs: number, run: () => void): ReturnType<typeof setInterval> => setInterval(run, everyMs).unref();
  const timers = [
    each(TELL_MS, () => {
      told.look(why());
      storing.look(connections);
    }),
    each(FORGET_MS, () => addresses.forget(performance.now())),
  ];
  await listening(server, port, host);
  const address = server.address() as AddressInfo;

  return {
    port: address.port,
    url: `${tls === undefined ? 'ws' : 'wss'}://${host === '0.0.0.0' ? '127.0.0.1' : host}:${address.port}/sync`,
    close: async (): Promise<void> => {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      for (const heart of hearts) heart.stop();
      load.close();
      const freed = new Promise((resolve) => server.close(resolve));
      meetings.close(CLOSE.draining);
      const goodbye = [...sockets.clients, ...mailSockets.clients].map(
        (socket) => new Promise((resolve) => socket.once('close', resolve)),
      );
      for (const connection of connections) connection.drain();
      const patience = setTimeout(() => {
        for (const socket of [...sockets.clients, ...mailSockets.clients]) socket.terminate();
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

const sum = (connections: Iterable<Connection>, of: 'unsentBytes'): number =>
  [...connections].reduce((all, connection) => all + connection[of], 0);

function ignore(): void {
  // Nobody wants to know.
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
