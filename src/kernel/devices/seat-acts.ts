/** Acts about the devices of a seat: whether anything may be written from here now, judged as the fold will judge it, then written. */
import type { Core } from '../core.ts';
import { type FoldCode, refuseEntry } from '../fold/refusals.ts';
import { judgeSeat } from '../fold/seats.ts';
import { roleOf, seatOf, type TableState } from '../fold/state.ts';
import { makeSeatBody, type SeatBody } from '../journal/bodies.ts';
import { KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { TablePorts } from '../table-ports.ts';
import type { Works } from '../works.ts';

export interface SeatActsPorts {
  readonly ports: Pick<TablePorts, 'rng' | 'clock' | 'store' | 'vault' | 'takeHere'>;
  readonly core: Core;
}

export type Outcome = Promise<Refusal | undefined>;
export type Acting = { readonly works: Works; readonly shown: TableState };
type Act = Partial<SeatBody> & Pick<SeatBody, 'act' | 'device'>;

export class SeatActs {
  readonly #ports: SeatActsPorts;

  constructor(ports: SeatActsPorts) {
    this.#ports = ports;
  }

  /** The parts to act with, or why nothing may be written from here now. */
  async acting(): Promise<Acting | Refusal> {
    const { core } = this.#ports;
    if (core.unready) await core.unready;
    const { works, canWrite, primary, closed } = core;
    if (!works || !canWrite || !primary || closed) return refuseEntry('table/watching');
    return { works, shown: works.runner.overlay() };
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
  async owe({ works, shown }: Acting, device: string): Outcome {
    const { core } = this.#ports;
    try {
      await works.sharing.owe(device, seatOf(shown, core.device)!);
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
