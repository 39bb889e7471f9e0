/**
 * What a person may ask about the devices of a seat, fulfilled: each act is judged as the fold will judge it, then written. The open
 * offer lives here and ends with the page.
 */
import { base64url } from '../base64url.ts';
import { hex, unhex } from '../bytes.ts';
import type { Core } from '../core.ts';
import type { Works } from '../works.ts';
import { type FoldCode, refuseEntry } from '../fold/refusals.ts';
import { PAIR_AS } from '../fold/seat-devices.ts';
import { judgeSeat } from '../fold/seats.ts';
import { roleOf, seatOf, type TableState } from '../fold/state.ts';
import type { Seat } from '../game.ts';
import { readCode, writeCode } from '../identity/code.ts';
import { deviceId } from '../identity/device.ts';
import { type Link, PAIRING_BYTES, writePairLink } from '../identity/link.ts';
import { cleanName } from '../identity/names.ts';
import { pairProof } from '../identity/pairing.ts';
import { RECOVERY_BYTES, recoverySeeds } from '../identity/recovery.ts';
import { makeSeatBody, SEAT_ACT, type SeatBody } from '../journal/bodies.ts';
import { KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { DeviceKeys } from '../ports.ts';
import type { TablePorts } from '../table-ports.ts';
import type { Devices, DevicesView, Offered, OfferView, PairWay, RecoveryCode } from './types.ts';
import { type OpenOffer, viewOfDevices } from './view.ts';

/** How long an offer is good. */
const OFFER_MS = 10 * 60_000;

/** How long the person who makes a recovery code waits for the table to take note of it. */
const RECOVERY_MS = 20_000;

/** Under this the store keeps the secret of the offer that this device has answered: good once, so of no use afterwards. */
const ASKED = 'asked';

const AS: Readonly<Record<PairWay, string>> = {
  both: PAIR_AS.hand,
  'only-there': PAIR_AS.only,
  table: PAIR_AS.table,
};

export interface SeatDevicesPorts {
  readonly ports: Pick<TablePorts, 'rng' | 'clock' | 'store' | 'vault' | 'takeHere'>;
  readonly core: Core;
  readonly link: Link;
  changed(): void;
}

type Outcome = Promise<Refusal | undefined>;
interface MadeCode {
  readonly code: Uint8Array;
  /** Of which the keys follow from it. */
  readonly device: string;
}
type Acting = { readonly works: Works; readonly shown: TableState };

export class SeatDevices implements Devices {
  readonly #ports: SeatDevicesPorts;
  #offer: OpenOffer | undefined;
  #cancelOffer: (() => void) | undefined;
  /** The secret of somebody else's offer that this device has answered. */
  #asked: Uint8Array | undefined;
  /** A recovery code that is written and that nobody has seen: the table hasn't taken note of it in time. */
  #unseen: MadeCode | undefined;

  constructor(ports: SeatDevicesPorts) {
    this.#ports = ports;
    void this.#restore();
  }

  /** A page that waited to be paired shows its number again. */
  async #restore(): Promise<void> {
    const asked = await this.#ports.ports.store.get(ASKED).catch(() => undefined);
    if (!asked) return;
    this.#asked ??= asked;
    this.#ports.changed();
  }

  view(shown: TableState | undefined): DevicesView {
    const { core, ports } = this.#ports;
    return viewOfDevices({
      state: shown,
      device: core.device,
      room: core.room,
      offer: this.#offer,
      asked: this.#asked,
      erased: ports.vault.erased,
      presence: (device) => core.presenceOf(device),
    });
  }

  async offer(way: PairWay): Promise<Offered> {
    const { ports, link } = this.#ports;
    const at = await this.#handed();
    if ('code' in at) return { ok: false, refusal: at };
    if (link.kind !== 'play') return { ok: false, refusal: refuseEntry('table/watching') };
    this.withdraw();
    const secret = ports.rng.bytes(PAIRING_BYTES);
    const view: OfferView = { way, link: writePairLink({ link, pairing: secret }), code: writeCode(secret) };
    const offer: OpenOffer = { secret, view };
    this.#offer = offer;
    this.#cancelOffer = ports.clock.after(OFFER_MS, () => this.#offer === offer && this.withdraw());
    this.#ports.changed();
    return { ok: true, ...view };
  }

  withdraw(): void {
    this.#cancelOffer?.();
    this.#offer = undefined;
    this.#ports.changed();
  }

  async ask(code: string): Outcome {
    const { core } = this.#ports;
    const secret = readCode(code, PAIRING_BYTES);
    if (!secret) return refuseEntry('pair/code');
    const at = await this.#acting();
    if ('code' in at) return at;
    const refusal = this.#newcomer(at.shown);
    if (refusal) return refusal;
    this.#asked = secret;
    await this.#ports.ports.store.put(ASKED, secret).catch(() => this.#ports.core.storeFailed());
    const proof = pairProof(secret, core.room, unhex(core.device)!);
    return this.#write(at, core.session, { act: SEAT_ACT.pair, device: core.device, name: base64url(proof) });
  }

  async unask(): Outcome {
    this.#asked = undefined;
    await this.#ports.ports.store.delete(ASKED).catch(() => this.#ports.core.storeFailed());
    return this.#act({ act: SEAT_ACT.unpair, device: this.#ports.core.device });
  }

  async accept(device: string): Outcome {
    const at = await this.#handed();
    if ('code' in at) return at;
    const offer = this.#offer;
    const asking = this.view(at.shown).requests.some((request) => request.device === device);
    if (!offer || !asking) return refuseEntry('pair/not-asking');
    const unsaved = offer.view.way === 'table' ? undefined : await this.#owe(at, device);
    if (unsaved) return unsaved;
    // Good once, whatever comes of it.
    if (this.#offer !== offer) return refuseEntry('pair/not-asking');
    this.withdraw();
    return this.#act({ act: SEAT_ACT.pair, device, name: AS[offer.view.way] });
  }

  /** Notes first what a device is to be told once it is in: without that it isn't let in. */
  async #owe({ works, shown }: Acting, device: string): Outcome {
    const { core } = this.#ports;
    try {
      await works.sharing.owe(device, seatOf(shown, core.device)!);
      return undefined;
    } catch {
      core.storeFailed();
      return refuseEntry('store/failing');
    }
  }

  refuse(): Outcome {
    this.withdraw();
    return Promise.resolve(undefined);
  }

  revoke(device: string): Outcome {
    return this.#act({ act: SEAT_ACT.unpair, device });
  }

  makeMain(device: string): Outcome {
    return this.#act({ act: SEAT_ACT.pair, device, name: PAIR_AS.main });
  }

  async reclaim(seat: Seat, name: string): Outcome {
    const clean = cleanName(name);
    if (!clean.ok) return refuseEntry('seat/name');
    const at = await this.#acting();
    if ('code' in at) return at;
    const refusal = this.#newcomer(at.shown);
    if (refusal) return refusal;
    return this.#act({ act: SEAT_ACT.reclaim, device: this.#ports.core.device, seat, name: clean.value });
  }

  async consent(device: string, yes: boolean): Outcome {
    const at = await this.#acting();
    if ('code' in at) return at;
    const asked = at.shown.reclaims.find((one) => one.device === device);
    if (!asked) return refuseEntry('reclaim/not-asking');
    return this.#act({ act: SEAT_ACT.consent, device, seat: asked.seat, name: yes ? 'yes' : 'no' });
  }

  async recoveryCode(): Promise<RecoveryCode> {
    const { core } = this.#ports;
    const at = await this.#handed();
    if ('code' in at) return { ok: false, refusal: at };
    const unseen = this.#unseen;
    const made = unseen && roleOf(at.shown, unseen.device) === 'recovery' ? unseen : await this.#makeCode(at);
    if ('refusal' in made) return { ok: false, refusal: made.refusal };
    this.#unseen = made;
    // Until then it may come to nothing, and whoever has lost the device would have neither this one nor the one before.
    const given = at.works.sharing.given(made.device).catch(() => core.storeFailed());
    await this.#within(RECOVERY_MS, given);
    const now = core.works?.runner.state;
    if (!now || roleOf(now, made.device) !== 'recovery') return { ok: false, refusal: refuseEntry('recovery/waiting') };
    this.#unseen = undefined;
    return { ok: true, code: writeCode(made.code) };
  }

  /** Pairs the device of a fresh code, in place of any other code's. */
  async #makeCode(at: Acting): Promise<MadeCode | { readonly refusal: Refusal }> {
    const code = this.#ports.ports.rng.bytes(RECOVERY_BYTES);
    const { session, device } = await this.#recovery(code);
    const refusal = await this.#let(session, device, () => this.#owe(at, device), PAIR_AS.recovery);
    return refusal ? { refusal } : { code, device };
  }

  /** Fulfilled with the work, or when the time is up. */
  async #within(ms: number, work: Promise<void>): Promise<void> {
    let cancel: (() => void) | undefined;
    const over = new Promise<void>((done) => (cancel = this.#ports.ports.clock.after(ms, () => done())));
    await Promise.race([work, over]);
    cancel?.();
  }

  async recover(code: string): Outcome {
    const { core } = this.#ports;
    const bytes = readCode(code, RECOVERY_BYTES);
    if (!bytes) return refuseEntry('pair/code');
    const at = await this.#acting();
    if ('code' in at) return at;
    const { session, device, keys } = await this.#recovery(bytes);
    if (roleOf(at.shown, device) !== 'recovery') return refuseEntry('recovery/unknown');
    const seat = seatOf(at.shown, device)!;
    if (seatOf(at.shown, core.device) !== seat) {
      const refusal =
        this.#newcomer(at.shown) ??
        (await this.#act({ act: SEAT_ACT.pair, device: core.device, name: proofOf(bytes, core) })) ??
        (await this.#act({ act: SEAT_ACT.pair, device: core.device, name: PAIR_AS.main }, session));
      if (refusal) return refusal;
    }
    at.works.sharing.recoverWith(keys);
    return undefined;
  }

  async renew(): Promise<void> {
    await this.#ports.ports.vault.renew();
  }

  takeHere(): void {
    this.#ports.ports.takeHere();
  }

  /** Writes, as another device that this page has the keys of, that it wants in; then lets it in as this one. */
  async #let(session: Session, device: string, before: () => Outcome, name: string): Outcome {
    const { rng } = this.#ports.ports;
    const asked = await this.#act({ act: SEAT_ACT.pair, device, name: base64url(rng.bytes(32)) }, session);
    const refusal = asked ?? (await before());
    if (refusal) return refusal;
    return this.#act({ act: SEAT_ACT.pair, device, name });
  }

  async #recovery(
    code: Uint8Array,
  ): Promise<{ readonly session: Session; readonly device: string; readonly keys: DeviceKeys }> {
    const { core, ports } = this.#ports;
    const seeds = recoverySeeds(code);
    const keys = await ports.vault.fromSeeds(seeds.sig, seeds.mail);
    return { keys, session: core.sessionOf(keys), device: hex(deviceId(keys.sigPk, keys.mailPk)) };
  }

  /** The parts to act with, or why nothing may be written from here now. */
  async #acting(): Promise<Acting | Refusal> {
    const { core } = this.#ports;
    if (core.unready) await core.unready;
    const { works, canWrite, primary, closed } = core;
    if (!works || !canWrite || !primary || closed) return refuseEntry('table/watching');
    return { works, shown: works.runner.overlay() };
  }

  /** …on a device that sees its seat's hand. */
  async #handed(): Promise<Acting | Refusal> {
    const at = await this.#acting();
    if ('code' in at) return at;
    const role = roleOf(at.shown, this.#ports.core.device);
    return role === 'hand' ? at : refuseEntry(role === undefined ? 'seat/not-yours' : 'pair/not-hand');
  }

  /** Why this device can't get a seat that another device has. */
  #newcomer(shown: TableState): Refusal | undefined {
    const { core, ports } = this.#ports;
    const code: FoldCode | undefined =
      seatOf(shown, core.device) !== undefined ? 'seat/already' : ports.vault.erased ? 'pair/erased' : undefined;
    return code && refuseEntry(code);
  }

  async #act(act: Act, session: Session = this.#ports.core.session): Outcome {
    const at = await this.#acting();
    return 'code' in at ? at : this.#write(at, session, act);
  }

  async #write({ shown }: Acting, session: Session, act: Act): Outcome {
    const body: SeatBody = { seat: 0, name: '', ...act };
    const judged = judgeSeat(shown, session.device, body);
    if (!judged.ok) return refuseEntry(judged.code);
    await session.write(KIND.seat, () => makeSeatBody(body));
    return undefined;
  }
}

type Act = Partial<SeatBody> & Pick<SeatBody, 'act' | 'device'>;

const proofOf = (code: Uint8Array, core: Core): string => base64url(pairProof(code, core.room, unhex(core.device)!));
