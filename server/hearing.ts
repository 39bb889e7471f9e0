/**
 * Whether anything comes from a connection: a line that is cut says no goodbye, and those at the table should see it within seconds. Looks
 * are counted and not time, so that a relay that stood still itself calls nobody silent.
 */
import type { WebSocket } from 'ws';

/** Looks without a byte after which it is asked … */
const ASK_LOOKS = 7;
/** … and after so many it is silent. */
const SILENT_LOOKS = 15;

export class Hearing {
  readonly #socket: Pick<WebSocket, 'bufferedAmount' | 'isPaused' | 'ping'>;
  #looks = 0;
  /** A reader that has just come is there. */
  #heard = true;
  #taken = 0;

  constructor(socket: Pick<WebSocket, 'bufferedAmount' | 'isPaused' | 'ping'>) {
    this.#socket = socket;
  }

  /** Something came, if only a byte. */
  hear(): void {
    this.#heard = true;
  }

  /** Called every `listenMs`, with how many bytes were handed on so far; whether it is silent by now. */
  isSilent(writtenBytes: number): boolean {
    // A reader that takes what is sent is there, and from a paused one nothing is read.
    const taken = writtenBytes - this.#socket.bufferedAmount;
    const heard = this.#heard || taken > this.#taken || this.#socket.isPaused;
    this.#heard = false;
    this.#taken = taken;
    this.#looks = heard ? 0 : this.#looks + 1;
    if (this.#looks === ASK_LOOKS) this.#socket.ping();
    return this.#looks >= SILENT_LOOKS;
  }
}
