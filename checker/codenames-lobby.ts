/** Codenames between two games: who is in which team, what lies there next. docs/codenames.md. */
import type { Asking } from './asking.ts';
import {
  type Codenames,
  holders,
  NO_DOUBT,
  NO_POINTING,
  NO_REVEAL,
  NOBODY,
  type Options,
  type Team,
  TEAMS,
} from './codenames-state.ts';

/** All that the plain game leaves as it is. */
const PLAIN = {
  mode: 'standard',
  grid: '5x4',
  content: 'pictures',
  coopTeam: 'red',
  wordCells: 10,
  wordLang: 'it',
  keySource: 'generated',
  nextMode: 'flip',
  clueMode: 'text',
  numberCap: 'remaining',
  expertZero: false,
  expertUnlimited: false,
  allowForeign: false,
  allowVoices: false,
  allowMultiwordNames: false,
  allowAbbreviations: false,
  allowCompounds: false,
  bannedTopics: '',
  askSeconds: 30,
  challenge: false,
  compensation: false,
  deliberation: 'open',
  touchMode: 'single',
  assassinsEnd: false,
  coopAssassinEnd: false,
  timer: 'off',
  clueSeconds: 120,
  guessSeconds: 120,
} as const;

/** An object with no members but these. */
export function only(given: unknown, ...names: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  return Object.keys(given).every((name) => names.includes(name)) ? (given as Record<string, unknown>) : undefined;
}

/** A table's own pictures. */
export function isPictures(given: unknown): given is NonNullable<Options['pictures']> {
  const { hash, count } = only(given, 'hash', 'count') ?? {};
  const isCount = Number.isInteger(count) && (count as number) >= 20 && (count as number) <= 300;
  return isCount && typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash);
}

/** Nothing where these aren't options of this version. */
export function optionsOf(given: unknown, version: number): Options | undefined {
  const options = only(given, 'nextMode', 'numberCap', ...(version > 1 ? ['pictures'] : []));
  if (!options) return undefined;
  const { nextMode = 'flip', numberCap = 'remaining', pictures } = options;
  const fits = ['flip', 'redeal'].includes(nextMode as string) && ['remaining', 'grid'].includes(numberCap as string);
  if (!fits || (pictures !== undefined && !isPictures(pictures))) return undefined;
  return { ...PLAIN, ...options };
}

export const withoutTeam = (s: Codenames, seat: number): Codenames => ({
  ...resigned(s, seat),
  teams: { red: s.teams.red.filter((one) => one !== seat), blue: s.teams.blue.filter((one) => one !== seat) },
});

export const resigned = (s: Codenames, seat: number): Codenames => ({
  ...s,
  spymaster: {
    red: s.spymaster.red === seat ? NOBODY : s.spymaster.red,
    blue: s.spymaster.blue === seat ? NOBODY : s.spymaster.blue,
  },
});

export function inTeam(s: Codenames, seat: number, team: Team): Codenames {
  const rest = withoutTeam(s, seat);
  return { ...rest, teams: { ...rest.teams, [team]: [...rest.teams[team], seat] } };
}

/** CN-002: whoever has no team joins the smaller one, the Reds where they are alike. */
export function spread(s: Codenames): Codenames {
  let { red, blue } = s.teams;
  for (const seat of s.seats) {
    if (red.includes(seat) || blue.includes(seat)) continue;
    if (blue.length < red.length) blue = [...blue, seat];
    else red = [...red, seat];
  }
  return { ...s, teams: { red, blue } };
}

type Kept = Pick<Codenames, 'setting' | 'seats' | 'away' | 'teams' | 'spymaster'>;

function lobby({ setting, seats, away, teams, spymaster }: Kept): Codenames {
  const isHere = (seat: number): boolean => seats.includes(seat);
  return spread({
    setting,
    phase: 'lobby',
    seats,
    away,
    teams: { red: teams.red.filter(isHere), blue: teams.blue.filter(isHere) },
    spymaster: {
      red: isHere(spymaster.red) ? spymaster.red : NOBODY,
      blue: isHere(spymaster.blue) ? spymaster.blue : NOBODY,
    },
    pictures: [],
    words: [],
    key: [],
    starting: null,
    active: null,
    turn: 0,
    guesses: 0,
    guessesMade: 0,
    covers: [],
    reveal: NO_REVEAL,
    history: [],
    doubt: NO_DOUBT,
    pointing: NO_POINTING,
    clock: null,
    lastStand: false,
    votes: [],
    trouble: null,
    result: null,
  });
}

/** CN-192 to CN-197: the lobby of the next game. Only one that has come to its end leaves cards to turn over, and leaders. */
export function next(s: Codenames): Codenames {
  const { setting, phase, pictures, result } = s;
  const { options, turnOver, led } = setting;
  const isOver = phase === 'over';
  const flips = isOver && options.nextMode === 'flip' && turnOver.length === 0 && !options.pictures;
  return lobby({
    ...s,
    setting: {
      ...setting,
      game: setting.game + 1,
      turnOver: flips ? pictures : [],
      lastKey: result?.opened ?? [],
      led: isOver ? [...new Set([...led, ...holders(s)])] : led,
    },
  });
}

/** The first lobby of a table, or that of another start. */
export function setup(seats: readonly number[], options: Options, before: Codenames | undefined): Codenames {
  if (before) return next({ ...before, setting: { ...before.setting, options }, seats, away: [] });
  const nothing = { turnOver: [], lastKey: [], usedCards: [], usedWords: [], wordList: [], led: [] } as const;
  const setting = { options, game: 1, ...nothing };
  return lobby({ setting, seats, away: [], teams: { red: [], blue: [] }, spymaster: { red: NOBODY, blue: NOBODY } });
}

/** CNQ-25: back to the lobby without a result; what was asked for is wanted no more. */
export function calledOff(s: Codenames, what: string, by: readonly number[], asking: Asking): Codenames {
  for (const tag of ['grid', 'key', 'lights', 'cell']) asking.cancel(tag);
  return { ...next(s), trouble: { what, by } };
}

/** Of those in a team who are here, for whom nobody of the team has voted. */
const unheard = (s: Codenames, team: Team): boolean =>
  !s.teams[team].some((seat) => s.votes.includes(seat)) && s.teams[team].some((seat) => isHere(s, seat));
const isHere = ({ seats, away }: Codenames, seat: number): boolean => seats.includes(seat) && !away.includes(seat);

/** CNQ-25: a game that has lost its key, or that more than half want to end, and of each team somebody. */
export function settledVotes(s: Codenames, asking: Asking): Codenames {
  const on = s.phase !== 'lobby' && s.phase !== 'over';
  const gone = holders(s).filter((seat) => !s.seats.includes(seat)).length;
  if (on && gone > (s.phase === 'grid' ? 0 : 1)) return calledOff(s, 'gone', [], asking);
  const present = s.seats.filter((seat) => TEAMS.some((team) => s.teams[team].includes(seat)) && isHere(s, seat));
  const votes = s.votes.filter((seat) => present.includes(seat)).length;
  const isCarried = votes > present.length / 2 && !TEAMS.some((team) => unheard(s, team));
  return on && isCarried ? calledOff(s, 'voted', s.votes, asking) : s;
}
