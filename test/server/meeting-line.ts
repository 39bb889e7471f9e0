/** A line to one of the relay's meetings: sends any bytes, gives what came one by one. */
import { WebSocket } from 'ws';
import type { Relay } from '../../server/relay.ts';
import { cleanups } from './table.ts';

export class MeetingLine {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #came: number[][] = [];
  #wakes: (() => void) | undefined;

  /** @param path behind `/sync/` */
  constructor({ url }: Relay, path: string, protocol: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url}/${path}`, [protocol], { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => {
      this.#came.push([...data]);
      this.#wakes?.();
    });
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    cleanups.push(() => this.socket.terminate());
  }

  async next(): Promise<number[]> {
    while (this.#came.length === 0) await new Promise<void>((resolve) => (this.#wakes = resolve));
    return this.#came.shift()!;
  }

  /** Sent as soon as it is open. */
  say(...bytes: readonly number[]): void {
    const send = (): void => this.socket.send(Uint8Array.from(bytes));
    if (this.socket.readyState === WebSocket.OPEN) send();
    else this.socket.once('open', send);
  }
}
