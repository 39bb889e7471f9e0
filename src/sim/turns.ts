/** The turns of a device's pages, room by room, as the browser's lock has them: one acts, the others wait in line. */
import type { Schedule } from './schedule.ts';

/** A page, and what it has to say about one room. */
export interface Waiter<P> {
  readonly page: P;
  enter(run: () => void): void;
  mayAct(): void;
  stepBack(): Promise<void>;
}

/** How long a page may take to step back before another acts all the same. */
const OVERDUE_MS = 3_000;

export class Turns<P> {
  readonly #schedule: Schedule;
  readonly #rooms = new Map<string, Room<P>>();

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  /** Waits for its turn in this room. */
  wait(room: string, waiter: Waiter<P>): void {
    const line = this.#line(room);
    line.queue.push(waiter);
    if (!line.holder) this.#release(line);
  }

  /** This page wants the turn now: whoever has it steps back, or is overdue. */
  take(room: string, page: P): void {
    const line = this.#line(room);
    const { holder } = line;
    const next = line.queue.find((one) => one.page === page);
    if (!holder || holder.page === page || !next) return;
    const pass = (): void => {
      if (line.holder === holder && line.queue.includes(next)) this.#release(line, next);
    };
    holder.enter(() => void holder.stepBack().then(pass));
    this.#schedule.in(OVERDUE_MS, pass);
  }

  /** The page is no more: the next may act wherever it did. */
  freed(page: P): void {
    for (const line of this.#rooms.values()) {
      line.queue = line.queue.filter((one) => one.page !== page);
      if (line.holder?.page === page) this.#release(line);
    }
  }

  #line(room: string): Room<P> {
    const line = this.#rooms.get(room) ?? { holder: undefined, queue: [] };
    this.#rooms.set(room, line);
    return line;
  }

  #release(line: Room<P>, to: Waiter<P> | undefined = line.queue[0]): void {
    line.holder = to;
    if (!to) return;
    line.queue = line.queue.filter((one) => one !== to);
    this.#schedule.in(5, () => to.enter(() => to.mayAct()));
  }
}

interface Room<P> {
  holder: Waiter<P> | undefined;
  queue: Waiter<P>[];
}
