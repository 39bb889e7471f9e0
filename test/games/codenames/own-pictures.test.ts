/** A table that plays with pictures of its own. */
import { expect, test } from 'vitest';
import { drawGrid } from '../../../src/games/codenames/deck.ts';
import { options } from '../../../src/games/codenames/options.ts';
import { FREE } from '../../../src/kernel/game.ts';
import { dice } from '../../../src/kernel/dice.ts';
import { moves as movesEn } from '../../../src/games/codenames/words/en.ts';
import { moves as movesIt } from '../../../src/games/codenames/words/it.ts';
import { BLUE, DRAW, RED, ended, inClue, ready } from './trial.ts';

const SET = { hash: 'ab'.repeat(32), count: 33 };

test('[CN-011, CN-012] from own pictures twenty different ones are laid, each as likely', () => {
  const uses = Array.from({ length: 33 }, () => 0);
  for (let n = 0; n < 2_000; n++) {
    const grid = drawGrid(dice(Uint8Array.of(n & 255, n >> 8)), { ...DRAW, own: 33 }).pictures;
    expect(new Set(grid).size).toBe(20);
    for (const face of grid) uses[face]!++;
  }
  expect(Math.min(...uses)).toBeGreaterThan(1_100);
  expect(Math.max(...uses)).toBeLessThan(1_325);
});

test('[CN-015] anybody chooses the pictures before they lie there, and nobody afterwards', () => {
  const t = ready();
  expect(t.do(BLUE, 'setPictures', { set: SET })).toBe('ok');
  expect(t.do(RED, 'setPictures', { set: SET })).toBe('same-pictures CN-015');
  expect(t.view(null).pictures).toEqual(SET);
  t.do(RED, 'drawGrid');
  expect(t.view(null).grid.every(({ picture }) => picture < SET.count)).toBe(true);
  expect(t.do(BLUE, 'setPictures', {})).toBe('pictures-lie CN-015');
  const over = ended();
  expect(over.do(RED, 'setPictures', { set: SET })).toBe('next-game-first CN-194');
});

test('[CN-015] own pictures stand among the choices, and the deck’s where own ones lie', () => {
  expect(ready().choices(RED, 'setPictures')).toEqual([{ set: FREE }]);
  expect(ready({ options: { pictures: SET } }).choices(RED, 'setPictures')).toEqual([{ set: FREE }, {}]);
});

test('[CN-015] and takes the deck again', () => {
  const t = ready({ options: { pictures: SET } });
  expect(t.do(RED, 'setPictures', {})).toBe('ok');
  expect(t.do(RED, 'setPictures', {})).toBe('same-pictures CN-015');
  expect(t.view(null)).not.toHaveProperty('pictures');
});

test('[CN-197] own pictures have no second side: the next game lays new ones', () => {
  const t = ended({ options: { pictures: SET } });
  t.do(RED, 'nextGame');
  expect(t.s.setting).toMatchObject({ turnOver: [], options: { pictures: SET } });
  expect(t.view(null).flips).toBe(false);
});

test('[CN-192] cards of the deck are turned over no more once the pictures were changed', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  expect(t.view(null).flips).toBe(true);
  t.do(RED, 'setPictures', { set: SET });
  expect(t.view(null).flips).toBe(false);
});

test.each([
  ['too few', { ...SET, count: 19 }],
  ['too many', { ...SET, count: 301 }],
  ['no hash', { ...SET, hash: 'AB'.repeat(32) }],
  ['more in it', { ...SET, url: 'https://example.org' }],
  ['no number', { ...SET, count: '33' }],
])('[CN-011] a set with %s is none', (_what, set) => {
  expect(options.read({ pictures: set })).toBeUndefined();
  expect(inClue().do(RED, 'setPictures', { set })).toBe('move/form P3');
});

test('the log tells whose pictures they are', () => {
  expect(movesIt.setPictures.said({ set: SET })).toContain('33');
  expect(movesEn.setPictures.said({})).toContain('Tavolata');
  for (const { said } of [movesIt.setPictures, movesEn.setPictures])
    for (const args of [null, 7, { set: null }, { set: { count: {} } }]) expect(said(args)).not.toBe('');
});
