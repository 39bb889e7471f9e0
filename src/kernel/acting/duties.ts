/**
 * The one loop that performs what this device owes: from the same function that says whom the table waits for. Only what is committed is
 * contributed to (but for keys that are being made), once per ask and step, on the seat's primary device.
 */
import { held } from '../held.ts';
import { askOf, isContributionTo, perform } from './perform.ts';
import type { OwedDuty, Performance, PerformPorts } from './performance.ts';
import { lackOf, OwnLacks } from './own-lacks.ts';
import { OwnTurns } from './own-turns.ts';
import { duties } from '../fold/runs.ts';
import { handSeatOf, type TableState } from '../state/state.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import { makeContributionBody } from '../journal/bodies.ts';
import { isKeygenContribution, isKeygenDuty } from '../keygen/duties.ts';
import { performKeygen } from './perform-keygen.ts';
import { isVeilAtOnce } from './perform-veil.ts';
import type { Session } from '../journal/session.ts';
import { Rounds } from '../rounds.ts';
import type { Clock } from '../ports.ts';
import type { MoveCall } from '../game.ts';
import { Failures } from '../failures.ts';

/** What the loop of duties needs: the states to read what is owed from, a session to write with, and whose turn it is to. */
export interface DutyPorts extends PerformPorts {
  readonly clock: Clock;
  readonly session: Session;
  /** The last committed state, as far as this device has acknowledged it. */
  committed(): TableState;
  /** The last state folded: what is done there isn't owed any more. */
  now(): TableState;
  /** Own entries that have no place in the order yet. */
  unplaced(): readonly Entry[];
  /** How many other devices of the seat come before this one: they contribute by habit, this one steps in later. */
  rank(state: TableState): number;
  /** Table time, milliseconds. */
  tableMs(): number;
  /** Connected, and all that the relay had has come. */
  live(): boolean;
  /** May this page act for its seat now? */
  primary(): boolean;
  /** Moves that the game makes unasked on this seat's device. */
  moves(state: TableState): readonly MoveCall[];
  propose(call: MoveCall): Promise<unknown>;
  /** `passedOver` is another than before. */
  turned(): void;
  /** Storage or keys failed: what was owed is tried again at the next change, or after a while (`rounds.ts`). */
  failed(error: unknown): void;
}

const keyOf = (duty: OwedDuty): string => `${duty.ask} ${duty.what} ${duty.item ?? ''} ${duty.seat}`;

/** A contribution that was refused and is still owed is made again, but not for ever. */
const MOST_TRIES = 3;

/** Those by which letters are read: they may be owed again within one ask. */
const VEIL_KEYS = / veil\/(?:hello|keys) /u;

/**
 * Making keys takes nothing back and shows nothing, nor do veiled letters. They wait for no quorum, so that a seat that can't be heard by
 * one isn't silent.
 */
const isAtOnce = (state: TableState, duty: OwedDuty): boolean => isKeygenDuty(duty) || isVeilAtOnce(state, duty);

/** So long after the device before it. */
const STEP_IN_MS = 5_000;

/** Does what this device owes, each duty once and in its time, in the page that acts for it. What fails is tried again later. */
export class DutyLoop {
  readonly #ports: DutyPorts;
  readonly #tries = new Map<string, number>();
  /** When each duty that is owed now was first seen, by the own clock. */
  #since: ReadonlyMap<string, number> = new Map();
  /** Moves that the game wanted unasked at this state. */
  #proposed: { readonly at: unknown; readonly sinceMs: number; readonly keys: Set<string> } = {
    at: undefined,
    sinceMs: 0,
    keys: new Set(),
  };
  readonly #turns = new OwnTurns();
  readonly #lacks = new OwnLacks();
  /** In so many milliseconds the next of what is lacked may be said. */
  #lackMs = Infinity;
  readonly #rounds: Rounds;
  #closed = false;
  #cancel: (() => void) | undefined;

  constructor(ports: DutyPorts) {
    this.#ports = ports;
    this.#rounds = new Rounds(
      () => this.#once(),
      (error) => ports.failed(error),
      ports.clock,
    );
  }

  /** Looks what is owed and does it. Called after each change of the committed state; fulfilled when nothing more is to be done now. */
  work(): Promise<void> {
    return this.#rounds.work();
  }

  /** Was this seat passed over in a shuffle too soon, so that it doesn't help with its cards? */
  get passedOver(): boolean {
    return this.#turns.passedOver;
  }

  /** Nothing reached this page in that time, by the own clock: it slept, stood still or had no line. */
  broke(fromMs: number, toMs: number): void {
    this.#turns.broke(fromMs, toMs);
    this.#lacks.clearAll();
    void this.work();
  }

  /** It helps all the same. */
  waive(): Promise<void> {
    this.#turns.waive();
    this.#ports.turned();
    return this.work();
  }

  close(): void {
    this.#closed = true;
    this.#rounds.close();
    this.#cancel?.();
  }

  async #once(): Promise<void> {
    const tried = new Set<string>();
    this.#lackMs = Infinity;
    // One that fails (a store that is full or busy) holds up no other.
    const failures = new Failures();
    for (;;) {
      if (this.#closed || !this.#ports.primary()) return;
      // What is owed is asked anew before each contribution: while one was made, another may have found its place.
      const state = this.#ports.committed();
      const { due, nextMs } = this.#look(state);
      const duty = due.find((one) => !tried.has(keyOf(one)));
      if (duty) {
        tried.add(keyOf(duty));
        await failures.of(() => this.#do(state, duty));
        continue;
      }
      const proposeMs = await this.#propose(this.#ports.now(), failures);
      this.#cancel?.();
      const waitMs = Math.min(nextMs ?? Infinity, proposeMs ?? Infinity, this.#lackMs);
      if (waitMs < Infinity && !this.#closed) this.#cancel = this.#ports.clock.after(waitMs, () => void this.work());
      failures.rethrow();
      return;
    }
  }

  /** What this seat owes now, and in how long it owes more because others haven't contributed. */
  #look(state: TableState): { readonly due: readonly OwedDuty[]; readonly nextMs: number | undefined } {
    const { world, clock, device } = this.#ports;
    const seat = handSeatOf(state, device);
    const laterMs = this.#ports.rank(state) * STEP_IN_MS;
    const now = clock.monotonicMs();
    const last = this.#ports.now();
    const { passedOver } = this;
    this.#turns.look(state, seat, now);
    if (passedOver !== this.passedOver) this.#ports.turned();
    const all = duties(world, last);
    const atOnce = all.filter((duty) => isAtOnce(last, duty));
    const committed = last === state ? all : duties(world, state);
    const owed = committed.filter((duty) => duty.seat === seat && !isAtOnce(state, duty));
    const still = last === state || owed.length === 0 ? undefined : new Set(all.map(keyOf));
    this.#forgetTries([...owed, ...atOnce]);
    const keeper = handSeatOf(last, device);
    const mine: OwedDuty[] = [
      ...owed.filter((duty) => (still?.has(keyOf(duty)) ?? true) && !this.#turns.withholds(state, duty)),
      ...atOnce.filter((duty) => duty.seat === keeper),
    ];
    this.#since = new Map(mine.map((duty) => [keyOf(duty), this.#since.get(keyOf(duty)) ?? now]));
    const tableMs = this.#ports.tableMs();
    const waitOf = (duty: OwedDuty): number =>
      duty.atMs === undefined
        ? held(this.#since, keyOf(duty)) + duty.afterMs + laterMs - now
        : duty.atMs + laterMs - tableMs;
    const waits = mine.map((duty) => waitOf(duty)).filter((ms) => ms > 0);
    return { due: mine.filter((duty) => waitOf(duty) <= 0), nextMs: waits.length > 0 ? Math.min(...waits) : undefined };
  }

  /** A told key may be owed again, as another device of the seat was taken out or has come. That is a duty of its own. */
  #forgetTries(all: readonly OwedDuty[]): void {
    const owed = new Set(all.map(keyOf));
    for (const key of this.#tries.keys())
      if ((isKeygenDuty({ ask: key }) || VEIL_KEYS.test(key)) && !owed.has(key)) this.#tries.delete(key);
  }

  async #do(committed: TableState, duty: OwedDuty): Promise<void> {
    if (isKeygenDuty(duty)) return this.#keep(duty);
    const key = keyOf(duty);
    const tries = this.#tries.get(key) ?? 0;
    const state = isAtOnce(this.#ports.now(), duty) ? this.#ports.now() : committed;
    const run = state.requests[duty.ask];
    // One on its way is enough, also one that this page's former self has written.
    const made = !run || this.#ports.unplaced().some((entry) => isContributionTo(duty, entry));
    if (made || tries >= MOST_TRIES) return;
    const able = await perform(this.#ports, state, run, duty);
    if (able) this.#lacks.clear(key);
    const done = able ?? this.#lack(state, duty);
    // Not to be done from here now (a letter on its way, a seed that is lost): asked again at the next change.
    if (!done || this.#closed) return;
    const written = await this.#ports.session.write(
      KIND.contribution,
      async (place) => {
        const bytes = await done.bytes(place);
        return bytes && makeContributionBody({ cause: done.cause, index: done.index, type: done.type, bytes });
      },
      true,
    );
    if (written) this.#tries.set(key, tries + 1);
  }

  /** That this device can't open what it is asked for: said once nothing has brought it for a while. */
  #lack(state: TableState, duty: OwedDuty): Performance | undefined {
    if (!this.#ports.live()) {
      this.#lacks.clearAll();
      return undefined;
    }
    const leftMs = this.#lacks.leftMs(state, duty, keyOf(duty), this.#ports.clock.monotonicMs());
    if (leftMs === undefined) return undefined;
    if (leftMs <= 0) return lackOf(duty, askOf(duty));
    this.#lackMs = Math.min(this.#lackMs, leftMs);
    return undefined;
  }

  async #keep(duty: OwedDuty): Promise<void> {
    const key = keyOf(duty);
    const tries = this.#tries.get(key) ?? 0;
    if (tries >= MOST_TRIES || this.#ports.unplaced().some((entry) => isKeygenContribution(duty, entry))) return;
    const body = await performKeygen(this.#ports, this.#ports.now(), duty);
    if (!body || this.#closed) return;
    if (await this.#ports.session.write(KIND.keygen, () => body, true)) this.#tries.set(key, tries + 1);
  }

  /** Moves that the game makes unasked; returns in how long, where another device of the seat comes first. */
  async #propose(state: TableState, failures: Failures): Promise<number | undefined> {
    const at = state.play?.state;
    const now = this.#ports.clock.monotonicMs();
    if (this.#proposed.at !== at) this.#proposed = { at, sinceMs: now, keys: new Set() };
    const waitMs = this.#proposed.sinceMs + this.#ports.rank(state) * STEP_IN_MS - now;
    if (waitMs > 0) return this.#ports.moves(state).length > 0 ? waitMs : undefined;
    for (const call of this.#ports.moves(state)) {
      const key = JSON.stringify([call.move, call.args]);
      if (this.#proposed.keys.has(key)) continue;
      this.#proposed.keys.add(key);
      const before = failures.count;
      await failures.of(() => this.#ports.propose(call));
      if (failures.count > before) this.#proposed.keys.delete(key);
    }
    return undefined;
  }
}
