/**
 * Who should count (SPEC.md, O15 to O17): a seated device asks to be counted, the clerk asks to count without who is silent or has left
 * its seat. Says what entry to write; the order judges it, and nobody acknowledges what its own ears contradict.
 */
import type { CountBody } from '../journal/bodies.ts';
import type { TableState } from '../fold/state.ts';
import type { Clock } from '../ports.ts';
import { wants } from './count.ts';
import type { Stamped } from './order.ts';

/** Silent for so long, a device is gone. */
export const GONE_MS = 15_000;
/** A device that answers within so long isn't. */
const ANSWER_MS = 1_000;
/** In a lobby one counts from so many on: with two, one who closes the lid would keep the other waiting. */
const ENOUGH = 3;

export interface AttendancePorts {
  readonly clock: Clock;
  readonly device: string;
  /** Devices of which a page is connected now, as far as presence tells. */
  here(): ReadonlySet<string>;
}

export class Attendance {
  readonly #ports: AttendancePorts;
  readonly #heard = new Map<string, number>();
  /** Since when a device owes an acknowledgement. */
  readonly #owes = new Map<string, number>();
  #asked: { readonly what: string; readonly at: number } | undefined;
  #started: number;

  constructor(ports: AttendancePorts) {
    this.#ports = ports;
    this.#started = ports.clock.monotonicMs();
  }

  /** A sign of life: presence, an entry, a vote. */
  heard(device: string): void {
    this.#heard.set(device, this.#ports.clock.monotonicMs());
    this.#owes.delete(device);
  }

  /** After a time offline nobody is blamed for the silence. */
  listening(): void {
    this.#started = this.#ports.clock.monotonicMs();
    this.#owes.clear();
  }

  /** Who hasn't acknowledged what waits for it; a page that is connected and never answers is silent all the same. */
  missing(devices: readonly string[]): void {
    const now = this.#ports.clock.monotonicMs();
    for (const device of this.#owes.keys()) if (!devices.includes(device)) this.#owes.delete(device);
    for (const device of devices) if (!this.#owes.has(device)) this.#owes.set(device, now);
  }

  #silentMs(device: string): number {
    const now = this.#ports.clock.monotonicMs();
    const owes = this.#owes.get(device);
    if (this.#ports.here().has(device)) return owes === undefined ? 0 : now - owes;
    return now - Math.max(this.#heard.get(device) ?? 0, this.#started);
  }

  /** What the clerk should have written: one change, if any. */
  clerkWants(state: TableState, tip: Stamped): CountBody | undefined {
    const voting = votersOf(state);
    // Also who is about to count and has left its seat meanwhile: nobody would acknowledge it.
    const coming = tip.count.line.flatMap(({ act, device }) => (act === 'in' ? [device] : []));
    for (const device of [...tip.count.devices, ...coming]) {
      if (device === this.#ports.device && (voting.has(device) || device === state.founder)) continue;
      const gone = this.#silentMs(device) >= GONE_MS;
      const left = !voting.has(device) && (device !== state.founder || gone);
      const change: CountBody = { act: 'out', device };
      if ((gone || left) && wants(tip.count, change)) return change;
    }
    return undefined;
  }

  /** What this device should write of itself: to count, once it has a seat and something hangs on it. */
  selfWants(state: TableState, tip: Stamped): CountBody | undefined {
    const { device } = this.#ports;
    const voting = votersOf(state);
    const change: CountBody = { act: 'in', device };
    if (!voting.has(device) || !wants(tip.count, change)) return undefined;
    const here = [...voting].filter((other) => other === device || this.#ports.here().has(other)).length;
    const matters = state.play !== undefined || here >= ENOUGH;
    return matters ? change : undefined;
  }

  /**
   * Whether this page may acknowledge the tip with the change that it asks for, or in how many milliseconds to ask again; Infinity for
   * never.
   */
  agreesIn(state: TableState, tip: Stamped): number {
    const [change] = tip.count.line;
    if (!change) return 0;
    const voting = votersOf(state);
    if (change.act === 'in') return voting.has(change.device) ? 0 : Infinity;
    if (!voting.has(change.device) && change.device !== state.founder) return 0;
    // Nobody says of itself that it is gone while it reads this.
    if (change.device === this.#ports.device) return voting.has(change.device) ? Infinity : 0;
    if (!this.#ports.here().has(change.device)) return 0;
    const now = this.#ports.clock.monotonicMs();
    const what = `${tip.count.asked} ${change.device}`;
    if (this.#asked?.what !== what) this.#asked = { what, at: now };
    const quiet = now - Math.max(this.#asked.at, this.#heard.get(change.device) ?? 0);
    return Math.max(ANSWER_MS - quiet, 0);
  }
}

/** One voting device of each seat. */
export const votersOf = (state: TableState): ReadonlySet<string> => new Set(state.roster.map(({ device }) => device));
