/** What may be asked of each kind of thing that a device knows and others at the table don't (`private-kinds.ts`). */
import type { Reader } from '../bytes.ts';
import type { Seat } from '../game.ts';
import type { LogStore } from '../ports.ts';
import type { TableState } from '../state/state.ts';
import type { PerformPorts } from './performance.ts';

/** Stores an item that a letter brought, if it is true and this seat's to know; answers whether it was. */
export type Take = (ports: PerformPorts, state: TableState, me: Seat) => Promise<boolean>;

/** One kind of private knowledge: how it is told to another device, read from a letter, and carried to the next generation. */
export interface PrivateKind {
  /**
   * Items for a letter to another device of the own seat (`to` is `me`), or to a seat that may know the same. A kind without it stays where
   * it is.
   */
  collect?(ports: PerformPorts, state: TableState, me: Seat, to: Seat): Promise<readonly Uint8Array[]>;
  /** One item of such a letter, its type read already; `undefined` for a type of another kind. */
  read?(r: Reader, type: number): Take | undefined;
  /** A code on paper isn't told: whoever shows it could prove what was to be deniable. */
  readonly neverOnPaper?: true;
  /**
   * What the next generation needs besides what the store holds: its letters and entries stay behind.
   * @param at the state at the base of the generation that is left @param me the own seat there
   */
  carry?(ports: PerformPorts, at: TableState, me: Seat | undefined, to: LogStore): Promise<void>;
}

/** Payload of one letter stays below the largest bucket. */
export const MAX_PAYLOAD = 16_000;

/** Seats whose secrets both may read: for a seat that was taken back, what another holder can tell of it. */
export const both = (holders: readonly Seat[], a: Seat, b: Seat): boolean => holders.includes(a) && holders.includes(b);
