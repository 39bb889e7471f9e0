/**
 * A network with weather, from a seed: what a page sends reaches the relay late, what the relay sends reaches each page late, twice or in
 * another order; lines break and come back. Nothing moves but by `blow` or `calm`.
 */
import * as Y from 'yjs';
import type { Transport, TransportEvents } from '../../src/kernel/journal/transport.ts';
import type { Rng } from './rng.ts';

interface Line {
  readonly doc: Y.Doc;
  readonly events: TransportEvents;
  up: boolean;
}

interface Parcel {
  readonly to: Line | 'relay';
  readonly from: Line | undefined;
  readonly update: Uint8Array;
}

export class Storm {
  readonly #rng: Rng;
  readonly #relay = new Y.Doc();
  readonly #lines: Line[] = [];
  #sky: Parcel[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  transport(): Transport {
    return {
      connect: (doc, _topic, events) => {
        const line: Line = { doc, events, up: false };
        const send = (update: Uint8Array, origin: unknown): void => {
          if (origin !== this && line.up) this.#sky.push({ to: 'relay', from: line, update });
        };
        doc.on('update', send);
        this.#lines.push(line);
        return {
          close: () => {
            doc.off('update', send);
            this.#lines.splice(this.#lines.indexOf(line), 1);
            line.up = false;
          },
        };
      },
    };
  }

  /** One thing happens: a parcel arrives, perhaps not for the last time, or a line breaks or comes back. */
  blow(): void {
    const line = this.#rng.pick(this.#lines);
    if (line && this.#rng.oneIn(line.up ? 60 : 12)) {
      if (line.up) this.#break(line);
      else this.#join(line);
    } else if (this.#sky.length > 0) this.#deliver(this.#rng.below(this.#sky.length), this.#rng.oneIn(8));
  }

  /** All lines are up and all is delivered. */
  calm(): void {
    for (const line of this.#lines) if (!line.up) this.#join(line);
    while (this.#sky.length > 0) this.#deliver(0, false);
  }

  #break(line: Line): void {
    line.up = false;
    // What was on its way to or from a broken line is lost.
    this.#sky = this.#sky.filter(({ to, from }) => to !== line && from !== line);
    line.events.status('offline');
  }

  #join(line: Line): void {
    line.up = true;
    this.#give('relay', line, Y.encodeStateAsUpdate(line.doc, Y.encodeStateVector(this.#relay)));
    Y.applyUpdate(line.doc, Y.encodeStateAsUpdate(this.#relay, Y.encodeStateVector(line.doc)), this);
    line.events.status('synced');
  }

  #deliver(at: number, again: boolean): void {
    const parcel = this.#sky[at]!;
    if (!again) this.#sky.splice(at, 1);
    this.#give(parcel.to, parcel.from, parcel.update);
  }

  #give(to: Line | 'relay', from: Line | undefined, update: Uint8Array): void {
    if (to !== 'relay') {
      if (to.up) Y.applyUpdate(to.doc, update, this);
      return;
    }
    Y.applyUpdate(this.#relay, update);
    for (const line of this.#lines) if (line !== from && line.up) this.#sky.push({ to: line, from: undefined, update });
  }
}
