/** The story that is read again and taken home: chapters with their dice and traits in the margin, as HTML and as text. */
import { expect, test } from 'vitest';
import { asHtml } from '../../../../src/games/memento/board/story/story-html.ts';
import { asText } from '../../../../src/games/memento/board/story/story-text.ts';
import { storyOf, type Chapter, type Story } from '../../../../src/games/memento/board/story/story.ts';
import { contextOf } from '../board-context.ts';
import { A, B, envied, gifts, inDarkness, inFollower, inPlay, inPrelude, inThree, L, type Tale } from '../tale.ts';

const story = (t: Tale): Story => storyOf(contextOf(t));
const last = (t: Tale): Chapter => story(t).chapters.at(-1)!;

test('each scene is a chapter, told or not, with the dice as they lay and who won', () => {
  const { chapters } = story(inFollower());
  expect(chapters).toEqual([
    {
      number: 'Scene 1',
      title: 'Ada against the Darkness',
      lines: [],
      dice: [
        { party: 'darkness', name: 'The Darkness', dice: [1], wins: false },
        { party: 'lantern', name: 'Ada', dice: [10, 1, 1], wins: true },
      ],
      margin: ['The Lantern is Ada', 'Ada takes a die from the Darkness'],
    },
  ]);
});

test('a trait that is given up or learnt stands in the margin of its scene, and on the sheet at the end', () => {
  const t = inFollower();
  const trait = envied(t, A);
  const [given] = t.traits(A);
  t.does(A, 'envy', { trait }).falls({ lantern: [10] });
  t.does(A, 'trickster', { trait: given })
    .falls({ follower: [10, 10] })
    .does(A, 'narrate', { text: 'Bea does it, too.' })
    .does(A, 'close');
  const [gone, learnt] = [t.s.traits[given!]!, t.s.traits[trait]!];
  expect(last(t)).toMatchObject({
    number: 'Scene 2',
    lines: [{ by: 'Bea', text: 'Bea does it, too.' }],
    margin: [`Bea gives up “${gone}”`, `Bea learns “${learnt}”`, 'Ada cedes a die'],
  });
  expect(story(t).people[A]!.traits).toContainEqual({ text: gone, says: 'given up in scene 2', isLost: true });
  expect(story(t).people[A]!.traits).toContainEqual({ text: learnt, says: 'learnt in scene 2', isLost: false });
});

test('in a Darkness scene it is the attacked Follower that gives up a trait', () => {
  const t = inDarkness()
    .does(3, 'target', { seat: B })
    .falls({ darkness: [10] });
  const [given] = t.traits(B);
  t.does(B, 'trickster', { trait: given })
    .falls({ follower: [1] })
    .does(B, 'accept');
  expect(last(t).margin).toEqual([`Carl gives up “${t.s.traits[given!]}”`, 'Carl cedes a die']);
  t.closes();
  expect(story(t).people[B]!.traits.filter(({ isLost }) => isLost)).toHaveLength(1);
});

test('two who yield in one scene tell of it in a chapter each', () => {
  const t = inThree().deals(1, 1, 3, 0);
  t.does(A, 'envy', { trait: envied(t, A) })
    .falls({ darkness: [10] })
    .does(A, 'accept')
    .closes();
  for (const [seat, text] of [
    [A, 'I go.'],
    [L, 'So do I.'],
  ] as const)
    t.does(seat, 'narrate', { text }).does(seat, 'close');
  const chapters = story(t).chapters.slice(-4);
  expect(chapters[0]!.margin.slice(-2)).toEqual(['Bea yields to the Darkness', 'Ada yields to the Darkness']);
  expect(chapters.map(({ title, lines }) => [title, lines.map(({ text }) => text)]).slice(1)).toEqual([
    ['The defeat of Bea', ['I go.']],
    ['The defeat of Ada', ['So do I.']],
    ['The last light', []],
  ]);
});

test('[MM-025] a prelude stays its setter’s where somebody leaves during them, also on the page that is saved', () => {
  const t = inPrelude(6);
  for (const seat of [L, A]) {
    t.does(seat, 'narrate', { text: `Of ${seat}.` }).does(seat, 'endPrelude');
    t.does(seat, 'give', gifts(t, seat));
  }
  t.tell('left', L).does(A, 'narrate', { text: 'Of 2.' });
  const titles = (): readonly unknown[] =>
    story(t).chapters.map(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
  expect(titles()).toEqual([
    ['Prelude 1, set by Ada', 'Of 0.'],
    ['Prelude 2, set by Bea', 'Of 1.'],
    ['Prelude 3, set by Carl', 'Of 2.'],
  ]);
  t.put({ journal: t.s.journal.map(({ scene, kind, seat, text }) => ({ scene, kind, seat, text })) });
  // By earlier rules they are told by their places, which have moved up.
  expect(titles()[0]).toEqual(['Prelude 1, set by Bea', 'Of 0.']);
});

test('a new Lantern is named where it first stands', () => {
  const t = inThree().deals(1, 3, 3, 0);
  t.does(A, 'envy', { trait: envied(t, A) })
    .falls({ follower: [10] })
    .closes()
    .closes();
  t.does(B, 'envy', { trait: envied(t, B) })
    .falls({ follower: [10] })
    .closes();
  const all = story(t).chapters.map(({ margin }) => margin.filter((line) => line.startsWith('The Lantern')));
  expect(all.flat()).toEqual(['The Lantern is Ada', 'The Lantern is Bea']);
  expect(all.at(-1)).toEqual(['The Lantern is Bea']);
});

test('a story that is ended keeps the scene whose dice have spoken', () => {
  const t = inPlay()
    .does(L, 'cast')
    .falls({ lantern: [10] });
  for (const seat of [L, A, B]) t.does(seat, 'endStory');
  expect(t.s.stage).toBe('epilogue');
  expect(story(t).chapters.map(({ title }) => title)).toEqual(['Ada against the Darkness']);
  const before = inPlay();
  for (const seat of [L, A, B]) before.does(seat, 'endStory');
  expect(story(before).chapters).toEqual([]);
});

test('what was written before the scenes and after them has chapters of its own, where there is any', () => {
  const t = inPlay();
  const at = (kind: 'setting' | 'prelude' | 'epilogue', scene: number) => ({ scene, kind, seat: A, text: kind });
  t.put({ journal: [at('setting', 0), at('prelude', 2), at('epilogue', 1)] });
  expect(story(t).chapters.map(({ number, title }) => [number, title])).toEqual([
    ['', 'Where and when'],
    ['Before', 'Prelude 2, set by Bea'],
    ['', 'What came after'],
  ]);
});

const WRITTEN: Story = {
  lang: 'it',
  title: 'La storia di una sera',
  by: 'Raccontata da Ada & "Bea"',
  elements: ['<script>alert(1)</script>'],
  chapters: [
    {
      number: 'Scena 1',
      title: '<b>contro',
      lines: [{ by: "L'<b>Ada", text: 'Riga & riga\n<img src=x onerror=alert(1)>' }],
      dice: [{ party: 'lantern', name: '<i>', dice: [9, 4], wins: true }],
      margin: ['Ada rinuncia a «<i>»'],
    },
  ],
  people: [{ name: '<i>', player: 'di Ada', traits: [{ text: '<i>', says: 'lasciata nella scena 1', isLost: true }] }],
};

test('in the document of the evening all that somebody wrote is text, never markup, and nothing is fetched', () => {
  const html = asHtml(WRITTEN);
  expect(html).toContain('Riga &amp; riga<br>&lt;img src=x onerror=alert(1)&gt;');
  for (const bad of ['<script', '<img', '<i>', '<b>contro', '<b>Ada', 'http:', 'https:', 'url(', '@import'])
    expect(html).not.toContain(bad);
  expect(html).toContain("default-src 'none'");
  expect(html).toContain('aria-label="9, 4"');
});

test('as text the story is what was written, with dice and traits below the title', () => {
  const text = asText(WRITTEN);
  expect(text).toContain('Riga & riga\n<img src=x onerror=alert(1)>');
  expect(text).toContain('    <i> 9 4 (vince)\n    Ada rinuncia a «<i>»');
  expect(text).toContain('  x <i> (lasciata nella scena 1)');
});
