/** Open lines are pinged once in a while. A proxy in front ends a silent line, and a line that doesn't answer is ended here. */
import type { WebSocket } from 'ws';

export class Pulse {
  /** Whether anything was heard of it since the last look. */
  readonly #lines = new Map<WebSocket, boolean>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#look(), everyMs).unref();
  }

  get size(): number {
    return this.#lines.size;
  }

  /** Keeps a socket among those that are heard, until it closes. */
  add(socket: WebSocket): void {
    this.#lines.set(socket, true);
    socket.on('error', () => undefined);
    socket.on('pong', () => this.#lines.set(socket, true));
    socket.once('close', () => this.#lines.delete(socket));
  }

  /** Closes all of them, and pings no more. */
  close(code: number): void {
    clearInterval(this.#timer);
    for (const socket of this.#lines.keys()) socket.close(code);
  }

  #look(): void {
    for (const [socket, isHeard] of this.#lines) {
      if (!isHeard) {
        socket.terminate();
        continue;
      }
      this.#lines.set(socket, false);
      socket.ping();
    }
  }
}
