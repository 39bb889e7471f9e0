/** Asks for the voters that `attendance.ts` finds there should be: one change at a time, and not twice for one reason. */
import type { Runner } from '../../fold/runner.ts';
import { type VotersBody, makeVotersBody } from '../../journal/bodies.ts';
import { KIND } from '../../journal/entry.ts';
import type { Session } from '../../journal/session.ts';
import type { Clock } from '../../ports.ts';
import type { Attendance } from './attendance.ts';
import type { MissingAt } from './missing-acks.ts';
import type { Order, Stamped } from '../../log/order.ts';

/** What came to nothing is written again after so long. */
const AGAIN_MS = 3_000;

/** What asking for changes of the voters needs. */
export interface RollCallPorts {
  readonly clock: Clock;
  readonly order: Order;
  readonly runner: Runner;
  readonly session: Session;
  readonly attendance: Attendance;
  /** Own device, hex. */
  readonly device: string;
  /** Whether something at the tip waits to be acknowledged. */
  isAwaited(tip: Stamped): boolean;
  readonly missingAt: MissingAt;
  /** Whether this device's votes come about: one who can't vote doesn't ask to count. */
  canVote(): boolean;
  isSequencer(): boolean;
  failed(error: unknown): void;
}

/** Asks devices in and out, one change at a time, and doesn't ask again for what it has just asked. */
export class RollCall {
  readonly #ports: RollCallPorts;
  #written: { readonly what: string; readonly at: number } | undefined;

  constructor(ports: RollCallPorts) {
    this.#ports = ports;
  }

  look(): void {
    const { order, runner, attendance, isSequencer, isAwaited, missingAt, canVote } = this.#ports;
    const { tip } = order;
    if (!tip || runner.at !== tip) return;
    attendance.missingAcks.look(tip, isAwaited(tip) ? missingAt : undefined);
    const out = isSequencer() ? attendance.sequencerWants(runner.state, tip) : undefined;
    const change = out ?? (canVote() ? attendance.selfWants(runner.state, tip) : undefined);
    if (change) this.#write(change, tip);
  }

  #write(change: VotersBody, tip: Stamped): void {
    const { clock, session, runner, attendance, device, failed } = this.#ports;
    const now = clock.monotonicMs();
    const what = `${change.act} ${change.device} ${tip.voters.pendingSince} ${tip.voters.devices.length}`;
    const pending = runner.pending().some((entry) => entry.kind === KIND.voters && entry.device === device);
    if (pending || (this.#written?.what === what && now - this.#written.at < AGAIN_MS)) return;
    this.#written = { what, at: now };
    // A device that says in answer that it is here has as long again. Of two that are asked out, neither votes over the other's going.
    attendance.missingAcks.forget(change.device);
    session.write(KIND.voters, () => makeVotersBody(change)).catch(failed);
  }
}
