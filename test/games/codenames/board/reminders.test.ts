/** What the form of a clue reminds of, by what lies on the grid and what the table lets through. */
import { describe, expect, test } from 'vitest';
import { houseWords } from '../../../../src/games/codenames/board/house-words.ts';
import { mayName, reminderLines } from '../../../../src/games/codenames/board/reminders.ts';
import { options, type Options } from '../../../../src/games/codenames/options.ts';

const of = (given: Partial<Options>): Options => options.read(given)!;

describe.each(['it', 'en'] as const)('in %s', (lang) => {
  const h = houseWords(lang);
  const r = h.reminders;
  const lines = (given: Partial<Options> = {}): readonly string[] => reminderLines(h, of(given));

  test('[CN-052, CN-058, CN-059, CN-060] on pictures: where they lie, letters and print', () => {
    expect(lines()).toEqual([r.foreign, r.abbreviations, r.table, r.letters, r.print]);
    expect(mayName(h, of({}))).toBe(h.harder);
  });

  test('[CN-181, CN-182, CN-184] on words: those of the grid, spelling, sound, length and place; naming what is seen doesn’t count', () => {
    expect(lines({ content: 'words' })).toEqual([r.foreign, r.abbreviations, r.onGrid, r.meaning]);
    expect(mayName(h, of({ content: 'words' }))).toBeUndefined();
  });

  test('[CN-179] on both: what holds for words and for pictures', () => {
    expect(lines({ content: 'mixed' })).toEqual([r.foreign, r.abbreviations, r.onGrid, r.meaning, r.table, r.print]);
    expect(mayName(h, of({ content: 'mixed' }))).toBe(h.harderMixed);
  });

  test('[CN-053, CN-055, CN-063] what the table lets through isn’t reminded of, and is let through by nobody but the table', () => {
    expect(lines({ allowForeign: true, allowAbbreviations: true })).toEqual([r.table, r.letters, r.print]);
    expect(lines({ clueMode: 'voice' })).toContain(r.voices);
    expect(lines({ clueMode: 'voice', allowVoices: true })).not.toContain(r.voices);
  });

  test('[CN-065] what the table has agreed on stands first', () => {
    expect(lines({ bannedTopics: 'X' })[0]).toBe(r.banned('X'));
  });
});
