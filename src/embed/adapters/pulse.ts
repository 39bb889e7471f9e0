/**
 * Whether the relay is still there: whoever hears nothing for a while asks, and says within three seconds that nothing comes. A line that
 * is cut tells its ends nothing by itself. Beats are counted and not time, so that a page that stood still blames nobody.
 */
const BEAT_MS = 400;
/** After so many beats without a word the relay is asked, and again each second from then on … */
const ASK_BEATS = 3;
const AGAIN_BEATS = 3;
/** … after so many it is silent … */
const SILENT_BEATS = 7;
/** … and after so many another line is tried. */
const LOST_BEATS = 15;
/** … which is so many for a page that was asleep: its line is more likely dead than slow, and its person waits. */
const SLEPT_BEATS: number = ASK_BEATS + 3;
/** So much the device itself takes of what is sent, on a line that has long been dead. */
const DEVICE_BYTES = 65_536;
/** A beat that comes so late has been slept through. */
const SLEPT_MS = 5_000;

/** What the pulse needs, and whom it tells. */
export interface PulseEvents {
  ask(): void;
  /** Nothing comes any more. */
  silent(): void;
  /** Something came after all. */
  back(): void;
  /** Another line may do better; said once a silence, before it is shown where the page was asleep. */
  lost(): void;
  /** Bytes that still wait to be sent: while they become fewer the relay takes them, and an answer lies behind them. */
  unsent(): number;
}

/** Feels whether the relay still answers, and says so when it doesn't. */
export class Pulse {
  readonly #events: PulseEvents;
  #timer: ReturnType<typeof setInterval> | undefined;
  #beats = 0;
  #unsent = 0;
  #silent = false;
  /** The page was asleep, and nothing has come since. */
  #slept = false;
  /** Another line has been asked for. */
  #told = false;
  #beatMs = 0;
  /** What comes had set out before the doubt, until the relay is asked anew. */
  #deaf = false;

  constructor(events: PulseEvents) {
    this.#events = events;
  }

  get isSilent(): boolean {
    return this.#silent;
  }

  /** There is a line that works. */
  begin(): void {
    this.end();
    this.#beatMs = Date.now();
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
  }

  /** There is none any more. */
  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#beats = 0;
    this.#silent = false;
    this.#slept = false;
    this.#told = false;
    this.#deaf = false;
  }

  /** Anything came. */
  heard(): void {
    if (this.#timer === undefined || this.#deaf) return;
    this.#beats = 0;
    this.#slept = false;
    this.#told = false;
    if (!this.#silent) return;
    this.#silent = false;
    this.#events.back();
  }

  /** The page is looked at again, perhaps after a sleep: asks with the next beat, and waits for less than else. */
  wake(): void {
    if (this.#timer === undefined || this.#silent) return;
    this.#slept = true;
    // What lay here through the sleep is delivered now.
    this.#deaf = true;
    this.#beats = Math.max(this.#beats, ASK_BEATS);
  }

  /** It is said that there is no network: silent until an answer shows otherwise, as of a relay on this very machine. */
  doubt(): void {
    if (this.#timer === undefined || this.#silent) return;
    this.#beats = SILENT_BEATS;
    this.#silent = true;
    this.#deaf = true;
    this.#events.silent();
  }

  #beat(): void {
    const unsent = this.#events.unsent();
    if (unsent < this.#unsent && this.#unsent > DEVICE_BYTES) this.heard();
    this.#unsent = unsent;
    this.#beats += 1;
    const since = this.#beats - ASK_BEATS;
    if (this.#deaf || (since >= 0 && since % AGAIN_BEATS === 0)) {
      this.#deaf = false;
      this.#events.ask();
    }
    if (this.#beats >= SILENT_BEATS && !this.#silent) {
      this.#silent = true;
      this.#events.silent();
    }
    const now = Date.now();
    // Where the clock of timers stands still in a sleep, that of the day goes on.
    if (now - this.#beatMs > SLEPT_MS) this.wake();
    this.#beatMs = now;
    if (this.#told || this.#beats < (this.#slept ? SLEPT_BEATS : LOST_BEATS)) return;
    this.#told = true;
    this.#events.lost();
  }
}
