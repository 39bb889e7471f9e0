/** The TimeLine alone: what follows from turned Linchpins and laid Patches. */
import { expect, test } from 'vitest';
import { findIdentity, findMission, type Identity } from '../../../src/games/chrononauts/cards/goals.ts';
import { PATCHES, findPatch } from '../../../src/games/chrononauts/cards/patches.ts';
import { LINCHPINS, RIPPLEPOINTS, findRipplepoint } from '../../../src/games/chrononauts/cards/timeline.ts';
import { bestOf, isFilled, isReadable, isWithinReach } from '../../../src/games/chrononauts/goals.ts';
import {
  TRUE_HISTORY,
  adjust,
  cover,
  fits,
  halfway,
  isParadox,
  isReachable,
  isUltra,
  openParadoxes,
  showsTrue,
  turn,
  type Change,
  type Timeline,
} from '../../../src/games/chrononauts/timeline.ts';
import { withSeeds, seeded } from '../../helpers/rng.ts';

const after = (years: readonly number[], t: Timeline = TRUE_HISTORY): Timeline =>
  years.reduce((at, year) => turn(at, `L${year}`).timeline, t);
const patched = (t: Timeline, ...ids: readonly string[]): Timeline =>
  ids.reduce((at, id) => cover(at, findPatch(id)!), t);
const paradoxes = (t: Timeline): readonly number[] => RIPPLEPOINTS.filter((r) => isParadox(t, r)).map((r) => r.year);
const said = ({ year, what }: Change): string => `${year} ${what}`;

test('[CH-011] at the start nothing is turned and nothing is a Paradox', () => {
  expect(paradoxes(TRUE_HISTORY)).toEqual([]);
  expect(openParadoxes(TRUE_HISTORY)).toBe(0);
});

test('[CH-078, CH-079] a turned Linchpin turns what depends on it, and back again (CHI-05)', () => {
  expect(paradoxes(after([1914]))).toEqual([1918]);
  expect(after([1914, 1914])).toEqual(TRUE_HISTORY);
});

test('[CH-080, CH-081] one Linchpin is enough for an OR, an AND wants both', () => {
  expect(paradoxes(after([1963]))).toEqual([1968, 1969]);
  expect(paradoxes(after([1963, 1957]))).toEqual([1962, 1968, 1969]);
  expect(paradoxes(after([1963, 1865]))).toEqual([1868, 1968, 1969, 1974]);
});

test('[CH-082] a year is itself again when its condition is false, not when any one Linchpin goes back', () => {
  expect(paradoxes(after([1912, 1915, 1912]))).toEqual([1917, 1933]);
  expect(paradoxes(after([1912, 1915, 1912, 1915]))).toEqual([]);
});

test('[CH-083, CH-095] before a year goes back its Patch comes off', () => {
  const { timeline, changes } = turn(patched(after([1914]), 'P1918'), 'L1914');
  expect(timeline).toEqual(TRUE_HISTORY);
  expect(changes.map(said)).toEqual(['1914 turned', '1918 annulled', '1918 restored']);
});

test('[CH-084, CH-085] what one turn changes is told by year, the Linchpin first', () => {
  const { changes } = turn(patched(after([1936]), 'P1948', 'P1939'), 'L1936');
  expect(changes.map(said)).toEqual([
    '1936 turned',
    '1939 annulled',
    '1939 restored',
    '1942 restored',
    '1945 restored',
    '1948 annulled',
    '1948 restored',
  ]);
});

test('[CH-092, CH-119] a covered Paradox is none of the open ones', () => {
  const t = after([1963]);
  expect(openParadoxes(t)).toBe(2);
  expect(openParadoxes(patched(t, 'P1968'))).toBe(1);
});

test('[CH-099] any of three Linchpins makes 1945 a Paradox', () => {
  for (const year of [1936, 1941, 1943]) expect(paradoxes(after([year]))).toContain(1945);
});

test('[CH-101] a Patch of 1945 fits only while its own icons stand so', () => {
  const fitting = (t: Timeline): readonly string[] =>
    PATCHES.filter((patch) => patch.year === 1945 && fits(t, patch)).map(({ id }) => id);
  expect(fitting(after([1943]))).toEqual(['P1945a']);
  expect(fitting(after([1941]))).toEqual(['P1945b']);
  expect(fitting(after([1936]))).toEqual(['P1945c']);
  expect(fitting(after([1936, 1941, 1943]))).toEqual([]);
});

test('[CH-102, CH-103, CH-122] a Patch of 1945 falls with its icons, and leaves an open Paradox', () => {
  const before = patched(after([1943]), 'P1945a');
  const { timeline, changes } = turn(before, 'L1941');
  expect(changes.map(said)).toEqual(['1941 turned', '1945 annulled']);
  expect(paradoxes(timeline)).toContain(1945);
  expect(openParadoxes(timeline)).toBe(openParadoxes(before) + 1);
});

test('[CH-095] the Patch of an OR stays while one Linchpin is turned, that of an AND falls with either', () => {
  const or = patched(after([1912, 1915]), 'P1933');
  expect(turn(or, 'L1912').timeline.patches).toEqual({ R1933: 'P1933' });
  const and = patched(after([1980, 1981]), 'P1986');
  expect(turn(and, 'L1981').timeline.patches).toEqual({});
});

test('[CH-105, CH-106, CH-107, CH-114] the UltraParadox holds while the Patch of 1962 lies, not while 1962 is only a Paradox', () => {
  const open = after([1943]);
  expect([isUltra(open), isReachable(open, 1999)]).toEqual([false, true]);
  const ultra = patched(open, 'P1962');
  expect([isUltra(ultra), isReachable(ultra, 1962), isReachable(ultra, 1963)]).toEqual([true, true, false]);
  expect(isUltra(turn(ultra, 'L1943').timeline)).toBe(false);
});

test('[CH-115, CH-116] what is out of reach still ripples, loses its Patches and counts', () => {
  const ultra = patched(after([1943, 1957]), 'P1962', 'P1969');
  const { timeline } = turn(ultra, 'L1957');
  expect(isUltra(timeline)).toBe(true);
  expect(timeline.patches).toEqual({ R1962: 'P1962' });
  expect(openParadoxes(after([1963], timeline))).toBe(openParadoxes(timeline) + 2);
});

test('[CH-088] of an AND that is half met, the icon that stands already', () => {
  const nixon = findRipplepoint('R1974')!;
  expect(halfway(after([1963]), nixon)).toEqual(['L1963']);
  expect(halfway(after([1963, 1865]), nixon)).toEqual([]);
  expect(halfway(after([1957]), findRipplepoint('R1969')!)).toEqual([]);
});

test('[CH-012, CH-086] turning changes sides and covers only, and adjusting what is adjusted changes nothing', () => {
  withSeeds(200, (seed) => {
    const rng = seeded(seed);
    let t = TRUE_HISTORY;
    for (let i = 0; i < 40; i++) {
      const patch = rng.pick(PATCHES)!;
      const sides = paradoxes(t);
      if (rng.oneIn(2) && fits(t, patch) && t.patches[patch.slot] === undefined) {
        t = cover(t, patch);
        expect(paradoxes(t)).toEqual(sides);
      } else t = turn(t, rng.pick(LINCHPINS)!.id).timeline;
      expect(adjust(t, t.primes)).toEqual({ timeline: t, changes: [] });
      for (const [slot, id] of Object.entries(t.patches)) {
        expect(isParadox(t, findRipplepoint(slot)!), `CHI-03 ${id}`).toBe(true);
        expect(fits(t, findPatch(id)!), `CHI-03 ${id}`).toBe(true);
      }
    }
  });
});

const CLERK: Identity = findIdentity('I01')!; // 1929 true, 1917′, 1974′
const withPatches = patched(after([1915, 1865, 1963]), 'P1917', 'P1974');

test('[CH-211, CH-212, CH-214] three headlines must be readable: the black year true, the red ones patched', () => {
  expect(isReadable(withPatches, CLERK)).toBe(true);
  expect(isReadable(after([1912], withPatches), CLERK)).toBe(false);
  expect(isReadable(patched(after([1915, 1865, 1963]), 'P1917'), CLERK)).toBe(false);
  expect(showsTrue(patched(after([1912]), 'P1929'), 'R1929')).toBe(false);
});

test('[CH-213, CH-215] an Identity may name a Linchpin’s changed side, and one Patch of 1945 and no other', () => {
  const made: Identity = { id: 'X', trueEvent: 'R1868', changed: ['L1943', 'P1945a'] };
  expect(isReadable(patched(after([1943]), 'P1945a'), made)).toBe(true);
  expect(isReadable(patched(after([1943]), 'P1945b'), made)).toBe(false);
  expect(isReadable(after([1941]), made)).toBe(false);
});

test('[CH-111, CH-112] in the UltraParadox nobody goes home to a later year, but for whoever lives there', () => {
  const ultra = patched(after([1943]), 'P1962');
  expect(isWithinReach(withPatches, CLERK)).toBe(true);
  expect(isWithinReach(ultra, CLERK)).toBe(false);
  expect(isWithinReach(ultra, findIdentity('I04')!)).toBe(true);
});

const TRIPTYCH = findMission('triptych')!;
const CHEATERS = findMission('cheaters')!;
const BEAST = findMission('portrait-and-beast')!;
const REAL = 'portrait-real';
const FINE = 'portrait-fine-copy';
const POOR = 'portrait-poor-copy';

test('[CH-216, CH-232] a Mission wants three different Artifacts of one’s own', () => {
  expect(isFilled(TRIPTYCH, [REAL, FINE, POOR], [REAL, FINE, POOR])).toBe(true);
  expect(isFilled(TRIPTYCH, [REAL, FINE], [REAL, FINE, POOR])).toBe(false);
});

test('[CH-233] cheaters need a forgery: the real one does not do', () => {
  const rest = ['sports-almanac', 'imperial-egg'];
  for (const copy of [POOR, FINE]) expect(isFilled(CHEATERS, [copy, ...rest], [copy, ...rest, REAL])).toBe(true);
  expect(isFilled(CHEATERS, rest, [FINE, ...rest])).toBe(false);
  expect(isFilled(CHEATERS, [REAL, ...rest], [REAL, ...rest])).toBe(false);
});

test('[CH-231] a portrait ranks by whether it is real or how good a forgery is, and nothing else has a rank', () => {
  const ranks = [[POOR], [FINE, POOR], [POOR, REAL, FINE], ['ark', 'tyrannosaur'], []];
  expect(ranks.map((own) => bestOf('portrait', own))).toEqual([1, 2, 3, 0, 0]);
});

test('[CH-234, CH-236] the best portrait in play is the best that lies before anybody', () => {
  const own = [FINE, 'tyrannosaur', 'lost-play'];
  expect(isFilled(BEAST, own, own)).toBe(true);
  expect(isFilled(BEAST, own, [...own, REAL])).toBe(false);
  expect(isFilled(BEAST, own, [...own, POOR])).toBe(true);
  expect(bestOf('portrait', ['ark'])).toBe(0);
});
