/**
 * The table's state: what all browsers agree on after a stamp. Plain JSON, hashed as canonical JSON; nothing in it is known to fewer
 * than all. Private things (keys, opened mail, own seeds) never come near it.
 */
import type { Seat } from '../game.ts';
import type { TableSettings } from '../journal/bodies.ts';
import type { Play } from '../play/play.ts';
import type { Request } from '../asks/request.ts';
import type { JointSecret } from '../asks/secret.ts';
import type { SealedThing } from '../asks/sealed.ts';

/** A device that has a seat, or asks for one. */
export interface Seated {
  readonly seat: Seat;
  /** Hex device id. */
  readonly device: string;
  readonly name: string;
}

export interface TableState {
  readonly game: string;
  readonly version: number;
  readonly settings: TableSettings['settings'];
  readonly founder: string;
  /** Table time of the last stamp, milliseconds. */
  readonly now: number;
  /** Last placed entry of each chain (stamps stand by themselves). */
  readonly heads: Readonly<Record<string, string>>;
  /** Hex public keys of devices that have said hello. */
  readonly devices: Readonly<Record<string, { readonly sig: string; readonly mail: string }>>;
  /** In order of admission. */
  readonly roster: readonly Seated[];
  readonly asking: readonly Seated[];
  /** Games started so far. */
  readonly games: number;
  readonly play?: Play;
  /** Protocols under way for the play's open asks, by ask id. */
  readonly requests: Readonly<Record<string, Request>>;
  readonly secrets: Readonly<Record<string, JointSecret>>;
  readonly sealed: Readonly<Record<string, SealedThing>>;
}

/** The next state. A spread takes V8 ten times as long as a literal of all fields, and a long table is ten thousand steps. */
export function changed(state: TableState, changes: Partial<TableState>): TableState {
  const copy = {
    game: state.game,
    version: state.version,
    settings: state.settings,
    founder: state.founder,
    now: state.now,
    heads: state.heads,
    devices: state.devices,
    roster: state.roster,
    asking: state.asking,
    games: state.games,
    requests: state.requests,
    secrets: state.secrets,
    sealed: state.sealed,
  };
  return Object.assign(copy, state.play && { play: state.play }, changes);
}

/** Seats of one table, spectators apart. */
export const MAX_SEATS = 25;

export function firstState(
  table: TableSettings,
  founder: { readonly device: string; readonly sig: string; readonly mail: string },
  now: number,
): TableState {
  return {
    game: table.game,
    version: table.version,
    settings: table.settings,
    founder: founder.device,
    now,
    heads: {},
    devices: { [founder.device]: { sig: founder.sig, mail: founder.mail } },
    roster: [],
    asking: [],
    games: 0,
    requests: {},
    secrets: {},
    sealed: {},
  };
}

export const seatOf = (state: TableState, device: string): Seat | undefined =>
  state.roster.find((seated) => seated.device === device)?.seat;

export const deviceOf = (state: TableState, seat: Seat): string | undefined =>
  state.roster.find((seated) => seated.seat === seat)?.device;

/** The devices of those of these seats that are taken. */
export const devicesOf = (state: TableState, seats: readonly Seat[]): string[] =>
  seats.map((seat) => deviceOf(state, seat)).filter((device) => device !== undefined);

/** A copy without some keys. */
export function without<T>(
  record: Readonly<Record<string, T>>,
  ...keys: readonly string[]
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
