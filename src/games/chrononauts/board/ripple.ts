/**
 * Lets a change run through the TimeLine slowly enough to follow: first the turned Linchpin, then what follows from it, by year. The owner of
 * the Inverter has time to turn the cards with a tap (CH-273); the Timekeeper turns each (CH-272). A person who wants less motion sees all of
 * it at once. Only what is drawn lags behind, never what can be done.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PlaceView } from '../view.ts';

/** The setter of the pace: time, time but with taps to be quicker, or taps alone. */
export type Pace = 'time' | 'own' | 'taps';
const STEP_MS: Readonly<Record<Exclude<Pace, 'taps'>, number>> = { time: 650, own: 1_200 };

const isSame = (a: PlaceView, b: PlaceView): boolean => a.side === b.side && a.patch === b.patch;
const isPin = (id: string): boolean => id.startsWith('L');

/** Places that differ, in the order in which they change. */
export function order(before: readonly PlaceView[], after: readonly PlaceView[]): readonly string[] {
  return after
    .filter((place) => before.some((was) => was.id === place.id && !isSame(was, place)))
    .toSorted((a, b) => Number(isPin(b.id)) - Number(isPin(a.id)) || a.year - b.year)
    .map(({ id }) => id);
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Ripple implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #goal: readonly PlaceView[] = [];
  #shown: readonly PlaceView[] = [];
  #queue: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.settle();
  }

  /** What is drawn now. */
  get places(): readonly PlaceView[] {
    return this.#shown;
  }

  /** The place that has just changed, while more follow. */
  latest: string | undefined;

  pace: Pace = 'time';

  /** Places that a tap may turn, the next first. */
  get due(): readonly string[] {
    return this.pace === 'time' ? [] : this.#queue;
  }

  /** @param atOnce another game: its history comes of nothing */
  feed(places: readonly PlaceView[], atOnce = false, pace: Pace = 'time'): void {
    const isNews = this.#goal.length !== places.length || order(this.#goal, places).length > 0;
    this.#goal = places;
    if (!isNews) {
      // Something else on the table changed: what runs goes on running.
      if (this.#timer === undefined && this.#queue.length === 0) this.#shown = places;
      return;
    }
    const changes = order(this.#shown, places);
    const isTapped = pace === 'taps' && changes.some(isPin);
    if (atOnce || changes.length === 0 || this.#shown.length === 0 || (isStill() && !isTapped)) return this.settle();
    this.#queue = changes;
    // A Patch alone is nothing to turn.
    this.pace = changes.some(isPin) ? pace : 'time';
    if (this.pace === 'time') this.#step();
    else this.#show(undefined);
  }

  /** Turns this place now; without one, the next. */
  turn(id: string | undefined = this.#queue[0]): void {
    if (id === undefined || !this.#queue.includes(id)) return;
    this.#show(id);
    this.#host.requestUpdate();
  }

  /** All that is still to come, now. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.latest = undefined;
    this.pace = 'time';
    this.#shown = this.#goal;
  }

  #step(): void {
    const [next] = this.#queue;
    if (next === undefined) this.settle();
    else this.#show(next);
  }

  #show(next: string | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = this.#queue.filter((id) => id !== next);
    const waiting = new Set(this.#queue);
    const was = new Map(this.#shown.map((place) => [place.id, place]));
    this.#shown = this.#goal.map((place) => (waiting.has(place.id) ? (was.get(place.id) ?? place) : place));
    this.latest = next;
    // The last one is shown as new for a moment too.
    const pace = this.#queue.length === 0 ? 'time' : this.pace;
    if (pace === 'taps') return;
    this.#timer = setTimeout(() => {
      this.#step();
      this.#host.requestUpdate();
    }, STEP_MS[pace]);
  }
}
