/** How often one device may have something that costs all the others time: longer apart each time, up to the longest. */

export class Backoff {
  readonly #waitsMs: readonly number[];
  readonly #had = new Map<string, { readonly times: number; readonly at: number }>();

  /** @param waitsMs after the first time, the second and so on; the last one from then on */
  constructor(...waitsMs: readonly number[]) {
    this.#waitsMs = waitsMs;
  }

  /** In how many milliseconds it is this device's turn again; 0: now. */
  dueIn(device: string, now: number): number {
    const had = this.#had.get(device);
    if (!had) return 0;
    return Math.max(had.at + this.#waitsMs[Math.min(had.times, this.#waitsMs.length) - 1]! - now, 0);
  }

  take(device: string, now: number): void {
    this.#had.set(device, { times: (this.#had.get(device)?.times ?? 0) + 1, at: now });
  }

  /** All begin anew. */
  clear(): void {
    this.#had.clear();
  }
}
