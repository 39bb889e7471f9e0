/** L'ora doppia: it reads, it speaks two languages, its riddles have one answer each, and its window can be reached. */
import { expect, test } from 'vitest';
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission.ts';
import { marksItsWords, reads, speaksBoth } from './checks.ts';

test('the full mission is read without a fault, and speaks Italian and English', () => {
  reads(doubleHour);
  speaksBoth(doubleHour);
  marksItsWords(doubleHour);
  expect(doubleHour.receptacles).toHaveLength(6);
});
