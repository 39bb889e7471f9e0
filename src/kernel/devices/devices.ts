/** Devices of the own seat: what a person may ask for, fulfilled. */
import { refuseEntry } from '../fold/refusals.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { Devices, Offered, RecoveryCode } from './types.ts';

const watching = (): Promise<Refusal | undefined> => Promise.resolve(refuseEntry('table/watching'));

export class SeatDevices implements Devices {
  offer(): Promise<Offered> {
    return Promise.resolve({ ok: false, refusal: refuseEntry('table/watching') });
  }
  withdraw(): void {}
  ask(): Promise<Refusal | undefined> {
    return watching();
  }
  unask(): Promise<Refusal | undefined> {
    return watching();
  }
  accept(): Promise<Refusal | undefined> {
    return watching();
  }
  refuse(): Promise<Refusal | undefined> {
    return watching();
  }
  revoke(): Promise<Refusal | undefined> {
    return watching();
  }
  makeMain(): Promise<Refusal | undefined> {
    return watching();
  }
  reclaim(): Promise<Refusal | undefined> {
    return watching();
  }
  consent(): Promise<Refusal | undefined> {
    return watching();
  }
  recoveryCode(): Promise<RecoveryCode> {
    return Promise.resolve({ ok: false, refusal: refuseEntry('table/watching') });
  }
  recover(): Promise<Refusal | undefined> {
    return watching();
  }
  takeHere(): void {}
}
