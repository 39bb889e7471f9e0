/**
 * Fingers on things at an open table: the own one is shown to the others for some seconds, theirs are told to the board. Nothing of it is
 * written down, and a person may turn it off for this device, both ways.
 */
import { type Finger, NOTHING_POINTED, type Pointed } from '../../elements/frame/pointing.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Table } from '../../kernel/view/table-view.ts';
import { type PointedThing, readFinger, writeFinger } from './finger.ts';

/** How long a finger stays on a thing, if its person does nothing else. */
const POINTS_MS = 5_000;
/** Another's goes by itself after so long, should the word that it has gone be lost. */
const SEEN_MS = 9_000;

interface Seen extends PointedThing {
  readonly seat: Seat;
  readonly forget: ReturnType<typeof setTimeout>;
}

export class Pointing {
  readonly #changed: () => void;
  readonly #isOn: () => boolean;
  readonly #seen = new Map<string, Seen>();
  #table: Table | undefined;
  #stop: () => void = () => undefined;
  #own: ReturnType<typeof setTimeout> | undefined;
  #pointed: Pointed | undefined;

  /** @param changed somebody points at something else @param isOn what this person chose */
  constructor(changed: () => void, isOn: () => boolean) {
    this.#changed = changed;
    this.#isOn = isOn;
  }

  /** By thing; the same until it changes. */
  get pointed(): Pointed {
    if (!this.#isOn()) return NOTHING_POINTED;
    this.#pointed ??= byThing([...this.#seen.values()]);
    return this.#pointed;
  }

  /** @param table that is shown now; the same one again is nothing new */
  look(table: Table | undefined): void {
    if (table === this.#table) return;
    this.stop();
    this.#table = table;
    this.#stop = table?.gestures.heard((...heard) => this.#heard(...heard)) ?? this.#stop;
  }

  /** The table is left. */
  stop(): void {
    this.#stop();
    this.#stop = () => undefined;
    clearTimeout(this.#own);
    for (const { forget } of this.#seen.values()) clearTimeout(forget);
    this.#seen.clear();
    this.#pointed = undefined;
    this.#table = undefined;
  }

  /** The own finger; undefined: taken away. */
  point(thing: string | undefined, card: boolean): void {
    clearTimeout(this.#own);
    const bytes = thing === undefined || !this.#isOn() ? undefined : writeFinger({ thing, card });
    this.#table?.gestures.show(bytes);
    if (bytes) this.#own = setTimeout(() => this.#table?.gestures.show(undefined), POINTS_MS);
  }

  #heard(seat: Seat, page: string, bytes: Uint8Array | undefined): void {
    const before = this.#seen.get(page);
    clearTimeout(before?.forget);
    const finger = bytes && readFinger(bytes);
    if (!finger && !before) return;
    if (finger) {
      const forget = setTimeout(() => this.#heard(seat, page, undefined), SEEN_MS);
      this.#seen.set(page, { seat, ...finger, forget });
    } else this.#seen.delete(page);
    this.#pointed = undefined;
    this.#changed();
  }
}

/** A person with two pages has one finger on a thing. */
function byThing(seen: readonly Seen[]): Pointed {
  const pointed = new Map<string, readonly Finger[]>();
  for (const { thing, seat, card } of seen) {
    const others = (pointed.get(thing) ?? []).filter((one) => one.seat !== seat);
    pointed.set(
      thing,
      [...others, { seat, card }].toSorted((a, b) => a.seat - b.seat),
    );
  }
  return pointed;
}
