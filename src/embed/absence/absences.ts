/**
 * People who are away while a game is on, since when, and when it is time to offer something. That is late enough to leave out a page that is
 * loaded again. A return after that is told.
 */
import type { Seat } from '../../kernel/game.ts';
import type { TableView } from '../../kernel/view/table-view.ts';

/** A seat counts as away four seconds after its last page, or eight after its line (I36, N11): with these it is nine, or thirteen. */
const OFFER_MS = 5_000;
/** So long it stands there that somebody is back. */
const BACK_MS = 10_000;

/** Somebody who is missed. */
export interface Gone {
  readonly seat: Seat;
  /** The device of the seat that voted then. */
  readonly device: string;
  /** When this page missed them, by its own clock; undefined where they were away before it came. */
  readonly since: Date | undefined;
  /** There is something to offer by now. */
  readonly isDue: boolean;
  /** This person waits. */
  readonly isPut: boolean;
}

export class Absences {
  readonly #changed: () => void;
  readonly #timers = new Map<Seat, ReturnType<typeof setTimeout>>();
  #gone: readonly Gone[] = [];
  #back: readonly Seat[] = [];
  /** Somebody was seen here, or the first look is over. */
  #isBegun = false;

  /** @param changed something is due, or over */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get gone(): readonly Gone[] {
    return this.#gone;
  }

  /** Those who have just come back. */
  get back(): readonly Seat[] {
    return this.#back;
  }

  look(view: TableView): void {
    const { phase, play, past, connection, seats, me } = view;
    // A page that hears nobody knows of nobody.
    if (phase !== 'playing' || !play || play.outcome || past || connection.state !== 'live') return this.stop();
    const away = seats.filter((one) => one.state === 'seated' && one.seat !== me.seat && one.presence === 'away');
    const fresh = away.filter(({ seat }) => !this.#gone.some((one) => one.seat === seat));
    const back = this.#gone.filter(({ seat }) => !away.some((one) => one.seat === seat));
    if (fresh.length > 0 || back.length > 0) {
      const since = this.#isBegun ? new Date() : undefined;
      this.#gone = [
        ...this.#gone.filter((one) => !back.includes(one)),
        ...fresh.map(({ seat, device }): Gone => ({ seat, device, since, isDue: false, isPut: false })),
      ];
      for (const { seat } of fresh) this.#miss(seat);
      for (const one of back) this.#missNoMore(one, view);
    }
    this.#isBegun = true;
  }

  /** This person waits for them. */
  put(seat: Seat): void {
    this.#change(seat, { isPut: true });
    this.#changed();
  }

  /** Another table, no game, no line. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#gone = [];
    this.#back = [];
    this.#isBegun = false;
  }

  #miss(seat: Seat): void {
    this.#back = this.#back.filter((one) => one !== seat);
    this.#after(seat, OFFER_MS, () => this.#change(seat, { isDue: true }));
  }

  #missNoMore(gone: Gone, view: TableView): void {
    const { seat } = gone;
    clearTimeout(this.#timers.get(seat));
    if (!isBack(gone, view)) return;
    this.#back = [...this.#back, seat];
    this.#after(seat, BACK_MS, () => (this.#back = this.#back.filter((one) => one !== seat)));
  }

  #change(seat: Seat, change: Partial<Gone>): void {
    this.#gone = this.#gone.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  }

  /** One of a seat: what was to come before doesn't. */
  #after(seat: Seat, ms: number, then: () => void): void {
    clearTimeout(this.#timers.get(seat));
    const timer = setTimeout(() => {
      then();
      this.#changed();
    }, ms);
    this.#timers.set(seat, timer);
  }
}

/** They themselves, and others had been told that they were away. */
const isBack = ({ seat, device, isDue }: Gone, { seats }: TableView): boolean =>
  isDue && seats.some((one) => one.state === 'seated' && one.seat === seat && one.device === device);
