/** What each seat sees, and what is waited for. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { eyesOf } from '../../../src/kernel/play/eyes.ts';
import { BLUE_CHIEF, KEY, RED, RED_CHIEF, Trial, ended, inClue, inGuess, ready, touching } from './trial.ts';

const keyOf = (t: Trial, seat: number | null): readonly unknown[] => t.view(seat).grid.map(({ key }) => key);
const nothing = KEY.slice(0, 20).map(() => undefined);

test('[CN-021] operatives and spectators see nothing of the key but what is covered', () => {
  const t = touching([0, 15]);
  for (const seat of [null, 2, 3, 4, 5]) expect(keyOf(t, seat)).toEqual(nothing);
});

test('[CN-021] not even on a device that could read it: a view shows the key to the spymasters’ seats only', () => {
  const t = inClue();
  const view = codenames.view(t.s, eyesOf(t.play, RED, t.faces)) as ReturnType<Trial['view']>;
  expect(view.grid.every(({ key }) => key === undefined)).toBe(true);
});

test('[CN-022] both spymasters see the whole key, the same, from the first clue to the end', () => {
  for (const t of [inClue(), inGuess(), touching([0, 8]), ended({ hold: ['rest'] })])
    for (const seat of [RED_CHIEF, BLUE_CHIEF]) expect(keyOf(t, seat)).toEqual(KEY.slice(0, 20));
});

test('[CN-021] the public state holds no identity of an uncovered cell', () => {
  const t = touching([0, 15]);
  const text = JSON.stringify({ ...t.s, covers: [], history: [] });
  expect(text).not.toMatch(/"(?:bystander|assassin)"/);
});

test('[CN-198] spectators get the operatives’ view', () => {
  const t = touching([0, 15]);
  const { me: _mine, ...operative } = t.view(RED);
  const { me, ...spectator } = t.view(null);
  expect(spectator).toEqual(operative);
  expect(me).toEqual({ seat: null, role: 'spectator' });
});

test('[CN-021] the next game’s lobby shows no key to anybody', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  for (const seat of [null, 0, 1, 2]) expect(t.view(seat).grid).toEqual([]);
});

test('a view is plain data and says who is waited for', () => {
  const awaits = (t: Trial): readonly number[] => codenames.awaits(t.s);
  const t = inGuess();
  expect(structuredClone(t.view(RED))).toEqual(t.view(RED));
  expect(awaits(new Trial({ seats: 4 }))).toEqual([0, 1, 2, 3]);
  expect(awaits(inClue())).toEqual([RED_CHIEF]);
  expect(awaits(t)).toEqual([2, 4]);
  expect(awaits(ended())).toEqual([0, 1, 2, 3, 4, 5]);
  const key = ready({ hold: ['key'] });
  key.do(RED, 'drawGrid');
  expect(awaits(key)).toEqual([]);
});
