/**
 * The adversarial cases of the rules, by id. `here` is what comes out where it isn't the code that the rules list, with the reason. The
 * table's own checks (form, seat, slot) come before a game's rules, and speak with the table's codes.
 * Cases of the key's making (CNX-28 to 32, 38, 57, 58, 67 to 74) are the kernel's.
 */
import { expect } from 'vitest';
import { RED, type Trial } from './trial.ts';

export const byForm = 'the schema of the move refuses it before any rule is asked';
export const bySlot = 'it names a guess that has been made: the table calls that stale, whatever came of it';

export const clue = (t: Trial, seat: number, word: string = 'nave', number: unknown = 1): string =>
  t.do(seat, 'giveClue', { word, number });
export const touch = (t: Trial, cell: number, seat: number = RED, slot?: string): string =>
  t.do(seat, 'touch', { cell }, slot ?? t.slot('touch'));

/** Both saw the same table; `first` is ordered before `second`. */
export function race(
  t: Trial,
  first: readonly [number, string, unknown],
  second: readonly [number, string, unknown],
): string {
  const slot = t.slot(second[1]);
  expect(t.do(first[0], first[1], first[2])).toBe('ok');
  return t.do(second[0], second[1], second[2], slot);
}
