/** The rules of the house: who sets them, when, and what earlier tables know of them. */
import { expect, test } from 'vitest';
import { codenames1, codenames2 } from '../../../src/games/codenames/earlier.ts';
import { options } from '../../../src/games/codenames/options.ts';
import { BLUE, RED, ended, inClue, ready } from './trial.ts';

test('[CN-006, CNQ-18] anybody sets options while no key is drawn, and nobody afterwards', () => {
  const t = ready();
  expect(t.do(BLUE, 'configure', { change: { expertZero: true } })).toBe('ok');
  expect(t.do(RED, 'configure', { change: { timer: 'soft' } })).toBe('ok');
  expect(t.view(null).options).toMatchObject({ expertZero: true, timer: 'soft', touchMode: 'single' });
  expect(t.do(RED, 'configure', { change: { expertZero: true, timer: 'soft' } })).toBe('same-options CN-006');
  t.do(RED, 'drawGrid');
  expect(t.do(RED, 'configure', { change: { timer: 'off' } })).toBe('options-fixed CN-006');
  expect(ended().do(RED, 'configure', { change: { timer: 'soft' } })).toBe('next-game-first CN-194');
});

test('[CN-006] what isn’t an option is refused whole; pictures have a move of their own', () => {
  const own = { pictures: { hash: 'ab'.repeat(32), count: 30 } };
  for (const change of [{ timer: 'hard' }, { askSeconds: 9 }, { nonsense: 1 }, own, null, 3])
    expect(ready().do(RED, 'configure', { change })).toBe('move/form P3');
});

test('[CN-194] options stay from game to game, and may be set between two', () => {
  const t = ended({ options: { touchMode: 'single', timer: 'soft' } });
  t.do(RED, 'nextGame');
  expect(t.view(null).options.timer).toBe('soft');
  expect(t.do(RED, 'configure', { change: { timer: 'off' } })).toBe('ok');
});

test('[CN-192] another grid is laid anew; the one before can’t be turned over', () => {
  const t = ended();
  t.do(RED, 'nextGame');
  expect(t.view(null).flips).toBe(true);
  t.do(RED, 'configure', { change: { expertZero: true } });
  expect(t.view(null).flips).toBe(true);
  t.do(RED, 'configure', { change: { grid: '5x5' } });
  expect(t.view(null).flips).toBe(false);
  expect(inClue().view(null).flips).toBe(false);
});

test('[CN-006] earlier tables know the options of their time, and no others', () => {
  for (const game of [codenames1, codenames2]) {
    expect(game.options.read({ numberCap: 'grid' })).toEqual(options.read({ numberCap: 'grid' }));
    expect(game.options.read({ timer: 'soft' })).toBeUndefined();
    expect(Object.keys(game.moves)).not.toContain('configure');
  }
});
