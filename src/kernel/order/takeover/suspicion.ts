/**
 * Whether the sequencer does its work, by what this page itself sees and its own clock. It fails where it is silent while something is
 * pending, leaves one entry out, bends time, or stamps one place twice. What follows from it is `takeover.ts`'s.
 */
import { deadline } from '../../fold/runs.ts';
import type { Runner } from '../../fold/runner.ts';
import { TROUBLE } from '../../journal/vote.ts';
import type { Clock } from '../../ports.ts';
import { deviceIn } from '../../log/base.ts';
import type { Order, Stamped } from '../../log/order.ts';
import { ClockSkew } from './clock-skew.ts';

/** So long may something wait for its stamp. */
export const SILENT_MS = 3_000;

/** What telling a failing sequencer from a quiet one needs. */
export interface SuspicionPorts {
  readonly clock: Clock;
  readonly order: Order;
  readonly runner: Runner;
  /** Connected. */
  live(): boolean;
  /** Something that has come isn't in the order yet. */
  reading(): boolean;
  /** Table time as this page reckons it. */
  now(): number;
  /** A change of the voters is acknowledged by a quorum and wants its stamp. */
  provable(): boolean;
}

/** Whether the sequencer does what it owes, judged by what waits for a stamp and for how long. */
export class Suspicion {
  readonly #ports: SuspicionPorts;
  /** When what waits for a stamp was first seen waiting. */
  #since = new Map<string, number>();
  #tip: Stamped | undefined;
  /** When the tip last moved while live. */
  #moved = 0;
  #wasLive = false;
  readonly #clockSkew: ClockSkew = new ClockSkew();

  constructor(ports: SuspicionPorts) {
    this.#ports = ports;
  }

  /** Takes note of what is. To be called whenever anything has changed. */
  look(): void {
    const { clock, order, live, reading } = this.#ports;
    const now = clock.monotonicMs();
    const { tip } = order;
    // What the relay had when the line came is read a moment later: a stamp in it is as old as it may be.
    const isLive = live() && (this.#wasLive || !reading());
    const turned = isLive !== this.#wasLive;
    const opened = tip?.sequencer !== this.#tip?.sequencer || tip?.epoch !== this.#tip?.epoch;
    // Nobody is blamed for what happened before one could see it.
    if (turned) this.#clockSkew.forget();
    if (turned || opened) {
      this.#since = new Map();
      this.#moved = now;
    }
    // What came before one was live came late.
    if (this.#wasLive && !turned && this.#tip && tip && tip !== this.#tip) this.#clockSkew.take(tip.time, now, opened);
    this.#wasLive = isLive;
    if (tip !== this.#tip) this.#moved = now;
    this.#tip = tip;
    const waiting = this.#waiting();
    this.#since = new Map(waiting.map((what) => [what, this.#since.get(what) ?? now]));
  }

  /** Every thing that should have its stamp by now or soon. */
  #waiting(): string[] {
    const { runner, provable, now } = this.#ports;
    const waiting = runner.placeable(16).map(({ hash }) => hash);
    const at = deadline(runner.state);
    if (at !== undefined && now() >= at + 500) waiting.push(`timer ${at}`);
    if (provable()) waiting.push(`voters ${this.#tip?.voters.pendingSince ?? 0}`);
    return waiting;
  }

  /** What is wrong now, as a vote says it. */
  trouble(): number | undefined {
    const { clock, order, live } = this.#ports;
    const { tip } = order;
    if (!tip || !live() || !this.#wasLive) return undefined;
    const liar = deviceIn(tip.sequencer);
    if (order.equivocations.some(({ device, epoch }) => device === liar && epoch === tip.epoch))
      return TROUBLE.twoStamps;
    if (this.#clockSkew.isSkewed) return TROUBLE.time;
    const now = clock.monotonicMs();
    const oldest = Math.min(...this.#since.values());
    if (now - oldest < SILENT_MS) return undefined;
    return this.#moved > oldest ? TROUBLE.leftOut : TROUBLE.silent;
  }

  /** In how many milliseconds to look again; `undefined` where nothing waits. */
  get nextMs(): number | undefined {
    if (this.#since.size === 0 || !this.#ports.live()) return undefined;
    const age = this.#ports.clock.monotonicMs() - Math.min(...this.#since.values());
    return Math.max(SILENT_MS - age, 0);
  }
}
