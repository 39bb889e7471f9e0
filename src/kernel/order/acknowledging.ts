/**
 * This page acknowledges the tip (SPEC.md, O4 to O6) where something waits to be committed there. It acknowledges nothing that its own ears
 * contradict, and one stamp after the other. What is bound by it is `order/votes/voter.ts`'s.
 */
import type { Runner } from '../fold/runner.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { type Ack, parseVote } from '../journal/vote.ts';
import { waitsForQuorum } from '../asks/veil.ts';
import { keygenDuties } from '../keygen/duties.ts';
import { Alarm } from '../alarm.ts';
import type { Clock } from '../ports.ts';
import { RETRY_MS } from '../rounds.ts';
import type { Attendance } from './members/attendance.ts';
import type { Commits } from './votes/commits.ts';
import type { Order, Stamped } from '../log/order.ts';
import type { StateHashes } from './state-hashes.ts';
import type { Voter } from './votes/voter.ts';

/** What acknowledging needs. */
export interface AcknowledgingPorts {
  readonly clock: Clock;
  readonly order: Order;
  readonly runner: Runner;
  readonly voter: Voter;
  readonly commits: Commits;
  readonly attendance: Attendance;
  readonly hashes: StateHashes;
  /** Own device, hex. */
  readonly device: string;
  /** The own acknowledgement of this stamp is stored and signed. */
  acknowledged(stamped: Stamped, ack: Ack, bytes: Uint8Array): void;
  /** Shows this page again: it is said to be gone. */
  resend(): void;
  /** Looks at everything anew. */
  look(): void;
  failed(error: unknown): void;
}

/** This device's acknowledgements: given to the place that waits for one, stored before they are signed, tried again where that fails. */
export class Acknowledging {
  readonly #ports: AcknowledgingPorts;
  #busy = false;
  /** Since when votes can't be stored or signed, by the own clock, as far as was tried. */
  #failsSince: number | undefined;
  /** When that is tried again with nothing to acknowledge, by the own clock. */
  #triesAt = -Infinity;
  /** The last own one of this page, to be shown. */
  last: Uint8Array | undefined;
  /** The stamp that it names. */
  #named = '';
  #contradicted = '';
  readonly #alarm: Alarm;

  constructor(ports: AcknowledgingPorts) {
    this.#ports = ports;
    this.#alarm = new Alarm(ports.clock, () => ports.look());
  }

  close(): void {
    this.#alarm.close();
  }

  get fails(): boolean {
    return this.#failsSince !== undefined;
  }

  /** For how many milliseconds votes couldn't be stored or signed; 0 where they can. */
  get failsMs(): number {
    return this.#failsSince === undefined ? 0 : this.#ports.clock.monotonicMs() - this.#failsSince;
  }

  /**
   * Whether something at the tip waits to be committed. That is a contribution that can't be taken back, a device at a seat, or a change of the
   * voters.
   */
  isAwaited(tip: Stamped): boolean {
    const { runner, commits } = this.#ports;
    const committed = runner.stateAt(commits.place?.hash);
    if (tip.voters.pending.length > 0 || hasRuns(runner.state)) return true;
    // Until what was contributed is committed as well, and whoever has a new device: its letters wait for that.
    return committed !== undefined && (hasRuns(committed) || committed.roster !== runner.state.roster);
  }

  /**
   * The others were quicker: a new device at a seat is committed without the own word. But what this device owes over it (letters to a new
   * one, a hand to be erased) waits for that word as well.
   */
  #isLate(): boolean {
    const { runner, voter, commits, device } = this.#ports;
    const own = voter.last && runner.stateAt(commits.under(voter.last)?.hash);
    return own !== undefined && own.roster !== runner.state.roster && seatOf(runner.state, device) !== undefined;
  }

  /** Acknowledges the tip, if that is due. */
  look(): void {
    const { voter, clock } = this.#ports;
    if (this.#busy || voter.bond.left) return;
    const due = this.#due();
    if (due) this.#once(() => this.#acknowledge(due.tip, due.state));
    if (due || !this.fails) return;
    // There may be nothing to acknowledge before this device is a voter again, or has withdrawn that it is asked out.
    const leftMs = this.#triesAt - clock.monotonicMs();
    if (leftMs > 0) this.#alarm.in(leftMs);
    else this.#once(() => this.#tryStoring());
  }

  /** What is to be acknowledged now, and the state there. */
  #due(): { readonly tip: Stamped; readonly state: string } | undefined {
    const { order, runner, voter, attendance, hashes } = this.#ports;
    const { tip } = order;
    if (!tip || tip === order.root || runner.at !== tip) return undefined;
    if (!this.isAwaited(tip) && !this.#isLate()) return undefined;
    // What another tab of this device has acknowledged it may have told nobody.
    if (this.#named === tip.hash || tip.epoch < voter.bond.promised) return undefined;
    const wait = attendance.agreesIn(runner.state, tip);
    if (wait > 0) {
      this.#contradict(tip);
      if (wait < Infinity) this.#alarm.in(wait);
      return undefined;
    }
    const state = hashes.at(tip);
    return state === undefined ? undefined : { tip, state };
  }

  /** One after the other. @param store rejects where a vote can't be stored or signed */
  #once(store: () => Promise<void>): void {
    const { order, clock, failed, look } = this.#ports;
    const { tip } = order;
    const failedBefore = this.fails;
    this.#busy = true;
    void store()
      .catch((error: unknown) => {
        const now = clock.monotonicMs();
        this.#failsSince ??= now;
        this.#triesAt = now + RETRY_MS;
        failed(error);
        this.#alarm.in(RETRY_MS);
      })
      .finally(() => {
        this.#busy = false;
        if (order.tip !== tip || (failedBefore && !this.fails)) look();
      });
  }

  async #acknowledge(tip: Stamped, state: string): Promise<void> {
    const bytes = await this.#ports.voter.acknowledge(tip, state);
    this.#failsSince = undefined;
    if (bytes) this.#done(tip, bytes);
  }

  async #tryStoring(): Promise<void> {
    await this.#ports.voter.tryStoring();
    this.#failsSince = undefined;
  }

  #done(tip: Stamped, bytes: Uint8Array): void {
    const vote = parseVote(bytes);
    if (vote?.type !== 'ack') return;
    this.last = bytes;
    this.#named = tip.hash;
    this.#ports.acknowledged(tip, vote, bytes);
  }

  /** Somebody is said to be gone: whoever is meant answers, so that all hear it. */
  #contradict(tip: Stamped): void {
    const [change] = tip.voters.pending;
    const what = `${tip.voters.pendingSince} ${change?.device}`;
    if (change?.device !== this.#ports.device || what === this.#contradicted) return;
    this.#contradicted = what;
    this.#ports.resend();
  }
}

const hasRuns = (state: TableState): boolean => {
  for (const id in state.requests) {
    const run = state.requests[id]!;
    if (run.kind !== 'veil' || waitsForQuorum(run, state.veils)) return true;
  }
  return keygenDuties(state).length > 0;
};
