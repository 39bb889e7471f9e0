/**
 * Times when rooms were last used, and which of them are to be written down. That is at the first use, then once a minute while it goes on.
 */

const WRITE_EVERY_MS = 60_000;

interface Use {
  usedMs: number;
  writtenMs: number;
}

export class Uses {
  readonly #now: () => number;
  readonly #rooms = new Map<string, Use>();
  #sweptMs: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#sweptMs = now();
  }

  /** Notes a use, and answers what is to be written: topics and when they were used (Unix, ms). */
  note(topic: string): readonly (readonly [string, number])[] {
    const nowMs = this.#now();
    const use = this.#rooms.get(topic);
    if (use !== undefined) use.usedMs = nowMs;
    else this.#rooms.set(topic, { usedMs: nowMs, writtenMs: nowMs });
    const first = use === undefined ? [[topic, nowMs] as const] : [];
    return nowMs - this.#sweptMs < WRITE_EVERY_MS ? first : [...first, ...this.#sweep(nowMs)];
  }

  /** What was written of it is deleted: its next use is a first one. */
  forget(topic: string): void {
    this.#rooms.delete(topic);
  }

  /** What isn't written of all of them. */
  all(): readonly (readonly [string, number])[] {
    return this.#sweep(this.#now());
  }

  /** Whether a room is known here to have been used since then. */
  isSince(topic: string, sinceMs: number): boolean {
    return (this.#rooms.get(topic)?.usedMs ?? -Infinity) >= sinceMs;
  }

  /** What was used since it was written is written; what wasn't is forgotten here. */
  #sweep(nowMs: number): readonly (readonly [string, number])[] {
    this.#sweptMs = nowMs;
    const due: [string, number][] = [];
    for (const [topic, use] of this.#rooms) {
      if (use.usedMs > use.writtenMs) {
        due.push([topic, use.usedMs]);
        use.writtenMs = use.usedMs;
      } else if (use.usedMs < nowMs) this.#rooms.delete(topic);
    }
    return due;
  }
}
