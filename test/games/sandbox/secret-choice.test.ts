/** What is told of a secret choice, and whom the table waits for meanwhile. */
import { expect, test } from 'vitest';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import * as en from '../../../src/games/sandbox/words/en.ts';
import * as it from '../../../src/games/sandbox/words/it.ts';
import { Table } from './table.ts';

test('[SB-26] a secret choice is told as it begins, and afterwards each word with the name of its author', () => {
  const t = new Table(3);
  t.do(1, 'callChoice');
  t.do(2, 'choose', { word: 'carta\ne forbici' });
  t.do(0, 'choose', { word: 'sasso' });
  t.do(1, 'openChoices');
  const [opened, called] = t.s.news;
  expect([called!.what, called!.by, opened!.seats, opened!.text]).toEqual([
    'callChoice',
    1,
    [2, 0],
    'carta e forbici\nsasso',
  ]);
  const said = [it, en].map(({ news }) => news['choices']!(opened, (seat) => ['Ada', 'Bea', 'Carl'][seat]!));
  expect(said).toEqual([
    'Scelte segrete: Carl «carta e forbici», Ada «sasso».',
    'Secret choices: Carl “carta e forbici”, Ada “sasso”.',
  ]);
  const old = new Table(3, {}, {}, 11, sandbox4);
  for (const [seat, move, args] of [
    [0, 'callChoice', {}],
    [0, 'choose', { word: 'sasso' }],
    [0, 'openChoices', {}],
  ] as const)
    expect(old.do(seat, move, args)).toBe('ok');
  const { what, text } = old.s.news[0]!;
  expect([old.s.news.some((one) => one.what === 'callChoice'), what, text]).toEqual([false, 'choices', '']);
  expect(it.news['choices']!(old.s.news[0])).toBe('Una busta aperta.');
});

test('[SB-26] a secret choice has a question where its caller says one; earlier rules have none', () => {
  const t = new Table(2);
  for (const about of ['', '  ', 'due\nrighe', 'x'.repeat(81), 3])
    expect(t.do(0, 'callChoice', { about })).not.toBe('ok');
  expect(t.do(0, 'callChoice', { about: 'Chi comincia?' })).toBe('ok');
  expect([t.view(1).choice?.about, t.s.news[0]?.text]).toEqual(['Chi comincia?', 'Chi comincia?']);
  const said = [it, en].map(({ news }) => news['callChoice']!(t.s.news[0], () => 'Ada'));
  expect(said).toEqual([
    'Ada chiede una scelta segreta: «Chi comincia?».',
    'Ada calls a secret choice: “Chi comincia?”.',
  ]);
  t.do(1, 'choose', { word: 'io' });
  t.do(0, 'openChoices');
  expect([t.view(0).choice?.about, t.do(0, 'callChoice'), t.view(0).choice?.about]).toEqual([
    'Chi comincia?',
    'ok',
    undefined,
  ]);
  const old = new Table(2, {}, {}, 11, sandbox4);
  expect(old.do(0, 'callChoice', { about: 'Chi comincia?' })).not.toBe('ok');
});

test('[SB-26] while a choice is open its authors are awaited, afterwards the seat whose turn it is', () => {
  const t = new Table(2, { turns: true });
  expect(t.dealer.game.awaits(t.s)).toEqual([0]);
  t.do(0, 'callChoice');
  t.do(0, 'choose', { word: 'sasso' });
  expect(t.dealer.game.awaits(t.s)).toEqual([1]);
  t.do(1, 'choose', { word: 'carta' });
  expect(t.dealer.game.awaits(t.s)).toEqual([]);
  t.do(0, 'openChoices');
  expect(t.dealer.game.awaits(t.s)).toEqual([0]);
});
