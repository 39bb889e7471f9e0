/** Touches, reveals, the end of a turn and of the game. */
import type { Answer, Ask, Made, Move, Seat } from '../../kernel/game.ts';
import { fields, integer, nothing } from '../../kernel/schemas.ts';
import { MOST_CELLS, countOf, isIdentity, isKey } from './key.ts';
import { rule, type None } from './rules.ts';
import { callOff } from './next-game.ts';
import {
  NONE,
  changed,
  covered,
  guessSlot,
  guessesLeft,
  isOperative,
  isPlayed,
  isSpymaster,
  left,
  otherTeam,
  teamOf,
  type State,
} from './state.ts';
import type { Identity, Team } from './view.ts';

interface Cell {
  readonly cell: number;
}

const EACH_CELL: readonly Cell[] = Array.from({ length: MOST_CELLS }, (_, cell) => ({ cell }));
const everybody = (s: State): readonly Seat[] => s.seats;
const isOver = rule('CN-118', 'game-over', (s) => s.phase !== 'over');
/** CN-037: also the phases before the first clue. */
const hasClue = rule('CN-037', 'wrong-phase', (s) => s.phase === 'guess');
const begun = rule('CN-037', 'wrong-phase', isPlayed);
const isPending = rule('CN-095', 'reveal-pending', (s) => s.phase !== 'reveal');

/** CN-088, CN-089, CN-090: one operative's touch is the guess, and there is no move that takes it back. */
export const touch: Move<State, Cell> = {
  args: fields({ cell: integer(0, 999) }),
  who: everybody,
  slot: guessSlot,
  rules: [
    isOver,
    begun,
    rule('CN-123', 'spymaster-cannot-touch', (s, m) => !isSpymaster(s, m.seat)),
    rule('CN-093', 'not-a-player', (s, m) => teamOf(s, m.seat) !== undefined),
    rule('CN-093', 'not-your-turn', (s, m) => isOperative(s, m.seat, s.active!)),
    isPending,
    hasClue,
    rule('CN-011', 'no-such-cell', (s, m: Made<Cell>) => m.args.cell < s.covers.length),
    rule('CN-094', 'cell-covered', (s, m: Made<Cell>) => s.covers[m.args.cell] === ''),
  ],
  final: 'CN-090',
  apply: (s, { args }, ask) => {
    askCell(s, ask, args.cell, s.active!);
    return changed(s, {
      phase: 'reveal',
      reveal: { cell: args.cell, failures: 0 },
      guesses: s.guesses + 1,
      guessesMade: s.guessesMade + 1,
      votes: [],
    });
  },
  choices: (s) => (s.phase === 'guess' ? EACH_CELL.slice(0, s.covers.length) : []),
};

export const stop: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: guessSlot,
  rules: [
    isOver,
    begun,
    rule('CN-114', 'not-operative', (s, m) => !isSpymaster(s, m.seat) && teamOf(s, m.seat) !== undefined),
    rule('CN-114', 'not-your-turn', (s, m) => teamOf(s, m.seat) === s.active),
    isPending,
    hasClue,
    rule('CN-097', 'guess-required', (s) => s.guessesMade > 0),
  ],
  apply: endTurn,
  choices: () => [{}],
};

/** CN-101, CN-102, CN-103: the spymasters' devices answer unasked; `team`'s by habit, the other's where that one doesn't. */
function askCell(s: State, ask: Ask, cell: number, team: Team): void {
  ask.open('cell', [s.key[cell]!], s.spymaster[team]);
}

/** CN-110, CN-111, CN-112, CN-113: it is the other team's turn. */
function endTurn(s: State): State {
  return changed(s, {
    phase: 'clue',
    active: otherTeam(s.active!),
    turn: s.turn + 1,
    guessesMade: 0,
    reveal: NONE,
    votes: [],
  });
}

/** CN-115, CN-116, CN-117, CN-119: the game is over, and what is left of the key is opened. */
function end(s: State, winner: Team, why: string, ask: Ask): State {
  ask.open(
    'rest',
    s.key.filter((_, i) => s.covers[i] === ''),
    s.spymaster[winner],
  );
  return changed(s, { phase: 'over', reveal: NONE, votes: [], result: { winner, why, opened: [] } });
}

/** CN-105 to CN-109 */
function cover(s: State, identity: Identity): State {
  const { team, word, number, covered: before } = s.history.at(-1)!;
  const { cell } = s.reveal;
  const found = { team, word, number, covered: [...before, { cell, identity }] };
  return changed(s, {
    covers: s.covers.with(cell, identity),
    history: s.history.with(s.history.length - 1, found),
  });
}

export function onCell(s: State, { faces, failed, by }: Answer, ask: Ask): State {
  if (s.phase !== 'reveal') return s;
  const active = s.active!;
  const rival = otherTeam(active);
  const identity = faces?.[0];
  // CN-018: one more than a key has of a kind is a lie that both spymasters have told.
  if (
    failed !== undefined ||
    !isIdentity(identity) ||
    covered(s, identity) >= countOf(identity, s.starting!, s.covers.length)
  ) {
    if (s.reveal.failures > 0) return callOff(s, { what: 'reveal', by: by ?? [] }, ask);
    askCell(s, ask, s.reveal.cell, rival);
    return changed(s, { reveal: { cell: s.reveal.cell, failures: 1 } });
  }
  const next = cover(s, identity);
  if (identity === 'assassin') return end(next, rival, 'CN-117', ask);
  if (left(next, active) === 0) return end(next, active, 'CN-115', ask);
  if (left(next, rival) === 0) return end(next, rival, 'CN-116', ask);
  if (identity !== active || guessesLeft(next) === 0) return endTurn(next);
  return changed(next, { phase: 'guess', reveal: NONE });
}

/** CN-024, CN-119: the table has derived the whole key again from the opened seeds; here only its numbers are counted. */
export function onRest(s: State, { faces, failed }: Answer): State {
  if (s.phase !== 'over' || s.result === null || s.result.opened.length > 0) return s;
  if (failed === 'refused' || failed === 'lost') return s;
  const rest = [...(faces ?? [])];
  const key: string[] = s.covers.map((seen) => (seen === '' ? (rest.shift() ?? '') : seen));
  key.push(s.starting!);
  const verified = failed === undefined && rest.length === 0 && isKey(key, s.covers.length);
  return changed(s, { result: { ...s.result, verified, opened: verified ? key : [] } });
}
