/** Seats, the door and the start as a person asks for them. */
import { refuseEntry } from '../fold/refusals.ts';
import { judgeSeat } from '../fold/seats.ts';
import type { Seat } from '../game.ts';
import { cleanName } from '../identity/names.ts';
import { DOOR, EVERYBODY, FOR_GOOD, makeSeatBody, makeStartBody, SEAT_ACT, type SeatBody } from '../journal/bodies.ts';
import { KIND } from '../journal/entry.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { Outcomes } from '../view/table-view.ts';
import type { Acting, ActingPorts } from './acting.ts';
import { judgeStart } from './propose.ts';

export interface SeatPorts {
  /** This device's keys were erased, as its person left for good. */
  isErased(): boolean;
  /** The lowest seat that nobody has, as this page shows the table. */
  free(): Seat | undefined;
}

export class TableSeats {
  readonly #ports: ActingPorts;
  readonly #own: SeatPorts;

  constructor(ports: ActingPorts, own: SeatPorts) {
    this.#ports = ports;
    this.#own = own;
  }

  async claim(name: string, seat?: Seat): Outcomes {
    const clean = cleanName(name);
    if (!clean.ok) return refuseEntry('seat/name');
    if (this.#own.isErased()) return refuseEntry('pair/erased');
    // While the table opens, a seat may seem free that isn't.
    if (this.#ports.unready) await this.#ports.unready;
    const free = seat ?? this.#own.free();
    if (free === undefined) return refuseEntry('seat/none');
    return this.#write({ act: SEAT_ACT.claim, seat: free, name: clean.value });
  }

  async rename(name: string): Outcomes {
    const clean = cleanName(name);
    return clean.ok ? this.#write({ act: SEAT_ACT.name, name: clean.value }) : refuseEntry('seat/name');
  }

  leave(): Outcomes {
    return this.#write({ act: SEAT_ACT.leave });
  }

  async admit(device: string): Outcomes {
    if (this.#ports.unready) await this.#ports.unready;
    // The fold lets one more sit down than the game takes: that person would only look on, and better knows it before.
    if (this.#own.free() === undefined) return refuseEntry('seat/none');
    return this.#write({ act: SEAT_ACT.admit, device });
  }

  refuse(device: string, forGood = false): Outcomes {
    return this.#write({ act: SEAT_ACT.leave, device, ...(forGood ? { name: FOR_GOOD } : {}) });
  }

  refuseAll(): Outcomes {
    return this.#write({ act: SEAT_ACT.leave, device: EVERYBODY });
  }

  turnDoor(open: boolean): Outcomes {
    return this.#write({ act: SEAT_ACT.door, name: open ? DOOR.open : DOOR.shut });
  }

  letOthersFirst(): Outcomes {
    return this.#write({ act: SEAT_ACT.aside });
  }

  async start(options: unknown): Outcomes {
    const at = await this.#acting();
    if ('code' in at) return at;
    const code = judgeStart(at.game, at.shown, at.device, options);
    if (code) return refuseEntry(code);
    await this.#ports.write(KIND.start, () => makeStartBody(options));
    return undefined;
  }

  async #acting(): Promise<Acting | Refusal> {
    if (this.#ports.unready) await this.#ports.unready;
    return this.#ports.acting();
  }

  async #write(act: Partial<SeatBody> & Pick<SeatBody, 'act'>): Outcomes {
    const at = await this.#acting();
    if ('code' in at) return at;
    const body: SeatBody = { seat: 0, device: at.device, name: '', ...act };
    const judged = judgeSeat(at.shown, at.device, body);
    if (!judged.ok) return refuseEntry(judged.code);
    await this.#ports.write(KIND.seat, () => makeSeatBody(body));
    return undefined;
  }
}
