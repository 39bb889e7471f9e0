/** Codenames by the plain rules (versions 1 and 2), from docs/codenames.md: its moves, and what it hears from the table. */
import type { Answer, Asking } from './asking.ts';
import { isClue, normal } from './codenames-clue.ts';
import { keyFrom, SEED, turned } from './codenames-draw.ts';
import {
  inTeam,
  isPictures,
  next,
  only,
  optionsOf,
  resigned,
  settledVotes,
  setup,
  spread,
  withoutTeam,
} from './codenames-lobby.ts';
import {
  type Codenames,
  gameSlot,
  guessSlot,
  holders,
  isOn,
  isSpymaster,
  isTeam,
  NOBODY,
  operatives,
  otherTeam,
  TEAMS,
  teamOf,
  turnSlot,
} from './codenames-state.ts';
import { askKey, beginTurn, onCell, onGrid, onKey, onLights, onRest, onSplit, touched } from './codenames-turns.ts';
import type { Rules, Told } from './play.ts';

interface Move {
  readonly slot: (s: Codenames) => string;
  /** Members that its arguments may have. */
  readonly args: readonly string[];
  /** Nothing where it is refused. */
  readonly apply: (
    s: Codenames,
    seat: number,
    args: Readonly<Record<string, unknown>>,
    asking: Asking,
  ) => Codenames | undefined;
}

const inLobby = (apply: Move['apply'], ...args: readonly string[]): Move => ({
  slot: gameSlot,
  args,
  apply: (s, ...rest) => (s.phase === 'lobby' ? apply(s, ...rest) : undefined),
});

/** CNQ-27: whoever has no team comes into a game between two turns, or where a team has nobody to guess. */
const mayArrive = (s: Codenames, seat: number): boolean =>
  !isSpymaster(s, seat) &&
  teamOf(s, seat) === undefined &&
  (s.phase === 'clue' || (s.phase === 'guess' && operatives(s, s.active!).length === 0));

const MOVES: Readonly<Record<string, Move>> = {
  setTeam: {
    slot: gameSlot,
    args: ['team'],
    apply(s, seat, { team }) {
      if (!isTeam(team) || s.phase === 'over' || (isOn(s) && !mayArrive(s, seat))) return undefined;
      return teamOf(s, seat) === team ? undefined : inTeam(s, seat, team);
    },
  },
  claimSpymaster: inLobby((s, seat) => {
    const team = teamOf(s, seat);
    const isFree = team !== undefined && s.spymaster[team] === NOBODY;
    return isFree ? { ...s, spymaster: { ...s.spymaster, [team]: seat } } : undefined;
  }),
  resignSpymaster: inLobby((s, seat) => (isSpymaster(s, seat) ? resigned(s, seat) : undefined)),
  splitTeams: inLobby((s, _seat, _args, asking) => {
    asking.roll('split', SEED);
    return s;
  }),
  setPictures: inLobby((s, _, { set }) => {
    const { pictures, ...rest } = s.setting.options;
    if ((set !== undefined && !isPictures(set)) || set?.hash === pictures?.hash) return undefined;
    const options = { ...rest, ...(set && { pictures: set }) };
    return { ...s, setting: { ...s.setting, options, turnOver: [], usedCards: [] } };
  }, 'set'),
  drawGrid: inLobby((s, _seat, _args, asking) => {
    const players = s.teams.red.length + s.teams.blue.length;
    const isManned = TEAMS.every((team) => operatives(s, team).length > 0);
    if (players < 4 || holders(s).includes(NOBODY) || !isManned) return undefined;
    asking.cancel('split');
    const { turnOver } = s.setting;
    if (turnOver.length > 0) return askKey({ ...s, pictures: turned(turnOver) }, asking);
    asking.roll('grid', SEED);
    return { ...s, phase: 'grid', trouble: null };
  }),
  giveClue: {
    slot: turnSlot,
    args: ['word', 'number'],
    apply(s, seat, { word, number }) {
      if (s.phase !== 'clue' || s.spymaster[s.active!] !== seat || !isClue(s, word, number)) return undefined;
      const turn = { team: s.active!, word: normal(word as string), number: number as number, covered: [] };
      return { ...s, phase: 'guess', guessesMade: 0, votes: [], history: [...s.history, turn] };
    },
  },
  touch: {
    slot: guessSlot,
    args: ['cell'],
    apply(s, seat, { cell }, asking) {
      const mayGuess = s.phase === 'guess' && operatives(s, s.active!).includes(seat);
      const isOpen = Number.isInteger(cell) && s.covers[cell as number] === '';
      return mayGuess && isOpen ? touched(s, cell as number, asking) : undefined;
    },
  },
  stop: {
    slot: guessSlot,
    args: [],
    apply(s, seat) {
      const mayStop = s.phase === 'guess' && operatives(s, s.active!).includes(seat) && s.guessesMade > 0;
      return mayStop ? beginTurn(s, otherTeam(s.active!)) : undefined;
    },
  },
  voidGame: {
    slot: turnSlot,
    args: [],
    apply(s, seat, _, asking) {
      if (!isOn(s) || teamOf(s, seat) === undefined || s.votes.includes(seat)) return undefined;
      return settledVotes({ ...s, votes: [...s.votes, seat] }, asking);
    },
  },
  nextGame: {
    slot: gameSlot,
    args: [],
    apply(s, _seat, _args, asking) {
      if (s.phase !== 'over') return undefined;
      asking.cancel('rest');
      return next(s);
    },
  },
};

/** The first version knows no pictures of the table's own. */
function movesOf(version: number): Readonly<Record<string, Move>> {
  const { setPictures: _, ...first } = MOVES;
  return version > 1 ? MOVES : first;
}

const ANSWERS: Readonly<Record<string, (s: Codenames, answer: Answer, asking: Asking) => Codenames>> = {
  split: onSplit,
  grid: onGrid,
  key: onKey,
  lights: onLights,
  cell: onCell,
  rest: onRest,
};

function told(s: Codenames, tag: Told, seat: number, asking: Asking): Codenames {
  const away = s.away.filter((one) => one !== seat);
  if (tag === 'away') return s.away.includes(seat) ? s : settledVotes({ ...s, away: [...away, seat] }, asking);
  if (tag === 'back') return { ...s, away };
  const others = s.seats.filter((one) => one !== seat);
  if (tag === 'joined') {
    const here = { ...s, away, seats: [...others, seat].toSorted((a, b) => a - b) };
    return s.phase === 'lobby' ? spread(here) : here;
  }
  if (others.length === s.seats.length) return s;
  const gone = { ...s, away, seats: others, votes: s.votes.filter((one) => one !== seat) };
  // A seat that has seen the key stays its holder.
  const keeps = s.phase === 'over' || (isOn(s) && isSpymaster(s, seat));
  return settledVotes(keeps ? gone : withoutTeam(gone, seat), asking);
}

export const codenames = (version: number): Rules<Codenames> => ({
  least: 4,
  most: 24,
  final: { giveClue: 'CN-047', touch: 'CN-090' },
  hears: ['away', 'back', 'joined', 'left'],
  setup(seats, given, before) {
    const options = optionsOf(given, version);
    return options && setup(seats, options, before);
  },
  move(s, { seat, move, slot, args: given }, asking) {
    const known = movesOf(version);
    const made = Object.hasOwn(known, move) ? known[move] : undefined;
    const args = made && s.seats.includes(seat) && slot === made.slot(s) ? only(given, ...made.args) : undefined;
    return args && made!.apply(s, seat, args, asking);
  },
  answer: (s, tag, answer, asking) => ANSWERS[tag]!(s, answer, asking),
  told,
  isOver: ({ result }) => result !== null,
  layout: (key, asked) => keyFrom(key, asked.setting),
});
