/**
 * The clerk's office: this session stamps what arrives, when it arrives, several in one go when they come together. The office is the
 * founder's: its first session's from the table's first entry on, a later session's by opening a new epoch with the device's own promise
 * (takeover by others comes with acknowledgements). A stamp and a promise are stored before they are sent. Nothing here judges rules.
 */
import { concat, Writer } from '../bytes.ts';
import { deadline } from '../fold/requests.ts';
import type { Runner } from '../fold/runner.ts';
import { makeStampBody, MAX_STAMPED } from '../journal/bodies.ts';
import { chainOf, KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import { promiseBytes, type VotePlace } from '../journal/vote.ts';
import type { Clock, DeviceKeys, LogStore } from '../ports.ts';
import type { Order, Stamped } from './order.ts';

/** An empty stamp comes this long after a deadline that nobody's entry has passed. */
const GRACE_MS = 500;
const PROMISED = 'vote/promised';

export interface ClerkPorts {
  readonly clock: Clock;
  readonly store: LogStore;
  readonly keys: DeviceKeys;
  readonly order: Order;
  readonly runner: Runner;
  readonly session: Session;
  readonly device: string;
  readonly place: VotePlace;
}

export class Clerk {
  readonly #ports: ClerkPorts;
  /** Own chain: the office that own stamps count in. */
  readonly #chain: string;
  #office: 'none' | 'opening' | 'mine' = 'none';
  #working = false;
  #again = false;
  #cancelTimer: (() => void) | undefined;
  /** Table time `table` was at `mono` of the own clock, as stamp `tip` says. */
  #base: { readonly tip: string; readonly table: number; readonly mono: number };

  constructor(ports: ClerkPorts) {
    this.#ports = ports;
    this.#chain = chainOf({ device: ports.device, session: ports.session.number });
    this.#base = this.#baseNow();
  }

  #baseNow(): { readonly tip: string; readonly table: number; readonly mono: number } {
    const tip = this.#ports.order.tip;
    return { tip: tip?.hash ?? '', table: tip?.time ?? 0, mono: this.#ports.clock.monotonicMs() };
  }

  /** Table time now: the last stamp's, and what has passed here since. Own stamps were timed by this very clock. */
  now(): number {
    const tip = this.#ports.order.tip;
    if (this.#base.tip !== tip?.hash && tip?.office !== this.#chain) this.#base = this.#baseNow();
    const { table, mono } = this.#base;
    return table + Math.max(0, Math.floor(this.#ports.clock.monotonicMs() - mono));
  }

  /** The session that wrote the table's first entry has the office from the start. */
  takeFirst(): void {
    this.#office = 'mine';
  }

  /**
   * Opens an epoch above any met, with this device's own promise. Only the founder's primary session calls it.
   * Rejects where the promise couldn't be stored: then nothing was said, and it may be called again.
   */
  async open(): Promise<void> {
    if (this.#office !== 'none') return;
    this.#office = 'opening';
    try {
      while (this.#office === 'opening') await this.#tryToOpen();
    } finally {
      if (this.#office === 'opening') this.#office = 'none';
    }
    this.work();
  }

  async #tryToOpen(): Promise<void> {
    const { order, session } = this.#ports;
    const base = order.tip!;
    const epoch = Math.max(order.highestEpoch, base.epoch, await this.#promised()) + 1;
    const promise = await this.#promise(epoch, base);
    // The hello before it becomes part of what the opening places.
    const opening = await session.write(
      KIND.opening,
      () => {
        // An older session's stamps may have come from the relay meanwhile: then the base is another.
        if (order.tip !== base || this.#office !== 'opening') return undefined;
        return makeStampBody({
          epoch,
          first: base.position + 1,
          time: this.now(),
          entries: this.#due(),
          votes: [promise],
        });
      },
      true,
    );
    if (opening && this.#office === 'opening') this.#office = order.tip?.hash === opening.hash ? 'mine' : 'none';
  }

  async #promised(): Promise<number> {
    const stored = await this.#ports.store.get(PROMISED);
    return stored ? new DataView(stored.buffer, stored.byteOffset).getUint32(0) : 0;
  }

  /** Own promise of the epoch to oneself, stored before it is signed. */
  async #promise(epoch: number, base: Stamped): Promise<Uint8Array> {
    const { store, keys, session, device, place } = this.#ports;
    await store.put(PROMISED, new Writer().u32(epoch).done());
    const to = { device, session: session.number };
    const last = { epoch: base.epoch, position: base.position, hash: base.hash };
    const { unsigned, message } = promiseBytes(place, { ...to, epoch, to, last, left: false });
    return concat(unsigned, await keys.sign(message));
  }

  /** Stamps what is there. Called whenever something arrived; harmless without the office. */
  work(): void {
    if (this.#office !== 'mine') return;
    if (this.#working) {
      this.#again = true;
      return;
    }
    this.#working = true;
    void this.#loop().finally(() => {
      this.#working = false;
      if (this.#again) {
        this.#again = false;
        this.work();
      }
    });
  }

  async #loop(): Promise<void> {
    while (this.#office === 'mine' && (this.#due().length > 0 || this.#overdue())) {
      const written = await this.#ports.session.write(KIND.stamp, () => this.#stampBody(), true);
      if (written && this.#ports.order.tip?.hash !== written.hash) this.#office = 'none';
    }
    this.#watchDeadline();
  }

  #stampBody(): Uint8Array | undefined {
    const tip = this.#ports.order.tip!;
    // Somebody opened a higher epoch: the office is gone, and another's epoch isn't signed in.
    if (tip.office !== this.#chain) this.#office = 'none';
    if (this.#office !== 'mine') return undefined;
    const entries = this.#due();
    if (entries.length === 0 && !this.#overdue()) return undefined;
    return makeStampBody({ epoch: tip.epoch, first: tip.position + 1, time: this.now(), entries, votes: [] });
  }

  #due(): string[] {
    return this.#ports.runner.placeable(MAX_STAMPED).map((entry) => entry.hash);
  }

  #overdue(): boolean {
    const at = deadline(this.#ports.runner.state);
    return at !== undefined && this.now() >= at + GRACE_MS;
  }

  #watchDeadline(): void {
    this.#cancelTimer?.();
    const at = deadline(this.#ports.runner.state);
    if (at === undefined || this.#office !== 'mine') return;
    this.#cancelTimer = this.#ports.clock.after(Math.max(0, at + GRACE_MS - this.now()), () => this.work());
  }

  close(): void {
    this.#office = 'none';
    this.#cancelTimer?.();
  }
}
