/** Tells pages whether what they write is stored: those that are here when it changes, and those that come while it isn't. */
import { writeStored } from '../src/wire/frames.ts';
import type { Connection } from './connection.ts';
import type { RoomStore } from './stores/store.ts';

/** One relay's store, as its pages hear of it. */
export class Storing {
  readonly #store: Pick<RoomStore, 'failing'>;
  #told = true;

  constructor(store: Pick<RoomStore, 'failing'>) {
    this.#store = store;
  }

  /** Called now and then. @param here all that are in rooms */
  look(here: Iterable<Pick<Connection, 'send'>>): void {
    const is = this.#store.failing !== true;
    if (is === this.#told) return;
    this.#told = is;
    for (const connection of here) connection.send(writeStored(is));
  }

  /** Somebody has come in. */
  greet(connection: Pick<Connection, 'send'>): void {
    if (!this.#told) connection.send(writeStored(false));
  }
}
