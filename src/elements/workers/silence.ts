/**
 * Notices that whoever was asked says nothing any more: a system short of memory ends a Worker without a word. Beats are counted, not time,
 * so that a machine's sleep is no silence, and a page whose timers are slowed down waits longer.
 */
const BEAT_MS = 5_000;
/** The longest job of an honest Worker takes a few seconds on a slow machine. */
const MOST_BEATS = 6;

export class Silence {
  readonly #noticed: () => void;
  #beats = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param noticed called once for each `begin` at most */
  constructor(noticed: () => void) {
    this.#noticed = noticed;
  }

  /** Something is asked: it is listened for. */
  begin(): void {
    if (this.#timer !== undefined) return;
    this.#beats = 0;
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
  }

  /** Something was said. */
  heard(): void {
    this.#beats = 0;
  }

  /** Nothing is waited for any more. */
  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #beat(): void {
    if (++this.#beats < MOST_BEATS) return;
    this.end();
    this.#noticed();
  }
}
