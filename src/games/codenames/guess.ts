/** Touches, reveals and stops. What a reveal means for the game is in `ending.ts`. */
import type { Answer, Ask, Made, Move } from '../../kernel/game.ts';
import { fields, integer, nothing } from '../../kernel/schemas.ts';
import { everybody } from '../kit/seats.ts';
import { elected, hasVoted, isByMajority, voted } from './ballot.ts';
import { pauseClock, resumeClock } from './clock.ts';
import { end, verdict } from './ending.ts';
import { MOST_CELLS } from './key.ts';
import { whenOpened } from './opened.ts';
import { nothingPending, notOver, rule, type None } from './rules.ts';
import {
  activeTeam,
  changed,
  guessesLeft,
  guessSlot,
  homeOf,
  isOperative,
  isPlayed,
  isSince5,
  isSpelling,
  isSpymaster,
  NONE,
  otherTeam,
  type State,
  STOP,
  teamOf,
  turnNow,
} from './state.ts';
import { endTurn } from './turn.ts';
import type { Identity, Team } from './view.ts';

interface Cell {
  readonly cell: number;
}

const EACH_CELL: readonly Cell[] = Array.from({ length: MOST_CELLS }, (_, cell) => ({ cell }));
/** Every cell of the grid, as an argument. */
export const eachCell = (s: State): readonly Cell[] => EACH_CELL.slice(0, s.covers.length);
/** CN-037: also the phases before the first clue. */
const hasClue = rule('CN-037', 'wrong-phase', (s) => s.phase === 'guess');
const begun = rule('CN-037', 'wrong-phase', isPlayed);
const isUnchallenged = rule('CN-077', 'ruling-pending', (s) => s.phase !== 'challenge');
const isSpelled = rule('CN-085', 'spelling-pending', (s) => !isSpelling(s));

/** CN-088, CN-089, CN-090: one operative's touch is the guess, and there is no move that takes it back. */
export const touch: Move<State, Cell> = {
  args: fields({ cell: integer(0, 999) }),
  who: everybody,
  slot: guessSlot,
  rules: [
    notOver,
    begun,
    rule('CN-123', 'spymaster-cannot-touch', (s, m) => !isSpymaster(s, m.seat)),
    rule('CN-093', 'not-a-player', (s, m) => teamOf(s, m.seat) !== undefined),
    rule('CN-093', 'not-your-turn', (s, m) => isOperative(s, m.seat, activeTeam(s))),
    nothingPending,
    isUnchallenged,
    hasClue,
    isSpelled,
    rule('CN-011', 'no-such-cell', (s, m: Made<Cell>) => m.args.cell < s.covers.length),
    rule('CN-094', 'cell-covered', (s, m: Made<Cell>) => s.covers[m.args.cell] === ''),
    rule('CN-092', 'same-vote', (s, m: Made<Cell>) => !hasVoted(s, m.seat, m.args.cell)),
  ],
  final: 'CN-090',
  apply: (s, m, ask) => (isByMajority(s) ? counted(voted(s, m.seat, m.args.cell), ask) : touched(s, m.args.cell, ask)),
  choices: (s) => (s.phase === 'guess' ? eachCell(s) : []),
};

/** CN-111, CN-114; in a last stand it is the end (CN-146). */
export const stop: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: guessSlot,
  rules: [
    notOver,
    begun,
    rule('CN-114', 'not-operative', (s, m) => !isSpymaster(s, m.seat) && teamOf(s, m.seat) !== undefined),
    rule('CN-114', 'not-your-turn', (s, m) => isOperative(s, m.seat, activeTeam(s))),
    nothingPending,
    isUnchallenged,
    hasClue,
    rule('CN-097', 'guess-required', (s) => s.guessesMade > 0),
    rule('CN-092', 'same-vote', (s, m) => !hasVoted(s, m.seat, STOP)),
  ],
  apply: (s, m, ask) => (isByMajority(s) ? counted(voted(s, m.seat, STOP), ask) : stopped(s, ask)),
  choices: () => [{}],
};

function touched(s: State, cell: number, ask: Ask): State {
  askCell(s, ask, cell, activeTeam(s));
  return changed(pauseClock(s, ask), {
    phase: 'reveal',
    reveal: { cell, failures: 0 },
    guesses: s.guesses + 1,
    guessesMade: s.guessesMade + 1,
    pointing: s.pointing.ballot.length === 0 ? s.pointing : { ...s.pointing, ballot: [] },
    votes: [],
  });
}

const stopped = (s: State, ask: Ask): State =>
  s.lastStand ? end(s, otherTeam(activeTeam(s)), 'CN-146', ask) : endTurn(s, ask);

/** CN-092: what more than half want is done. Also when somebody has gone and fewer make more than half, or the letters are there (CN-085). */
export function counted(s: State, ask: Ask): State {
  if (s.phase !== 'guess' || !isByMajority(s)) return s;
  const cell = elected(s);
  if (cell === undefined || (cell !== STOP && isSince5(s) && isSpelling(s))) return s;
  return cell === STOP ? stopped(s, ask) : touched(s, cell, ask);
}

/** CN-101, CN-102, CN-103: the spymasters' devices answer unasked; `team`'s by habit, the other's where that one doesn't. */
function askCell(s: State, ask: Ask, cell: number, team: Team): void {
  ask.open('cell', [s.key[cell]!], s.spymaster[team]);
}

/** CN-105 to CN-109 */
function cover(s: State, identity: Identity): State {
  const turn = turnNow(s);
  const { cell } = s.reveal;
  const { marks } = s.pointing;
  return changed(s, {
    covers: s.covers.with(cell, identity),
    history: s.history.with(s.history.length - 1, { ...turn, covered: [...turn.covered, { cell, identity }] }),
    pointing: marks.length === 0 ? s.pointing : { ...s.pointing, marks: marks.filter(({ on }) => on !== cell) },
  });
}

export function onCell(s: State, answer: Answer, ask: Ask): State {
  if (s.phase !== 'reveal') return s;
  const again = (): void => askCell(s, ask, s.reveal.cell, homeOf(s) ?? otherTeam(activeTeam(s)));
  return whenOpened(s, answer, ask, again, (identity) => {
    const next = cover(s, identity);
    const won = verdict(next, identity);
    if (won) return end(next, won.winner, won.why, ask);
    return goOn(identity === 'assassin' ? changed(next, { lastStand: true }) : next, identity, ask);
  });
}

/** CN-105 to CN-107; CN-141, CN-142: in a last stand the turn goes on, whatever the limit was. */
function goOn(s: State, identity: Identity, ask: Ask): State {
  const ends = !s.lastStand && (identity !== s.active || guessesLeft(s) === 0);
  return ends ? endTurn(s, ask) : resumeClock(changed(s, { phase: 'guess', reveal: NONE }), ask);
}
