/**
 * A nack says that its device has promised a higher epoch, and votes in this one no more. A candidacy or a sequencer that is left with too few
 * voters ends. Where the others are enough a nack is heeded at times only: it needs no proof, and its device may vote again.
 */
import { quorum } from '../../log/quorum.ts';
import { Backoff } from './backoff.ts';

/** What one device alone says ends a candidacy so often, and a sequencer's role. */
const HEEDED_MS = 15_000;

export class Nacks {
  readonly #epochs = new Map<string, number>();
  /**
   * Apart, as a candidacy may open its epoch although it was ended by a nack. That device has still promised a higher epoch then, and could
   * acknowledge nothing until it is heeded again.
   */
  readonly #heeded = { candidacy: new Backoff(HEEDED_MS), sequencer: new Backoff(HEEDED_MS) };

  note(device: string, epoch: number): void {
    this.#epochs.set(device, epoch);
  }

  /**
   * @param whose what has this epoch @param devices the voters @param has whether this one has promised already
   * @returns 0 where what has this epoch ends, else in how many milliseconds to ask again; `undefined` where nobody says so
   */
  endsIn(
    whose: 'candidacy' | 'sequencer',
    epoch: number,
    devices: readonly string[],
    strict: boolean,
    now: number,
    has: (device: string) => boolean,
  ): number | undefined {
    const higher = devices.filter((device) => (this.#epochs.get(device) ?? 0) > epoch && !has(device));
    if (higher.length === 0) return undefined;
    const enough = devices.length - higher.length >= quorum(devices.length, strict);
    const heeded = this.#heeded[whose];
    const wait = enough ? Math.min(...higher.map((device) => heeded.dueIn(device, now))) : 0;
    if (wait === 0) for (const device of higher) heeded.take(device, now);
    return wait;
  }
}
