/**
 * The sequencer stamps entries when they arrive, several in one go when they come together. While many moves come it gathers them for a
 * moment (`gathering.ts`). A session becomes it by writing the table's first entry, or by opening an epoch (`order/takeover/takeover.ts`
 * brings the promises). Stamps are stored before they are sent. Nothing here judges rules.
 */
import { deadline } from '../fold/runs.ts';
import type { Runner } from '../fold/runner.ts';
import { makeStampBody, MAX_STAMPED } from '../journal/bodies.ts';
import { chainOf, type Entry, KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import { Alarm } from '../alarm.ts';
import type { Clock } from '../ports.ts';
import { RETRY_MS } from '../rounds.ts';
import type { Order, Stamped } from '../log/order.ts';
import { latestAfter } from '../log/table-time.ts';
import { Gathering } from './gathering.ts';

/** An empty stamp comes this long after a deadline that nobody's entry has passed. */
const GRACE_MS = 500;

/** What making stamps needs. */
export interface SequencerPorts {
  readonly clock: Clock;
  readonly order: Order;
  readonly runner: Runner;
  readonly session: Session;
  readonly device: string;
  /** Highest epoch that this device has promised. */
  promised(): number;
  /** Acknowledgements that bring the change that is asked for into effect. */
  proof(): readonly Uint8Array[] | undefined;
  failed(error: unknown): void;
}

/** Makes the stamps while this page has the role; told to stop, it makes no more. */
export class Sequencer {
  readonly #ports: SequencerPorts;
  /** Own chain: the sequencer's role that own stamps count in. */
  readonly #chain: string;
  #active = false;
  /** How often it was laid down. */
  #drops = 0;
  #working = false;
  #again = false;
  #cancelTimer: (() => void) | undefined;
  /** A stamp that couldn't be made is tried again. */
  readonly #retry: Alarm;
  readonly #gathering = new Gathering();
  #cancelGathering: (() => void) | undefined;
  /** Table time `table` was at `mono` of the own clock, as stamp `tip` says. */
  #base: { readonly tip: string; readonly table: number; readonly mono: number };

  constructor(ports: SequencerPorts) {
    this.#ports = ports;
    this.#chain = chainOf({ device: ports.device, session: ports.session.number });
    this.#base = this.#baseNow();
    this.#retry = new Alarm(ports.clock, () => this.work());
  }

  get isActive(): boolean {
    return this.#active;
  }

  #baseNow(): { readonly tip: string; readonly table: number; readonly mono: number } {
    const tip = this.#ports.order.tip;
    return { tip: tip?.hash ?? '', table: tip?.time ?? 0, mono: this.#ports.clock.monotonicMs() };
  }

  /** Table time now: the last stamp's, and what has passed here since. Own stamps were timed by this very clock. */
  now(): number {
    const tip = this.#ports.order.tip;
    if (this.#base.tip !== tip?.hash && tip?.sequencer !== this.#chain) this.#base = this.#baseNow();
    const { table, mono } = this.#base;
    const now = this.#ports.clock.monotonicMs();
    const time = table + Math.max(0, Math.floor(now - mono));
    if (tip && time < tip.time) {
      // Another's stamp was the tip for a moment, while an own one that is further on was being stored. Time goes on from the own one.
      this.#base = this.#baseNow();
      return tip.time;
    }
    const latest = latestAfter(tip?.time ?? 0);
    if (time <= latest) return time;
    // It stands still up to the next stamp, and goes on from there: what was left out doesn't pass later.
    this.#base = { ...this.#base, table: latest, mono: now };
    return latest;
  }

  /** The session that wrote the table's first entry is the sequencer from the start. */
  takeFirst(): void {
    this.#active = true;
  }

  /** The sequencer's role is free, or somebody else's. */
  drop(): void {
    this.#drops++;
    this.#active = false;
    this.#cancelTimer?.();
    this.#retry.clear();
    this.#cancelGathering?.();
    this.#cancelGathering = undefined;
  }

  /** Opens an epoch over its base with the promises that it carries; false where it didn't come about. */
  async open(epoch: number, base: Stamped, promises: readonly Uint8Array[]): Promise<boolean> {
    const { order, session, runner } = this.#ports;
    const drops = this.#drops;
    const stamp = await session.write(
      KIND.newEpoch,
      () => {
        // A higher one was promised meanwhile, by whoever leaves this generation for instance.
        if (this.#ports.promised() > epoch) return undefined;
        // What is pending is known at the state folded; over an older base it follows with the first stamp.
        const entries = runner.at === base ? this.#due().map(({ hash }) => hash) : [];
        const time = Math.max(base.time, runner.at === base ? this.now() : 0);
        return makeStampBody({ epoch, first: base.position + 1, time, entries, votes: promises });
      },
      true,
      base.hash,
    );
    // Laid down meanwhile, as another tab acts now: then it isn't taken.
    this.#active = drops === this.#drops && stamp !== undefined && order.tip?.hash === stamp.hash;
    this.work();
    return this.#active;
  }

  /** Stamps what is there. Called whenever something arrived; harmless where this page isn't the sequencer. */
  work(): void {
    if (!this.#active) return;
    if (this.#working) {
      this.#again = true;
      return;
    }
    this.#working = true;
    void this.#loop()
      .catch((error: unknown) => {
        this.#ports.failed(error);
        this.#retry.in(RETRY_MS);
      })
      .finally(() => {
        this.#working = false;
        if (this.#again) {
          this.#again = false;
          this.work();
        }
      });
  }

  async #loop(): Promise<void> {
    while (this.#active && this.#isFolded() && this.#isWanted()) {
      if (this.#gathers()) break;
      const proof = this.#ports.proof();
      const kind = proof ? KIND.effect : KIND.stamp;
      const written = await this.#ports.session.write(kind, () => this.#stampBody(proof), true);
      if (written && this.#ports.order.tip?.hash !== written.hash) this.#active = false;
    }
    this.#watchDeadline();
  }

  /** What is pending is known at the tip only; while a proof is being checked the fold is behind it. */
  #isFolded(): boolean {
    return this.#ports.runner.at === this.#ports.order.tip;
  }

  #isWanted(): boolean {
    return this.#due().length > 0 || this.#overdue() || this.#ports.proof() !== undefined;
  }

  /** More moves are awaited before this page stamps; it goes on by itself when their moment is over. */
  #gathers(): boolean {
    const { clock } = this.#ports;
    const due = this.#due();
    const alone = due.length === MAX_STAMPED || this.#overdue() || this.#ports.proof() !== undefined;
    const waitMs = alone ? 0 : this.#gathering.waitMs(due, clock.monotonicMs());
    if (waitMs <= 0) return false;
    this.#cancelGathering ??= clock.after(waitMs, () => {
      this.#cancelGathering = undefined;
      this.work();
    });
    return true;
  }

  #stampBody(proof: readonly Uint8Array[] | undefined): Uint8Array | undefined {
    const { tip } = this.#ports.order.begun;
    // Somebody opened a higher epoch, or was promised one: the sequencer's role is gone, and nothing more is signed in this one.
    if (tip.sequencer !== this.#chain || this.#ports.promised() > tip.epoch) this.#active = false;
    if (!this.#active) return undefined;
    if (!this.#isFolded()) return undefined;
    const due = this.#due();
    if (due.length === 0 && !this.#overdue() && !proof) return undefined;
    // Acknowledgements may have come into effect by the stamp before.
    const votes = proof ? this.#ports.proof() : [];
    if (!votes) return undefined;
    const moves = due.filter(({ kind }) => kind === KIND.move);
    this.#gathering.stamped(moves.length, this.#ports.clock.monotonicMs());
    const entries = due.map(({ hash }) => hash);
    return makeStampBody({ epoch: tip.epoch, first: tip.position + 1, time: this.now(), entries, votes });
  }

  #due(): readonly Entry[] {
    return this.#ports.runner.placeable(MAX_STAMPED);
  }

  #overdue(): boolean {
    const at = deadline(this.#ports.runner.state);
    return at !== undefined && this.now() >= at + GRACE_MS;
  }

  #watchDeadline(): void {
    this.#cancelTimer?.();
    const at = deadline(this.#ports.runner.state);
    if (at === undefined || !this.#active || !this.#isFolded()) return;
    this.#cancelTimer = this.#ports.clock.after(Math.max(0, at + GRACE_MS - this.now()), () => this.work());
  }

  close(): void {
    this.drop();
  }
}
