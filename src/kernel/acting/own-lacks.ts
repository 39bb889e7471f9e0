/**
 * Things that this device is asked to open and can't read. A device that was taken out had yet to tell it, or its store has lost it. It
 * says so, and the table waits no longer. SPEC A21.
 */
import { Writer } from '../bytes.ts';
import { CONTRIBUTION, type DutyName } from '../runs/contribution.ts';
import { allDevices, sitting, type TableState } from '../state/state.ts';
import { LOST_MS } from './lacks-shares.ts';
import type { AskName, OwedDuty, Performance } from './performance.ts';

const OPENINGS: ReadonlySet<DutyName> = new Set(['open/cells', 'open/secret', 'open/sealed']);

/** Since when each of them is lacked, by the own clock. */
export class OwnLacks {
  readonly #sinceMs = new Map<string, number>();

  /** It can be read after all, or another device of the seat may have it. */
  clear(key: string): void {
    this.#sinceMs.delete(key);
  }

  /** This page heard nothing for a while: what it lacks may be on its way. */
  clearAll(): void {
    this.#sinceMs.clear();
  }

  /**
   * Milliseconds until that may be said. Undefined where it is no opening, or another device of the seat may have the keys.
   * @param key of the duty
   */
  leftMs(state: TableState, duty: OwedDuty, key: string, nowMs: number): number | undefined {
    const hands = allDevices(sitting(state, duty.seat)).filter(({ role }) => role === 'hand');
    if (!OPENINGS.has(duty.what) || hands.length > 1) {
      this.clear(key);
      return undefined;
    }
    const sinceMs = this.#sinceMs.get(key) ?? nowMs;
    this.#sinceMs.set(key, sinceMs);
    return sinceMs + LOST_MS - nowMs;
  }
}

/** That this seat can't open what the duty is about. */
export const lackOf = ({ item }: OwedDuty, ask: AskName): Performance => ({
  ...ask,
  type: CONTRIBUTION.openLacks,
  bytes: () => (item === undefined ? new Uint8Array() : new Writer().u16(item).done()),
});
