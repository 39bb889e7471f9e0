import { expect, test } from 'vitest';
import { minutesAndSeconds, timeOfDay } from '../../src/language/clock.ts';
import { plain } from '../../src/language/plain.ts';

test('minutes and seconds have two digits behind the colon, and as many before it as there are', () => {
  expect([0, 9, 60, 125, 7500].map(minutesAndSeconds)).toEqual(['0:00', '0:09', '1:00', '2:05', '125:00']);
});

test('a minute of the day is a time with two digits on both sides', () => {
  expect([0, 545, 1439].map(timeOfDay)).toEqual(['00:00', '09:05', '23:59']);
});

test('plain text has no accents and no capitals, and as many letters as before', () => {
  expect(['Perché', 'ÀÈ', 'Dado', ''].map(plain)).toEqual(['perche', 'ae', 'dado', '']);
});
