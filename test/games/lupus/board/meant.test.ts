/** Dreams that were choices, told apart by card, call, night and who still lived. */
import { expect, test } from 'vitest';
import { isMeant } from '../../../../src/games/lupus/board/meant.ts';
import type { CallName } from '../../../../src/games/lupus/calls.ts';
import { DEFAULTS } from '../../../../src/games/lupus/options.ts';
import type { Card } from '../../../../src/games/lupus/roles.ts';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { viewOf } from './views.ts';

const ROLES: readonly Card[] = [
  'wolf',
  'seer',
  'bodyguard',
  'owl',
  'mythomaniac',
  'medium',
  'mason',
  'villager',
  'blank1',
];
/** Of these cards, in their order, those that really chose. */
const chose = (name: CallName, night: number, change: Partial<LupusView> = {}): readonly (Card | undefined)[] => {
  const view = viewOf(ROLES.length, { stage: 'over', night: 4, roles: ROLES, ...change });
  return view.players.filter((seat) => isMeant(view, { name, night }, seat)).map((seat) => ROLES[seat]);
};

test('in a night that is called each call is for one card', () => {
  for (const name of ['wolf', 'seer', 'bodyguard', 'owl', 'mythomaniac'] as const)
    expect(chose(name, 2)).toEqual([name]);
  for (const name of ['medium', 'mason'] as const) expect(chose(name, 2)).toEqual([]);
});

test('in a night together all but the mythomaniac choose; in the first nobody is guarded, and wolves wait for the moderator', () => {
  expect(chose('together', 2)).toEqual(['wolf', 'seer', 'bodyguard', 'owl']);
  const options = { ...DEFAULTS, firstNightModVictim: true };
  expect(chose('together', 1, { options })).toEqual(['seer', 'owl']);
  expect(chose('together', 1, { options: { ...options, firstNightModVictim: false } })).toEqual([
    'wolf',
    'seer',
    'owl',
  ]);
});

test('the dead dream, from the night after the one that they died in', () => {
  const out = [{ seat: 1, how: 'lynched', cycle: 2 }] as const;
  expect(chose('seer', 2, { out })).toEqual(['seer']);
  expect(chose('seer', 3, { out })).toEqual([]);
});

test('a mythomaniac chooses as what they have become, from the third night on', () => {
  const picks = ROLES.map((card) => (card === 'mythomaniac' ? 0 : null));
  const dreamt = [{ night: 2, name: 'mythomaniac', picks }] as const;
  expect(chose('together', 2, { dreamt })).not.toContain('mythomaniac');
  expect(chose('wolf', 3, { dreamt })).toEqual(['wolf', 'mythomaniac']);
  expect(chose('seer', 3, { dreamt })).toEqual(['seer']);
});
