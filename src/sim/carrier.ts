/**
 * The way of things from a page to the relay and back, in fair or bad weather. They take their time, may overtake each other, or come
 * twice. Where a line carries nothing that way, they never come. Which lines there are, and what is sent, is the network's (`network.ts`).
 */
import type * as Y from 'yjs';
import type { Rng } from './rng.ts';
import type { Schedule } from './schedule.ts';
import type { Heard, Showing } from './sightings.ts';

/** How it is out there now. */
export interface Weather {
  /** One way, milliseconds: at least, and so much more at random. */
  readonly delayMs: number;
  readonly jitterMs: number;
  /** One parcel in so many comes twice; 0: none. */
  readonly twice: number;
  /** Parcels may overtake each other. */
  readonly overtaking: boolean;
  /** One presence state in so many is lost; 0: none. */
  readonly unseen: number;
}

export const FAIR: Weather = { delayMs: 20, jitterMs: 20, twice: 0, overtaking: false, unseen: 0 };

/** The owner of the line; `enter` runs what arrives in its name. */
export interface Caller {
  readonly where: number;
  enter(run: () => void): void;
}

/** To the relay, or from it. */
export type Way = 'up' | 'down';

/** A page’s line to the relay. */
export interface Line {
  readonly caller: Caller;
  readonly doc: Y.Doc;
  readonly topic: string;
  readonly events: Heard;
  /** Counts connections: what was sent over an earlier one is lost. */
  call: number;
  up: boolean;
  closed: boolean;
  /** When the last parcel of each direction arrives. */
  arrives: { up: number; down: number };
  /** Extra milliseconds of this line. */
  slow: number;
  readonly showing: Showing;
}

/** Carries parcels over lines. */
export class Carrier {
  readonly #schedule: Schedule;
  readonly #rng: Rng;
  /** The direction in which a device's lines carry nothing. */
  readonly #halved = new Map<number, Way>();
  weather: Weather = FAIR;

  constructor(schedule: Schedule, rng: Rng) {
    this.#schedule = schedule;
    this.#rng = rng;
  }

  /** From now on nothing comes through in this direction. */
  halve(where: number, way: Way): void {
    this.#halved.set(where, way);
  }

  /** That direction carries again. @returns false where another one, or none, carries nothing by now */
  restore(where: number, way: Way): boolean {
    return this.#halved.get(where) === way && this.#halved.delete(where);
  }

  /** All lines carry both ways again. @returns the devices whose lines didn't */
  mend(): readonly number[] {
    const all = [...this.#halved.keys()];
    this.#halved.clear();
    return all;
  }

  /** @param arrive runs when the parcel is there, unless its line has fallen meanwhile */
  carry(line: Line, way: Way, arrive: () => void): void {
    const { delayMs, jitterMs, twice, overtaking } = this.weather;
    const { call } = line;
    if (this.#halved.get(line.caller.where) === way) return;
    const once = (): void => {
      const at = this.#schedule.now + delayMs + line.slow + this.#rng.below(jitterMs + 1);
      const when = overtaking ? at : Math.max(at, line.arrives[way]);
      if (!overtaking) line.arrives[way] = when;
      this.#schedule.in(when - this.#schedule.now, () => {
        if (call === line.call && line.up) arrive();
      });
    };
    once();
    if (twice > 0 && this.#rng.oneIn(twice)) once();
  }
}
