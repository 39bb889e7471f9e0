/** What the board works out by itself: what a card would change, in which order a change runs, what time somebody wrote. */
import { expect, test } from 'vitest';
import { previewOf } from '../../../../src/games/chrononauts/board/preview.ts';
import { order } from '../../../../src/games/chrononauts/board/ripple.ts';
import { minuteIn } from '../../../../src/games/chrononauts/board/start.ts';
import { minuteOfDay } from '../../../../src/elements/time-of-day.ts';
import { begun } from '../trial.ts';

test('[CH-087] a preview names the fallen Patch, and the year under it that is whole again', () => {
  const t = begun();
  t.history([1936], 'P1939');
  const preview = previewOf(t.view(0).places, 'restore-history', ['L1936'])!;
  expect([...preview.marks].map((mark) => mark.join(' '))).toEqual([
    'L1936 turns',
    'R1939 falls',
    'R1942 heals',
    'R1945 heals',
    'R1948 heals',
  ]);
  expect([preview.before, preview.after]).toEqual([3, 0]);
});

test('[CH-100] a Patch of 1945 that falls while the Paradox stays opens it again', () => {
  const t = begun();
  t.history([1941], 'P1945b');
  const preview = previewOf(t.view(0).places, 'reverse-fate', ['L1936'])!;
  expect([preview.marks.get('R1945'), preview.before, preview.after]).toEqual(['opens', 0, 5]);
});

test('[CH-105] the Patch of 1962 says that the UltraParadox begins', () => {
  const t = begun();
  t.history([1957]);
  const preview = previewOf(t.view(0).places, 'P1962', ['R1962'])!;
  expect([preview.ultra, preview.before, preview.after]).toEqual(['begins', 2, 1]);
});

test('[CH-083] the Linchpin comes first, then what follows it by year', () => {
  const t = begun();
  const before = t.view(0).places;
  t.history([1963]);
  expect(order(before, t.view(0).places)).toEqual(['L1963', 'R1968', 'R1969']);
});

test('[CH-032] the time of day is the one that the device’s clock shows', () => {
  expect(minuteOfDay(new Date(2026, 5, 1, 13, 47, 59))).toBe(827);
  expect(minuteOfDay(new Date(2026, 0, 1, 0, 0, 0))).toBe(0);
});

test('a time may be written as people write it', () => {
  expect(['21:40', '9.05', '0007', '24:00', '7', 'now'].map(minuteIn)).toEqual([
    1_300,
    545,
    7,
    undefined,
    undefined,
    undefined,
  ]);
});
