/**
 * The clerk's office: this session stamps what arrives, when it arrives, several in one go when they come together. The office is the
 * founder's: its first session's from the table's first entry on, a later session's by opening a new epoch with the device's own promise
 * (takeover by others comes with acknowledgements). A stamp and a promise are stored before they are sent. Nothing here judges rules.
 */
import { concat } from '../bytes.ts';
import { deadline } from '../fold/requests.ts';
import type { Runner } from '../fold/runner.ts';
import { makeStampBody, MAX_STAMPED } from '../journal/bodies.ts';
import { KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import { promiseBytes, type VotePlace } from '../journal/vote.ts';
import type { Clock, DeviceKeys, LogStore } from '../ports.ts';
import type { Order } from './order.ts';

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
  #office: 'none' | 'opening' | 'mine' = 'none';
  #working = false;
  #again = false;
  #cancelTimer: (() => void) | undefined;
  #timeBase: { readonly tip: string; readonly table: number; readonly mono: number };

  constructor(ports: ClerkPorts) {
    this.#ports = ports;
    this.#timeBase = this.#baseNow();
  }

  #baseNow(): { readonly tip: string; readonly table: number; readonly mono: number } {
    const tip = this.#ports.order.tip;
    return { tip: tip?.hash ?? '', table: tip?.time ?? 0, mono: this.#ports.clock.monotonicMs() };
  }

  /** Table time now: the last stamp's, and what has passed here since. */
  now(): number {
    if (this.#timeBase.tip !== this.#ports.order.tip?.hash) this.#timeBase = this.#baseNow();
    const { table, mono } = this.#timeBase;
    return table + Math.max(0, Math.floor(this.#ports.clock.monotonicMs() - mono));
  }

  /** The session that wrote the table's first entry has the office from the start. */
  takeFirst(): void {
    this.#office = 'mine';
  }

  /** Opens an epoch above any met, with this device's own promise. Only the founder's primary session calls it. */
  async open(): Promise<void> {
    if (this.#office !== 'none') return;
    this.#office = 'opening';
    const { store, order, keys, session, device, place } = this.#ports;
    const base = order.tip!;
    const stored = await store.get(PROMISED);
    const before = stored ? new DataView(stored.buffer, stored.byteOffset).getUint32(0) : 0;
    const epoch = Math.max(order.highestEpoch, before) + 1;
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, epoch);
    await store.put(PROMISED, bytes);
    const { unsigned, message } = promiseBytes(place, {
      device,
      session: session.number,
      epoch,
      to: { device, session: session.number },
      last: { epoch: base.epoch, position: base.position, hash: base.hash },
      left: false,
    });
    const promise = concat(unsigned, await keys.sign(message));
    // The hello before it becomes part of what the opening places.
    await session.write(
      KIND.opening,
      () =>
        makeStampBody({
          epoch,
          first: base.position + 1,
          time: this.now(),
          entries: this.#due(),
          votes: [promise],
        }),
      true,
    );
    this.#office = 'mine';
    this.work();
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
    while (this.#due().length > 0 || this.#overdue()) {
      const { order, session } = this.#ports;
      const tip = order.tip!;
      const written = await session.write(
        KIND.stamp,
        () => {
          const entries = this.#due();
          if (order.tip !== tip || (entries.length === 0 && !this.#overdue())) return undefined;
          return makeStampBody({ epoch: tip.epoch, first: tip.position + 1, time: this.now(), entries, votes: [] });
        },
        true,
      );
      if (written && order.tip?.hash !== written.hash) {
        // Somebody opened a higher epoch meanwhile: the office is gone.
        this.#office = 'none';
        return;
      }
    }
    this.#watchDeadline();
  }

  #due(): string[] {
    return this.#ports.runner
      .placeable()
      .slice(0, MAX_STAMPED)
      .map((entry) => entry.hash);
  }

  #overdue(): boolean {
    const at = deadline(this.#ports.runner.state);
    return at !== undefined && this.now() >= at + GRACE_MS;
  }

  #watchDeadline(): void {
    this.#cancelTimer?.();
    const at = deadline(this.#ports.runner.state);
    if (at === undefined) return;
    this.#cancelTimer = this.#ports.clock.after(Math.max(0, at + GRACE_MS - this.now()), () => this.work());
  }

  close(): void {
    this.#office = 'none';
    this.#cancelTimer?.();
  }
}
