/** Acts about the devices of a seat: whether anything may be written from here now, judged as the fold will judge it, then written. */
import type { Core } from '../core/core.ts';
import { type FoldCode, refuseEntry } from '../fold/refusals.ts';
import { judgeSeat } from '../fold/seats.ts';
import { roleOf, seatOf, type TableState } from '../state/state.ts';
import { makeSeatBody, type SeatBody } from '../journal/bodies.ts';
import { KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { TablePorts } from '../core/table-ports.ts';
import type { TableParts } from '../core/table-parts.ts';

/** What acts about the own seat need. */
export interface SeatActsPorts {
  readonly ports: Pick<TablePorts, 'rng' | 'clock' | 'store' | 'vault' | 'takeHere'>;
  readonly core: Core;
}

/** Undefined once it is done; a refusal where it isn't. */
export type Outcome = Promise<Refusal | undefined>;
/** The table at which something can be done now, and the state that it is judged on. */
export interface Acting {
  readonly tableParts: TableParts;
  readonly shown: TableState;
}
type Act = Partial<SeatBody> & Pick<SeatBody, 'act' | 'device'>;

/** Acts about the own seat, as entries: taking a device in, putting one out, moving the hand. */
export class SeatActs {
  readonly #ports: SeatActsPorts;

  constructor(ports: SeatActsPorts) {
    this.#ports = ports;
  }

  /** The parts to act with, or why nothing may be written from here now. */
  async acting(): Promise<Acting | Refusal> {
    const { core } = this.#ports;
    if (core.unready) await core.unready;
    const { tableParts, canWrite, primary, closed } = core;
    if (!tableParts || !canWrite || !primary || closed) return refuseEntry('table/watching');
    return { tableParts, shown: tableParts.runner.overlay() };
  }

  /** …on a device that sees its seat's hand. */
  async handed(): Promise<Acting | Refusal> {
    const at = await this.acting();
    if ('code' in at) return at;
    const role = roleOf(at.shown, this.#ports.core.device);
    return role === 'hand' ? at : refuseEntry(role === undefined ? 'seat/not-yours' : 'pair/not-hand');
  }

  /** Why this device can't get a seat that another device has. */
  newcomer(shown: TableState): Refusal | undefined {
    const { core, ports } = this.#ports;
    const code: FoldCode | undefined =
      seatOf(shown, core.device) !== undefined ? 'seat/already' : ports.vault.erased ? 'pair/erased' : undefined;
    return code && refuseEntry(code);
  }

  /** Notes first what a device is to be told once it is in: without that it isn't let in. */
  async owe({ tableParts, shown }: Acting, device: string): Outcome {
    const { core } = this.#ports;
    try {
      await tableParts.sharing.owe(device, seatOf(shown, core.device)!);
      return undefined;
    } catch {
      core.storeFailed();
      return refuseEntry('store/failing');
    }
  }

  async act(act: Act, session: Session = this.#ports.core.session): Outcome {
    const at = await this.acting();
    return 'code' in at ? at : this.write(at, act, session);
  }

  async write({ shown }: Acting, act: Act, session: Session = this.#ports.core.session): Outcome {
    const body: SeatBody = { seat: 0, name: '', ...act };
    const judged = judgeSeat(shown, session.device, body);
    if (!judged.ok) return refuseEntry(judged.code);
    await session.write(KIND.seat, () => makeSeatBody(body));
    return undefined;
  }
}
