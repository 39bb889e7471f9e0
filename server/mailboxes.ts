/**
 * Mailboxes of spoken invitations: one host and those who have heard its words pass each other a few short messages here. Nothing is kept,
 * nothing is read: what passes are messages of a key exchange (`src/kernel/spoken/exchange.ts`), in which whoever carries them could only guess.
 *
 * The address is `/sync/spoken/<place>`; the subprotocol says who comes: `tavolata-host1.<22 characters of its own>`, with which the same
 * page takes its place again by another connection, or `tavolata-guest1`. The host is told `[0]` once the place is its own. After that each
 * frame of its line begins with the newcomer's number (1 … 255), and a frame of nothing else sends that one away.
 */
import type { IncomingMessage } from 'node:http';
import { Guests, MOST_NUMBERS } from './guests.ts';
import { CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';
import type { MeetLine } from './meet-line.ts';
import { Pulse } from './pulse.ts';

const PLACES = 2 ** 20;
/** The closing code of a host that is done: an ordinary end. */
const FINISHED = 1000;

/** The mailbox that an upgrade asks for, and the owner that it comes as. */
export interface Mail {
  readonly place: number;
  readonly owner?: string;
}

/** What an upgrade asks for, if for a mailbox at all. */
export function mailOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Mail | undefined {
  const place = Number(/^\/sync\/spoken\/(0|[1-9]\d{0,6})$/.exec(url.split('?', 1)[0]!)?.[1] ?? NaN);
  if (!(place < PLACES)) return undefined;
  const who = /^(?:tavolata-guest1|tavolata-host1\.([\w-]{22}))$/.exec(headers['sec-websocket-protocol'] ?? '');
  if (!who) return undefined;
  return who[1] === undefined ? { place } : { place, owner: who[1] };
}

/** One host's place: it lasts as long as its time, also where its line breaks off and comes again. */
class Mailbox {
  readonly owner: string;
  readonly #guests = new Guests();
  readonly #limits: Limits;
  #host: MeetLine | undefined;
  #last = 0;

  constructor(owner: string, limits: Limits) {
    this.owner = owner;
    this.#limits = limits;
  }

  get hasHost(): boolean {
    return this.#host !== undefined;
  }

  /** The host's line, in place of the one that it had. */
  sit(host: MeetLine): void {
    this.#host?.close(CLOSE.replaced);
    this.#host = host;
    host.hear = (data, isBinary): void => {
      if (!isBinary) return host.close(CLOSE.unsupported);
      this.#guests.answer(host, data);
    };
    host.on('close', () => {
      if (this.#host === host) this.#host = undefined;
    });
    host.send(Uint8Array.of(0));
  }

  /** @returns whether there is room for one more */
  knock(socket: MeetLine): boolean {
    if (this.#last >= Math.min(MOST_NUMBERS, this.#limits.mailboxGuests)) return false;
    this.#last += 1;
    this.#guests.add(this.#last, socket, (_guest, frame) => {
      if (this.#host) this.#host.send(frame);
      else socket.close(CLOSE.nobody);
    });
    return true;
  }

  /** Everybody goes. */
  end(code: number): void {
    for (const { socket } of this.#guests) socket.close(code);
    this.#host?.close(code);
  }
}

/** The mailboxes of spoken invitations, each between one host and newcomers; in memory only, and short-lived. */
export class Mailboxes {
  readonly #limits: Limits;
  readonly #boxes = new Map<number, Mailbox>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #pulse: Pulse;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#pulse = new Pulse(limits.heartbeatMs);
  }

  /** Open lines, of hosts and of those who knock. */
  get size(): number {
    return this.#pulse.size;
  }

  /** @param mayKnock whether the newcomer's address has tries left; a browser can read a closing code, but no answer to an upgrade */
  enter(socket: MeetLine, mail: Mail, mayKnock: () => boolean): void {
    this.#pulse.add(socket);
    const why =
      mail.owner === undefined ? this.#knock(socket, mail.place, mayKnock) : this.#host(socket, mail.place, mail.owner);
    if (why !== undefined) socket.close(why);
  }

  /** Everybody goes, and comes again to another relay or to this one after its start. */
  close(code: number): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#pulse.close(code);
    this.#boxes.clear();
  }

  #host(socket: MeetLine, place: number, owner: string): number | undefined {
    const there = this.#boxes.get(place);
    if (there && there.owner !== owner) return CLOSE.taken;
    if (!there && this.#boxes.size >= this.#limits.mailboxes) return CLOSE.crowded;
    const box = there ?? new Mailbox(owner, this.#limits);
    if (!there) {
      this.#boxes.set(place, box);
      this.#after(this.#limits.mailboxMs, () => {
        if (this.#boxes.get(place) === box) this.#boxes.delete(place);
        box.end(CLOSE.nobody);
      });
    }
    box.sit(socket);
    // A host that closes the card for good frees the place; a line that broke off comes again.
    socket.on('close', (code) => {
      if (code !== FINISHED || this.#boxes.get(place) !== box || box.hasHost) return;
      this.#boxes.delete(place);
      box.end(CLOSE.nobody);
    });
    return undefined;
  }

  #knock(socket: MeetLine, place: number, mayKnock: () => boolean): number | undefined {
    if (!mayKnock()) return CLOSE.fast;
    const box = this.#boxes.get(place);
    if (!box?.hasHost) return CLOSE.nobody;
    if (!box.knock(socket)) return CLOSE.crowded;
    this.#after(this.#limits.mailboxGuestMs, () => socket.close(CLOSE.nobody));
    return undefined;
  }

  #after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms).unref();
    this.#timers.add(timer);
  }
}
