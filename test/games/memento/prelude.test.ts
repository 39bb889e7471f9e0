/** Preludes, clockwise, and the traits that their setters give (5.D). */
import { expect, test } from 'vitest';
import { A, B, C, gifts, inChoice, inPrelude, L, type Tale } from './tale.ts';

const given = (t: Tale): Tale => t.does(L, 'endPrelude').does(L, 'give', gifts(t, L));

test('[MM-025, MM-030, MM-031] each seat sets one prelude, clockwise from the first', () => {
  const t = inPrelude();
  for (const seat of [L, A, B, C]) {
    expect(t.view(null).awaited).toEqual([seat]);
    t.does(seat, 'endPrelude').does(seat, 'give', gifts(t, seat));
  }
  expect(t.s.stage).toBe('lantern');
  expect(t.do(L, 'endPrelude')).toBe('decision-open MMQ-01');
  expect(inPrelude().put({ stage: 'own' }).do(L, 'endPrelude')).toBe('phase-closed MM-025');
});

test('[MM-026, MMX-08] no dice are thrown in a prelude', () => {
  const t = inPrelude();
  expect(t.do(L, 'cast')).toBe('scene-closed MM-094');
  expect(t.dealer.play.asks).toEqual([]);
  const rolling = new Set(['cast', 'envy', 'target', 'trickster']);
  expect(t.dealer.lawful(L).filter(({ move }) => rolling.has(move))).toEqual([]);
});

test('[MM-027] everybody may tell in every prelude', () => {
  const t = inPrelude().all('narrate', (seat) => ({ text: `dice ${seat}` }));
  expect(t.s.journal.map(({ seat, kind, scene }) => [seat, kind, scene])).toEqual(
    [0, 1, 2, 3].map((seat) => [seat, 'prelude', 1]),
  );
});

test('[MM-032, MMX-07] only its setter ends a prelude and gives', () => {
  const t = inPrelude();
  expect(t.do(A, 'endPrelude')).toBe('not-scene-owner MM-032');
  t.does(L, 'endPrelude');
  expect(t.do(L, 'endPrelude')).toBe('scene-closed MM-025');
  expect(t.do(A, 'give', gifts(t, A))).toBe('not-scene-owner MM-032');
});

test('[MM-033, MMX-05] each of the others gets exactly one trait, after the scene', () => {
  const t = inPrelude();
  expect(t.do(L, 'give', gifts(t, L))).toBe('phase-closed MM-033');
  t.does(L, 'endPrelude');
  const two = [A, B].map((seat) => ({ seat, text: `x ${seat}` }));
  expect(t.do(L, 'give', { traits: two })).toBe('trait-missing MM-033');
  expect(t.do(L, 'give', { traits: [...two, { seat: B, text: 'y' }] })).toBe('trait-missing MM-033');
  const four = [...two, { seat: C, text: 'y' }, { seat: C, text: 'z' }];
  expect(t.do(L, 'give', { traits: four })).toBe('trait-missing MM-033');
  expect(t.do(L, 'give', { traits: [...two, { seat: C, text: 'y' }] })).toBe('ok');
  expect(t.s.characters.map(({ traits }) => traits.length)).toEqual([1, 2, 2, 2]);
});

test('[MM-034, MMX-06] nobody gives a trait to their own character', () => {
  const t = inPrelude().does(L, 'endPrelude');
  const all = [L, A, B, C].map((seat) => ({ seat, text: `x ${seat}` }));
  expect(t.do(L, 'give', { traits: all })).toBe('not-own-character MM-034');
});

test.each([' PROPRIA   0', 'propria\u00a00', 'Propria 0'])(
  '[MM-037, MMX-04] %j is the trait that another has',
  (text) => {
    const t = inPrelude();
    t.put({ stage: 'own' }).sets(A, { traits: [] });
    expect(t.do(A, 'ownTrait', { text })).toBe('trait-not-unique MM-037');
  },
);

test('[MM-037] what is given is new at the table, and twice the same is not', () => {
  const t = inPrelude().does(L, 'endPrelude');
  const three = (text: string): object => ({
    traits: [A, B, C].map((seat) => ({ seat, text: seat === C ? text : `x ${seat}` })),
  });
  expect(t.do(L, 'give', three('propria 1'))).toBe('trait-not-unique MM-037');
  expect(t.do(L, 'give', three('X 2'))).toBe('trait-not-unique MM-037');
  expect(t.do(L, 'give', three(''))).toBe('text-not-plain MM-023');
});

test('[MM-038] the next prelude waits for the traits of this one', () => {
  const t = inPrelude().does(L, 'endPrelude');
  expect(t.do(A, 'endPrelude')).toBe('scene-closed MM-025');
  expect(given(inPrelude()).do(A, 'endPrelude')).toBe('ok');
});

test.each([4, 5, 6])('[MM-039] after the preludes of %i people each character has as many traits', (n) => {
  expect(inChoice(n).s.characters.map(({ traits }) => traits.length)).toEqual(Array.from({ length: n }, () => n));
});
