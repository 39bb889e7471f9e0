/**
 * Where the pages of one call find each other: those at its table, of which one answers, and newcomers, who wait until somebody does. What
 * passes are messages of a key exchange (`src/kernel/spoken/exchange.ts`), as at a mailbox of four words; nothing is kept and nothing read.
 *
 * The address is `/sync/call/<22 characters of base64url>`; the subprotocol says who comes: `tavolata-host1` or `tavolata-guest1`. A host
 * is told `[0]` when it is the one who answers. From then on each frame of its line begins with a newcomer's number (1 … 255). A newcomer
 * is told `[0]` when somebody answers, and begins anew each time; `[1]` while nobody does.
 */
import type { IncomingMessage } from 'node:http';
import { type Guest, Guests, MOST_NUMBERS } from './guests.ts';
import { CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';
import type { MeetLine } from './meet-line.ts';
import { Pulse } from './pulse.ts';

/** A page that answers does so within a moment; after that the next one is asked. */
const ANSWER_MS = 3_000;
const HERE = Uint8Array.of(0);
const NOBODY = Uint8Array.of(1);

/** The place of the call that an upgrade asks for, and whether it comes as a host. */
export interface CallAsked {
  readonly place: string;
  readonly host: boolean;
}

/** What an upgrade asks for, if for a call at all. */
export function callOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): CallAsked | undefined {
  const place = /^\/sync\/call\/([\w-]{22})$/.exec(url.split('?', 1)[0]!)?.[1];
  const who = /^tavolata-(host|guest)1$/.exec(headers['sec-websocket-protocol'] ?? '')?.[1];
  return place === undefined || who === undefined ? undefined : { place, host: who === 'host' };
}

/** One call: as long as anybody's line is here. */
class Call {
  readonly #limits: Limits;
  /** The first one answers. */
  #hosts: MeetLine[] = [];
  readonly #guests = new Guests();
  /** Newcomers who are waiting for the one who answers. */
  readonly #timers = new Map<Guest, ReturnType<typeof setTimeout>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#hosts.length + this.#guests.size === 0;
  }

  /** @returns whether there is room for one more */
  host(socket: MeetLine): boolean {
    if (this.#hosts.length >= this.#limits.mailboxGuests) return false;
    this.#hosts.push(socket);
    socket.hear = (data, isBinary): void => {
      if (!isBinary) socket.close(CLOSE.unsupported);
      else if (socket === this.#hosts[0]) this.#guests.answer(socket, data);
    };
    socket.on('close', () => {
      const wasFirst = this.#hosts[0] === socket;
      this.#hosts = this.#hosts.filter((one) => one !== socket);
      if (wasFirst) this.#turn();
    });
    if (this.#hosts.length === 1) this.#turn();
    return true;
  }

  /** @returns whether there is room for one more */
  guest(socket: MeetLine): boolean {
    if (this.#guests.size >= Math.min(MOST_NUMBERS, this.#limits.mailboxGuests)) return false;
    const guest = this.#guests.add(this.#guests.freeNumber(), socket, (one, frame) => this.#ask(one, frame));
    socket.on('close', () => this.#forget(guest));
    this.#tell(guest);
    return true;
  }

  /** Another one answers from now on, or nobody does. */
  #turn(): void {
    this.#hosts[0]?.send(HERE);
    for (const guest of this.#guests) this.#tell(guest);
  }

  #tell(guest: Guest): void {
    this.#forget(guest);
    Object.assign(guest, { heard: 0, said: 0 });
    guest.socket.send(this.#hosts.length === 0 ? NOBODY : HERE);
    if (this.#hosts.length === 0) return;
    const gone = setTimeout(() => guest.socket.close(CLOSE.nobody), this.#limits.mailboxGuestMs).unref();
    this.#timers.set(guest, gone);
  }

  #forget(guest: Guest): void {
    clearTimeout(this.#timers.get(guest));
    this.#timers.delete(guest);
  }

  #ask(guest: Guest, frame: Buffer): void {
    const [host] = this.#hosts;
    // It has just gone, and the newcomer is told so.
    if (!host) return;
    host.send(frame);
    const { heard } = guest;
    setTimeout(() => this.#pass(host, guest, heard), ANSWER_MS).unref();
  }

  /** A page that sleeps answers nobody: another one's turn, if there is one. */
  #pass(host: MeetLine, guest: Guest, heard: number): void {
    const isWaiting = this.#guests.has(guest) && guest.heard <= heard;
    if (!isWaiting || this.#hosts[0] !== host || this.#hosts.length < 2) return;
    this.#hosts = [...this.#hosts.slice(1), host];
    this.#turn();
  }
}

/** All calls whose pages are looking for each other, in memory only. */
export class Calls {
  readonly #limits: Limits;
  readonly #calls = new Map<string, Call>();
  readonly #pulse: Pulse;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#pulse = new Pulse(limits.heartbeatMs);
  }

  /** Open lines. */
  get size(): number {
    return this.#pulse.size;
  }

  /** @param mayKnock whether the newcomer's address has tries left */
  enter(socket: MeetLine, { place, host }: CallAsked, mayKnock: () => boolean): void {
    this.#pulse.add(socket);
    const known = this.#calls.get(place);
    const why = this.#refusal(known, host, mayKnock);
    if (why !== undefined) return socket.close(why);
    const call = known ?? new Call(this.#limits);
    this.#calls.set(place, call);
    const isIn = host ? call.host(socket) : call.guest(socket);
    socket.once('close', () => {
      if (call.isEmpty && this.#calls.get(place) === call) this.#calls.delete(place);
    });
    if (!isIn) socket.close(CLOSE.crowded);
  }

  /** Everybody goes, and comes again to another relay or to this one after its start. */
  close(code: number): void {
    this.#pulse.close(code);
    this.#calls.clear();
  }

  #refusal(known: Call | undefined, host: boolean, mayKnock: () => boolean): number | undefined {
    if (!host && !mayKnock()) return CLOSE.fast;
    return !known && this.#calls.size >= this.#limits.mailboxes ? CLOSE.crowded : undefined;
  }
}
