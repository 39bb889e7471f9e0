/**
 * Virtual time: everything that happens in the simulator is an event here, in one order for one seed. Between two events all promises
 * are drained, so nothing depends on how fast this machine is.
 */

interface Job {
  readonly at: number;
  readonly n: number;
  readonly run: () => void;
  off: boolean;
}

/** How all that a step sets off is waited for, by the means of a platform. */
export interface Drain {
  /** After all promises that can come true without another event. */
  drained(): Promise<void>;
  /** A turn of the event loop, in which rejections that nobody handled are told. */
  turn(): Promise<void>;
}

export class Schedule {
  /** Milliseconds of true time; nobody at the table knows it. */
  now = 0;
  /** Events that have run. */
  ran = 0;
  #n = 0;
  /** A binary heap by time, then by order of asking. */
  readonly #heap: Job[] = [];
  readonly #drain: Drain;

  constructor(drain: Drain) {
    this.#drain = drain;
  }

  /** Returns the cancelling. */
  in(ms: number, run: () => void): () => void {
    const job: Job = { at: this.now + Math.max(0, ms), n: this.#n++, run, off: false };
    this.#heap.push(job);
    this.#up(this.#heap.length - 1);
    return () => {
      job.off = true;
    };
  }

  /** Runs all events of the next `ms`, each with all that it sets off. @param after called behind each */
  async pass(ms: number, after?: () => void): Promise<void> {
    const until = this.now + ms;
    await this.#drain.drained();
    for (let job = this.#heap[0]; job && job.at <= until; job = this.#heap[0]) {
      this.#pop();
      if (job.off) continue;
      this.now = Math.max(this.now, job.at);
      this.ran++;
      job.run();
      await this.#drain.drained();
      after?.();
    }
    this.now = until;
    await this.#drain.turn();
  }

  #pop(): void {
    const last = this.#heap.pop()!;
    if (this.#heap.length === 0) return;
    this.#heap[0] = last;
    for (let i = 0; ;) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2])
        if (child < this.#heap.length && before(this.#heap[child]!, this.#heap[least]!)) least = child;
      if (least === i) return;
      this.#swap(i, least);
      i = least;
    }
  }

  #up(from: number): void {
    for (let i = from; i > 0;) {
      const parent = (i - 1) >> 1;
      if (!before(this.#heap[i]!, this.#heap[parent]!)) return;
      this.#swap(i, parent);
      i = parent;
    }
  }

  #swap(a: number, b: number): void {
    [this.#heap[a], this.#heap[b]] = [this.#heap[b]!, this.#heap[a]!];
  }
}

const before = (a: Job, b: Job): boolean => (a.at === b.at ? a.n < b.n : a.at < b.at);
