/**
 * L'ora doppia as the author's tool takes it: the mission, its pictures by blob, and the answers to its two codes with the cards that tell
 * them. No page fetches this file.
 */
import { number, songs } from './codes.ts';
import { doubleHour } from './mission-double-hour.ts';
import { doubleHourPictures } from './mission-art-double-hour.ts';

export default doubleHour;
export const art: Readonly<Record<string, string>> = doubleHourPictures();

/** Of a list inside `clues` any one card is enough. */
export interface Solution {
  readonly salt: string;
  readonly answer: string;
  readonly clues: readonly (readonly string[])[];
}

export const codes: readonly Solution[] = [
  {
    salt: songs.salt,
    answer: 'VTPN',
    // The lullaby is last; the tango neither first nor beside it; the waltz before the rain.
    clues: [
      ['mystery.5', 'element.15'],
      ['chess', 'element.15'],
      ['records', 'mystery.1', 'mould'],
    ],
  },
  {
    salt: number.salt,
    answer: '3705',
    // Strokes, loaves, stamp, tram, in the order that the switchboard says.
    clues: [
      ['clock', 'timetable', 'mystery.12'],
      ['mould', 'chess'],
      ['stamps', 'guests', 'element.14'],
      ['pole', 'mystery.5'],
    ],
  },
];
