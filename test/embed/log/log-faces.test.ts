/** Cards by their names in the log: the line has numbers, and says of which box they are. */
import { expect, test, vi } from 'vitest';
import { LogFaces } from '../../../src/embed/log/log-faces.ts';
import { logItems } from '../../../src/embed/log/log-lines.ts';
import { findGame } from '../../../src/games/registry.ts';
import type { GameWords } from '../../../src/games/registered-game.ts';
import type { LogLine } from '../../../src/kernel/view/table-view.ts';

const game = findGame('sandbox')!;
const turned = (box: unknown, faces: readonly number[] = [0]): LogLine => ({
  position: 1,
  time: 0,
  seat: null,
  name: '',
  what: 'news/turnUp',
  args: { by: 0, n: faces.length, of: 0, faces, box },
});
const told = (words: GameWords, ...lines: readonly LogLine[]): readonly string[] =>
  logItems(lines, 'it', words).map(({ text }) => text);

test('a line tells how many cards until their box is here, then what they are called, each in its own box', async () => {
  let heard = 0;
  const faces = new LogFaces({ shelf: () => undefined, changed: () => heard++ });
  const words = faces.dress(game, await game.words('it'), 'it');
  const lines = [turned('builtin:french'), turned('builtin:italian')];
  expect(told(words, ...lines)).toEqual([expect.stringContaining('una carta'), expect.stringContaining('una carta')]);
  await vi.waitFor(() => expect(heard).toBe(2));
  const [french, italian] = told(words, ...lines);
  expect([french, italian].join()).not.toContain('una carta');
  expect(french).not.toBe(italian);
  expect(
    told(
      words,
      turned(
        'builtin:french',
        Array.from({ length: 9 }, (_, i) => i),
      ),
    )[0],
  ).toContain('9 carte');
});

test('a box that this device can’t have is asked for once, at the table’s own shelf, and told by number', async () => {
  const get = vi.fn(() => Promise.resolve({ ok: false as const, advice: '' }));
  const shelf = { get, put: () => Promise.reject(new Error('unasked')), lend: () => () => undefined };
  const faces = new LogFaces({ shelf: () => shelf, changed: () => expect.unreachable() });
  const words = faces.dress(game, await game.words('it'), 'it');
  for (const _ of [1, 2]) expect(told(words, turned('f'.repeat(64)))[0]).toContain('una carta');
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  expect(told(words, turned('f'.repeat(64)), turned(7), turned('constructor'))).toHaveLength(3);
  faces.forget();
  told(words, turned('f'.repeat(64)));
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(3));
});

test('words of a game that shows no faces by number stay what they are', async () => {
  const codenames = findGame('codenames')!;
  const words = await codenames.words('it');
  const faces = new LogFaces({ shelf: () => undefined, changed: () => undefined });
  expect(faces.dress(codenames, words, 'it')).toBe(words);
});
