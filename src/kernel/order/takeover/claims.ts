/**
 * Which epochs the voters say they have promised: a candidacy, a promise or a nack says so, and proves nothing. One device alone may
 * say anything, so what it says is followed in small steps; of two one at least is honest (SPEC.md, O9, O10).
 */

/** What one device alone names is followed so far in one candidacy. */
const STEP = 64;
/** A candidacy is promised so far above all that is known; more than a step, for whoever has missed some. */
const REACH = 4 * STEP;

/** What is known without anybody's word. */
export interface Known {
  /** Epoch of the tip, or the own promise: the higher one. */
  readonly epoch: number;
  /** The voters. */
  readonly devices: readonly string[];
}

/** The highest epoch that each device says it has promised. */
export class Claims {
  /** The highest epoch that each device has claimed, by device. */
  readonly #epochs = new Map<string, number>();

  note(device: string, epoch: number): void {
    this.#epochs.set(device, Math.max(epoch, this.#epochs.get(device) ?? 0));
  }

  /** A new-epoch stamp of this epoch has settled these. */
  settle(epoch: number): void {
    for (const [device, named] of this.#epochs) if (named <= epoch) this.#epochs.delete(device);
  }

  /** Devices that name this epoch or one above it. */
  from(epoch: number, devices: readonly string[]): readonly string[] {
    return devices.filter((device) => (this.#epochs.get(device) ?? 0) >= epoch);
  }

  /** Up to here what is named is believed: by two, or known anyway. */
  #backed({ epoch, devices }: Known): number {
    const named = devices.map((device) => this.#epochs.get(device) ?? 0).toSorted((a, b) => b - a);
    return Math.max(epoch, named[1] ?? 0);
  }

  /** The next candidacy goes above this. */
  top(known: Known): number {
    const backed = this.#backed(known);
    const named = known.devices.map((device) => this.#epochs.get(device) ?? 0);
    return Math.max(backed, Math.min(backed + STEP, Math.max(0, ...named)));
  }

  /** Whether a candidacy for this epoch may be promised: a leap would run the numbers out, or bind all to where nobody follows. */
  isInReach(epoch: number, known: Known): boolean {
    return epoch <= this.#backed(known) + REACH;
  }
}
