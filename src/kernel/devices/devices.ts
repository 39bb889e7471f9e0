/**
 * What a person may ask about the devices of a seat, fulfilled. The open offer lives here and ends with the page; recovery codes are
 * `recovery-codes.ts`'s.
 */
import { base64url } from '../base64url.ts';
import { fromHex } from '../bytes.ts';
import { refuseEntry } from '../fold/refusals.ts';
import { PAIR_AS } from '../fold/seat-devices.ts';
import type { TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { readCode, writeCode } from '../identity/code.ts';
import { type Link, PAIRING_BYTES, writePairLink } from '../identity/link.ts';
import { cleanName } from '../identity/names.ts';
import { pairProof } from '../identity/pairing.ts';
import { SEAT_ACT } from '../journal/bodies.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { type Outcome, SeatActs, type SeatActsPorts } from './seat-acts.ts';
import type { Devices, DevicesView, Offered, OfferView, PairWay, RecoveryCode } from '../view/devices.ts';
import { type OpenOffer, viewOfDevices } from '../view/devices-view.ts';

/** How long an offer is good. */
const OFFER_MS = 10 * 60_000;

/** Under this the store keeps the secret of the offer that this device has answered: good once, so of no use afterwards. */
const ASKED = 'asked';

const AS: Readonly<Record<PairWay, string>> = {
  both: PAIR_AS.hand,
  'only-there': PAIR_AS.only,
  table: PAIR_AS.table,
};

/** What the devices of a seat need: the link for pairing codes, and whom to tell. */
export interface SeatDevicesPorts extends SeatActsPorts {
  readonly link: Link;
  changed(): void;
}

/** The devices of the own seat: offers and their answers, moving the hand, recovery codes. */
export class SeatDevices implements Devices {
  readonly #ports: SeatDevicesPorts;
  readonly #acts: SeatActs;
  readonly #codes: RecoveryCodes;
  #offer: OpenOffer | undefined;
  #cancelOffer: (() => void) | undefined;
  /** The secret of somebody else's offer that this device has answered. */
  #asked: Uint8Array | undefined;
  /** Nobody said yes to it while it was good. */
  #unanswered = false;
  #cancelAsk: (() => void) | undefined;

  constructor(ports: SeatDevicesPorts) {
    this.#ports = ports;
    this.#acts = new SeatActs(ports);
    this.#codes = new RecoveryCodes(ports, this.#acts);
    void this.#restore();
  }

  /** A page that waited to be paired shows its number again. */
  async #restore(): Promise<void> {
    const asked = await this.#ports.ports.store.get(ASKED).catch(() => undefined);
    if (!asked) return;
    if (!this.#asked) this.#expect(asked);
    this.#ports.changed();
  }

  /** A no and an offer that has ended are told to nobody: whoever asks gives up when no offer is good any more. */
  #expect(asked: Uint8Array): void {
    this.#asked = asked;
    this.#unanswered = false;
    this.#cancelAsk?.();
    this.#cancelAsk = this.#ports.ports.clock.after(OFFER_MS, () => void this.#giveUp());
  }

  /**
   * Nothing is written. A yes that is on its way would let this device in, and an entry that takes the asking back would put it out again.
   */
  async #giveUp(): Promise<void> {
    const { core, ports, changed } = this.#ports;
    const at = await this.#acts.acting();
    if ('code' in at || !at.shown.pairing.some(({ device }) => device === core.device)) return;
    this.#asked = undefined;
    this.#unanswered = true;
    changed();
    await ports.store.delete(ASKED).catch(() => core.storeFailed());
  }

  view(shown: TableState | undefined): DevicesView {
    const { core, ports } = this.#ports;
    return viewOfDevices({
      state: shown,
      device: core.device,
      room: core.room,
      offer: this.#offer,
      asked: this.#asked,
      unanswered: this.#unanswered,
      erased: ports.vault.erased,
      presence: (device) => core.presenceOf(device),
    });
  }

  async offer(way: PairWay): Promise<Offered> {
    const { ports, link } = this.#ports;
    const at = await this.#acts.handed();
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
    const at = await this.#acts.acting();
    if ('code' in at) return at;
    const refusal = this.#acts.newcomer(at.shown);
    if (refusal) return refusal;
    this.#expect(secret);
    await this.#ports.ports.store.put(ASKED, secret).catch(() => this.#ports.core.storeFailed());
    const proof = pairProof(secret, core.room, fromHex(core.device));
    return this.#acts.write(at, { act: SEAT_ACT.pair, device: core.device, name: base64url(proof) });
  }

  async unask(): Outcome {
    this.#asked = undefined;
    await this.#ports.ports.store.delete(ASKED).catch(() => this.#ports.core.storeFailed());
    return this.#acts.act({ act: SEAT_ACT.unpair, device: this.#ports.core.device });
  }

  async accept(device: string): Outcome {
    const at = await this.#acts.handed();
    if ('code' in at) return at;
    const offer = this.#offer;
    const asking = this.view(at.shown).requests.some((request) => request.device === device);
    if (!offer || !asking) return refuseEntry('pair/not-asking');
    const unsaved = offer.view.way === 'table' ? undefined : await this.#acts.owe(at, device);
    if (unsaved) return unsaved;
    // Somebody else was let in with it meanwhile.
    if (this.#offer !== offer) return refuseEntry('pair/not-asking');
    // Good once, whatever comes of it.
    this.withdraw();
    return this.#acts.act({ act: SEAT_ACT.pair, device, name: AS[offer.view.way] });
  }

  refuse(): Outcome {
    this.withdraw();
    return Promise.resolve(undefined);
  }

  revoke(device: string): Outcome {
    return this.#acts.act({ act: SEAT_ACT.unpair, device });
  }

  makeMain(device: string): Outcome {
    return this.#acts.act({ act: SEAT_ACT.pair, device, name: PAIR_AS.main });
  }

  async reclaim(seat: Seat, name: string): Outcome {
    const clean = cleanName(name);
    if (!clean.ok) return refuseEntry('seat/name');
    const at = await this.#acts.acting();
    if ('code' in at) return at;
    const refusal = this.#acts.newcomer(at.shown);
    if (refusal) return refusal;
    return this.#acts.act({ act: SEAT_ACT.reclaim, device: this.#ports.core.device, seat, name: clean.value });
  }

  async consent(device: string, yes: boolean): Outcome {
    const at = await this.#acts.acting();
    if ('code' in at) return at;
    const asked = at.shown.reclaims.find((one) => one.device === device);
    if (!asked) return refuseEntry('reclaim/not-asking');
    return this.#acts.act({ act: SEAT_ACT.consent, device, seat: asked.seat, name: yes ? 'yes' : 'no' });
  }

  recoveryCode(): Promise<RecoveryCode> {
    return this.#codes.make();
  }

  recover(code: string): Outcome {
    return this.#codes.recover(code);
  }

  async renew(): Promise<void> {
    await this.#ports.ports.vault.renew();
  }

  takeHere(): void {
    this.#ports.ports.takeHere();
  }
}
