/**
 * The seats that are to keep, looked at after every step of the fold. A set is begun as soon as those that should keep aren't those that
 * do. In the lobby and between games all who sit and are here should keep, each time anew. During a game another set is begun only where a
 * keeper is gone for good or a share is known outside. Even then it waits until all who stay are here. Nobody comes to keep then who hasn't
 * sat there since the game began. Else strangers, or few of many, would have the cards of those who trusted others. How the cards of a game
 * go over to its new set is their own machine's business (`cards/`).
 */
import { unlessFaulty } from '../state/faults.ts';
import { changed, handSeatOf, isPlaying, type Seated, type TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { Seat } from '../game.ts';
import { without } from '../own.ts';
import { thresholdOf } from '../secrets/keygen.ts';
import { setId } from './name.ts';
import {
  type Keeping,
  type KeeperSet,
  type LeftOut,
  MOST_KEEPERS,
  NO_KEEPING,
  NOBODY,
  type SetName,
} from '../runs/keepers.ts';

/** How long each step of making a set waits for whoever is silent. Table time. */
export const KEYGEN_MS = 30_000;

/** After so many silences a seat keeps no more at this table. */
const MOST_SILENCES = 3;

type World = Pick<FoldWorld, 'game' | 'room' | 'group'>;

/** Does this table have keepers at all? */
export const hasKeepers = (world: World): boolean => world.game.keepers === true && world.group !== undefined;

/**
 * The state with its keepers as they should be by now: attempts begun, those who are gone left out. The same state where nothing is to do.
 */
export function tend(world: World, state: TableState): TableState {
  if (!hasKeepers(world)) return state;
  const playing = isPlaying(world.game, state);
  if (state.keeping && isTended(world, state, state.keeping, playing)) return state;
  const before = state.keeping ?? NO_KEEPING;
  const keeping = attempted(world, state, withoutGone(state, before));
  if (keeping !== state.keeping) return changed(state, { keeping });
  const { roster, away, games } = state;
  tended.set(keeping, { game: world.game, roster, away, games, playing });
  return state;
}

/** Where no entry can be refused for it: the keepers stay as they are if our own code fails there. */
export const tendOrStay = (world: World, state: TableState): TableState =>
  unlessFaulty(
    () => tend(world, state),
    () => state,
  );

/** All that it depends on besides what is kept: most steps change nothing of it. */
interface Tended extends Pick<TableState, 'roster' | 'away' | 'games'> {
  readonly game: World['game'];
  readonly playing: boolean;
}

/** Where nothing was to be done. */
const tended = new WeakMap<Keeping, Tended>();

function isTended({ game }: World, { roster, away, games }: TableState, keeping: Keeping, playing: boolean): boolean {
  const was = tended.get(keeping);
  return (
    was !== undefined &&
    was.game === game &&
    was.roster === roster &&
    was.away === away &&
    was.games === games &&
    was.playing === playing
  );
}

/**
 * A game begins and no card is locked yet: the newest set serves it. One that is still being made is waited for, if others keep in it.
 * @param players who sits there as it begins
 */
export function keepingForGame(keeping: Keeping, players: readonly Seat[]): Keeping {
  const { set: _, next: __, fresh: ___, making, ...rest } = keeping;
  const set = newestOf(keeping);
  const waits = making && !(set && !set.exposed && sameSeats(making, set.keepers));
  return { ...rest, players, ...(waits ? { making } : set ? { set } : {}) };
}

/** The set that comes last of those that stand. */
export const newestOf = ({ set, next, fresh }: Keeping): KeeperSet | undefined => fresh ?? next ?? set;

/** What a later generation takes over: a set that is only half made would need entries of the one before. */
export function keepingCarried(keeping: Keeping): Keeping {
  const { making: _, ...rest } = keeping;
  return rest;
}

/** Something was heard of this seat. */
export function heardOf(state: TableState, seat: Seat | undefined): TableState {
  const { keeping } = state;
  if (!keeping || seat === undefined) return state;
  const out = keeping.out[seat];
  if (!out || out.back || out.why === 'guilty' || out.times >= MOST_SILENCES) return state;
  return changed(state, { keeping: withOut(keeping, seat, { ...out, back: true }) });
}

/** …without this seat, and why. */
export const withOut = (keeping: Keeping, seat: Seat, why: LeftOut): Keeping => ({
  ...keeping,
  out: { ...keeping.out, [seat]: why },
});

/** …without this seat for a while: once more it was silent where it had to act. */
export function silenced(keeping: Keeping, seat: Seat): Keeping {
  const times = (keeping.out[seat]?.times ?? 0) + 1;
  return withOut(keeping, seat, { why: 'silent', times });
}

/** A seat has lost what it kept with. It may keep in the next set, unless it was silent or lost too often. */
export function lapsed(keeping: Keeping, seat: Seat): Keeping {
  const was = keeping.out[seat];
  if (was?.why === 'guilty') return keeping;
  const times = (was?.times ?? 0) + 1;
  return withOut(keeping, seat, { why: 'silent', times, ...(times < MOST_SILENCES ? { back: true } : {}) });
}

const isOut = ({ out }: Keeping, seat: Seat): boolean => out[seat] !== undefined && !out[seat].back;

/** A person who has left keeps no more, and comes back as somebody new. */
function withoutGone({ roster }: TableState, keeping: Keeping): Keeping {
  const isHere = (seat: Seat): boolean => roster.some((one) => one.seat === seat);
  const { out, players } = keeping;
  const gone = Object.keys(out).filter((seat) => !isHere(Number(seat)));
  const still = players?.filter(isHere);
  if (gone.length === 0 && still?.length === players?.length) return keeping;
  return { ...keeping, out: without(out, gone), ...(still && { players: still }) };
}

/** Is this still the person, with a device that knows its share or has lost it? */
function isStill(state: TableState, seat: Seat, device: string): boolean {
  return device === NOBODY ? state.roster.some((one) => one.seat === seat) : handSeatOf(state, device) === seat;
}

const seatsOf = (seated: readonly Seated[]): Seat[] => seated.map(({ seat }) => seat);

const allStill = (state: TableState, { keepers, devices }: SetName): boolean =>
  keepers.every((seat, n) => isStill(state, seat, devices[n]!));

function sameSeats({ keepers }: Pick<SetName, 'keepers'>, seats: readonly Seat[]): boolean {
  return keepers.length === seats.length && seats.every((seat) => keepers.includes(seat));
}

function attempted(world: World, state: TableState, keeping: Keeping): Keeping {
  const wanted = target(world, state, keeping);
  if ((!wanted || wanted.length === 0) && !keeping.making) return keeping;
  const { making, ...rest } = keeping;
  if (!wanted || wanted.length === 0) return rest;
  if (making && sameSeats(making, seatsOf(wanted)) && allStill(state, making)) return keeping;
  const attempt = keeping.attempts + 1;
  const name = {
    attempt,
    keepers: seatsOf(wanted),
    devices: wanted.map(({ device }) => device),
    threshold: thresholdOf(wanted.length, state.settings.strict ?? false),
  };
  return {
    ...rest,
    attempts: attempt,
    making: {
      ...name,
      id: setId(world.room, name),
      game: gameNow(world, state),
      step: 'exchange',
      until: state.now + KEYGEN_MS,
      exchange: {},
      commits: {},
      deals: {},
      acks: [],
    },
  };
}

/** Number of the game that a set made now is for. */
const gameNow = (world: World, state: TableState): number =>
  isPlaying(world.game, state) ? state.games : state.games + 1;

/** The seats that should keep in a new set; undefined where none is needed. */
function target(world: World, state: TableState, keeping: Keeping): readonly Seated[] | undefined {
  const playing = isPlaying(world.game, state);
  // A game that was over and goes on again, as its end was taken back, has a set for the one after it already.
  const newest = playing ? (keeping.next ?? keeping.set) : newestOf(keeping);
  const able = state.roster.filter(({ seat, device }) => !state.away.includes(device) && !isOut(keeping, seat));
  if (!newest || !playing) {
    const wanted = (playing ? playersOf(keeping, able) : able).slice(0, MOST_KEEPERS);
    const stands = newest && !newest.exposed && newest.game >= gameNow(world, state) && allStill(state, newest);
    return stands && sameSeats(newest, seatsOf(wanted)) ? undefined : wanted;
  }
  const stay = newest.keepers.filter(
    (seat, n) => isStill(state, seat, newest.devices[n]!) && keeping.out[seat]?.why !== 'guilty',
  );
  if (stay.length === newest.keepers.length && !newest.exposed) return undefined;
  const mayFill = playersOf(keeping, able).filter(({ seat }) => !stay.includes(seat));
  // The owner of these cards is gone altogether: nobody is left whom it would betray.
  if (stay.length === 0) return (mayFill.length > 0 ? mayFill : able).slice(0, MOST_KEEPERS);
  // A seat that is away, or silent, isn't gone. Nobody gets a set without the others by leaving, or by taking a device of the own seat out.
  const first = able.filter(({ seat }) => stay.includes(seat));
  return first.length < stay.length ? undefined : [...first, ...mayFill].slice(0, MOST_KEEPERS);
}

/** Those of them who sit there since the game began. */
const playersOf = ({ players }: Keeping, able: readonly Seated[]): readonly Seated[] =>
  players ? able.filter(({ seat }) => players.includes(seat)) : able;
