/**
 * A nudge: somebody asks for those who are waited for. It travels as a gesture, is heard by nobody else, and is written nowhere. Neither can be
 * overdone: one sends seldom, and is disturbed seldom, whoever asks.
 */
import { utf8 } from '../../kernel/bytes.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Gestures } from '../../kernel/view/table-view.ts';

/** One person asks no sooner again, */
export const AGAIN_MS = 20_000;
/** and nobody is asked for sooner again, by whomever. */
const REST_MS = 15_000;
/** Long enough to be seen by a page that hears every renewal only. */
const SHOWN_MS = 2_000;

const NUDGE = /^n\d{1,2}(?:\.\d{1,2}){0,23}$/u;

/** The gesture by which somebody calls these seats. */
export const writeNudge = (seats: readonly Seat[]): Uint8Array => utf8(`n${seats.join('.')}`);

/** @returns seats that are asked for; none where it is no nudge */
export function readNudge(bytes: Uint8Array): readonly Seat[] {
  const letters = String.fromCharCode(...bytes);
  return NUDGE.test(letters) ? letters.slice(1).split('.').map(Number) : [];
}

/** What calling and being called needs. */
export interface NudgePorts {
  /** Own seat; null for whoever watches. */
  me(): Seat | null;
  /** Somebody in this seat asks for this page's person. */
  asked(by: Seat): void;
  now(): number;
}

/** Calls to other seats, and theirs to this one, with a rest between two. */
export class Nudges {
  readonly #ports: NudgePorts;
  #gestures: Gestures | undefined;
  #stop: () => void = () => undefined;
  #sentMs = -AGAIN_MS;
  #heardMs = -REST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: NudgePorts) {
    this.#ports = ports;
  }

  /** @param gestures of the table that is shown; the same again is nothing new */
  look(gestures: Gestures | undefined): void {
    if (gestures === this.#gestures) return;
    this.stop();
    this.#gestures = gestures;
    this.#stop = gestures?.heard((seat, _page, bytes) => bytes && this.#heard(seat, bytes)) ?? this.#stop;
  }

  /** The table is left. */
  stop(): void {
    this.#stop();
    this.#stop = () => undefined;
    clearTimeout(this.#timer);
    this.#gestures = undefined;
  }

  /** @returns whether it was sent: not again so soon */
  send(seats: readonly Seat[]): boolean {
    const now = this.#ports.now();
    if (!this.#gestures || seats.length === 0 || now - this.#sentMs < AGAIN_MS) return false;
    this.#sentMs = now;
    this.#gestures.show(writeNudge(seats));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#gestures?.show(undefined), SHOWN_MS);
    return true;
  }

  #heard(by: Seat, bytes: Uint8Array): void {
    const me = this.#ports.me();
    const now = this.#ports.now();
    if (me === null || by === me || now - this.#heardMs < REST_MS || !readNudge(bytes).includes(me)) return;
    this.#heardMs = now;
    this.#ports.asked(by);
  }
}
