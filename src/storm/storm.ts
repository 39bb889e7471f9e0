/** A storm: a table of six, what a visitor does to it and when, and what became of it. The same seed and the same acts give the same storm. */
import type { Told } from './facts.ts';
import { type Hit, HITS, strike } from './hits.ts';
import type { Platform } from './platform.ts';
import { PEOPLE } from './players.ts';
import { StormTable } from './table.ts';
import { Watch } from './watch.ts';

/** One act of a visitor, at this millisecond of the simulator. */
export interface Press {
  readonly hit: Hit;
  readonly seat: number;
  readonly atMs: number;
}

export class Storm {
  readonly table: StormTable;
  readonly #watch: Watch;
  readonly #pressed: Press[] = [];
  /** What is done again, and isn't yet. */
  #due: readonly Press[];

  /** @param presses what is done again, at its time, where that is still to come */
  static async of(seed: number, platform: Platform, presses: readonly Press[] = []): Promise<Storm> {
    return new Storm(await StormTable.of(seed, platform), presses);
  }

  private constructor(table: StormTable, presses: readonly Press[]) {
    this.table = table;
    this.#watch = new Watch(table);
    this.#due = presses.filter(({ atMs }) => atMs >= table.nowMs);
  }

  /** What became of it, oldest first; the same array until something is added. */
  get told(): readonly Told[] {
    return this.#watch.told;
  }
  /** All that was done is over. */
  get isCalm(): boolean {
    return this.#watch.isCalm;
  }
  /** What was done, for the address. */
  get pressed(): readonly Press[] {
    return this.#pressed;
  }

  /** @param seat who is meant @returns false where it can't be done now */
  press(hit: Hit, seat: number): boolean {
    const done = strike(this.table, hit, seat);
    if (!done) return false;
    this.#pressed.push({ hit, seat, atMs: Math.round(this.table.nowMs) });
    this.#watch.did(done);
    return true;
  }

  /** Acts that are done again come between two steps of time, as a visitor's do. */
  async pass(ms: number): Promise<void> {
    const until = this.table.nowMs + ms;
    for (let [next] = this.#due; next && next.atMs <= until; [next] = this.#due) {
      await this.#pass(next.atMs);
      this.#due = this.#due.slice(1);
      this.press(next.hit, next.seat);
    }
    await this.#pass(until);
  }

  async #pass(untilMs: number): Promise<void> {
    if (untilMs > this.table.nowMs) await this.table.pass(untilMs - this.table.nowMs, () => this.#watch.look());
  }

  close(): void {
    this.table.close();
  }
}

/** As it stands in an address: `sleep-1.8400_wake-1.30200`. */
export const writePresses = (presses: readonly Press[]): string =>
  presses.map(({ hit, seat, atMs }) => `${hit}-${seat}.${atMs}`).join('_');

/** Text that isn't such an act is left out. */
export function readPresses(text: string): readonly Press[] {
  return text.split('_').flatMap((one) => {
    const [, name, seat, at] = /^([a-z]+)-(\d)\.(\d{1,8})$/u.exec(one) ?? [];
    const hit = HITS.find((known) => known === name);
    return hit && Number(seat) < PEOPLE.length ? [{ hit, seat: Number(seat), atMs: Number(at) }] : [];
  });
}
