/**
 * Who says that it has promised a higher epoch votes in this one no more: an asking or an office that has too few left ends. Where the
 * others are enough it is heeded at times only, so that it may vote again: what it says needs no proof.
 */
import { quorum } from './quorum.ts';
import { Ration } from './ration.ts';

/** What one device alone says ends something so often. */
const HEEDED_MS = 15_000;

export class Highers {
  readonly #epochs = new Map<string, number>();
  readonly #heeded = new Ration(HEEDED_MS);

  note(device: string, epoch: number): void {
    this.#epochs.set(device, epoch);
  }

  /**
   * @param devices who counts @param has whether this one has promised already
   * @returns 0 where what has this epoch ends, else in how many milliseconds to ask again; `undefined` where nobody says so
   */
  endsIn(
    epoch: number,
    devices: readonly string[],
    strict: boolean,
    now: number,
    has: (device: string) => boolean,
  ): number | undefined {
    const higher = devices.filter((device) => (this.#epochs.get(device) ?? 0) > epoch && !has(device));
    if (higher.length === 0) return undefined;
    const enough = devices.length - higher.length >= quorum(devices.length, strict);
    const wait = enough ? Math.min(...higher.map((device) => this.#heeded.dueIn(device, now))) : 0;
    if (wait === 0) for (const device of higher) this.#heeded.take(device, now);
    return wait;
  }
}
