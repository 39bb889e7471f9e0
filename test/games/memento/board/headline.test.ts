/** The status line tells whose moment it is, and what decided a conflict. */
import { expect, test } from 'vitest';
import { headlineOf } from '../../../../src/games/memento/board/headline.ts';
import { contextOf } from '../board-context.ts';
import { A, C, envies, inDarkness, inFollower, inOwn, inPlay, inThree, L, type Tale } from '../tale.ts';

const second = (t: Tale, lang: 'it' | 'en' = 'en'): string => headlineOf(contextOf(t, { lang })).second;

test('the column that decided is said with its dice, only of sides that were even so far', () => {
  const t = envies(inThree(), { darkness: [9, 7, 2], lantern: [9, 6, 5], follower: [9, 4, 3] });
  expect(second(t)).toBe('Scene 2 · at the second die 7 beats 6 and 4 · no clock, take your time');
  expect(second(t, 'it')).toBe('Scena 2 · al secondo dado 7 batte 6 e 4 · senza orologio, parlate pure');
  const last = envies(inThree(), { darkness: [9, 7, 2], lantern: [9, 7, 1], follower: [8, 8, 8] });
  expect(second(last)).toContain('at the third die 2 beats 1');
});

test('where all shared dice are even it is their number that decides, then who rolled them', () => {
  expect(second(envies(inFollower(), { lantern: [5, 5, 5, 1], follower: [5, 5, 5] }))).toContain('more dice win');
  const equal = inDarkness().deals(3, 3, 1, 0).put({ pool: 3 }).does(C, 'target', { seat: A });
  expect(second(equal.falls({ darkness: [4, 4, 4], follower: [4, 4, 4] }))).toContain('all even: the Darkness wins');
});

test('a phone leaves out that there is no clock where it says what decided', () => {
  const t = envies(inFollower(), { lantern: [10] });
  expect(headlineOf(contextOf(t, { size: 'phone' })).second).toBe('Scene 2 · at the highest die 10 beats 1');
});

test('one is told what is one’s own, and whose it is otherwise', () => {
  const t = inPlay();
  expect(headlineOf(contextOf(t)).says).toBe('Meet the Darkness');
  expect(headlineOf(contextOf(t, { seat: A })).says).toBe('Ada meets the Darkness');
  t.does(L, 'cast').falls({ lantern: [10] });
  expect(headlineOf(contextOf(t)).says).toBe('The Lantern wins. You tell it');
  expect(headlineOf(contextOf(t, { seat: null })).says).toBe('The Lantern wins. Ada tells it');
  t.does(L, 'close');
  expect(headlineOf(contextOf(t, { seat: A })).says).toBe('What do you envy?');
  expect(headlineOf(contextOf(envies(t, { lantern: [10] }))).says).toBe('The Lantern wins. Bea, will you stop it?');
});

test('only people whose own trait is missing are asked for one', () => {
  const t = inOwn().does(A, 'ownTrait', { text: 'Sings at night' });
  const says = (seat: number | null, lang: 'it' | 'en' = 'it'): string => headlineOf(contextOf(t, { seat, lang })).says;
  expect([says(L), says(A), says(null), says(null, 'en')]).toEqual([
    'Una caratteristica per te',
    'Ognuno scrive una caratteristica',
    'Ognuno scrive una caratteristica',
    'Everybody writes a trait',
  ]);
});

test('whoever holds out against the Darkness isn’t called somebody who envies', () => {
  const t = inDarkness()
    .does(C, 'target', { seat: A })
    .falls({ follower: [10] });
  expect(headlineOf(contextOf(t, { seat: null, lang: 'it' })).says).toBe('Bea resiste. Racconta Bea');
  expect(headlineOf(contextOf(t, { seat: A })).says).toBe('Bea holds out. You tell it');
});

test('whose scene the Darkness’ is reads as who chooses, not as who is attacked or talked to', () => {
  const says = (seat: number | null, lang: 'it' | 'en'): string =>
    headlineOf(contextOf(inDarkness(), { seat, lang })).says;
  expect([says(C, 'it'), says(C, 'en')]).toEqual(['Contro chi va l’Oscurità?', 'Whom does the Darkness attack?']);
  expect([says(null, 'it'), says(null, 'en')]).toEqual([
    'Dino sceglie contro chi va l’Oscurità',
    'Dino chooses whom the Darkness attacks',
  ]);
});
