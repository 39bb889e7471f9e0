/** The lobby, and the way back to it for the next game: what stays, what is turned over, who leads then. Also a game that is called off. */
import type { Ask, Made, Move, Seat, SetUp } from '../../kernel/game.ts';
import { bool, fields, optional } from '../../kernel/schemas.ts';
import type { Options } from './options.ts';
import { rule } from './rules.ts';
import {
  NOBODY,
  NONE,
  NO_DOUBT,
  NO_POINTING,
  changed,
  gameSlot,
  holders,
  homeOf,
  spread,
  type State,
} from './state.ts';
import { TEAMS, type Team, type TroubleView } from './view.ts';

/** What goes on from game to game. */
type Carried = Pick<State, 'setting' | 'seats' | 'away' | 'teams' | 'spymaster'>;

function lobby({ setting, seats, away, teams, spymaster }: Carried): State {
  // A seat that has left during the game leaves team and role now.
  const here = (seat: Seat): boolean => seats.includes(seat);
  return spread({
    setting,
    phase: 'lobby',
    seats,
    away,
    teams: { red: teams.red.filter(here), blue: teams.blue.filter(here) },
    spymaster: {
      red: here(spymaster.red) ? spymaster.red : NOBODY,
      blue: here(spymaster.blue) ? spymaster.blue : NOBODY,
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
    reveal: NONE,
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

/**
 * CN-192, CN-194, CN-197: teams and roles stay until somebody changes them. The cards are turned over, unless both sides have been used or the
 * table wants new ones. A game that was called off leaves no cards to turn and no key that was opened.
 */
function after(s: State): State {
  const { handing: _, former = [], ...setting } = s.setting;
  const { options, game, turnOver, led } = setting;
  const twoSided = options.content === 'pictures' && !options.pictures;
  const flips = s.phase === 'over' && options.nextMode === 'flip' && turnOver.length === 0 && twoSided;
  const lastKey = s.result?.opened ?? [];
  const now = s.phase === 'over' ? [...new Set([...led, ...former, ...holders(s)])] : led;
  const next = { ...setting, game: game + 1, turnOver: flips ? s.pictures : [], lastKey, led: now };
  return lobby({ ...s, setting: next });
}

/** All that may be under way while a game is on. */
const ASKED = [
  'grid',
  'key',
  'lights',
  'cell',
  'enemy',
  'asked',
  'askTime',
  'challengeTime',
  'owed',
  'clock',
  'standIn',
];

/** Back to the lobby without a result. What was asked for is no longer wanted. */
export function callOff(s: State, trouble: TroubleView, ask: Ask): State {
  for (const tag of ASKED) ask.cancel(tag);
  return changed(after(s), { trouble });
}

const EDITION = 5;

export function setup({ seats, options, before }: SetUp<State, Options>): State {
  if (before) return after({ ...before, setting: { ...before.setting, options, edition: EDITION }, seats, away: [] });
  const nobody = { red: NOBODY, blue: NOBODY };
  const nothing = { turnOver: [], lastKey: [], usedCards: [], usedWords: [], wordList: [], led: [] };
  const setting = { options, game: 1, edition: EDITION, ...nothing };
  return lobby({ setting, seats, away: [], teams: { red: [], blue: [] }, spymaster: nobody });
}

/** The next one round the team who has not led yet and is here, else the next one at all. */
function nextLeader(s: State, team: Team): Seat {
  const { led } = s.setting;
  const all = s.teams[team].filter((seat) => s.seats.includes(seat));
  const at = all.indexOf(s.spymaster[team]);
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const here = round.filter((seat) => !s.away.includes(seat));
  return here.find((seat) => !led.includes(seat)) ?? here[0] ?? s.spymaster[team];
}

/** CN-193: who leads next where the roles go round; a role that nobody can take over stays. */
export function rotation(s: State): Readonly<Record<Team, Seat>> {
  const { red, blue } = s.spymaster;
  if (s.setting.options.mode === 'three') {
    const third = [...s.teams.red, ...s.teams.blue].find((seat) => seat !== red && seat !== blue);
    return third === undefined ? s.spymaster : { red: third, blue: red };
  }
  const home = homeOf(s);
  if (home) return { red: NOBODY, blue: NOBODY, [home]: nextLeader(s, home) };
  return { red: nextLeader(s, 'red'), blue: nextLeader(s, 'blue') };
}

/** With three the seats go on by one: the operative leads the Reds, their spymaster the Blues. */
function rotated(s: State): State {
  const spymaster = rotation(s);
  if (s.setting.options.mode !== 'three') return changed(s, { spymaster });
  const others = s.seats.filter((seat) => seat !== spymaster.red);
  return changed(s, { spymaster, teams: { red: [spymaster.red], blue: others } });
}

interface Next {
  readonly rotate?: boolean | undefined;
}

/** CN-193, CN-194: with or without a change of roles. */
export const nextGame: Move<State, Next> = {
  args: fields({ rotate: optional(bool) }),
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    rule('CN-194', 'game-not-over', (s) => s.phase === 'over'),
    rule('CN-193', 'nobody-else', (s, m: Made<Next>) => m.args.rotate !== true || changes(s)),
  ],
  apply: (s, { args }, ask) => {
    ask.cancel('rest');
    return after(args.rotate === true ? rotated(s) : s);
  },
  choices: () => [{}, { rotate: true }, { rotate: false }],
};

/** Would a round change anything? */
export function changes(s: State): boolean {
  const next = rotation(s);
  return TEAMS.some((team) => next[team] !== s.spymaster[team]);
}
