/** Codenames by the plain rules, its state as docs/codenames.md has it, and the questions that rules ask of it. */

export const TEAMS = ['red', 'blue'] as const;
export type Team = (typeof TEAMS)[number];
const IDENTITIES = ['red', 'blue', 'bystander', 'assassin'] as const;
export type Identity = (typeof IDENTITIES)[number];
export const CELLS = 20;
/** In place of a seat, where there is none. */
export const NOBODY = -1;

export interface Options {
  readonly nextMode: 'flip' | 'redeal';
  readonly numberCap: 'remaining' | 'grid';
  /** The table's own, instead of the deck's. */
  readonly pictures?: { readonly hash: string; readonly count: number };
}
interface Setting {
  readonly options: Options;
  /** 1, 2 … */
  readonly game: number;
  /** Faces of the game before, to be turned over; none: new ones are laid. */
  readonly turnOver: readonly number[];
  readonly lastKey: readonly string[];
  readonly usedCards: readonly number[];
  readonly usedWords: readonly [];
  readonly wordList: readonly [];
  readonly led: readonly number[];
}
interface Turn {
  readonly team: Team;
  readonly word: string;
  readonly number: number;
  readonly covered: readonly { readonly cell: number; readonly identity: Identity }[];
}
export interface Codenames {
  readonly setting: Setting;
  readonly phase: 'lobby' | 'grid' | 'key' | 'clue' | 'guess' | 'reveal' | 'over';
  readonly seats: readonly number[];
  readonly away: readonly number[];
  readonly teams: Readonly<Record<Team, readonly number[]>>;
  readonly spymaster: Readonly<Record<Team, number>>;
  readonly pictures: readonly number[];
  readonly words: readonly [];
  /** Names of the cells' things and of the lights'. */
  readonly key: readonly string[];
  readonly starting: Team | null;
  readonly active: Team | null;
  readonly turn: number;
  readonly guesses: number;
  readonly guessesMade: number;
  readonly covers: readonly (Identity | '')[];
  readonly reveal: { readonly cell: number; readonly failures: number };
  readonly history: readonly Turn[];
  readonly doubt: object;
  readonly pointing: object;
  readonly clock: null;
  readonly lastStand: false;
  readonly votes: readonly number[];
  readonly trouble: { readonly what: string; readonly by: readonly number[] } | null;
  readonly result: {
    readonly winner: Team;
    readonly why: string;
    readonly verified?: boolean;
    readonly opened: readonly string[];
  } | null;
}

export const NO_REVEAL: Codenames['reveal'] = { cell: -1, failures: 0 };
export const NO_DOUBT: object = {
  asks: 0,
  asked: null,
  allowed: false,
  until: 0,
  denied: [],
  judged: false,
  owed: false,
  spelling: [],
};
export const NO_POINTING: object = { marks: [], ballot: [] };

export const otherTeam = (team: Team): Team => (team === 'red' ? 'blue' : 'red');
export const isTeam = (face: unknown): face is Team => TEAMS.some((team) => team === face);
export const isIdentity = (face: unknown): face is Identity => IDENTITIES.some((one) => one === face);

/** CN-018: how many cells of a kind a key has. */
export function countOf(identity: string, starting: Team): number {
  if (identity === 'bystander') return 4;
  if (identity === 'assassin') return 1;
  return identity === starting ? 8 : 7;
}
/** Cells in the order of their kinds, before they are shuffled. */
export const sortedKey = (starting: Team): readonly Identity[] =>
  IDENTITIES.flatMap((one) => Array.from({ length: countOf(one, starting) }, () => one));
/** Twenty identities in the right numbers, and who starts. */
export function isKey(faces: readonly string[]): boolean {
  const starting = faces[CELLS];
  if (faces.length !== CELLS + 1 || !isTeam(starting)) return false;
  const many = (one: string): number => faces.slice(0, CELLS).filter((face) => face === one).length;
  return IDENTITIES.every((one) => many(one) === countOf(one, starting));
}

export const isOn = ({ phase }: Codenames): boolean => phase !== 'lobby' && phase !== 'over';
export const teamOf = ({ teams }: Codenames, seat: number): Team | undefined =>
  TEAMS.find((team) => teams[team].includes(seat));
export const isSpymaster = ({ spymaster }: Codenames, seat: number): boolean =>
  spymaster.red === seat || spymaster.blue === seat;
export const operatives = ({ teams, spymaster }: Codenames, team: Team): readonly number[] =>
  teams[team].filter((seat) => seat !== spymaster[team]);
/** The seats that hold the key. */
export const holders = ({ spymaster }: Codenames): readonly number[] => [spymaster.red, spymaster.blue];

export const covered = ({ covers }: Codenames, identity: Identity): number =>
  covers.filter((cover) => cover === identity).length;
/** CN-029: the pictures that a team has still to find. */
export const leftOf = (s: Codenames, team: Team): number => countOf(team, s.starting!) - covered(s, team);

export const gameSlot = (s: Codenames): string => `game ${s.setting.game}`;
export const turnSlot = (s: Codenames): string => `${gameSlot(s)} turn ${s.turn}`;
export const guessSlot = (s: Codenames): string => `${gameSlot(s)} guess ${s.guesses}`;
