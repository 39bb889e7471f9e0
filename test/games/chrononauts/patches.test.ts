/** Patches, 1945, the UltraParadox, and the thirteenth Paradox. */
import { expect, test } from 'vitest';
import { IDENTITIES } from '../../../src/games/chrononauts/cards/goals.ts';
import { A, B, atTurnEnd, playing } from './trial.ts';

test('[CH-089] a Patch goes to its own year only', () => {
  const t = playing(['P1918']);
  t.history([1914, 1912]);
  expect(t.play(A, 'P1918', 'R1929')).toBe('patch-wrong-year CH-089');
  expect(t.play(A, 'P1918')).toBe('bad-target-count CH-281');
});

test('[CH-090] and only while that is a Paradox', () => {
  expect(playing(['P1918']).play(A, 'P1918', 'R1918')).toBe('no-paradox CH-090');
});

test('[CH-091, CH-100] a Paradox takes one Patch', () => {
  const t = playing(['P1945b']);
  t.history([1943], 'P1945a');
  expect(t.play(A, 'P1945b', 'R1945')).toBe('patch-occupied CH-091');
});

test('[CH-092, CH-093, CH-098] it covers the Paradox, belongs to nobody, and its player draws a card', () => {
  const t = playing(['P1918', 'grail']);
  t.history([1914]);
  t.setPile('ark');
  t.resolve(A, 'P1918', 'R1918');
  expect(t.view(B)).toMatchObject({ openParadoxes: 0 });
  expect(t.view(B).places.find(({ id }) => id === 'R1918')).toMatchObject({ side: 'paradox', patch: 'P1918' });
  expect(t.faces(A)).toEqual(['grail', 'ark']);
  expect(t.discards()).toEqual([]);
  expect(t.table(A)).toEqual([]);
});

test('[CH-094] a cancelled one gives no card', () => {
  const t = playing(['P1918', 'grail']);
  t.history([1914]);
  t.setHand(B, 'memo');
  t.play(A, 'P1918', 'R1918');
  t.memo(B);
  t.allPass();
  expect([t.faces(A), t.s.timeline.patches]).toEqual([['grail'], {}]);
});

test('[CH-095, CH-103] a Patch of 1945 falls when its icons no longer stand so, and the year is an open Paradox again', () => {
  const t = playing(['halt-attack']);
  t.history([1943], 'P1945a');
  const before = t.view(A).openParadoxes;
  t.resolve(A, 'halt-attack', 'L1941');
  expect(t.discards()).toEqual(['halt-attack', 'P1945a']);
  expect(t.view(A).openParadoxes).toBe(before + 1);
});

test('[CH-096, CH-105] the Patch of 1962 makes the UltraParadox at once', () => {
  const t = playing(['P1962']);
  t.history([1957]);
  t.resolve(A, 'P1962', 'R1962');
  expect(t.view(B).ultraParadox).toBe(true);
});

test('[CH-101] a Patch of 1945 whose icons don’t stand so is not played', () => {
  const t = playing(['P1945a']);
  t.history([1936]);
  expect(t.play(A, 'P1945a', 'R1945')).toBe('patch-not-playable-if CH-101');
});

test('[CH-107, CH-108, CH-109, CH-110] in the UltraParadox nothing later than 1962 is aimed at', () => {
  const t = playing(['reverse-fate', 'P1968', 'sports-almanac', 'cancer-cure', 'grail']);
  t.history([1943, 1963], 'P1962');
  expect(t.play(A, 'reverse-fate', 'L1980')).toBe('ultraparadox-unreachable CH-108');
  expect(t.play(A, 'P1968', 'R1968')).toBe('ultraparadox-unreachable CH-109');
  expect(t.play(A, 'sports-almanac')).toBe('ultraparadox-unreachable CH-110');
  expect(t.play(A, 'cancer-cure')).toBe('ultraparadox-unreachable CH-110');
  expect(t.play(A, 'reverse-fate', 'L1957')).toBe('ok');
});

test('[CH-113] the view says which cards are out of reach', () => {
  const t = playing(['grail']);
  t.history([1943], 'P1962');
  const far = t.view(B).places.filter(({ isReachable }) => !isReachable);
  expect(far.every(({ year }) => year > 1962)).toBe(true);
  expect(far).toHaveLength(11);
});

test('[CH-114] when that Patch falls, all is within reach again', () => {
  const t = playing(['reverse-fate', 'fast-forward', 'grail']);
  t.history([1943], 'P1962');
  t.resolve(A, 'reverse-fate', 'L1943');
  expect(t.view(A)).toMatchObject({ ultraParadox: false });
});

test('[CH-111] in the UltraParadox nobody goes home to a later year', () => {
  const t = atTurnEnd();
  const later = IDENTITIES.find(({ id }) => id === 'I10')!;
  t.setGoal(A, 'identities', later.id);
  t.history([1936, 1957], 'P1948', 'P1969', 'P1962');
  expect(t.declare(A, 'identity')).toBe('ultraparadox-unreachable CH-111');
});

test('[CH-112] but for whoever lives there', () => {
  const t = atTurnEnd();
  t.setGoal(A, 'identities', 'I04');
  t.history([1912, 1943], 'P1933', 'P1962');
  expect(t.declare(A, 'identity')).toBe('ok');
});

test('[CH-117] Missions, full hands and Artifacts on the table know no UltraParadox', () => {
  const t = atTurnEnd();
  t.history([1943], 'P1962');
  t.setGoal(A, 'missions', 'future-perfect');
  t.place(A, 'sports-almanac', 'cancer-cure', 'library-scroll');
  expect(t.declare(A, 'mission')).toBe('ok');
});

/** Five of the six that destroy the universe; 1980 is the last. */
const FIVE = [1865, 1912, 1936, 1963, 1981];

test('[CH-118, CH-120, CH-121] at thirteen open Paradoxes all have lost, before anybody draws, plays or declares', () => {
  const t = playing(['fast-forward', 'reverse-fate', 'grail']);
  t.history(FIVE);
  t.resolve(A, 'fast-forward');
  t.resolve(A, 'reverse-fate', 'L1980');
  expect(t.s.result).toEqual({ winners: [], why: 'CH-118' });
  expect(t.view(B).openParadoxes).toBe(13);
  expect(t.play(A, 'grail')).toBe('game-over CH-227');
});

test('[CH-119] what is covered doesn’t count', () => {
  const t = playing(['reverse-fate', 'grail']);
  t.history(FIVE, 'P1968');
  t.resolve(A, 'reverse-fate', 'L1980');
  expect([t.s.result, t.view(A).openParadoxes]).toEqual([null, 12]);
});

test('[CH-120] only what is there after the adjustment is counted: one opened and one closed at the same time is none more', () => {
  const t = playing(['reverse-fate']);
  t.history([...FIVE, 1943], 'P1962', 'P1968');
  const before = t.view(A).openParadoxes;
  t.resolve(A, 'reverse-fate', 'L1943');
  expect(t.s.timeline.patches).toEqual({ R1968: 'P1968' });
  expect([t.s.result, t.view(A).openParadoxes]).toEqual([null, before]);
});

test('[CH-122] a Paradox laid bare by a fallen Patch counts', () => {
  const t = playing(['reverse-fate']);
  t.history([1865, 1912, 1936, 1937, 1957, 1963, 1980], 'P1945c');
  expect(t.view(A).openParadoxes).toBe(12);
  t.resolve(A, 'reverse-fate', 'L1943');
  expect(t.s.result?.why).toBe('CH-118');
});
