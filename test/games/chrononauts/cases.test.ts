/**
 * The adversarial cases of the rules, by id. `here` is what comes out where it isn't what the rules list, with the reason. The table's own
 * checks (form, seat, slot, proofs) come before a game's rules and speak with the table's codes. What can't be said is no move.
 */
import { describe, expect, test } from 'vitest';
import { runCases } from '../../contracts/adversarial.ts';
import { PLAYS } from './cases/plays.ts';
import { RACES } from './cases/races.ts';
import { TURNS } from './cases/turns.ts';

describe.each([
  ['illegal plays', PLAYS],
  ['illegal turns, wins and set-ups', TURNS],
  ['races', RACES],
])('%s', (_, cases) => {
  runCases(cases);
});

test('every case is here', () => {
  const ids = new Set([...PLAYS, ...TURNS, ...RACES].map(({ id }) => id));
  expect([...ids].toSorted()).toEqual(Array.from({ length: 76 }, (_, i) => `CHX-${String(i + 1).padStart(2, '0')}`));
});
