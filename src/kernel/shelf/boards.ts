/**
 * The boards that are open now. One is opened when something on it is asked for or put, and closed when nobody has wanted anything of it
 * for a while. After a new secret the old ones are left behind.
 */
import { Board, type BoardPorts } from './board.ts';
import { type Link, writeLink } from '../identity/link.ts';
import type { Transport } from '../journal/transport.ts';
import { IDLE_MS } from './limits.ts';
import { boardRoom } from './rooms.ts';

interface Held {
  readonly board: Board;
  users: number;
  cancel?: (() => void) | undefined;
}

/** For who asks after the end: nothing is there, and nothing comes. */
const DEAD: Transport = { connect: () => ({ present: () => undefined, close: () => undefined }) };

export class Boards {
  readonly #ports: BoardPorts & { link(): Link };
  readonly #open = new Map<number, Held>();
  #secret = '';
  closed = false;

  constructor(ports: BoardPorts & { link(): Link }) {
    this.#ports = ports;
  }

  /** Open now: for tests and for saying so. */
  get open(): readonly number[] {
    return [...this.#open.keys()];
  }

  /** Works with a board, which is open as long as that takes and a while longer. */
  async use<T>(number: number, work: (board: Board) => Promise<T>): Promise<T> {
    const held = this.#hold(number);
    held.users++;
    held.cancel?.();
    try {
      return await work(held.board);
    } finally {
      held.users--;
      if (held.users === 0 && !this.closed)
        held.cancel = this.#ports.clock.after(IDLE_MS, () => this.#close(number, held));
    }
  }

  close(): void {
    this.closed = true;
    for (const [number, held] of this.#open) this.#close(number, held);
  }

  #hold(number: number): Held {
    const link = this.#ports.link();
    if (this.closed) {
      const board = new Board({ ...this.#ports, transport: DEAD }, boardRoom(this.#ports.sodium, link, number));
      board.close();
      return { board, users: 0 };
    }
    const secret = writeLink(link);
    if (secret !== this.#secret) for (const [one, held] of this.#open) this.#close(one, held);
    this.#secret = secret;
    const known = this.#open.get(number);
    // One that the relay has turned away may be taken now.
    if (known && (known.users > 0 || (known.board.state !== 'refused' && known.board.state !== 'full'))) return known;
    if (known) this.#close(number, known);
    const held: Held = { board: new Board(this.#ports, boardRoom(this.#ports.sodium, link, number)), users: 0 };
    this.#open.set(number, held);
    return held;
  }

  #close(number: number, held: Held): void {
    held.cancel?.();
    if (this.#open.get(number) === held) this.#open.delete(number);
    held.board.close();
  }
}
