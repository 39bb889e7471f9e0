/** Nothing that the rules of the free table can do is out of reach: each move is made by some part of the board. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { absence } from '../../../src/games/sandbox/board/absence.ts';
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';

/** Moves that no part of the board makes by itself, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {};

const FOLDER = new URL('../../../src/games/sandbox/board/', import.meta.url);
/** As parts of the board hand a move on: an act of a menu, or the move itself. */
const MADE = /(?:\bmove: |\b(?:attempt|offer|check)\((?:\s*\w+, )?)'(\w+)'/gu;

const made = (): ReadonlySet<string> => {
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const found = sources.flatMap((name) =>
    [...readFileSync(new URL(name, FOLDER), 'utf8').matchAll(MADE)].map(([, move]) => move!),
  );
  const gone = absence('en').ways({ seat: 1, name: 'Bea', view: { turn: { on: true, seat: 1 } } } as never);
  return new Set([...found, ...gone.flatMap(({ acts }) => acts.map(({ move }) => move))]);
};

test('every move of the rules is made by some part of the board, or it is said why not', () => {
  const all = made();
  expect(Object.keys(sandbox.moves).filter((move) => !all.has(move) && !(move in ELSEWHERE))).toEqual([]);
  // And nothing is excused that is made.
  expect(Object.keys(ELSEWHERE).filter((move) => all.has(move) || !(move in sandbox.moves))).toEqual([]);
});
