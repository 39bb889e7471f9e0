/**
 * What is public in a game of Codenames: the same for everybody, plain data, nothing of the key but the names of its cells.
 * Here are its shape and the questions asked of it; what changes it is in `roles.ts`, `start.ts`, `clue.ts` and `guess.ts`.
 */
import type { Handle, Seat } from '../../kernel/game.ts';
import type { Clock } from '../kit/clock.ts';
import { countsOf } from './key.ts';
import type { Options } from './options.ts';
import type { Identity, Phase, Team, Told, TroubleView, TurnView } from './view.ts';

/** In place of a seat, where there is none. */
export const NOBODY: Seat = -1;

/** In `reveal`, where no opening is waited for. */
export const NONE: State['reveal'] = { cell: -1, failures: 0 };

export interface Result {
  readonly winner: Team;
  /** CN-115, CN-116 or CN-117. */
  readonly why: string;
  /** Absent until the rest of the key is open. */
  readonly verified?: boolean;
  /** Nobody could open it: it won't be verified any more. From the fifth rules on. */
  readonly unopened?: true;
  /** The whole key, once it is open. */
  readonly opened: readonly string[];
}

/** What of this turn is asked of the spymasters. */
export interface Doubt {
  /** Questions put in this turn: what a ruling answers. */
  readonly asks: number;
  /** The question to the rival spymaster, sealed for the two spymasters until it is allowed (CN-070). */
  readonly asked: Handle | null;
  /** It is allowed, and being opened. */
  readonly allowed: boolean;
  /** Table time at which a question or an objection lapses (CN-075); 0: none. */
  readonly until: number;
  /** Questions denied in this turn (CN-072). */
  readonly denied: readonly Handle[];
  /** The rival spymaster has said that this clue is valid (CN-071, CN-077). */
  readonly judged: boolean;
  /** CN-079: the active spymaster may cover an own picture before the clue. */
  readonly owed: boolean;
  /** The seats that want the clue spelled (CN-085). */
  readonly spelling: readonly Seat[];
}

export const NO_DOUBT: Doubt = {
  asks: 0,
  asked: null,
  allowed: false,
  until: 0,
  denied: [],
  judged: false,
  owed: false,
  spelling: [],
};

/** A soft mark, without effect (CN-100): on a cell for all to see, or on one that only the own team can read (CN-087). */
export interface Mark {
  readonly seat: Seat;
  readonly on: number | Handle;
}

/** Fingers, and where they point. */
export interface Pointing {
  readonly marks: readonly Mark[];
  /** CNQ-25: whom operatives want to lead in place of a spymaster who is gone; absent where nobody has said so. */
  readonly standIn?: readonly { readonly seat: Seat; readonly to: Seat }[];
  /** Touches that wait for a majority; `STOP` in place of a cell (CN-092). */
  readonly ballot: readonly { readonly seat: Seat; readonly cell: number }[];
}

export const STOP = -1;
export const NO_POINTING: Pointing = { marks: [], ballot: [] };

/** What stays as it is while a game is on. */
interface Setting {
  readonly options: Options;
  /** 1, 2 … at this table; a game that was called off counts too. */
  readonly game: number;
  /** Pictures of the game before that this one turns over (CN-192); empty: new ones are laid. */
  readonly turnOver: readonly number[];
  /** The key used before, known if it was opened: not drawn again in the very next game (CN-196). */
  readonly lastKey: readonly string[];
  /** Cards that have lain here since the deck was last complete, and places in `wordList`: others are laid first. */
  readonly usedCards: readonly number[];
  readonly usedWords: readonly number[];
  /** What grids of words are drawn from; empty until somebody brings one (CN-173). */
  readonly wordList: readonly string[];
  /** The seats that have been spymaster here (CN-193). */
  readonly led: readonly Seat[];
  /** CNQ-25: to whom this game's key is on its way; absent where to nobody. */
  readonly handing?: { readonly team: Team; readonly seat: Seat };
  /** CN-007: who has led in this game and leads no more; absent where nobody. */
  readonly former?: readonly Seat[];
  /** The rules that the table was set with, from the fifth on; absent before (`earlier.ts`). */
  readonly edition?: number;
  /** What came about of itself or by a ruling, the newest last; from the fifth rules on, and absent where nothing has. */
  readonly told?: readonly Told[];
}

/** No field comes or goes: `changed` copies it by name. */
export interface State {
  readonly setting: Setting;
  readonly phase: Phase;
  /** The seats at the table; a spymaster who left keeps the role, since nobody else holds the key. */
  readonly seats: readonly Seat[];
  readonly away: readonly Seat[];
  /** Spymasters included, in order of joining. */
  readonly teams: Readonly<Record<Team, readonly Seat[]>>;
  /** `NOBODY` where the role is vacant. */
  readonly spymaster: Readonly<Record<Team, Seat>>;
  /** Faces of the cells, row by row; empty before the grid is laid. */
  readonly pictures: readonly number[];
  /** Cell by cell, empty for a picture; no cells where pictures alone lie (CN-173, CN-178). */
  readonly words: readonly string[];
  /** The grid's cells and the lights, each a face-down thing; empty before the key. */
  readonly key: readonly Handle[];
  /** Null before the lights are open, as is `active`. */
  readonly starting: Team | null;
  readonly active: Team | null;
  /** 1, 2 …; 0 before the first clue. */
  readonly turn: number;
  /** Touches since the game began: what a touch or stop names, so that a late one can't hit another guess. */
  readonly guesses: number;
  /** Touches in this turn. */
  readonly guessesMade: number;
  readonly covers: readonly (Identity | '')[];
  /** The touched cell that waits for its opening (or the lights), and the attempts at it that failed. */
  readonly reveal: { readonly cell: number; readonly failures: number };
  readonly history: readonly TurnView[];
  readonly doubt: Doubt;
  readonly pointing: Pointing;
  /** The same for all who come late (CN-186), with nothing left once it is over. Null without a timer, and where nothing is counted down. */
  readonly clock: Clock | null;
  /** CN-141: the active team has found the assassin, and plays for all. */
  readonly lastStand: boolean;
  /** The seats that want to call this game off; lapses as soon as the game goes on. */
  readonly votes: readonly Seat[];
  /** In KEY, why the key is drawn again; in the lobby, why the last game or roll came to nothing. */
  readonly trouble: TroubleView | null;
  readonly result: Result | null;
}

type Draft = { -readonly [K in keyof State]: State[K] };

/** The next state. `{ ...s, … }` takes V8 ten times as long: it looks up each field's name, where this has one shape. */
export function changed(s: State, changes: Partial<State>): State {
  const copy: Draft = {
    setting: s.setting,
    phase: s.phase,
    seats: s.seats,
    away: s.away,
    teams: s.teams,
    spymaster: s.spymaster,
    pictures: s.pictures,
    words: s.words,
    key: s.key,
    starting: s.starting,
    active: s.active,
    turn: s.turn,
    guesses: s.guesses,
    guessesMade: s.guessesMade,
    covers: s.covers,
    reveal: s.reveal,
    history: s.history,
    doubt: s.doubt,
    pointing: s.pointing,
    clock: s.clock,
    lastStand: s.lastStand,
    votes: s.votes,
    trouble: s.trouble,
    result: s.result,
  };
  return Object.assign(copy, changes);
}

/** Whether the table was set with the fifth rules or later ones. */
export const isSince5 = ({ setting }: State): boolean => setting.edition !== undefined;

/** A change of what is asked of the spymasters in this turn. */
export const doubted = (s: State, doubt: Partial<Doubt>): Pick<State, 'doubt'> => ({ doubt: { ...s.doubt, ...doubt } });

/** CN-085: somebody waits for the letters of the clue. */
export const isSpelling = (s: State): boolean => s.doubt.spelling.length > 0;

/** Whether the pictures of the game before are to be turned over (CN-192). */
export const turnsOver = (s: State): boolean =>
  s.setting.turnOver.length > 0 && (s.setting.options.nextMode === 'flip' || !isSince5(s));

/** The team whose turn it is, for those who come here only once the lights are open. @throws Error before */
export function activeTeam({ active }: State): Team {
  if (active === null) throw new Error('no team has its turn before the lights are open');
  return active;
}

/** The turn that runs, of those that a clue has begun. @throws Error before the first clue */
export function turnNow({ history }: State): TurnView {
  const turn = history.at(-1);
  if (!turn) throw new Error('no clue has been given yet');
  return turn;
}

export const otherTeam = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

export function teamOf(s: State, seat: Seat): Team | undefined {
  if (s.teams.red.includes(seat)) return 'red';
  return s.teams.blue.includes(seat) ? 'blue' : undefined;
}

export const isSpymaster = (s: State, seat: Seat): boolean => s.spymaster.red === seat || s.spymaster.blue === seat;

/** Without this person's team and role. */
export function without(s: State, seat: Seat): State {
  const rest = (team: Team): readonly Seat[] => s.teams[team].filter((one) => one !== seat);
  return changed(resigned(s, seat), { teams: { red: rest('red'), blue: rest('blue') } });
}

/** Without this person's role. */
export function resigned(s: State, seat: Seat): State {
  const stays = (team: Team): Seat => (s.spymaster[team] === seat ? NOBODY : s.spymaster[team]);
  return changed(s, { spymaster: { red: stays('red'), blue: stays('blue') } });
}

export function join(s: State, seat: Seat, team: Team): State {
  const rest = without(s, seat);
  return changed(rest, { teams: { ...rest.teams, [team]: [...rest.teams[team], seat] } });
}

/** CN-154, CN-157: the one team of people in the co-operative game. */
export function homeOf({ setting: { options } }: State): Team | undefined {
  return options.mode === 'coop' ? options.coopTeam : undefined;
}

/** The seats that see the key: both spymasters, or the only one (CN-155). A vacant role is `NOBODY`. */
export function holders(s: State): readonly Seat[] {
  const home = homeOf(s);
  return home ? [s.spymaster[home]] : [s.spymaster.red, s.spymaster.blue];
}

/** Everybody without a team joins the smaller one (CN-002), Red where they are alike; or the only one. */
export function spread(s: State): State {
  const home = homeOf(s);
  if (home) return s.seats.reduce((one, seat) => (teamOf(one, seat) === home ? one : join(one, seat, home)), s);
  const red = [...s.teams.red];
  const blue = [...s.teams.blue];
  for (const seat of s.seats)
    if (!red.includes(seat) && !blue.includes(seat)) (blue.length < red.length ? blue : red).push(seat);
  return changed(s, { teams: { red, blue } });
}

/** CN-168: with three, whoever is no spymaster guesses for both teams. */
const isShared = (s: State): boolean => s.setting.options.mode === 'three';

/** The seats on a team's side: with three the operative guesses for both and is of neither, whatever list they stand in (CN-170, CN-171). */
export const sideOf = (s: State, team: Team): readonly Seat[] =>
  isShared(s) ? s.teams[team].filter((seat) => isSpymaster(s, seat)) : s.teams[team];

export function isOperative(s: State, seat: Seat, team: Team): boolean {
  if (isShared(s)) return !isSpymaster(s, seat) && teamOf(s, seat) !== undefined;
  return s.spymaster[team] !== seat && s.teams[team].includes(seat);
}

export function operatives(s: State, team: Team): readonly Seat[] {
  if (isShared(s)) return [...s.teams.red, ...s.teams.blue].filter((seat) => !isSpymaster(s, seat));
  return s.teams[team].filter((seat) => seat !== s.spymaster[team]);
}

/** Between the drawing of the grid and the end: roles are fixed. */
export const isOn = (s: State): boolean => s.phase !== 'lobby' && s.phase !== 'over';

/** From the first clue to the last reveal. */
export const isPlayed = (s: State): boolean => isOn(s) && s.phase !== 'grid' && s.phase !== 'key';

/** Agents that a team had to find at the start; 0 before the key (CN-028). */
export function total(s: State, team: Team): number {
  if (s.starting === null) return 0;
  const { first, second } = countsOf(s.covers.length);
  return team === s.starting ? first : second;
}

export function covered(s: State, identity: Identity): number {
  let n = 0;
  for (const cover of s.covers) if (cover === identity) n++;
  return n;
}

/** Height of a team's stack: the pictures it has still to find (CN-029). */
export const left = (s: State, team: Team): number => total(s, team) - covered(s, team);

export const uncovered = (s: State): number => s.covers.filter((cover) => cover === '').length;

/** The clue of this turn, once there is one. */
export function clueOf(s: State): TurnView | undefined {
  return s.phase === 'guess' || s.phase === 'reveal' || s.phase === 'challenge' ? s.history.at(-1) : undefined;
}

/**
 * CN-098: one guess more than the number; null: as many as one likes, after zero, after "unlimited" and in a last stand (CN-130, CN-133,
 * CN-142).
 */
export function guessesLeft(s: State): number | null {
  const number = clueOf(s)?.number;
  if (number === undefined) return 0;
  if (number === 0 || number === 'unlimited' || s.lastStand) return null;
  return number + 1 - s.guessesMade;
}

/** What a touch or a stop answers. */
export const guessSlot = (s: State): string => `game ${s.setting.game} guess ${s.guesses}`;
/** What a ruling or a withdrawal answers. */
export const doubtSlot = (s: State): string => `${turnSlot(s)} ask ${s.doubt.asks}`;
export const turnSlot = (s: State): string => `game ${s.setting.game} turn ${s.turn}`;
export const gameSlot = (s: State): string => `game ${s.setting.game}`;
