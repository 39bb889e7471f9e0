/**
 * The table's state: what all browsers agree on after a stamp. Plain JSON, hashed as canonical JSON; nothing in it is known to fewer
 * than all. Private things (keys, opened mail, own seeds) never come near it.
 */
import type { Game, Seat } from '../game.ts';
import type { TableSettings } from '../journal/bodies.ts';
import type { Play } from '../play/state.ts';
import type { Run } from '../asks/run.ts';
import type { JointSecret } from '../asks/secret.ts';
import type { SealedThing } from '../runs/sealed.ts';
import { type Cards, NO_CARDS } from '../runs/cards.ts';
import type { Keeping } from '../runs/keepers.ts';
import type { Veils } from '../runs/veils.ts';
import { NOTHING_DONE, type UndoState } from '../undo/state.ts';

/** A device that has a seat, or asks for one. */
export interface Seated {
  readonly seat: Seat;
  /** Hex device id. */
  readonly device: string;
  readonly name: string;
  /** More devices of the seat, in the order of pairing; absent where there are none. `device` reads the hand and votes. */
  readonly others?: readonly OtherDevice[];
  /** `device` took the seat back with the others' consent: whoever holds the same secrets may tell it what it can't know. */
  readonly heir?: true;
}

/** `hand` and `recovery` get the seat's letters, `table` doesn't; `recovery` is a code on paper, so nobody waits for it. */
export type OtherRole = 'hand' | 'table' | 'recovery';

export interface OtherDevice {
  readonly device: string;
  readonly role: OtherRole;
  /** A table device that has seen the hand: what it owed the others when it gave that away it still tells them. */
  readonly gave?: true;
}

/** A device that asks to be paired; whose offer its proof fits is known to the offering device only. */
export interface PairRequest {
  readonly device: string;
  /** Hex 32. */
  readonly proof: string;
}

/** A new device asks for a seat that is taken; seats have consented or not. */
export interface Reclaim {
  readonly seat: Seat;
  readonly device: string;
  readonly name: string;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
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
  /** In order of admission, but for those who have let the others go first: the first of them play, where a game takes fewer. */
  readonly roster: readonly Seated[];
  readonly asking: readonly Seated[];
  /** Devices that were turned down for good, the latest. */
  readonly barred?: readonly string[];
  readonly pairing: readonly PairRequest[];
  readonly reclaims: readonly Reclaim[];
  /** Device that lets people in, where the founder's seat was taken back by it. */
  readonly host?: string;
  /** Devices that counted and are gone: their seats stay theirs. */
  readonly away: readonly string[];
  /** Games started so far. */
  readonly games: number;
  readonly play?: Play;
  /** Seats that had no place in the game that is on, in line; absent where there are none. The game knows nothing of them. */
  readonly lookingOn?: readonly Seat[];
  /** Protocols under way for the play's open asks, by ask id. */
  readonly requests: Readonly<Record<string, Run>>;
  readonly secrets: Readonly<Record<string, JointSecret>>;
  readonly sealed: Readonly<Record<string, SealedThing>>;
  /** Keys and letters of the game that is on; absent where none of it are veiled. */
  readonly veils?: Veils;
  /** The keepers of decks and dice; absent where the game needs none. */
  readonly keeping?: Keeping;
  /** Of the game that is on. */
  readonly cards: Cards;
  /** Of the game that is on. */
  readonly undo: UndoState;
}

/** Fields that may be absent. */
type Lacking = { [K in keyof TableState]-?: undefined extends TableState[K] ? K : never }[keyof TableState];

/**
 * The next state; an absent or undefined field of the change leaves the state's own, so a spread takes one away. A long table is ten thousand
 * steps. A literal of all fields takes V8 a tenth of what a spread takes, and a third of what assigning to a copy does. Fields that may be
 * absent are named in a literal of their own: the compiler misses one that isn't.
 */
export function changed(state: TableState, to: Partial<TableState>): TableState {
  const copy: { -readonly [K in keyof TableState]: TableState[K] } = {
    game: to.game ?? state.game,
    version: to.version ?? state.version,
    settings: to.settings ?? state.settings,
    founder: to.founder ?? state.founder,
    now: to.now ?? state.now,
    heads: to.heads ?? state.heads,
    devices: to.devices ?? state.devices,
    roster: to.roster ?? state.roster,
    asking: to.asking ?? state.asking,
    pairing: to.pairing ?? state.pairing,
    reclaims: to.reclaims ?? state.reclaims,
    away: to.away ?? state.away,
    games: to.games ?? state.games,
    requests: to.requests ?? state.requests,
    secrets: to.secrets ?? state.secrets,
    sealed: to.sealed ?? state.sealed,
    cards: to.cards ?? state.cards,
    undo: to.undo ?? state.undo,
  };
  const { play, lookingOn, host, keeping, barred, veils }: { readonly [K in Lacking]: TableState[K] } = {
    play: to.play ?? state.play,
    lookingOn: to.lookingOn ?? state.lookingOn,
    host: to.host ?? state.host,
    keeping: to.keeping ?? state.keeping,
    barred: to.barred ?? state.barred,
    veils: to.veils ?? state.veils,
  };
  if (play) copy.play = play;
  if (lookingOn?.length) copy.lookingOn = lookingOn;
  if (host) copy.host = host;
  if (keeping) copy.keeping = keeping;
  if (barred) copy.barred = barred;
  if (veils) copy.veils = veils;
  return copy;
}

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
    pairing: [],
    reclaims: [],
    away: [],
    games: 0,
    requests: {},
    secrets: {},
    sealed: {},
    cards: NO_CARDS,
    undo: NOTHING_DONE,
  };
}

const has = (seated: Seated, device: string): boolean =>
  seated.device === device || (seated.others?.some((other) => other.device === device) ?? false);

/** The roster's line that this device belongs to, whatever its role. */
export const seatedWith = (state: Pick<TableState, 'roster'>, device: string): Seated | undefined =>
  state.roster.find((seated) => has(seated, device));

/** The seat of this device, whatever its role: for names, and for what belongs together. What it may do follows from those below. */
export const seatOf = (state: TableState, device: string): Seat | undefined => seatedWith(state, device)?.seat;

/** The person who sits there. @throws Error where nobody does: for those who have seen that somebody does */
export function sitting({ roster }: Pick<TableState, 'roster'>, seat: Seat): Seated {
  const seated = roster.find((one) => one.seat === seat);
  if (!seated) throw new Error(`nobody sits at seat ${seat}`);
  return seated;
}

/** Is a game on that hasn't come to its end? */
export const isPlaying = (game: Pick<Game<unknown>, 'outcome'>, { play }: Pick<TableState, 'play'>): boolean =>
  play !== undefined && game.outcome(play.state) === undefined;

/** The game that is on. @throws Error where none is: for those who come here only where one is */
export function playOf({ play }: Pick<TableState, 'play'>): Play {
  if (!play) throw new Error('no game is on');
  return play;
}

/** Waits to be let in. */
export const isAsking = (state: TableState, device: string): boolean =>
  state.asking.some((asker) => asker.device === device);

/** Sits here, or waits to. */
export const isKnown = (state: TableState, device: string): boolean =>
  seatOf(state, device) !== undefined || isAsking(state, device);

/** A device's role in its seat; `undefined` without one. */
export function roleOf(state: TableState, device: string): OtherRole | undefined {
  const seated = seatedWith(state, device);
  return seated && roleIn(seated, device);
}

const roleIn = ({ device: main, others }: Seated, device: string): OtherRole | undefined =>
  device === main ? 'hand' : others?.find((other) => other.device === device)?.role;

/**
 * The seat whose hand this device may hold. It alone reads, keeps and contributes for it: whatever makes, takes or tells a secret asks this and
 * nothing else. SPEC I17.
 */
export function handSeatOf(state: Pick<TableState, 'roster'>, device: string): Seat | undefined {
  const seated = seatedWith(state, device);
  return seated && roleIn(seated, device) === 'hand' ? seated.seat : undefined;
}

/** The seat that this device shows and clicks for: one that sees the hand, or a table device, but no code on paper. */
export function playingSeatOf(state: TableState, device: string): Seat | undefined {
  const seated = seatedWith(state, device);
  return seated && roleIn(seated, device) !== 'recovery' ? seated.seat : undefined;
}

/** Sits here while others play: there was no place in the game for this seat. */
export const isLookingOn = ({ lookingOn }: Pick<TableState, 'lookingOn'>, seat: Seat): boolean =>
  lookingOn?.includes(seat) ?? false;

/** The seat that this device makes moves for. */
export function movingSeatOf(state: TableState, device: string): Seat | undefined {
  const seat = playingSeatOf(state, device);
  return seat === undefined || isLookingOn(state, seat) ? undefined : seat;
}

/** The seat whose secrets this device may tell to others who may know them: it holds the hand, or has just given it away. */
export function tellingSeatOf(state: Pick<TableState, 'roster'>, device: string): Seat | undefined {
  const seated = seatedWith(state, device);
  const gave = seated?.others?.some((other) => other.device === device && other.gave) ?? false;
  return gave ? seated?.seat : handSeatOf(state, device);
}

/** All devices of a seat, the voting one first. */
export const allDevices = ({ device, others }: Seated): readonly OtherDevice[] => [
  { device, role: 'hand' },
  ...(others ?? []),
];

/** Devices that letters to this seat are addressed to, the voting one first; none where nobody has it. */
export function handDevices(state: TableState, seat: Seat): string[] {
  const seated = state.roster.find((one) => one.seat === seat);
  return seated ? allDevices(seated).flatMap(({ device, role }) => (role === 'table' ? [] : [device])) : [];
}

/** The devices that a letter to these seats is addressed to. */
export const devicesOf = (state: TableState, seats: readonly Seat[]): string[] =>
  seats.flatMap((seat) => handDevices(state, seat));

/**
 * May this device let people in: any that plays for the founder's seat, or for the one that took that seat back. At a table that is shut, the
 * first in line does where nobody has that seat: nobody could come in any more. What hosts did before is judged as it was. SPEC I26.
 */
export function isHost(state: TableState, device: string): boolean {
  const host = state.host ?? state.founder;
  const seated = seatedWith(state, device);
  if (device === host) return true;
  return (seated && roleIn(seated, device) !== 'recovery' && has(seated, host)) || isStandIn(state, device);
}

/** The first in line lets people in only while the table is shut and nobody has the host's seat. */
export function isStandIn(state: TableState, device: string): boolean {
  const [first] = state.roster;
  if (!first || state.settings.open || seatedWith(state, state.host ?? state.founder)) return false;
  return seatedWith(state, device) === first && roleIn(first, device) !== 'recovery';
}
