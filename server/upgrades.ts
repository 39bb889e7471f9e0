/** From an upgrade to a seat in a room: judged by the door, kept waiting for its room, let in or told why not. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Server, WebSocketServer } from 'ws';
import type { Visit } from './addresses.ts';
import { clockReason } from './connection.ts';
import { showsKey } from './create-key.ts';
import type { Door, Judged } from './door.ts';
import { CLOSE } from './limits.ts';
import { Line } from './line.ts';
import type { Lines } from './lines.ts';
import type { ConnectionLog } from './logs.ts';
import { MeetLine } from './meet-line.ts';
import type { Meet, Meetings } from './meetings.ts';
import type { Metrics } from './metrics.ts';
import type { Room } from './room.ts';
import type { Hold, Rooms } from './rooms.ts';
import type { Storing } from './storing.ts';

/** How long whoever is refused, or told to go, may take to hear it. */
export const GOODBYE_MS = 1_000;
/** Messages of a spoken invitation have at most 201 bytes. */
const MAIL_BYTES = 512;
/** Pieces of one such message: those that end none aren't counted. */
const MAIL_FRAGMENTS = 16;
const UNAVAILABLE = '503 Service Unavailable';

/** What an upgrade leads through. */
export interface UpgradeParts {
  readonly door: Door;
  readonly rooms: Rooms;
  readonly meetings: Meetings;
  readonly lines: Lines;
  readonly storing: Storing;
  readonly metrics: Metrics;
  readonly maxFrameBytes: number;
  /** Only whoever shows it makes rooms, and whoever is in a room already. */
  readonly createKey: string | undefined;
  /** Told of each connection. */
  readonly log: ((about: ConnectionLog) => void) | undefined;
  /** The name by which an address is told of. */
  readonly nameOf: (request: IncomingMessage) => string;
  readonly isClosing: () => boolean;
  /** Unix time, ms. */
  readonly now: () => number;
}

type LetIn = Extract<Judged, { readonly ok: true }>;

/** Takes upgrades, one call each. */
export class Upgrades {
  readonly #parts: UpgradeParts;
  readonly #sockets: Server<typeof Line>;
  readonly #mailSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAIL_BYTES,
    maxFragments: MAIL_FRAGMENTS,
    WebSocket: MeetLine,
  });
  #arriving = 0;

  constructor(parts: UpgradeParts) {
    this.#parts = parts;
    this.#sockets = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: parts.maxFrameBytes,
      WebSocket: Line,
    });
  }

  /** How many wait for their room: they count, but aren't connections yet. */
  get arriving(): number {
    return this.#arriving;
  }

  /** Answers one. */
  take(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    // Made elsewhere: a function of this place would keep the request for as long as the connection.
    stream.on('error', ignore);
    const { door, meetings } = this.#parts;
    const meet = meetings.asked(request);
    if (meet) return this.#meet(request, stream, head, meet);
    const judged = door.judge(request);
    if (!judged.ok) return this.#refuse(request, stream, judged.status);
    stream.once('close', judged.visit.leave);
    if (judged.early) this.#tellTime(request, stream, head, judged.visit);
    else void this.#enter(request, stream, head, judged);
  }

  /** Resolves when everybody has closed. A connection that hasn't by then is cut off by `terminate`. */
  async closed(): Promise<void> {
    const open = [...this.#sockets.clients, ...this.#mailSockets.clients];
    await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  }

  /** Ends all connections at once. */
  terminate(): void {
    for (const socket of [...this.#sockets.clients, ...this.#mailSockets.clients]) socket.terminate();
  }

  #meet(request: IncomingMessage, stream: Duplex, head: Buffer, meet: Meet): void {
    const asked = this.#parts.door.judgeMail(request);
    if (!asked.ok) return this.#refuse(request, stream, asked.status);
    stream.once('close', asked.visit.leave);
    this.#mailSockets.handleUpgrade(request, stream, head, (line) => meet(line, asked.visit));
  }

  /** A browser can't read an HTTP answer; it may learn our time, for the token was made by whoever holds the link. */
  #tellTime(request: IncomingMessage, stream: Duplex, head: Buffer, visit: Visit): void {
    const { lines, now } = this.#parts;
    this.#sockets.handleUpgrade(request, stream, head, (line) =>
      lines.connect(line, stream, visit, undefined).close(CLOSE.token, clockReason(now())),
    );
  }

  /** Waits for the room, and lets in, unless it would be one room too many or the other side is gone by then. */
  async #enter(request: IncomingMessage, stream: Duplex, head: Buffer, judged: LetIn): Promise<void> {
    const hold = this.#parts.rooms.hold(judged.topic);
    this.#arriving += 1;
    const room = await hold.room.catch(() => undefined);
    this.#arriving -= 1;
    const status = this.#refusal(room, judged.visit);
    if (room !== undefined && status === undefined && !stream.destroyed) {
      let isLetIn = false;
      this.#sockets.handleUpgrade(request, stream, head, (line) => {
        isLetIn = this.#seat(line, stream, request, judged, room, hold);
      });
      // What is no handshake after all was answered there, and nobody was called.
      if (!isLetIn) hold.release();
      return;
    }
    hold.release();
    if (!stream.destroyed) this.#refuse(request, stream, status ?? UNAVAILABLE);
  }

  /** @returns whether it sits in the room now, which is held for it */
  #seat(line: Line, stream: Duplex, request: IncomingMessage, judged: LetIn, room: Room, hold: Hold): boolean {
    const { lines, metrics, storing, log } = this.#parts;
    const { topic, visit, pass } = judged;
    if (room.isNew && !this.#mayMake(request, topic, visit)) {
      lines.connect(line, stream, visit, pass).close(CLOSE.keyless, 'key');
      return false;
    }
    metrics.add('connections_total');
    visit.sit();
    this.#log('opened', request);
    if (log) line.once('close', (code) => this.#log('closed', request, code));
    line.stay = { room, hold, visit };
    const connection = lines.connect(line, stream, visit, pass);
    room.join(connection);
    storing.greet(connection);
    return true;
  }

  /** People in a room may make others: tables move, and pictures lie in rooms of their own. */
  #mayMake({ headers }: IncomingMessage, topic: string, visit: Visit): boolean {
    const { createKey } = this.#parts;
    return createKey === undefined || visit.isSeated() || showsKey(headers['sec-websocket-protocol'], topic, createKey);
  }

  #refusal(room: Room | undefined, visit: Visit): string | undefined {
    if (room === undefined || this.#parts.isClosing()) return UNAVAILABLE;
    return room.isNew && !visit.makesRoom() ? '429 Too Many Requests' : undefined;
  }

  #refuse(request: IncomingMessage, stream: Duplex, status: string): void {
    const code = status.slice(0, 3);
    this.#log('refused', request, Number(code));
    this.#parts.metrics.add('refused_total', 1, code);
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    setTimeout(() => stream.destroy(), GOODBYE_MS).unref();
  }

  #log(event: ConnectionLog['event'], request: IncomingMessage, code?: number): void {
    const { log, nameOf } = this.#parts;
    log?.({ event, path: request.url ?? '', address: nameOf(request), ...(code !== undefined && { code }) });
  }
}

function ignore(): void {
  // The connection closes, and that is heard.
}
