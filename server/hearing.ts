/**
 * Whether anything comes from a connection: a line that is cut says no goodbye, and those at the table should see it within seconds. Looks
 * are counted and not time, so that a relay that stood still itself calls nobody silent.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** After so many looks without a byte it is asked … */
const ASK_LOOKS = 7;
/** … and after so many it is silent. */
const SILENT_LOOKS = 15;

export class Hearing {
  readonly #stream: Duplex & { readonly bytesRead?: number };
  readonly #socket: Pick<WebSocket, 'bufferedAmount' | 'isPaused' | 'ping'>;
  #looks = 0;
  #read: number | undefined;
  #taken = 0;

  constructor(stream: Duplex, socket: Pick<WebSocket, 'bufferedAmount' | 'isPaused' | 'ping'>) {
    this.#stream = stream;
    this.#socket = socket;
  }

  /** Called every `listenMs`, with how many bytes were written so far; whether it is silent by now. */
  isSilent(writtenBytes: number): boolean {
    const { bufferedAmount, isPaused } = this.#socket;
    const { bytesRead } = this.#stream;
    // Who takes what is sent is there, and from a paused one nothing is read.
    const taken = writtenBytes - bufferedAmount;
    const heard = bytesRead !== this.#read || taken > this.#taken || isPaused;
    this.#read = bytesRead;
    this.#taken = taken;
    this.#looks = heard ? 0 : this.#looks + 1;
    if (this.#looks === ASK_LOOKS) this.#socket.ping();
    return this.#looks >= SILENT_LOOKS;
  }
}
