/**
 * Lets table time pass with real time, as fast as is wished, while the page is looked at. After each step it says that there is something to
 * see.
 */
import type { Storm } from './storm.ts';

/** Real milliseconds between two steps: a table changes no faster than one can see. */
const STEP_MS = 60;
/** A page that was busy doesn't make up for more than this. */
const MOST_MS = 200;
const SLOW = 0.25;

export class Clockwork {
  readonly #storm: Storm;
  readonly #stepped: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = performance.now();
  /** Table time that is due and less than a millisecond. */
  #rest = 0;
  paused = false;
  slow = false;
  #stopped = false;

  constructor(storm: Storm, stepped: () => void) {
    this.#storm = storm;
    this.#stepped = stepped;
    this.#later();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #later(): void {
    this.#timer = setTimeout(() => void this.#step(), STEP_MS);
  }

  async #step(): Promise<void> {
    const now = performance.now();
    const passed = Math.min(MOST_MS, now - this.#last);
    this.#last = now;
    if (!this.paused && document.visibilityState === 'visible') {
      this.#rest += passed * (this.slow ? SLOW : 1);
      const whole = Math.floor(this.#rest);
      this.#rest -= whole;
      if (whole > 0) await this.#storm.pass(whole);
    }
    if (this.#stopped) return;
    this.#stepped();
    this.#later();
  }
}

/** A turn of the event loop of a browser, sooner than a timer's. */
export function channelTick(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waits: (() => void)[] = [];
  port1.addEventListener('message', () => waits.shift()?.());
  port1.start();
  return () =>
    new Promise((resolve) => {
      waits.push(resolve);
      port2.postMessage(undefined);
    });
}
