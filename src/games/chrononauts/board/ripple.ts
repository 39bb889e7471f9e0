/**
 * Lets a change run through the TimeLine slowly enough to follow: first the turned Linchpin, then what follows from it, by year. Whoever
 * wants less motion sees all of it at once. Only what is drawn lags behind, never what can be done.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PlaceView } from '../view.ts';

const STEP_MS = 650;

const isSame = (a: PlaceView, b: PlaceView): boolean => a.side === b.side && a.patch === b.patch;
const isPin = ({ id }: PlaceView): boolean => id.startsWith('L');

/** Places that differ, in the order in which they change. */
export function order(before: readonly PlaceView[], after: readonly PlaceView[]): readonly string[] {
  return after
    .filter((place) => before.some((was) => was.id === place.id && !isSame(was, place)))
    .toSorted((a, b) => Number(isPin(b)) - Number(isPin(a)) || a.year - b.year)
    .map(({ id }) => id);
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Ripple implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private goal: readonly PlaceView[] = [];
  private shown: readonly PlaceView[] = [];
  private queue: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.settle();
  }

  /** What is drawn now. */
  get places(): readonly PlaceView[] {
    return this.shown;
  }

  /** The place that has just changed, while more follow. */
  latest: string | undefined;

  get isRunning(): boolean {
    return this.queue.length > 0;
  }

  /** @param atOnce another game: its history comes of nothing */
  feed(places: readonly PlaceView[], atOnce = false): void {
    const isNews = this.goal.length !== places.length || order(this.goal, places).length > 0;
    this.goal = places;
    if (!isNews) {
      // Something else on the table changed: what runs goes on running.
      if (this.timer === undefined) this.shown = places;
      return;
    }
    const changes = order(this.shown, places);
    if (atOnce || changes.length === 0 || this.shown.length === 0 || isStill()) return this.settle();
    this.queue = changes;
    this.step();
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.latest = undefined;
    this.shown = this.goal;
  }

  private step(): void {
    clearTimeout(this.timer);
    const [next, ...rest] = this.queue;
    if (next === undefined) this.settle();
    else {
      const waiting = new Set(rest);
      const was = new Map(this.shown.map((place) => [place.id, place]));
      this.shown = this.goal.map((place) => (waiting.has(place.id) ? (was.get(place.id) ?? place) : place));
      this.queue = rest;
      this.latest = next;
      this.timer = setTimeout(() => {
        this.step();
        this.host.requestUpdate();
      }, STEP_MS);
    }
  }
}
