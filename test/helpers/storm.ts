/**
 * A network with weather, from a seed: what a page sends reaches the relay late, what the relay sends reaches each page late, twice or in
 * another order; lines break and come back. Nothing moves but by `blow` or `calm`.
 */
import * as Y from 'yjs';
import type { MakeState, Transport, TransportEvents } from '../../src/kernel/journal/transport.ts';
import type { Rng } from './rng.ts';

interface Line {
  readonly doc: Y.Doc;
  readonly events: TransportEvents;
  up: boolean;
  make: MakeState | undefined;
  clock: number;
}

/** What a page shows of itself; `undefined`: it is gone. */
interface Shown {
  readonly client: number;
  readonly clock: number;
  readonly state: Uint8Array | undefined;
}

interface Parcel {
  readonly to: Line | 'relay';
  readonly from: Line | undefined;
  readonly load: Uint8Array | Shown;
}

export class Storm {
  readonly #rng: Rng;
  readonly #relay = new Y.Doc();
  readonly #shown = new Map<number, Shown>();
  readonly #lines: Line[] = [];
  #sky: Parcel[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  transport(): Transport {
    return {
      connect: (doc, _topic, events) => {
        const line: Line = { doc, events, up: false, make: undefined, clock: 0 };
        const send = (update: Uint8Array, origin: unknown): void => {
          if (origin !== this && line.up) this.#sky.push({ to: 'relay', from: line, load: update });
        };
        doc.on('update', send);
        this.#lines.push(line);
        return {
          present: (make) => {
            line.make = make;
            if (line.up) this.#sky.push({ to: 'relay', from: line, load: this.#show(line) });
          },
          close: () => {
            doc.off('update', send);
            this.#lines.splice(this.#lines.indexOf(line), 1);
            line.up = false;
            this.#hide(line);
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
    this.#hide(line);
  }

  /** The state as it is made now, under the next clock. */
  #show(line: Line): Shown {
    const clock = line.make ? ++line.clock : line.clock;
    return { client: line.doc.clientID, clock, state: line.make?.(clock) };
  }

  /** The relay sees that a line is broken. */
  #hide(line: Line): void {
    const last = this.#shown.get(line.doc.clientID);
    if (last?.state) this.#give('relay', line, { ...last, state: undefined });
  }

  #join(line: Line): void {
    line.up = true;
    this.#give('relay', line, Y.encodeStateAsUpdate(line.doc, Y.encodeStateVector(this.#relay)));
    Y.applyUpdate(line.doc, Y.encodeStateAsUpdate(this.#relay, Y.encodeStateVector(line.doc)), this);
    for (const { client, clock, state } of this.#shown.values()) {
      if (state && client !== line.doc.clientID) line.events.presence?.(client, clock, state);
    }
    if (line.make) this.#give('relay', line, this.#show(line));
    line.events.status('synced');
  }

  #deliver(at: number, again: boolean): void {
    const parcel = this.#sky[at]!;
    if (!again) this.#sky.splice(at, 1);
    this.#give(parcel.to, parcel.from, parcel.load);
  }

  #give(to: Line | 'relay', from: Line | undefined, load: Uint8Array | Shown): void {
    const update = load instanceof Uint8Array;
    if (to !== 'relay') {
      if (!to.up) return;
      if (update) Y.applyUpdate(to.doc, load, this);
      else to.events.presence?.(load.client, load.clock, load.state);
      return;
    }
    if (update) Y.applyUpdate(this.#relay, load);
    else if (!this.#keep(load)) return;
    for (const line of this.#lines) if (line !== from && line.up) this.#sky.push({ to: line, from: undefined, load });
  }

  /** The newer one stands; the same once more is nothing, gone at the same clock is. */
  #keep(shown: Shown): boolean {
    const last = this.#shown.get(shown.client);
    const newer = !last || shown.clock > last.clock || (shown.clock === last.clock && !shown.state && !!last.state);
    if (newer) this.#shown.set(shown.client, shown);
    return newer;
  }
}
