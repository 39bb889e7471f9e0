/** What hands on the table's pages do: handed to the game's face by seat, unread. */
import type { Seat } from '../game.ts';
import type { Gestures } from '../view/table-view.ts';

export interface GesturePorts {
  /** Shows it to the others. */
  show(bytes: Uint8Array | undefined): void;
  /** The seat that a device has; `undefined`: none. */
  seatOf(device: string): Seat | undefined;
}

type Listener = Parameters<Gestures['heard']>[0];

export class TableGestures implements Gestures {
  readonly #ports: GesturePorts;
  readonly #listeners = new Set<Listener>();

  constructor(ports: GesturePorts) {
    this.#ports = ports;
  }

  show(bytes: Uint8Array | undefined): void {
    this.#ports.show(bytes);
  }

  heard(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes what came over the line. A device without a seat has no hands. */
  take(device: string, session: number, bytes: Uint8Array | undefined): void {
    const seat = this.#listeners.size > 0 ? this.#ports.seatOf(device) : undefined;
    if (seat !== undefined) for (const listener of this.#listeners) listener(seat, `${device}/${session}`, bytes);
  }
}
