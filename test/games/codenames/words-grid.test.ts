/** Grids of words, of words and pictures, of five rows; keys for them; clues beside words that lie there. */
import { expect, test } from 'vitest';
import { words as en } from '../../../src/games/codenames/board/word-lists/en.ts';
import { words as it } from '../../../src/games/codenames/board/word-lists/it.ts';
import { LONGEST_WORD } from '../../../src/games/codenames/content.ts';
import { drawGrid } from '../../../src/games/codenames/deck.ts';
import { KEY_CARDS, isSameCard, keyCard, turned, turnsOf } from '../../../src/games/codenames/key-cards.ts';
import { PLAIN } from '../../../src/games/codenames/options.ts';
import { isKey } from '../../../src/games/codenames/key.ts';
import { layKey, type KeyDraw } from '../../../src/games/codenames/lay-key.ts';
import { isPlain } from '../../../src/games/codenames/word.ts';
import { dice } from '../../../src/kernel/dice.ts';
import { BLUE, DRAW, KEY, RED, RED_CHIEF, ready, type Trial } from './trial.ts';

const seedOf = (n: number): Uint8Array => Uint8Array.of(n & 255, n >> 8);
const LIST = ['pesce spada', ...it.slice(0, 59)];

/** In Red's first clue, on a grid from `LIST`. */
function laid(options: object, words: readonly string[] = LIST): Trial {
  const t = ready({ options, key: 'grid' in options ? FIVE_ROWS : KEY });
  t.do(BLUE, 'setWords', { words });
  t.do(RED, 'drawGrid');
  return t;
}
const FIVE_ROWS = [
  ...Array.from({ length: 25 }, (_, i) => (i < 9 ? 'red' : i < 17 ? 'blue' : i < 24 ? 'bystander' : 'assassin')),
  'red',
];
const give = (t: Trial, word: string): string => t.do(RED_CHIEF, 'giveClue', { word, number: 1 });

test('[CN-173] the cells hold words of the list that somebody has brought, each once', () => {
  const t = laid({ content: 'words' });
  const words = t.view(null).grid.map(({ word }) => word!);
  expect(new Set(words).size).toBe(20);
  expect(words.every((word) => LIST.includes(word))).toBe(true);
  expect(t.view(null).grid.every(({ picture }) => picture === -1)).toBe(true);
});

test('[CN-173, CN-177] a list is taken whole or not at all, and without one there are too few cards', () => {
  const t = ready({ options: { content: 'words' } });
  expect(t.do(RED, 'drawGrid')).toBe('too-few-cards CN-177');
  expect(t.do(RED, 'setWords', { words: LIST.slice(0, 24) })).toBe('too-few-words CN-173');
  expect(t.do(RED, 'setWords', { words: [...LIST, 'a\u0007'] })).toBe('bad-words CN-173');
  expect(t.do(RED, 'setWords', { words: [...LIST, LIST[3]!.toUpperCase()] })).toBe('words-twice CN-173');
  expect(t.do(RED, 'setWords', { words: LIST })).toBe('ok');
  t.do(RED, 'drawGrid');
  expect(t.do(RED, 'setWords', { words: en.slice(0, 50) })).toBe('pictures-lie CN-015');
});

test('[CN-174, CN-175, CN-177] five rows have nine, eight, seven and one, with pictures, words or both', () => {
  for (const content of ['pictures', 'words', 'mixed']) {
    const t = laid({ grid: '5x5', content });
    expect(t.view(null).grid).toHaveLength(25);
    expect(t.view(null).teams).toMatchObject({ red: { left: 9 }, blue: { left: 8 } });
  }
  const draw: KeyDraw = { cells: 25, source: 'generated', lastKey: [] };
  for (let n = 0; n < 200; n++) expect(isKey(layKey(seedOf(n), draw), 25)).toBe(true);
});

test('[CN-177] [CNX-37] a key of another size is drawn anew', () => {
  const t = ready({ options: { grid: '5x5' }, hold: ['key'] });
  t.do(RED, 'drawGrid');
  t.answer('key', { cards: KEY.map((_, i) => `x/${i}` as never) });
  expect(t.s).toMatchObject({ phase: 'key', key: [] });
  expect(t.asked('key')).toBeDefined();
});

test('[CN-178] a mixture has as many words as the table wants, in any places', () => {
  const t = laid({ content: 'mixed', wordCells: 7 });
  expect(t.view(null).grid.filter(({ word }) => word !== undefined)).toHaveLength(7);
  expect(t.view(null).grid.filter(({ picture }) => picture >= 0)).toHaveLength(13);
  const first = Array.from({ length: 300 }, (_, n) =>
    drawGrid(dice(seedOf(n)), { ...DRAW, words: 10, wordList: LIST }),
  );
  const share = first.filter(({ words }) => words[0] !== '').length / 300;
  expect(share).toBeCloseTo(0.5, 1);
});

test('[CN-181] [CNX-19, CNX-71] an uncovered word is no clue, in whatever letters', () => {
  const t = laid({ content: 'words' });
  const word = t.s.words.find((one) => !one.includes(' '));
  expect(give(t, word!)).toBe('word-visible CN-181');
  expect(give(t, word!.toUpperCase())).toBe('word-visible CN-181');
});

test('[CN-183] [CNX-20] once it is covered it may be given', () => {
  const t = laid({ content: 'words' }, it.slice(0, 40));
  const word = t.s.words[0]!;
  give(t, 'xylofono');
  t.do(RED, 'touch', { cell: 0 });
  t.do(RED, 'touch', { cell: 8 });
  expect(t.s.active).toBe('blue');
  expect(t.do(1, 'giveClue', { word, number: 1 })).toBe('ok');
});

test.each([
  ['pesce spada', 'pesce', 'needs-ruling CN-182'],
  ['pesce spada', 'spadaccino', 'needs-ruling CN-182'],
  ['portafoglio', 'foglio', 'needs-ruling CN-182'],
  ['gatto', 'gattino', 'needs-ruling CN-182'],
  ['gatto', 'gattaiola', 'needs-ruling CN-182'],
  ['re', 'remo', 'ok'],
  ['gatto', 'galleria', 'ok'],
  ['gatto', 'felino', 'ok'],
  ['città', 'cittadino', 'needs-ruling CN-182'],
])('[CN-182] [CNX-21] beside %s the clue %s: %s', (word, clue, said) => {
  const others = ['zzzz', 'yyyy', 'wwww', 'kkkk', 'qqqq'].flatMap((one) =>
    ['q', 'w', 'x', 'y', 'z'].map((end) => one + end),
  );
  const list = [word, ...others.slice(0, 24)];
  const t = laid({ content: 'words', grid: '5x5' }, list);
  expect(t.s.words).toContain(word);
  expect(give(t, clue)).toBe(said);
});

test('[CN-179, CN-180] a mixture asks the same of a clue as words alone', () => {
  const t = laid({ content: 'mixed', wordCells: 19 });
  const word = t.s.words.find((one) => one !== '' && !one.includes(' '))!;
  expect(give(t, word)).toBe('word-visible CN-181');
});

test('[CN-185] [CNX-22] pictures alone forbid no word', () => {
  const t = laid({});
  expect(give(t, LIST[1]!)).toBe('ok');
});

test('[CN-025, CN-176] from the deck of key cards each comes, turned each way, and only those', () => {
  for (const cells of [20, 25]) {
    const cards = Array.from({ length: KEY_CARDS }, (_, n) => keyCard(cells, n));
    const seen = new Set<string>();
    for (let n = 0; n < 1_500; n++) {
      const key = layKey(seedOf(n), { cells, source: 'deck', lastKey: [] });
      expect(isKey(key, cells)).toBe(true);
      seen.add(key.join());
    }
    expect(seen.size).toBe(KEY_CARDS * (cells === 25 ? 4 : 2));
    const all = new Set(
      cards.flatMap(({ grid, starting }) =>
        [0, 1, 2, 3].map((turn) => [...turned(grid, turn % (cells === 25 ? 4 : 2)), starting].join()),
      ),
    );
    expect([...seen].every((key) => all.has(key))).toBe(true);
  }
});

test('[CN-176] a square card turns by quarters', () => {
  const grid = Array.from({ length: 25 }, (_, i) => String(i));
  expect(turned(grid, 1).slice(0, 5)).toEqual(['20', '15', '10', '5', '0']);
  expect(turned(grid, 2)).toEqual(grid.toReversed());
  expect(turned(turned(grid, 3), 1)).toEqual(grid);
});

test('[CN-196] the card just used doesn’t come again in the next game, however it would lie', () => {
  const each = (grid: readonly string[]): readonly string[] =>
    Array.from({ length: turnsOf(grid.length) }, (_, turn) => turned(grid, turn).join());
  for (const cells of [20, 25])
    for (let n = 0; n < 300; n++) {
      const lastKey = layKey(seedOf(n), { cells, source: 'deck', lastKey: [] });
      const next = layKey(seedOf(n), { cells, source: 'deck', lastKey });
      expect(each(lastKey.slice(0, cells))).not.toContain(next.slice(0, cells).join());
    }
});

test('[CN-196] a card is the same in each of the ways it may lie, and no other card is', () => {
  for (const cells of [20, 25]) {
    const { grid, starting } = keyCard(cells, 7);
    const ways = Array.from({ length: turnsOf(cells) }, (_, turn) => [...turned(grid, turn), starting]);
    for (const lastKey of ways) expect(isSameCard(grid, lastKey)).toBe(true);
    expect(isSameCard(keyCard(cells, 9).grid, ways[0]!)).toBe(false);
    expect(isSameCard(keyCard(45 - cells, 7).grid, ways[0]!)).toBe(false);
    expect(isSameCard(grid, [])).toBe(false);
  }
});

test('[CN-025] from the deck each key is one of the forty cards; without it hardly one is', () => {
  const cards = Array.from({ length: KEY_CARDS }, (_, n) => keyCard(25, n).grid);
  const isCard = (key: readonly string[]): boolean => cards.some((grid) => isSameCard(grid, key));
  const drawn = (source: 'deck' | 'generated'): number =>
    Array.from({ length: 20 }, (_, n) => layKey(seedOf(n), { cells: 25, source, lastKey: [] })).filter(isCard).length;
  expect([drawn('deck'), drawn('generated')]).toEqual([20, 0]);
});

test('the lists have words enough, each once, each fit for a card and plain as a clue', () => {
  for (const words of [it, en]) {
    expect(words.length).toBeGreaterThan(500);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(isPlain(word, PLAIN) && word.length <= LONGEST_WORD, word).toBe(true);
  }
});
