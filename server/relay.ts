/**
 * The relay: passes sealed bytes between the browsers at a table and keeps them until the next one comes. It speaks the frames of
 * y-websocket, so the stock client works with it and any y-websocket server could stand in its place. But it holds no document and takes
 * nothing but appended entries (`src/wire/update.ts`).
 *
 * It learns the topic, which is a hash and says nothing about the table, and the public keys that it is a hash of. It learns addresses and
 * times of connections, and how many writer sessions there are. Of each entry it learns when it was written and how big it is when padded.
 * It learns who is present (as a session's number), who of them may only read, and how often that changes. What it can't learn: names, the
 * game, moves, chat, hands, keys. All of that is sealed with a key that only the link carries. The part of a link after `#` is never sent
 * to a server. What it could do: withhold, delay, forget, or split the table in two. Browsers notice; it can't forge or alter. What it
 * logs: nothing of the above. No topic, address or payload; counters only.
 *
 * The right to come in is `door.ts`'s, the right to write in a feed `writers.ts`'s, and the measure of everything `limits.ts`'s.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Addresses } from './addresses.ts';
import { Door } from './door.ts';
import { readGauges } from './gauges.ts';
import { answerHealth } from './health.ts';
import type { Why } from './health.ts';
import { listening, makeServer } from './http-server.ts';
import type { Tls } from './http-server.ts';
import { CLOSE, LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { Lines } from './lines.ts';
import { Load } from './load.ts';
import type { ConnectionLog } from './logs.ts';
import { Meetings } from './meetings.ts';
import { Metrics } from './metrics.ts';
import { Rooms } from './rooms.ts';
import type { RoomStore } from './stores/store.ts';
import { Storing } from './storing.ts';
import { type Say, Told } from './told.ts';
import { GOODBYE_MS, Upgrades } from './upgrades.ts';

const FORGET_MS = 60_000;
/** How often it is looked at whether something is to be told. */
const TELL_MS = 1_000;

/** How a relay is started. */
export interface RelayOptions {
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
  readonly tls?: Tls;
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
}

/** A relay that is running. */
export interface Relay {
  readonly port: number;
  /** What to give a y-websocket client as its server, e.g. `ws://127.0.0.1:8787/sync`. */
  readonly url: string;
  /** Whether a room is in memory: the store mustn't forget it meanwhile. */
  isOpen(topic: string): boolean;
  /** Says goodbye to everybody, waits until all is written, and frees the port. */
  close(): Promise<void>;
}

/** Starts listening. Rejects if the port is taken. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { store, port, tokens = 'required', host = '127.0.0.1', tls, now = Date.now } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics();
  const load = new Load(limits);
  const addresses = new Addresses(limits, options.proxies ?? 0);
  const rooms = new Rooms(store, { limits, metrics });
  const meetings = new Meetings({ limits, load, metrics });
  const lines = new Lines({ limits, metrics, load, now });
  const storing = new Storing(store);
  const told = new Told(options.say ?? ignore, store.tells ? ['store'] : []);
  let isClosing = false;
  /** Why nobody new is let in, if so. */
  const shut = (): Why | undefined => {
    if (isClosing) return 'closing';
    const here = lines.size + upgrades.arriving + meetings.size;
    return here >= limits.connections ? 'connections' : load.tooMuch(here);
  };
  const why = (): Why | undefined => shut() ?? (store.failing ? 'store' : undefined);

  const door = new Door({ addresses, tokens, origins: options.origins, isShut: () => shut() !== undefined, now });
  const upgrades = new Upgrades({
    door,
    rooms,
    meetings,
    lines,
    storing,
    metrics,
    now,
    maxFrameBytes: limits.maxFrameBytes,
    createKey: options.createKey,
    log: options.log,
    nameOf: (request) => addresses.nameOf(request),
    isClosing: () => isClosing,
  });
  const gauges = (): ReturnType<typeof readGauges> => readGauges({ lines, rooms, addresses, load, store });
  const answer = answerHealth({
    why,
    rooms: () => rooms.size,
    connections: () => lines.size,
    metrics: options.metrics ? { counted: metrics, gauges } : undefined,
    serve: options.serve,
  });
  const server = makeServer(answer, limits, tls);
  server.on('connection', (socket: Socket) => {
    if (!addresses.open(socket, performance.now())) socket.destroy();
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) =>
    upgrades.take(request, stream, head),
  );

  const each = (everyMs: number, run: () => void): ReturnType<typeof setInterval> => setInterval(run, everyMs).unref();
  const timers = [
    each(TELL_MS, () => {
      told.look(why());
      storing.look(lines);
    }),
    each(FORGET_MS, () => addresses.forget(performance.now())),
  ];
  await listening(server, port, host);
  const address = server.address() as AddressInfo;

  return {
    port: address.port,
    url: `${tls === undefined ? 'ws' : 'wss'}://${host === '0.0.0.0' ? '127.0.0.1' : host}:${address.port}/sync`,
    isOpen: (topic) => rooms.has(topic),
    close: async (): Promise<void> => {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      load.close();
      const freed = new Promise((resolve) => server.close(resolve));
      const goodbye = upgrades.closed();
      meetings.close(CLOSE.draining);
      lines.drain();
      const patience = setTimeout(() => {
        upgrades.terminate();
        server.closeAllConnections();
      }, GOODBYE_MS);
      await goodbye;
      server.closeIdleConnections();
      await freed;
      clearTimeout(patience);
      await rooms.settled();
    },
  };
}

function ignore(): void {
  // Nobody wants to know.
}
