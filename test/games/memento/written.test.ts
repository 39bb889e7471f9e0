/** What the board brings along in words: the ready-made start, the questions for whoever is stuck, and the story taken home. */
import { expect, test } from 'vitest';
import { MOMENTS, promptsIn } from '../../../src/games/memento/board/prompts.ts';
import { givenBy, readyMade } from '../../../src/games/memento/board/ready-made.ts';
import { asHtml, asText, type Story } from '../../../src/games/memento/board/story-document.ts';
import { ELEMENT_MOST, isStory, isTrait } from '../../../src/games/memento/texts.ts';
import { folded, isProse } from '../../../src/games/kit/texts.ts';

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
  // Whoever sets a prelude gives each of the others one that nobody has yet.
  const given = [0, 1, 2, 3, 4, 5].flatMap((setter) =>
    [0, 1, 2, 3, 4, 5].filter((to) => to !== setter).map((to) => givenBy(start, setter, to)),
  );
  const own = start.characters.map((one) => one.traits[0]!);
  expect(new Set([...given, ...own]).size).toBe(36);
});

test.each(['it', 'en'] as const)('at least sixty questions, for every moment of the story: %s', async (lang) => {
  const prompts = await promptsIn(lang);
  expect(MOMENTS.every((moment) => prompts[moment].length >= 8)).toBe(true);
  const all = MOMENTS.flatMap((moment) => prompts[moment]);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all).size).toBe(all.length);
});

const STORY: Story = {
  lang: 'it',
  title: 'La storia di una sera',
  by: 'Raccontata da Ada & "Bea"',
  elements: ['<script>alert(1)</script>'],
  chapters: [{ title: 'Scena 1', lines: [{ by: "L'<b>Ada", text: 'Riga & riga\n<img src=x onerror=alert(1)>' }] }],
  people: [{ name: '<i>', player: 'di Ada', traits: ['Ride di sé > tutti'] }],
};

test('in the document of the evening all that somebody wrote is text, never markup, and nothing is fetched', () => {
  const html = asHtml(STORY);
  expect(html).toContain('Riga &amp; riga<br>&lt;img src=x onerror=alert(1)&gt;');
  for (const bad of ['<script', '<img', '<i>', '<b>', 'http:', 'https:', 'url(']) expect(html).not.toContain(bad);
  expect(html).toContain("default-src 'none'");
});

test('as text the story is what was written', () => {
  expect(asText(STORY)).toContain('Riga & riga\n<img src=x onerror=alert(1)>');
});
