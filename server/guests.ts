/** Newcomers who ask one host, each under a number, with the bound on how much either side may say to the other. */
import { CLOSE } from './limits.ts';
import type { MeetLine } from './meet-line.ts';

/** A number is one byte, and 0 is the relay's own word. */
export const MOST_NUMBERS = 255;
/** What the exchange takes of each side; more is no exchange. */
const MESSAGES = 2;

/** One newcomer. */
export interface Guest {
  readonly n: number;
  readonly socket: MeetLine;
  /** Messages that came from the host, and that went to it. */
  heard: number;
  said: number;
}

/** Those who are here. */
export class Guests {
  readonly #all = new Map<number, Guest>();

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<Guest> {
    return this.#all.values();
  }

  has(guest: Guest): boolean {
    return this.#all.get(guest.n) === guest;
  }

  /** The smallest number that nobody has. */
  freeNumber(): number {
    let n = 1;
    while (this.#all.has(n)) n++;
    return n;
  }

  /** Until its line closes. @param ask is called with each of its messages, as the host is to get it */
  add(n: number, socket: MeetLine, ask: (guest: Guest, frame: Buffer) => void): Guest {
    const guest: Guest = { n, socket, heard: 0, said: 0 };
    this.#all.set(n, guest);
    socket.hear = (data, isBinary): void => {
      guest.said += 1;
      if (!isBinary || guest.said > MESSAGES) return socket.close(CLOSE.malformed);
      ask(guest, Buffer.concat([Uint8Array.of(n), data]));
    };
    socket.on('close', () => this.#all.delete(n));
    return guest;
  }

  /** Passes on what the host says: a frame that begins with a number, and with nothing behind it sends that one away. */
  answer(host: MeetLine, frame: Buffer): void {
    const guest = this.#all.get(frame[0] ?? 0);
    // Gone meanwhile, or nobody's number.
    if (!guest) return;
    if (frame.length === 1) return guest.socket.close(CLOSE.nobody);
    guest.heard += 1;
    if (guest.heard > MESSAGES) return host.close(CLOSE.malformed);
    guest.socket.send(frame.subarray(1));
  }
}
