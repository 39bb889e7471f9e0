/**
 * The seats that the table has had told of whose secret, some time in the session. What a device has been told it knows for good. That is
 * so where the telling was called off before all had confirmed it, or undone, and after the device has left its seat.
 */
import type { TableState } from '../../src/kernel/state/state.ts';
import type { Page } from '../../src/sim/device.ts';

export class Tells {
  readonly #all = new Set<string>();
  #seen: TableState | undefined;

  /** Takes note of what this page has folded now. */
  look({ inside }: Page): void {
    const state = inside.core?.tableParts?.runner.state;
    if (!state || state === this.#seen) return;
    this.#seen = state;
    for (const request of Object.values(state.requests))
      if (request.kind === 'tell') this.#note(state, state.secrets[request.secret]?.attempt, request.to);
    for (const { attempt, told = {} } of Object.values(state.secrets))
      this.#note(state, attempt, Object.keys(told).map(Number));
  }

  #note(state: TableState, attempt: string | undefined, seats: readonly number[]): void {
    for (const { seat, device } of state.roster) if (seats.includes(seat)) this.#all.add(`${attempt} ${device}`);
  }

  /**
   * @param attempt of a joint secret
   * @param device hex
   */
  has(attempt: string, device: string): boolean {
    return this.#all.has(`${attempt} ${device}`);
  }
}
