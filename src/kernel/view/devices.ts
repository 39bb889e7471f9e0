/**
 * A face's view of the devices of a seat, and what a person may ask for. That is pairing another device, revoking one, taking a seat back,
 * the recovery code, and acting in this tab. `devices/devices.ts` fulfils it.
 */
import type { Seat } from '../game.ts';
import type { Refusal } from '../pipeline/refusals.ts';

/**
 * How a device joins a seat. `both`: it sees the hand, and so does this one. `only-there`: it alone sees the hand; this device (and
 * any other of the seat) becomes a table device and erases what it knew. `table`: it shows the table, and the hand stays here.
 */
export type PairWay = 'both' | 'only-there' | 'table';

/** `hand` reads what its seat may read; `table` never does; `recovery` is a code on paper. */
export type DeviceRole = 'hand' | 'table' | 'recovery';

export interface DeviceView {
  /** Hex device id: what `revoke` and `makeMain` name. */
  readonly device: string;
  readonly role: DeviceRole;
  /** The one that votes and contributes for the seat. */
  readonly main: boolean;
  readonly me: boolean;
  /** Absent while nobody knows. */
  readonly presence?: 'here' | 'hidden' | 'away';
}

/** A device that knows the open offer's secret and waits for a person's yes. */
export interface PairRequestView {
  readonly device: string;
  /** Six digits, `384 021`: the same on both screens. */
  readonly number: string;
  readonly way: PairWay;
}

export interface OfferView {
  readonly way: PairWay;
  /** Fragment of the link, `#1p.…`: to be shown as a QR code or a link, never on a shared screen. */
  readonly link: string;
  /** The same secret for typing, on a device that has the table's link already: `7KQ2-M0XB-91TD-ZC4R`. */
  readonly code: string;
}

/** Somebody on a new device says that a seat is theirs. */
export interface ReclaimView {
  /** The new device: what `consent` names. */
  readonly device: string;
  readonly seat: Seat;
  /** As the person at the new device gave it. */
  readonly name: string;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
  /** So many seats must say yes. */
  readonly needed: number;
  /** This device's consent is asked: it is a hand device of another seat, or of that very seat (whose no ends it). */
  readonly isAsked: boolean;
  /** This device asks. */
  readonly mine: boolean;
}

export interface DevicesView {
  /** This device's; null without a seat. Of a moment of the past only whether its hand is shown there. */
  readonly role: DeviceRole | null;
  /** All devices of the own seat, the main one first. */
  readonly list: readonly DeviceView[];
  readonly offer?: OfferView;
  readonly requests: readonly PairRequestView[];
  /** This device has asked to be paired and waits. */
  readonly asking?: { readonly number: string };
  /** It had asked, and nobody said yes in the ten minutes in which a code is good. */
  readonly unanswered?: true;
  readonly reclaims: readonly ReclaimView[];
  /** This device gave its hand away and erased its key: it can be paired as a hand again only by opening a pairing link. */
  readonly erased: boolean;
}

export type Offered = ({ readonly ok: true } & OfferView) | { readonly ok: false; readonly refusal: Refusal };
export type RecoveryCode =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** `undefined` where the act was written; else why not. Nothing was written then. */
type Outcome = Promise<Refusal | undefined>;

export interface Devices {
  /** Makes the one open offer of this page, in place of any before. It is good once, for ten minutes, while this page is open. */
  offer(way: PairWay): Promise<Offered>;
  withdraw(): void;
  /** On the new device: asks to be paired. @param code as shown by the other device; case, spaces and dashes don't matter */
  ask(code: string): Outcome;
  /** On the new device: not any more. */
  unask(): Outcome;
  /** Lets in a device of `requests`, the way that was offered. */
  accept(device: string): Outcome;
  /** Hides a request and ends the offer: what was shown may be in wrong hands. */
  refuse(device: string): Outcome;
  /** Another device of the own seat is out; it keeps what it had read. */
  revoke(device: string): Outcome;
  /** Another hand device of the own seat, or this one, votes and contributes for it from now on. */
  makeMain(device: string): Outcome;
  /** Says that a taken seat is one's own; the others are asked. @param name who one is */
  reclaim(seat: Seat, name: string): Outcome;
  /** Consents to somebody’s taking a seat back, or not. */
  consent(device: string, yes: boolean): Outcome;
  /**
   * Makes the seat's recovery code; one made before is void. Shown once, stored nowhere, and not before the table has taken note of it.
   * After twenty seconds the refusal is `recovery/waiting`, and asked again it is the same code.
   */
  recoveryCode(): Promise<RecoveryCode>;
  /** Takes the seat that this code was made for, with its hand. */
  recover(code: string): Outcome;
  /** Fresh keys for this browser, where it has erased its own: the next page that opens the table is another device. */
  renew(): Promise<void>;
  /** The tab that acts for this device steps back, and this one acts. */
  takeHere(): void;
}
