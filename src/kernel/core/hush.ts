/**
 * While a game asks for it, nobody is told that this page is looked away from. People with nothing to do look away, and that would tell who
 * has something to do. What is still so some time after is told then. What its person's hands do is shown to nobody either. SPEC V11.
 */
import type { Clock } from '../ports.ts';

/** People look up again at different moments. */
const AFTER_MS = 15_000;

/** What a hush asks and tells. */
export interface HushPorts {
  readonly clock: Clock;
  /** Does the game want it now? */
  hushed(): boolean;
  tell(hidden: boolean): void;
  /** A hush has begun, for all pages at the same step. */
  began(): void;
}

/** The hush as one page keeps it. */
export class Hush {
  readonly #ports: HushPorts;
  #hidden = false;
  #told = false;
  #was = false;
  /** Monotonic milliseconds of the own clock. */
  #untilMs = -Infinity;

  constructor(ports: HushPorts) {
    this.#ports = ports;
  }

  /** Nothing is told of this page now. */
  get isOn(): boolean {
    return this.#ports.hushed();
  }

  hidden(yes: boolean): void {
    this.#hidden = yes;
    this.look();
  }

  /** Called after each change. */
  look(): void {
    const { clock, hushed, tell } = this.#ports;
    if (hushed()) {
      if (!this.#was) this.#ports.began();
      this.#was = true;
      return;
    }
    const now = clock.monotonicMs();
    if (this.#was) {
      this.#was = false;
      this.#untilMs = now + AFTER_MS;
      clock.after(AFTER_MS, () => this.look());
    }
    if (now < this.#untilMs || this.#hidden === this.#told) return;
    this.#told = this.#hidden;
    tell(this.#hidden);
  }
}
