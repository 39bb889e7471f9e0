/** Recovery codes: one made for this device's seat, and one typed in that opens another. The keys of a device of the seat follow from it. */
import { base64url } from '../base64url.ts';
import { fromHex, hex } from '../bytes.ts';
import { refuseEntry } from '../fold/refusals.ts';
import { PAIR_AS } from '../fold/seat-devices.ts';
import { roleOf, seatOf } from '../state/state.ts';
import { readCode, writeCode } from '../identity/code.ts';
import { deviceId } from '../identity/device.ts';
import { pairProof } from '../identity/pairing.ts';
import { RECOVERY_BYTES, recoverySeeds } from '../identity/recovery.ts';
import { SEAT_ACT } from '../journal/bodies.ts';
import type { Session } from '../journal/session.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { DeviceKeys } from '../ports.ts';
import type { Acting, Outcome, SeatActs, SeatActsPorts } from './seat-acts.ts';
import type { RecoveryCode } from '../view/devices.ts';

/** How long the person who makes a recovery code waits for the table to take note of it. */
const RECOVERY_MS = 20_000;

interface MadeCode {
  readonly code: Uint8Array;
  /** Of which the keys follow from it. */
  readonly device: string;
}

/** The device whose keys follow from a code, as this page writes in its name. */
interface CodeDevice {
  readonly session: Session;
  readonly device: string;
  readonly keys: DeviceKeys;
}

export class RecoveryCodes {
  readonly #ports: SeatActsPorts;
  readonly #acts: SeatActs;
  /** One that is written and that nobody has seen: the table hasn't taken note of it in time. */
  #unseen: MadeCode | undefined;

  constructor(ports: SeatActsPorts, acts: SeatActs) {
    this.#ports = ports;
    this.#acts = acts;
  }

  async make(): Promise<RecoveryCode> {
    const { core } = this.#ports;
    const at = await this.#acts.handed();
    if ('code' in at) return { ok: false, refusal: at };
    const unseen = this.#unseen;
    const made = unseen && roleOf(at.shown, unseen.device) === 'recovery' ? unseen : await this.#pair(at);
    if ('refusal' in made) return { ok: false, refusal: made.refusal };
    this.#unseen = made;
    // Until then it may come to nothing, and whoever has lost the device would have neither this one nor the one before.
    const given = at.tableParts.sharing.given(made.device).catch(() => core.storeFailed());
    await this.#within(RECOVERY_MS, given);
    const now = core.tableParts?.runner.state;
    if (!now || roleOf(now, made.device) !== 'recovery') return { ok: false, refusal: refuseEntry('recovery/waiting') };
    this.#unseen = undefined;
    return { ok: true, code: writeCode(made.code) };
  }

  /** Writes, as the device of a fresh code, that it wants in; then lets it in as this one, in place of any other code's. */
  async #pair(at: Acting): Promise<MadeCode | { readonly refusal: Refusal }> {
    const { rng } = this.#ports.ports;
    const code = rng.bytes(RECOVERY_BYTES);
    const { session, device } = await this.#deviceOf(code);
    const refusal =
      (await this.#acts.act({ act: SEAT_ACT.pair, device, name: base64url(rng.bytes(32)) }, session)) ??
      (await this.#acts.owe(at, device)) ??
      (await this.#acts.act({ act: SEAT_ACT.pair, device, name: PAIR_AS.recovery }));
    return refusal ? { refusal } : { code, device };
  }

  /** Fulfilled with the work, or when the time is up. */
  async #within(ms: number, work: Promise<void>): Promise<void> {
    let cancel: (() => void) | undefined;
    const over = new Promise<void>((done) => (cancel = this.#ports.ports.clock.after(ms, () => done())));
    await Promise.race([work, over]);
    cancel?.();
  }

  async recover(typed: string): Outcome {
    const { core } = this.#ports;
    const code = readCode(typed, RECOVERY_BYTES);
    if (!code) return refuseEntry('pair/code');
    const at = await this.#acts.acting();
    if ('code' in at) return at;
    const { session, device, keys } = await this.#deviceOf(code);
    const seat = seatOf(at.shown, device);
    if (seat === undefined || roleOf(at.shown, device) !== 'recovery') return refuseEntry('recovery/unknown');
    if (seatOf(at.shown, core.device) !== seat) {
      const proof = base64url(pairProof(code, core.room, fromHex(core.device)));
      const refusal =
        this.#acts.newcomer(at.shown) ??
        (await this.#acts.act({ act: SEAT_ACT.pair, device: core.device, name: proof })) ??
        (await this.#acts.act({ act: SEAT_ACT.pair, device: core.device, name: PAIR_AS.main }, session));
      if (refusal) return refusal;
    }
    at.tableParts.sharing.recoverWith(keys);
    return undefined;
  }

  async #deviceOf(code: Uint8Array): Promise<CodeDevice> {
    const { core, ports } = this.#ports;
    const seeds = recoverySeeds(code);
    const keys = await ports.vault.fromSeeds(seeds.sig, seeds.mail);
    return { keys, session: core.sessionOf(keys), device: hex(deviceId(keys.sigPk, keys.mailPk)) };
  }
}
