/**
 * Where the pages of one call find each other: those at its table, of which one answers, and newcomers, who wait until somebody does. What
 * passes are messages of a key exchange (`src/kernel/spoken/exchange.ts`), as at a mailbox of four words; nothing is kept and nothing read.
 *
 * The address is `/sync/call/<22 characters of base64url>`; the subprotocol says who comes: `tavolata-host1` or `tavolata-guest1`. A host is
 * told `[0]` when it is the one who answers, and from then on each frame of its line begins with a newcomer's number (1 … 255). A newcomer is
 * told `[0]` when somebody answers, and begins anew each time; `[1]` while nobody does.
 */
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';

const MOST_NUMBERS = 255;
/** What the exchange takes of each side; more is no exchange. */
const MESSAGES = 2;
/** Whoever answers does so within a moment; after that the next one is asked. */
const ANSWER_MS = 3_000;
const HERE = Uint8Array.of(0);
const NOBODY = Uint8Array.of(1);

/** Who asks for which call. */
export type CallAsked = { readonly place: string; readonly host: boolean };

/** What an upgrade asks for, if for a call at all. */
export function callOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): CallAsked | undefined {
  const place = /^\/sync\/call\/([\w-]{22})$/.exec(url.split('?', 1)[0]!)?.[1];
  const who = /^tavolata-(host|guest)1$/.exec(headers['sec-websocket-protocol'] ?? '')?.[1];
  return place === undefined || who === undefined ? undefined : { place, host: who === 'host' };
}

type Guest = {
  readonly socket: WebSocket;
  heard: number;
  said: number;
  timer?: ReturnType<typeof setTimeout> | undefined;
};

/** One call: as long as anybody's line is here. */
class Call {
  readonly #limits: Limits;
  /** The first one answers. */
  #hosts: WebSocket[] = [];
  readonly #guests = new Map<number, Guest>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#hosts.length + this.#guests.size === 0;
  }

  /** @returns whether there is room for one more */
  host(socket: WebSocket): boolean {
    if (this.#hosts.length >= this.#limits.mailboxGuests) return false;
    this.#hosts.push(socket);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!isBinary) socket.close(CLOSE.unsupported);
      else if (socket === this.#hosts[0]) this.#answer(socket, data);
    });
    socket.on('close', () => {
      const wasFirst = this.#hosts[0] === socket;
      this.#hosts = this.#hosts.filter((one) => one !== socket);
      if (wasFirst) this.#turn();
    });
    if (this.#hosts.length === 1) this.#turn();
    return true;
  }

  /** @returns whether there is room for one more */
  guest(socket: WebSocket): boolean {
    if (this.#guests.size >= Math.min(MOST_NUMBERS, this.#limits.mailboxGuests)) return false;
    let n = 1;
    while (this.#guests.has(n)) n++;
    const guest: Guest = { socket, heard: 0, said: 0 };
    this.#guests.set(n, guest);
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#ask(n, guest, data, isBinary));
    socket.on('close', () => {
      clearTimeout(guest.timer);
      this.#guests.delete(n);
    });
    this.#tell(guest);
    return true;
  }

  /** Another one answers from now on, or nobody does. */
  #turn(): void {
    this.#hosts[0]?.send(HERE);
    for (const guest of this.#guests.values()) this.#tell(guest);
  }

  #tell(guest: Guest): void {
    clearTimeout(guest.timer);
    Object.assign(guest, { heard: 0, said: 0, timer: undefined });
    guest.socket.send(this.#hosts.length === 0 ? NOBODY : HERE);
    if (this.#hosts.length === 0) return;
    guest.timer = setTimeout(() => guest.socket.close(CLOSE.nobody), this.#limits.mailboxGuestMs).unref();
  }

  #ask(n: number, guest: Guest, data: Buffer, isBinary: boolean): void {
    guest.said += 1;
    if (!isBinary || guest.said > MESSAGES) return guest.socket.close(CLOSE.malformed);
    const [host] = this.#hosts;
    // It has just gone, and the newcomer is told so.
    if (!host) return;
    host.send(Buffer.concat([Uint8Array.of(n), data]));
    const { heard } = guest;
    setTimeout(() => this.#pass(host, guest, heard), ANSWER_MS).unref();
  }

  /** A page that sleeps answers nobody: another one's turn, if there is one. */
  #pass(host: WebSocket, guest: Guest, heard: number): void {
    const isHere = [...this.#guests.values()].includes(guest);
    if (!isHere || guest.heard > heard || this.#hosts[0] !== host || this.#hosts.length < 2) return;
    this.#hosts = [...this.#hosts.slice(1), host];
    this.#turn();
  }

  #answer(host: WebSocket, data: Buffer): void {
    const guest = this.#guests.get(data[0] ?? 0);
    // Gone meanwhile, or nobody's number.
    if (!guest) return;
    if (data.length === 1) return guest.socket.close(CLOSE.nobody);
    guest.heard += 1;
    if (guest.heard > MESSAGES) return host.close(CLOSE.malformed);
    guest.socket.send(data.subarray(1));
  }
}

/** All calls whose pages are looking for each other, in memory only. */
export class Calls {
  readonly #limits: Limits;
  readonly #calls = new Map<string, Call>();
  /** Lines, and whether anything was heard of them since the last look. */
  readonly #lines = new Map<WebSocket, boolean>();
  readonly #heart: ReturnType<typeof setInterval>;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#heart = setInterval(() => this.#look(), limits.heartbeatMs).unref();
  }

  /** Open lines. */
  get size(): number {
    return this.#lines.size;
  }

  /** @param mayKnock whether the newcomer's address has tries left */
  enter(socket: WebSocket, { place, host }: CallAsked, mayKnock: () => boolean): void {
    this.#lines.set(socket, true);
    socket.on('error', () => undefined);
    socket.on('pong', () => this.#lines.set(socket, true));
    const known = this.#calls.get(place);
    const why = this.#refusal(known, host, mayKnock);
    if (why !== undefined) {
      socket.once('close', () => this.#lines.delete(socket));
      return socket.close(why);
    }
    const call = known ?? new Call(this.#limits);
    this.#calls.set(place, call);
    const isIn = host ? call.host(socket) : call.guest(socket);
    socket.once('close', () => {
      this.#lines.delete(socket);
      if (call.isEmpty && this.#calls.get(place) === call) this.#calls.delete(place);
    });
    if (!isIn) socket.close(CLOSE.crowded);
  }

  /** Everybody goes, and comes again to another relay or to this one after its start. */
  close(code: number): void {
    clearInterval(this.#heart);
    for (const socket of this.#lines.keys()) socket.close(code);
    this.#calls.clear();
  }

  #refusal(known: Call | undefined, host: boolean, mayKnock: () => boolean): number | undefined {
    if (!host && !mayKnock()) return CLOSE.fast;
    return !known && this.#calls.size >= this.#limits.mailboxes ? CLOSE.crowded : undefined;
  }

  /** A proxy in front ends what is silent, and a line that is dead answers nobody. */
  #look(): void {
    for (const [socket, heard] of this.#lines) {
      if (!heard) {
        socket.terminate();
        continue;
      }
      this.#lines.set(socket, false);
      socket.ping();
    }
  }
}
