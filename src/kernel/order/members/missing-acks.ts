/**
 * Devices that are here and acknowledge nothing of what waits for that. An acknowledgement is missing at one place, and any over it makes
 * up for it. Where much happens, nobody has acknowledged the very last stamp yet.
 */
import type { Clock } from '../../ports.ts';
import type { Stamped } from '../../log/order.ts';

/** What noticing missing acknowledgements needs. */
export interface MissingAcksPorts {
  readonly clock: Clock;
  /** Own device, hex. */
  readonly device: string;
  /** Devices of which a page is connected now, as far as presence tells. */
  here(): ReadonlySet<string>;
}

/** The voters there that have acknowledged neither this place nor one over it. */
export type MissingAt = (place: Stamped) => readonly string[];

/** Between two looks no more than this counts: somebody slept. */
const STEP_MS = 3_000;

/** Devices that are here and acknowledge nothing while something waits for it. */
export class MissingAcks {
  readonly #ports: MissingAcksPorts;
  /** By device: the place, and how long had been waited in all when it was first missed there. */
  readonly #owed = new Map<string, { readonly place: Stamped; readonly at: number }>();
  #epoch: number | undefined;
  /** For how many milliseconds something has waited, in all: whoever wasn't needed in time owes nothing for a quiet hour after it. */
  #waited = 0;
  #lookedAt: number | undefined;

  constructor(ports: MissingAcksPorts) {
    this.#ports = ports;
  }

  /** Nobody is blamed for what was; or this device isn't. */
  forget(device?: string): void {
    if (device === undefined) this.#owed.clear();
    else this.#owed.delete(device);
  }

  /** @param missingAt undefined where nothing waits at the tip */
  look(tip: Stamped, missingAt: MissingAt | undefined): void {
    const { clock, device: own, here } = this.#ports;
    const now = clock.monotonicMs();
    if (this.#lookedAt !== undefined) this.#waited += Math.min(now - this.#lookedAt, STEP_MS);
    this.#lookedAt = missingAt && now;
    if (tip.epoch !== this.#epoch) this.forget();
    this.#epoch = tip.epoch;
    if (!missingAt) return;
    const awake = here();
    // Most owe at the same few places: each is asked about once.
    const asked = new Map<Stamped, readonly string[]>();
    const missingFrom = (place: Stamped): readonly string[] => {
      const known = asked.get(place) ?? missingAt(place);
      asked.set(place, known);
      return known;
    };
    for (const [device, { place }] of this.#owed) {
      const stays = tip.voters.devices.includes(device) && awake.has(device);
      if (!stays || !missingFrom(place).includes(device)) this.#owed.delete(device);
    }
    const missing = missingFrom(tip);
    // What this page doesn't acknowledge itself it asks of nobody.
    if (missing.includes(own)) return;
    for (const device of missing)
      if (awake.has(device) && !this.#owed.has(device)) this.#owed.set(device, { place: tip, at: this.#waited });
  }

  /** For how many milliseconds, at the last look, something has waited for this device; 0 where it owes nothing. */
  missingMs(device: string): number {
    const missing = this.#owed.get(device);
    return missing ? this.#waited - missing.at : 0;
  }
}
