/** L'ora doppia: it reads, it speaks two languages, its riddles have one answer each, and its window can be reached. */
import { expect, test } from 'vitest';
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission.ts';
import { doubleHourPictures } from '../../../../src/games/time-stories/missions/double-hour/pictures.ts';
import { hasItsPictures, marksItsWords, reads, speaksBoth } from './checks.ts';

test('the full mission is read without a fault, speaks Italian and English, and has its pictures', () => {
  reads(doubleHour);
  speaksBoth(doubleHour);
  marksItsWords(doubleHour);
  hasItsPictures(doubleHour, doubleHourPictures());
  expect(doubleHour.receptacles).toHaveLength(6);
});
