/** The outcome line's news, from the log. */
import { expect, test } from 'vitest';
import { LogNews } from '../../../src/embed/log/log-news.ts';
import { findGame } from '../../../src/games/registry.ts';
import type { LogLine } from '../../../src/kernel/view/table-view.ts';

const line = (what: string, args?: unknown): LogLine => ({ position: 1, time: 0, seat: null, name: '', what, args });
const stops = line('news/stopped', { seats: [0, 1], ids: ['F03'], counts: [] });
const nameOf = (seat: number): string => ['Elena', 'Marco'][seat] ?? '';

test('what came about is told in the game’s words with today’s names, numbered by its place in the log', async () => {
  const words = await findGame('chrononauts')!.words('it');
  const news = new LogNews();
  const log = [line('start'), stops, line('move/constructor'), line('news/constructor'), line('news/vortex')];
  const told = news.of(log, words, nameOf);
  expect(told.map(({ number }) => number)).toEqual([2, 5]);
  expect(told[0]!.says).toMatch(/Marco.*Elena|Elena.*Marco/u);
  expect(news.of(log, words, nameOf)).toBe(told);
  expect(news.of([...log, stops], words, nameOf).map(({ number }) => number)).toEqual([2, 5, 6]);
});

test('of a long log only the end is looked through, and numbers stay what they are', async () => {
  const words = await findGame('chrononauts')!.words('en');
  const log = Array.from({ length: 5_000 }, () => stops);
  const told = new LogNews().of(log, words, nameOf);
  expect(told.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => 4_989 + i));
});

test('nothing is told before the words are there, and of a game that has none', async () => {
  expect(new LogNews().of([stops], undefined, nameOf)).toEqual([]);
  expect(new LogNews().of([stops], await findGame('codenames')!.words('it'), nameOf)).toEqual([]);
});

test('a move that only its line tells is news too, with the card that it lays open; one that was refused isn’t', async () => {
  const words = await findGame('chrononauts')!.words('it');
  const move = { position: 1, time: 0, seat: 1, name: 'Marco', args: { card: 'x' } };
  const lost: LogLine = { ...move, what: 'move/loseTime', faces: { x: 'grail' } };
  const log = [
    lost,
    { ...lost, what: 'move/keepIdentity' },
    { ...lost, refusal: { code: 'not-in-hand', rule: 'CH-053' } },
    { ...move, what: 'move/disqualifySelf' },
    { ...move, what: 'move/sendHome', faces: { x: 'I01' } },
  ];
  expect(new LogNews().of(log, words, nameOf)).toEqual([
    { number: 1, says: 'Marco perde tempo e scarta «Calice dell’Ultima Cena».', isMove: true },
    { number: 4, says: 'Marco ha appena visto un orologio.', isMove: true },
    { number: 5, says: 'Marco manda a casa «Ottavia Brandi».', isMove: true },
  ]);
});
