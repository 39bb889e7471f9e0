/** Figures as an author reads them. */
import { expect, test } from 'vitest';
import { percent } from '../../../../src/games/time-stories/tools/bots/figures.ts';

test('a share that isn’t whole is never 100 %, and one that isn’t none never 0 %', () => {
  expect(percent(249, 250)).toBe('99 %');
  expect(percent(250, 250)).toBe('100 %');
  expect(percent(1, 250)).toBe('1 %');
  expect(percent(0, 250)).toBe('0 %');
  expect(percent(1, 3)).toBe('33 %');
  expect(percent(2, 3)).toBe('67 %');
  expect(percent(0, 0)).toBe('0 %');
});
