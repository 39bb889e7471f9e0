/**
 * The virtual team's turn in the co-operative game: a cover that the spymaster chooses. Which cells are the enemy's nobody else knows, so
 * it is judged when its cell is opened.
 */
import type { Answer, Ask, Made, Move } from '../../kernel/game.ts';
import { fields, integer } from '../../kernel/schemas.ts';
import { end } from './ending.ts';
import { eachCell } from './guess.ts';
import { isIdentity } from './key.ts';
import { beginTurn } from './turn.ts';
import { callOff } from './next-game.ts';
import { whenOpened } from './opened.ts';
import { notOver, rule } from './rules.ts';
import { NONE, changed, homeOf, isSpymaster, left, otherTeam, turnSlot, type State } from './state.ts';

interface Cell {
  readonly cell: number;
}

/** CN-159, CN-160: one enemy picture of free choice. */
export const coverEnemy: Move<State, Cell> = {
  args: fields({ cell: integer(0, 999) }),
  who: (s) => s.seats,
  slot: turnSlot,
  rules: [
    notOver,
    rule('CN-159', 'wrong-phase', (s) => s.phase === 'enemy'),
    rule('CN-159', 'not-spymaster', (s, m) => isSpymaster(s, m.seat)),
    rule('CN-160', 'one-only', (s) => s.reveal.cell === NONE.cell),
    rule('CN-011', 'no-such-cell', (s, m: Made<Cell>) => m.args.cell < s.covers.length),
    rule('CN-160', 'cell-covered', (s, m: Made<Cell>) => s.covers[m.args.cell] === ''),
  ],
  final: 'CN-160',
  apply: (s, { args }, ask) => {
    askEnemy(s, ask, args.cell);
    return changed(s, { reveal: { cell: args.cell, failures: 0 }, votes: [] });
  },
  choices: (s) => (s.phase === 'enemy' ? eachCell(s) : []),
};

function askEnemy(s: State, ask: Ask, cell: number): void {
  ask.open('enemy', [s.key[cell]!], s.spymaster[homeOf(s)!]);
}

/** CN-161, CN-162: back to the people, unless that was the last enemy. A seat that covers anything else has ended the game for all. */
export function onEnemy(s: State, answer: Answer, ask: Ask): State {
  const home = homeOf(s);
  if (s.phase !== 'enemy' || !home || s.reveal.cell === NONE.cell) return s;
  const enemy = otherTeam(home);
  const opened = answer.faces?.[0];
  if (answer.failed === undefined && opened !== enemy && isIdentity(opened))
    return callOff(s, { what: 'enemy', by: [s.spymaster[home]] }, ask);
  const { cell } = s.reveal;
  return whenOpened(
    s,
    answer,
    ask,
    () => askEnemy(s, ask, cell),
    (identity) => {
      const next = changed(s, {
        reveal: NONE,
        covers: s.covers.with(cell, enemy),
        history: [...s.history, { team: enemy, word: '', number: 0, covered: [{ cell, identity }] }],
      });
      return left(next, enemy) === 0 ? end(next, enemy, 'CN-162', ask) : beginTurn(next, home, ask);
    },
  );
}
