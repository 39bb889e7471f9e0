/**
 * The loop behind a seat's devices. It tells a newly paired one what the seat may read (`telling.ts`), and takes in what it is told itself
 * (`taking-in.ts`). It erases what a device knew once that shows the table only.
 */
import { Failures } from '../failures.ts';
import type { Seat } from '../game.ts';
import type { Entry } from '../journal/entry.ts';
import type { Clock, DeviceKeys, Vault } from '../ports.ts';
import { Rounds } from '../rounds.ts';
import { handSeatOf, roleOf, type TableState } from '../state/state.ts';
import { PRIVATE_PREFIXES } from './private-prefixes.ts';
import { TakingIn, type TakingPorts } from './taking-in.ts';
import { Telling, type TellingPorts } from './telling.ts';

/** What sharing with the seat's other devices needs. */
export interface SharingPorts extends TakingPorts, TellingPorts {
  readonly clock: Clock;
  readonly vault: Vault;
  /** All that the journal has. */
  entries(): Iterable<Entry>;
  /** May this page act for its device? */
  primary(): boolean;
  /** The hand is gone from this device. */
  erased(): void;
  failed(error: unknown): void;
}

/** Tells other devices of the own seat what the seat may know, and takes in what they tell: letters inside signed entries. */
export class Sharing {
  readonly #ports: SharingPorts;
  readonly #takingIn: TakingIn;
  readonly #telling: Telling;
  readonly #rounds: Rounds;
  #done = false;

  constructor(ports: SharingPorts) {
    this.#ports = ports;
    this.#takingIn = new TakingIn(ports);
    this.#telling = new Telling(ports);
    this.#rounds = new Rounds(
      () => this.#once(),
      (error) => ports.failed(error),
      ports.clock,
    );
    this.heard(ports.entries());
  }

  heard(entries: Iterable<Entry>): void {
    this.#takingIn.heard(entries);
  }

  /** Notes, before a device gets into this seat, that it is to be told what the seat may read. */
  owe(device: string, seat: Seat): Promise<void> {
    return this.#telling.owe(device, seat);
  }

  /** Fulfilled once nothing more is owed to this device: the letters to it are written, or its pairing has come to nothing. */
  given(device: string): Promise<void> {
    return this.#telling.given(device, () => void this.work());
  }

  /** Once the new device has its seat, what the code's device can read is this one's too. */
  recoverWith(keys: DeviceKeys): void {
    this.#takingIn.recoverWith(keys);
    this.heard(this.#ports.entries());
    void this.work();
  }

  /** Called after each change; fulfilled when nothing more is to be done now. */
  work(): Promise<void> {
    return this.#rounds.work();
  }

  close(): void {
    this.#rounds.close();
  }

  async #once(): Promise<void> {
    const { committed, device, primary } = this.#ports;
    const seat = handSeatOf(this.#ports.state(), device);
    const failures = new Failures();
    if (seat !== undefined) await this.#takingIn.takeIn(seat, failures);
    if (!primary()) {
      this.#telling.lookAgain();
      // The tab that acts may owe something yet; this one has the key in its memory too.
      if (this.#isTable(committed()) && !(await this.#telling.isOwing())) await this.#erase();
      failures.rethrow();
      return;
    }
    // One state for all of it: where the hand was given away meanwhile, whoever has it now isn't told yet.
    const at = committed();
    const left = await this.#telling.giveOut(at);
    if (left === 0 && this.#isTable(at)) await this.#erase();
    failures.rethrow();
  }

  /** For good: an earlier state, which a page comes by as it opens, may say so of a device that has had its hand since. */
  #isTable(committed: TableState): boolean {
    const { device, state, folded } = this.#ports;
    return !this.#done && folded() && [committed, state()].every((one) => roleOf(one, device) === 'table');
  }

  /** What this device knew of the hand is gone: the stored seeds, and the key that opens its letters in the log. */
  async #erase(): Promise<void> {
    const { store, vault } = this.#ports;
    for (const prefix of PRIVATE_PREFIXES) await store.delete(prefix);
    await vault.eraseMailKey();
    this.#takingIn.forget();
    this.#done = true;
    this.#ports.erased();
  }
}
