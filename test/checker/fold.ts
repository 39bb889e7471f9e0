/**
 * "The state" of PROTOCOL.md for a quiet table of the small game: people sit down at an open table, a game begins, they say words and roll with a coin.
 * From the first thing that goes beyond that on nothing is said of the state.
 */
import type { Contribution, Seat, Start } from './bodies.ts';
import { contributed, type Coin, onward, result, type Rolled, tossed } from './coin.ts';
import { hex } from './bytes.ts';
import type { Entry } from './entry.ts';
import { begun, heard, isOver, moved, type Play } from './parlour.ts';
import type { Node } from './places.ts';

interface Person {
  readonly seat: number;
  readonly device: string;
  readonly name: string;
}
interface Run extends Rolled {
  readonly kind: 'roll';
  readonly coin: Coin;
}
interface Undo {
  readonly last?: { readonly entry: string; readonly seat: number; readonly held?: string };
  readonly times: number;
}
export interface State {
  readonly game: string;
  readonly version: number;
  readonly founder: string;
  readonly settings: { readonly open?: unknown };
  readonly now: number;
  readonly heads: Readonly<Record<string, string>>;
  readonly devices: Readonly<Record<string, object>>;
  readonly roster: readonly Person[];
  readonly away: readonly string[];
  readonly games: number;
  readonly play?: Play;
  readonly requests: Readonly<Record<string, Run>>;
  readonly cards: { readonly deck: string };
  readonly undo: Undo;
}
type Next = State | undefined;

/** A table at which nothing has happened yet. */
const NONE = {
  heads: {},
  roster: [],
  asking: [],
  pairing: [],
  reclaims: [],
  away: [],
  games: 0,
  requests: {},
  secrets: {},
  sealed: {},
  cards: {
    deck: '',
    seq: 0,
    hash: '00'.repeat(32),
    rolled: 0,
    faces: [],
    at: {},
    views: {},
    rolls: {},
    hands: {},
    bids: {},
    mixing: [],
    shuffles: {},
  },
  undo: { times: 0, by: '', since: 0, gone: [] },
};

const MOST_SEATS = 25;
const MOST_PEOPLE = 6;
/** Names that anybody would let pass; whether others do is said elsewhere. */
const PLAIN = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?$/u;
const isPlain = (name: string): boolean => PLAIN.test(name) && name.length <= 20;

/** The state with which a table begins, or a generation that brings one. */
export function first({ entry, table, time }: Node, carried: unknown): Next {
  if (table.game !== 'parlour') return undefined;
  if (table.beginning) return isQuiet(carried) ? (carried as State) : undefined;
  const { game, version, settings, keys } = table;
  return {
    ...NONE,
    game,
    version,
    settings: settings as State['settings'],
    founder: entry.device,
    now: time,
    devices: { [entry.device]: { sig: hex(keys.sigPk), mail: hex(keys.mailPk) } },
  };
}

/** Nothing is under way in it that a stranger couldn't follow, and nobody has a second device. */
function isQuiet(state: unknown): boolean {
  const { roster, keeping, lookingOn, barred, play, undo, ...rest } = (state ?? {}) as Partial<State> &
    Record<string, unknown>;
  const { requests, asking, pairing, reclaims } = rest;
  const none = [requests, asking, pairing, reclaims, play?.asks ?? [], play?.timers ?? []];
  const alone = Array.isArray(roster) && roster.every((one: object) => Object.keys(one).length === 3);
  const isAbsent = [keeping, lookingOn, barred].every((one) => one === undefined);
  return alone && isAbsent && undo?.times === 0 && none.every((one) => Object.keys(one ?? [0]).length === 0);
}

/** The state after a stamp: time first, then what it places, then who is away. Nothing where an entry of it is missing, or counts for nothing. */
export function after(state: State, { parent, time, placed, voters, stamp }: Node): Next {
  if (placed.length !== stamp?.entries.length) return undefined;
  let at: Next = overtaken(state, passed(state, time));
  for (const entry of placed) at = at && laid(at, entry);
  return at && attended(at, parent?.voters ?? voters, voters);
}

function attended(state: State, before: readonly string[], now: readonly string[]): State {
  const sits = (device: string): boolean => state.roster.some((one) => one.device === device);
  const gone = before.filter((one) => !now.includes(one) && sits(one));
  return gone.length === 0 && before === now
    ? state
    : { ...state, away: [...state.away, ...gone].filter((one) => !now.includes(one)) };
}

/** Coins whose time is up, the earliest first. */
function passed(given: State, now: number): State {
  let state = given;
  for (;;) {
    const runs = Object.entries(state.requests).toSorted(([, a], [, b]) => a.coin.until - b.coin.until);
    const [due] = runs;
    if (!due || due[1].coin.until > now) return { ...state, now };
    const [id, { coin }] = due;
    const at = Math.max(coin.until, state.now);
    state = rolledOn({ ...state, now: at }, id, onward(coin, at, true));
  }
}

function rolledOn(state: State, id: string, coin: Coin): State {
  const { [id]: run, ...rest } = state.requests;
  const ask = state.play?.asks.find((one) => one.id === id);
  if (!run || !ask || !state.play) return state;
  if (coin.phase !== 'done') return { ...state, requests: { ...state.requests, [id]: { ...run, coin } } };
  return { ...state, requests: rest, play: heard(state.play, ask, result(coin, run)) };
}

/** What changed the game without a move keeps the last one from being taken back. */
function overtaken(before: State, { undo, ...state }: State): State {
  const { last } = undo;
  const isHeld = state.play === before.play || !last || last.held !== undefined;
  return { ...state, undo: isHeld ? undo : { ...undo, last: { ...last, held: 'undo/overtaken' } } };
}

/** With one placed entry: what is refused has its place in its chain, and nothing else. */
function laid(before: State, entry: Entry): Next {
  const heads = { ...before.heads, [`${entry.device}.${entry.session}`]: entry.hash };
  const state = { ...before, heads };
  const { body, device } = entry;
  switch (body?.is) {
    case 'hello': {
      const keys = { sig: hex(body.keys.sigPk), mail: hex(body.keys.mailPk) };
      return { ...state, devices: { [device]: keys, ...state.devices } };
    }
    case 'seat':
      return seated(state, body, device);
    case 'start':
      return started(state, body, entry);
    case 'move': {
      const seat = seatOf(state, device);
      if (!state.play || seat === undefined) return state;
      const play = moved(state.play, seat, body, entry.hash);
      if (play === 'unknown') return undefined;
      return play === state.play ? state : asked({ ...state, play }, entry.hash, seat, entry.room);
    }
    case 'contribution':
      return answered(state, body, device);
    case 'voters':
    case 'say':
      return state;
    default:
      return body === undefined ? state : undefined;
  }
}

const seatOf = ({ roster }: State, device: string): number | undefined =>
  roster.find((one) => one.device === device)?.seat;

function seated(state: State, { act, seat, device, name }: Seat, by: string): Next {
  const own = seatOf(state, by);
  if (device !== by || !isPlain(name) || !state.devices[by]) return undefined;
  if (act === 3 && own !== undefined)
    return { ...state, roster: state.roster.map((one) => (one.seat === own ? { ...one, name } : one)) };
  if (act !== 1 || state.settings.open !== true) return undefined;
  if (own !== undefined || seat >= MOST_SEATS || state.roster.some((one) => one.seat === seat)) return state;
  return state.play ? undefined : { ...state, roster: [...state.roster, { seat, device, name }] };
}

function started(state: State, { options }: Start, { hash, device }: Entry): Next {
  const { roster, play, cards, undo } = state;
  if (seatOf(state, device) === undefined || (play && !isOver(play)) || roster.length < 2) return state;
  if (play || roster.length > MOST_PEOPLE || JSON.stringify(options) !== '{}') return undefined;
  const seats = roster.map(({ seat }) => seat).toSorted((a, b) => a - b);
  const { last: _, ...rest } = undo;
  const table = { ...state, cards: { ...cards, deck: hash.slice(0, 32) }, undo: { ...rest, gone: [] } };
  return { ...table, play: begun(seats), games: state.games + 1 };
}

/** After a move that stands: it is the last one, and what it asked for is under way. */
function asked(state: State, entry: string, seat: number, room: string): State {
  const ask = state.play?.asks.find((one) => one.cause === entry);
  const undo = { ...state.undo, last: { entry, seat, ...(ask && { held: 'undo/asked' }) } };
  if (!ask) return { ...state, undo };
  const { id, n, sides, distinct, cause } = ask;
  const seats = state.roster.map((one) => one.seat);
  const run: Run = {
    kind: 'roll',
    coin: tossed(room, cause, seats, state.now),
    n,
    sides,
    ...(distinct && { distinct }),
  };
  return { ...state, undo, requests: { ...state.requests, [id]: run } };
}

function answered(state: State, { cause, index, type, bytes }: Contribution, device: string): State {
  const id = `${cause}:${index}`;
  const seat = seatOf(state, device);
  const coin = state.requests[id]?.coin;
  if (!coin || seat === undefined) return state;
  const next = contributed(coin, seat, type, bytes, state.now);
  return next === coin ? state : overtaken(state, rolledOn(state, id, next));
}
