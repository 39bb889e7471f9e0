/** The rulebooks of all games: no rule without a chapter, the same chapters and words in both languages. */
import { expect, test } from 'vitest';
import { PLAIN } from '../../src/games/codenames/options.ts';
import { games } from '../../src/games/registry.ts';
import { shownBook, split } from '../../src/embed/rules/rules-view.ts';
import { plain } from '../../src/language/plain.ts';
import { areCalm } from '../contracts/words-contract.ts';

test.each(games)(
  '$id: every rule stands in a chapter, and chapters and words are the same in both languages',
  async (game) => {
    const [it, en] = await Promise.all([game.book('it'), game.book('en')]);
    const { rules } = await game.words('it');
    const ids = it.chapters.map(({ id }) => id);
    for (const rule of Object.keys(rules)) expect(ids, rule).toContain(it.chapterOf(rule));
    expect(en.chapters.map(({ id }) => id)).toEqual(ids);
    expect(Object.keys(en.terms)).toEqual(Object.keys(it.terms));
    expect(en.house(undefined)).toEqual({ settings: [], off: [] });
  },
);

test.each(games)('$id: what the book says is calm, and each word is explained under one name only', async (game) => {
  for (const lang of ['it', 'en'] as const) {
    const { chapters, terms } = await game.book(lang);
    const says = [...chapters, ...Object.values(terms)].map(({ says }) => says);
    areCalm([Object.fromEntries(says.entries())]);
    const forms = Object.values(terms).flatMap(({ word, forms }) => [word.toLowerCase(), ...forms]);
    expect(new Set(forms).size, lang).toBe(forms.length);
    expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([]);
  }
});

test('a search finds a rule by number, word or a word without its accents, and marks what it found', async () => {
  const { rules } = await games[1]!.words('it');
  const book = await games[1]!.book('it');
  const found = (wanted: string): readonly string[] =>
    shownBook(book, rules, [], plain(wanted)).chapters.flatMap((one) => one.rules.map(([id]) => id));
  expect(found('CH-118')).toEqual(['CH-118']);
  expect(found('identita')).toContain('CH-038');
  expect(found('xyzzy')).toEqual([]);
  expect(split('L’identità si cambia.', 'identita')).toEqual(['L’', 'identità', ' si cambia.']);
});

test('chapters about another game than the one on the table come last', async () => {
  const { rules } = await games[1]!.words('en');
  const book = await games[1]!.book('en');
  const { off } = book.house({ options: { mode: 'artifaxx' } });
  const shown = shownBook(book, rules, off, '');
  expect(shown.chapters.filter(({ isOff }) => isOff).map(({ chapter }) => chapter.id)).toEqual(off);
  expect(shown.chapters.at(-1)?.isOff).toBe(true);
});

test('Codenames’ book says what its table has changed, and leaves out the ways to play that it hasn’t chosen', async () => {
  const book = await games[0]!.book('en');
  const plain = book.house({ options: PLAIN });
  expect(plain.settings.map(({ value }) => value)).toEqual(['in two teams', 'pictures, 5 × 4']);
  expect(plain.off).toEqual(['experts', 'assassin', 'coop', 'three', 'words', 'time']);
  const other = book.house({ options: { ...PLAIN, mode: 'coop', timer: 'strict', expertZero: true } });
  expect(other.off).toEqual(['doubt', 'assassin', 'three', 'words']);
  expect(other.settings.length).toBeGreaterThan(3);
});
