/**
 * Who should count (SPEC.md, O15 to O17): a seated device asks to be counted, the clerk asks to count without who is silent or has left
 * its seat. Says what entry to write; the order judges it, and nobody acknowledges what its own ears contradict.
 */
import type { CountBody } from '../journal/bodies.ts';
import { seatedWith, type TableState } from '../fold/state.ts';
import type { Clock } from '../ports.ts';
import { type Count, wants } from './count.ts';
import { Debts } from './debts.ts';
import type { Stamped } from './order.ts';

/** Silent for so long, a device is gone. */
export const GONE_MS = 15_000;
/** A device that answers within so long isn't: it says once a second that it is here, on a line of its own. */
const ANSWER_MS = 2_500;
/** Who is asked out and here says so within so long; who doesn't is out, however much is heard of it. */
const WITHDRAWN_MS = 6_000;
/** A clerk that lets the line stand for so long fails: nothing becomes firm over what nobody acknowledges. */
const STANDS_MS = 10_000;
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
  readonly debts: Debts;
  #asked: { readonly what: string; readonly at: number } | undefined;
  /** Since when the first in line at the tip, whatever it was, is nothing to acknowledge. */
  #stands: number | undefined;
  #started: number;

  constructor(ports: AttendancePorts) {
    this.#ports = ports;
    this.debts = new Debts(ports);
    this.#started = ports.clock.monotonicMs();
  }

  /** A sign of life: presence, an entry, a vote. */
  heard(device: string): void {
    this.#heard.set(device, this.#ports.clock.monotonicMs());
  }

  /** After a time offline nobody is blamed for the silence. */
  listening(): void {
    this.#started = this.#ports.clock.monotonicMs();
    this.debts.forget();
    this.#stands = undefined;
  }

  #silentMs(device: string): number {
    // Who is connected and never answers is silent all the same.
    if (this.#ports.here().has(device)) return this.debts.owedMs(device);
    return this.#ports.clock.monotonicMs() - Math.max(this.#heard.get(device) ?? 0, this.#started);
  }

  /** What the clerk should have written: one change, if any. */
  clerkWants(state: TableState, tip: Stamped): CountBody | undefined {
    const { devices, line } = tip.count;
    const [first] = line;
    // Nobody lets another in before that one is out: who waits for it stands behind.
    const withdrawn: CountBody | undefined = first?.act === 'in' ? { act: 'out', device: first.device } : undefined;
    if (withdrawn && strays(state, tip.count).length > 0 && wants(tip.count, withdrawn)) return withdrawn;
    // Also who is about to count and has left its seat meanwhile: nobody would acknowledge it.
    const coming = line.flatMap(({ act, device }) => (act === 'in' ? [device] : []));
    for (const device of [...devices, ...coming]) {
      const may = mayCount(state, device);
      if (device === this.#ports.device && may) continue;
      const change: CountBody = { act: 'out', device };
      if ((!may || this.#silentMs(device) >= GONE_MS) && wants(tip.count, change)) return change;
    }
    return undefined;
  }

  /** What this device should write of itself: to count, once it has a seat and something hangs on it. */
  selfWants(state: TableState, tip: Stamped): CountBody | undefined {
    const { device } = this.#ports;
    const voting = votersOf(state);
    const change: CountBody = { act: 'in', device };
    if (!voting.has(device) || !wants(tip.count, change)) return undefined;
    if (!tip.count.devices.includes(device) && strays(state, tip.count).length > 0) return undefined;
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
    // One device of a seat: the one before it is out first, else who pairs many would be a quorum alone.
    if (change.act === 'in')
      return votersOf(state).has(change.device) && strays(state, tip.count).length === 0 ? 0 : Infinity;
    if (!mayCount(state, change.device)) return 0;
    // Nobody says of itself that it is gone while it reads this.
    if (change.device === this.#ports.device) return votersOf(state).has(change.device) ? Infinity : 0;
    if (!this.#ports.here().has(change.device)) return 0;
    const now = this.#ports.clock.monotonicMs();
    const what = `${tip.count.asked} ${change.device}`;
    if (this.#asked?.what !== what) this.#asked = { what, at: now };
    const quiet = now - Math.max(this.#asked.at, this.#heard.get(change.device) ?? 0);
    return Math.max(Math.min(ANSWER_MS - quiet, WITHDRAWN_MS - (now - this.#asked.at)), 0);
  }

  /** Whether the clerk has let the line stand too long on what this page doesn't acknowledge. To be asked again and again. */
  standsStill(state: TableState, tip: Stamped): boolean {
    const now = this.#ports.clock.monotonicMs();
    this.#stands = this.agreesIn(state, tip) > 0 ? (this.#stands ?? now) : undefined;
    return this.#stands !== undefined && now - this.#stands >= STANDS_MS;
  }
}

/** May this device count: it votes for a seat, or is the founder's without one. */
const mayCount = (state: TableState, device: string): boolean =>
  votersOf(state).has(device) || (device === state.founder && seatedWith(state, device) === undefined);

/** Who counts and shouldn't any more, as its seat has another voting device or is free; nobody where none of them should. */
function strays(state: TableState, { devices }: Count): readonly string[] {
  const out = devices.filter((device) => !mayCount(state, device));
  return out.length < devices.length ? out : [];
}

/** One voting device of each seat. */
export const votersOf = (state: TableState): ReadonlySet<string> => new Set(state.roster.map(({ device }) => device));
