/** What the board brings along in words: the ready-made start, and the questions for people who are stuck. */
import { expect, test } from 'vitest';
import { aboutTrait, MOMENTS, promptsIn, TURNS } from '../../../../src/games/memento/board/prompts.ts';
import { givenBy, readyMade } from '../../../../src/games/memento/board/ready-made.ts';
import { ELEMENT_MOST, isStory, isTrait } from '../../../../src/games/memento/texts.ts';
import { folded, isProse } from '../../../../src/games/kit/texts.ts';

test.each(['it', 'en'] as const)('the ready-made start fills every form with what the rules take: %s', async (lang) => {
  const start = await readyMade(lang);
  expect([start.characters, start.elements, start.setting, start.preludes].map(({ length }) => length)).toEqual([
    6, 6, 6, 6,
  ]);
  const traits = start.characters.flatMap((one) => one.traits);
  expect(traits.every(isTrait) && traits.length === 36).toBe(true);
  expect(new Set(traits.map(folded)).size).toBe(traits.length);
  expect(start.elements.every((text) => isProse(text, ELEMENT_MOST))).toBe(true);
  expect([...start.setting, ...start.preludes].every(isStory)).toBe(true);
  // A player who sets a prelude gives each of the others one that nobody has yet.
  const given = [0, 1, 2, 3, 4, 5].flatMap((setter) =>
    [0, 1, 2, 3, 4, 5].filter((to) => to !== setter).map((to) => givenBy(start, setter, to)),
  );
  const own = start.characters.map((one) => one.traits[0]!);
  expect(new Set([...given, ...own]).size).toBe(36);
});

test.each(['it', 'en'] as const)('at least sixty questions, for every moment of the story: %s', async (lang) => {
  const prompts = await promptsIn(lang);
  expect(MOMENTS.every((moment) => prompts[moment].length >= 8)).toBe(true);
  for (const turn of TURNS)
    expect(prompts[turn].every((one) => aboutTrait(one, 'calm $& hands').includes('calm $& hands'))).toBe(true);
  const all = [...MOMENTS, ...TURNS].flatMap((moment) => prompts[moment]);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all).size).toBe(all.length);
});
