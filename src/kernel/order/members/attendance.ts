/**
 * The devices that should vote (SPEC.md, O15 to O17). A seated device asks in. The sequencer asks out a device that is silent or has left
 * its seat. Says what entry to write; the order judges it, and nobody acknowledges what its own ears contradict.
 */
import type { VotersBody } from '../../journal/bodies.ts';
import { seatedWith, type TableState } from '../../state/state.ts';
import type { Clock } from '../../ports.ts';
import { type Voters, wants } from '../../log/voters.ts';
import { MissingAcks } from './missing-acks.ts';
import type { Stamped } from '../../log/order.ts';

/** Silent for so long, a device is gone. */
export const GONE_MS = 15_000;
/** A device that answers within so long isn't: it says once a second that it is here, on a line of its own. */
const ANSWER_MS = 2_500;
/** A device that is asked out and is here says so within so long; one that doesn't is out, however much is heard of it. */
const WITHDRAWN_MS = 6_000;
/** A sequencer that lets the line stand for so long fails: nothing becomes committed over what nobody acknowledges. */
const STANDS_MS = 10_000;
/** In a lobby seats vote from so many on: with two, one who closes the lid would keep the other waiting. */
const ENOUGH = 3;

/** What noticing who is missing needs. */
export interface AttendancePorts {
  readonly clock: Clock;
  readonly device: string;
  /** Devices of which a page is connected now, as far as presence tells. */
  here(): ReadonlySet<string>;
}

/** Voters that were heard, and for how long each wasn't: the sequencer asks them out for that. */
export class Attendance {
  readonly #ports: AttendancePorts;
  readonly #heard = new Map<string, number>();
  readonly missingAcks: MissingAcks;
  #asked: { readonly what: string; readonly at: number } | undefined;
  /** Since when the first in line at the tip, whatever it was, is nothing to acknowledge. */
  #stands: number | undefined;
  #started: number;

  constructor(ports: AttendancePorts) {
    this.#ports = ports;
    this.missingAcks = new MissingAcks(ports);
    this.#started = ports.clock.monotonicMs();
  }

  /** A sign of life: presence, an entry, a vote. */
  heard(device: string): void {
    this.#heard.set(device, this.#ports.clock.monotonicMs());
  }

  /** After a time offline nobody is blamed for the silence. */
  listening(): void {
    this.#started = this.#ports.clock.monotonicMs();
    this.missingAcks.forget();
    this.#stands = undefined;
  }

  #silentMs(device: string): number {
    // A device that is connected and never answers is silent all the same.
    if (this.#ports.here().has(device)) return this.missingAcks.missingMs(device);
    return this.#ports.clock.monotonicMs() - Math.max(this.#heard.get(device) ?? 0, this.#started);
  }

  /** What the sequencer should have written: one change, if any. */
  sequencerWants(state: TableState, tip: Stamped): VotersBody | undefined {
    const { devices, pending } = tip.voters;
    const [first] = pending;
    // Nobody lets another in before that one is out: whoever waits for it stands behind.
    const withdrawn: VotersBody | undefined = first?.act === 'in' ? { act: 'out', device: first.device } : undefined;
    if (withdrawn && strays(state, tip.voters).length > 0 && wants(tip.voters, withdrawn)) return withdrawn;
    // Also a device that is about to count and has left its seat meanwhile: nobody would acknowledge it.
    const coming = pending.flatMap(({ act, device }) => (act === 'in' ? [device] : []));
    for (const device of [...devices, ...coming]) {
      const may = mayVoteAtAll(state, device);
      if (device === this.#ports.device && may) continue;
      const change: VotersBody = { act: 'out', device };
      if ((!may || this.#silentMs(device) >= GONE_MS) && wants(tip.voters, change)) return change;
    }
    return undefined;
  }

  /** What this device should write of itself: to count, once it has a seat and something hangs on it. */
  selfWants(state: TableState, tip: Stamped): VotersBody | undefined {
    const { device } = this.#ports;
    const voting = votersOf(state);
    const change: VotersBody = { act: 'in', device };
    if (!voting.has(device) || !wants(tip.voters, change)) return undefined;
    if (!tip.voters.devices.includes(device) && strays(state, tip.voters).length > 0) return undefined;
    const here = [...voting].filter((other) => other === device || this.#ports.here().has(other)).length;
    const matters = state.play !== undefined || here >= ENOUGH;
    return matters ? change : undefined;
  }

  /**
   * Whether this page may acknowledge the tip with the change that it asks for, or in how many milliseconds to ask again; Infinity for
   * never.
   */
  agreesIn(state: TableState, tip: Stamped): number {
    const [change] = tip.voters.pending;
    if (!change) return 0;
    // One device of a seat: the one before it is out first, else a person who pairs many would be a quorum alone.
    if (change.act === 'in')
      return votersOf(state).has(change.device) && strays(state, tip.voters).length === 0 ? 0 : Infinity;
    if (!mayVoteAtAll(state, change.device)) return 0;
    // Nobody says of itself that it is gone while it reads this.
    if (change.device === this.#ports.device) return votersOf(state).has(change.device) ? Infinity : 0;
    if (!this.#ports.here().has(change.device)) return 0;
    const now = this.#ports.clock.monotonicMs();
    const what = `${tip.voters.pendingSince} ${change.device}`;
    if (this.#asked?.what !== what) this.#asked = { what, at: now };
    const quiet = now - Math.max(this.#asked.at, this.#heard.get(change.device) ?? 0);
    return Math.max(Math.min(ANSWER_MS - quiet, WITHDRAWN_MS - (now - this.#asked.at)), 0);
  }

  /** Whether the sequencer has let the line stand too long on what this page doesn't acknowledge. To be asked again and again. */
  standsStill(state: TableState, tip: Stamped): boolean {
    const now = this.#ports.clock.monotonicMs();
    this.#stands = this.agreesIn(state, tip) > 0 ? (this.#stands ?? now) : undefined;
    return this.#stands !== undefined && now - this.#stands >= STANDS_MS;
  }
}

/** May this device count: it votes for a seat, or is the founder's without one. */
const mayVoteAtAll = (state: TableState, device: string): boolean =>
  votersOf(state).has(device) || (device === state.founder && seatedWith(state, device) === undefined);

/** Voters that should be none any more, as their seat has another voting device or is free; none of them where all are. */
function strays(state: TableState, { devices }: Voters): readonly string[] {
  const out = devices.filter((device) => !mayVoteAtAll(state, device));
  return out.length < devices.length ? out : [];
}

/** Asked at every look, of a roster that seldom changes. */
const voting = new WeakMap<TableState['roster'], ReadonlySet<string>>();

/** One voting device of each seat. */
export function votersOf({ roster }: Pick<TableState, 'roster'>): ReadonlySet<string> {
  const known = voting.get(roster) ?? new Set(roster.map(({ device }) => device));
  voting.set(roster, known);
  return known;
}
