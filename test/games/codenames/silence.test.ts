/** Poker face: whoever has seen the key says nothing at the table but clues. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import type { State } from '../../../src/games/codenames/state.ts';
import { BLUE_CHIEF, inClue, inGuess, ready, RED_CHIEF } from './trial.ts';

const { seats: silentSeats, ...silence } = codenames.silent!;
const silent = (s: State): readonly number[] => silentSeats(s).toSorted((a, b) => a - b);

test('[CN-120, CNX-26] from the key to the end the spymasters say nothing at the table, no sign either; all others may', () => {
  expect(silence).toEqual({ id: 'CN-120', code: 'spymaster-silent' });
  expect(silent(ready().s)).toEqual([]);
  expect(silent(inClue().s)).toEqual([RED_CHIEF, BLUE_CHIEF]);
  const t = inGuess();
  expect(silent(t.s)).toEqual([RED_CHIEF, BLUE_CHIEF]);
  expect(silent({ ...t.s, phase: 'over' })).toEqual([]);
});
