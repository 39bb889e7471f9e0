/**
 * The one loop that performs what this device owes: from the same function that says whom the table waits for. Only what is firm is
 * answered, once per ask and step, on the seat's primary device.
 */
import { perform, type PerformPorts } from './asks/perform.ts';
import type { Duty } from './asks/request.ts';
import { duties } from './fold/requests.ts';
import { seatOf, type TableState } from './fold/state.ts';
import { KIND } from './journal/entry.ts';
import { makeAnswerBody } from './journal/bodies.ts';
import type { Session } from './journal/session.ts';
import type { Clock } from './ports.ts';
import type { Proposal } from './game.ts';

export interface DutyPorts extends PerformPorts {
  readonly clock: Clock;
  readonly session: Session;
  /** The last firm state. */
  firm(): TableState;
  /** May this page act for its seat now? */
  primary(): boolean;
  /** Moves that the game makes unasked on this seat's device. */
  moves(state: TableState): readonly Proposal[];
  propose(proposal: Proposal): Promise<unknown>;
}

const keyOf = (duty: Duty & { readonly item?: number }): string => `${duty.ask} ${duty.what} ${duty.item ?? ''}`;

export class DutyLoop {
  readonly #ports: DutyPorts;
  readonly #done = new Set<string>();
  readonly #since = new Map<string, number>();
  #running = false;
  #again = false;
  #closed = false;
  #cancel: (() => void) | undefined;

  constructor(ports: DutyPorts) {
    this.#ports = ports;
  }

  /** Looks what is owed and does it. Called after each change of the firm state. */
  work(): void {
    if (this.#closed) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = true;
    void this.#once().finally(() => {
      this.#running = false;
      if (this.#again) {
        this.#again = false;
        this.work();
      }
    });
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }

  async #once(): Promise<void> {
    const { world, clock } = this.#ports;
    const state = this.#ports.firm();
    const seat = seatOf(state, this.#ports.device);
    if (seat === undefined || !this.#ports.primary()) return;
    const mine = duties(world, state).filter((duty) => duty.seat === seat && !this.#done.has(keyOf(duty)));
    const now = clock.monotonicMs();
    let next = Infinity;
    for (const duty of mine) {
      const key = keyOf(duty);
      const since = this.#since.get(key) ?? now;
      this.#since.set(key, since);
      const wait = since + duty.afterMs - now;
      if (wait > 0) next = Math.min(next, wait);
      else await this.#do(state, duty, key);
      if (this.#closed) return;
    }
    for (const proposal of this.#ports.moves(state)) {
      const key = JSON.stringify([state.play?.causes, proposal]);
      if (this.#done.has(key)) continue;
      this.#done.add(key);
      await this.#ports.propose(proposal);
    }
    this.#cancel?.();
    if (next < Infinity) this.#cancel = clock.after(next, () => this.work());
  }

  async #do(state: TableState, duty: Duty & { readonly item?: number }, key: string): Promise<void> {
    const request = state.requests[duty.ask];
    const done = request && (await perform(this.#ports, state, request, duty));
    // Not to be done from here now (a letter on its way, a seed that is lost): asked again at the next change.
    if (!done || this.#closed) return;
    this.#done.add(key);
    await this.#ports.session.write(
      KIND.answer,
      async (place) => {
        const bytes = await done.bytes(place);
        return bytes && makeAnswerBody({ cause: done.cause, index: done.index, type: done.type, bytes });
      },
      true,
    );
  }
}
