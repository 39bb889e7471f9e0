/**
 * What goes out to one connection. What a turn of the event loop brings for it is handed on in one go. Where many write at once, or this
 * process is late, that is one call of the operating system and not one a frame. Where nobody else writes, nothing waits. Frames go past
 * the WebSocket library, which would make the same one anew for each connection. It compresses nothing here, so that it holds none back.
 */
import type { Duplex } from 'node:stream';

/** Frames of one turn that are together no more than this become one: copied sooner than handed on one by one. */
const JOINED_BYTES = 16 * 1024;

/** Those that have something to hand on when all that came in this turn is read. */
let due: Outgoing[] = [];

function flushAll(): void {
  const all = due;
  due = [];
  for (const one of all) one.flush();
}

export class Outgoing {
  readonly #stream: Duplex;
  #waiting: Buffer | Buffer[] | undefined;
  /** Bytes of this turn that aren't handed on yet. */
  waitingBytes = 0;
  /** Bytes that were ever put here. */
  writtenBytes = 0;

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  put(bytes: Buffer): void {
    if (!this.#stream.writable) return;
    this.writtenBytes += bytes.length;
    this.waitingBytes += bytes.length;
    if (this.#waiting === undefined) {
      this.#waiting = bytes;
      if (due.push(this) === 1) setImmediate(flushAll);
    } else if (Array.isArray(this.#waiting)) this.#waiting.push(bytes);
    else this.#waiting = [this.#waiting, bytes];
  }

  /** Hands on at once what there is, and this; `taken` is called when the operating system has it, or nobody is there any more. */
  putNow(bytes: Buffer, taken: () => void): void {
    this.flush();
    if (!this.#stream.writable) return taken();
    this.writtenBytes += bytes.length;
    this.#stream.write(bytes, taken);
  }

  flush(): void {
    const [waiting, sizeBytes] = [this.#waiting, this.waitingBytes];
    this.#waiting = undefined;
    this.waitingBytes = 0;
    if (waiting === undefined || !this.#stream.writable) return;
    if (!Array.isArray(waiting)) this.#stream.write(waiting);
    else if (sizeBytes <= JOINED_BYTES) this.#stream.write(Buffer.concat(waiting, sizeBytes));
    else {
      this.#stream.cork();
      for (const bytes of waiting) this.#stream.write(bytes);
      this.#stream.uncork();
    }
  }
}
