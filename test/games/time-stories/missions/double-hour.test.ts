/** L'ora doppia: it reads, it speaks two languages, its riddles have one answer each, and those who know the way get there. */
import { expect, test } from 'vitest';
import { codeHash } from '../../../../src/games/time-stories/language/codes.ts';
import { number, songs } from '../../../../src/games/time-stories/missions/double-hour/codes.ts';
import { E } from '../../../../src/games/time-stories/missions/double-hour/numbers.ts';
import { LAST } from '../../../../src/games/time-stories/missions/double-hour/hours.ts';
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission-double-hour.ts';
import mission, { art, codes } from '../../../../src/games/time-stories/missions/double-hour/source.ts';
import { cardsOf } from '../../../../src/games/time-stories/pack/names.ts';
import { seeded, withSeeds } from '../../../helpers/rng.ts';
import { hasItsPictures, marksItsWords, reads, sealsItsWords, speaksBoth } from './checks.ts';
import { informed, run } from './informed.ts';

test('the full mission is read without a fault, speaks Italian and English, and has its pictures', () => {
  reads(doubleHour);
  speaksBoth(doubleHour);
  marksItsWords(doubleHour);
  hasItsPictures(doubleHour, art);
  expect(doubleHour.receptacles).toHaveLength(6);
});

test('sealed for a table, it tells none of its words before they are read', async () => {
  await sealsItsWords({ mission, art });
});

/** All orders of four signs. */
const orders = (signs: readonly string[]): readonly string[] =>
  signs.length === 0
    ? ['']
    : signs.flatMap((one) => orders(signs.filter((other) => other !== one)).map((rest) => one + rest));

test('of all orders of the four songs one alone agrees with what the cards tell, in either language', () => {
  for (const [waltz, tango, rain, lullaby] of [
    ['V', 'T', 'P', 'N'],
    ['W', 'T', 'R', 'L'],
  ] as const) {
    const left = orders([waltz, tango, rain, lullaby]).filter((order) => {
      const at = (song: string): number => order.indexOf(song);
      const isTold = at(lullaby) === 3 && at(waltz) < at(rain);
      return isTold && at(tango) !== 0 && Math.abs(at(tango) - at(lullaby)) !== 1;
    });
    expect(left).toHaveLength(1);
    expect(songs.answersHash).toContain(codeHash(songs.salt, left[0]!));
  }
});

test('each digit of the number, and each fact about the songs, is told by two cards at least, one of them without a test', () => {
  const ids = new Set(cardsOf(doubleHour).map(({ card }) => card.id));
  for (const { salt, answer, clues } of codes) {
    const { answersHash } = [songs, number].find((one) => one.salt === salt)!;
    expect(answersHash).toContain(codeHash(salt, answer));
    for (const clue of clues) {
      expect(clue.length).toBeGreaterThan(1);
      for (const id of clue) expect(ids).toContain(id);
    }
  }
});

const PEOPLE = doubleHour.receptacles.map(({ id }) => id);

test('two, three and four people who know the way bring the dedication to the window, whoever they are', () => {
  withSeeds(1, (seed) => {
    for (const count of [2, 3, 4]) {
      const crew = run(informed(seeded(seed).shuffle(PEOPLE).slice(0, count), seed));
      expect(crew.s.phase).toBe('ended');
      // The Destiny may be against them: then it ends by the clock, and not by a dead end.
      if (crew.s.ending?.result === 'success') expect(crew.s.score).toBeGreaterThan(8);
      else expect(crew.s.counters['minute']).toBeGreaterThanOrEqual(LAST);
    }
  });
});

test('a person alone with two receptacles gets there too, though the tape takes a round to rewind', () => {
  const ends = Array.from({ length: 12 }, (_, seed) => run(informed(['mirella', 'nando'], seed, 1)).s);
  for (const { flags } of ends) expect(flags['songs']).toBe(true);
  const won = ends.filter(({ ending }) => ending?.result === 'success');
  expect(won.length).toBeGreaterThan(0);
  for (const { elements, flags } of won)
    expect([flags['rewound'], elements[E.tape] !== undefined]).toEqual([true, true]);
});
