/**
 * L'ora doppia as the author's tool takes it. It has the mission, its pictures by blob, and the answers to its two codes with the cards that
 * tell them. No page fetches this file.
 */
import type { Code, Notes } from '../../vault/source.ts';
import type { Cond } from '../../pack/terms.ts';
import { number, songs } from './codes.ts';
import { doubleHour } from './mission-double-hour.ts';
import { doubleHourPictures } from './mission-art-double-hour.ts';
import { LAST } from './hours.ts';
import { hasAddress, hasCourage, hasMast, hasVoice, isSecond, lacks } from './needs.ts';
import { E } from './numbers.ts';

export default doubleHour;
export const art: Readonly<Record<string, string>> = doubleHourPictures();

export const codes: readonly Code[] = [
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
      ['clock', 'timetable', 'mystery.12', 'element.14'],
      ['mould', 'chess', 'mystery.3', 'element.14'],
      ['stamps', 'guests', 'element.14'],
      ['pole', 'pole.later', 'mystery.5', 'mystery.11', 'element.16'],
    ],
  },
];

const all = (...and: readonly Cond[]): Cond => ({ and });
const hasFuse: Cond = { hasElement: [E.fuse, 'group'] };
const hasHill: Cond = { hasElement: [E.hill, 'group'] };
/** Two rounds are left. */
const isLate: Cond = { counter: ['minute', '>=', LAST - 2] };
/** What is lacking now won’t be had any more. */
const isLastRound: Cond = { counter: ['minute', '>=', LAST - 1] };

/** How people who think get on: each way as long as it leads to something that is lacking. */
export const notes: Notes = {
  options: [
    { says: 'Premere i tasti', clues: ['tape', ...codes[0]!.clues], isRiddle: true },
    { says: 'Comporre il numero', clues: ['switchboard', ...codes[1]!.clues], isRiddle: true },
    { says: 'Cercare con lui le parole', clues: [] },
    { says: 'Lo so che non scappi', clues: [['chair', 'mystery.11']] },
    { says: 'Vai a fare i tuoi mosaici', clues: [['letters', 'gate.later', 'element.9', 'train']] },
    { says: 'I tuoi disegni li ho io', clues: [['hut', 'element.16']] },
    { says: 'Dargli le briciole', clues: [] },
    { says: 'Chiederle dov’è la finestra', clues: [] },
    { says: 'Leggere la busta', clues: [] },
    { says: 'Tirare il cavo tutti insieme', clues: [] },
    { says: 'Cercare insieme il nastro', clues: [] },
  ],
  ways: [
    { card: 'tape', when: lacks(hasVoice), clues: ['tape', ...codes[0]!.clues] },
    { card: 'recorder', when: lacks(hasVoice), clues: ['recorder'] },
    { card: 'records', when: all(lacks(hasVoice), isSecond), clues: ['records'] },
    { card: 'switchboard', when: lacks(hasAddress), clues: ['switchboard', ...codes[1]!.clues] },
    { card: 'letters', when: lacks(hasAddress), clues: ['letters'] },
    { card: 'apprentice', when: all(lacks(hasAddress), isSecond), clues: ['apprentice'] },
    { card: 'gate.later', when: lacks(hasAddress), clues: ['gate.later'] },
    { card: 'jacket', when: lacks(hasAddress), clues: ['jacket'] },
    { card: 'bruno', when: all(lacks(hasCourage), isSecond), clues: ['bruno'] },
    { card: 'fuses', when: all(lacks(hasMast), lacks(hasFuse)), clues: ['fuses', ['ladder', 'element.4']] },
    { card: 'mouth', when: all(lacks(hasMast), lacks(hasFuse)), clues: ['mouth', ['ladder', 'element.4']] },
    { card: 'ladder', when: all(lacks(hasMast), hasFuse, { flag: 'echo' }), clues: ['ladder'] },
    { card: 'echo', when: all(lacks(hasMast), hasFuse, lacks({ flag: 'echo' })), clues: ['echo'] },
    { card: 'cable', when: lacks(hasMast), clues: ['cable'] },
    { card: 'hut', when: all(lacks(hasMast), isSecond), clues: ['hut'] },
    { card: 'lia', when: all(hasAddress, hasVoice, hasCourage, hasMast), clues: [], isLast: true },
    { card: 'lia', when: all(hasAddress, hasVoice, hasCourage, isLate), clues: [], isLast: true },
  ],
  route: [
    { card: 'tape', when: all(lacks(hasVoice), { or: [lacks({ flag: 'songs' }), { flag: 'rewound' }] }) },
    { card: 'switchboard', when: lacks(hasAddress) },
    { card: 'chair', when: all(lacks(hasMast), lacks(hasHill)) },
    { card: 'cable', when: lacks(hasMast) },
    { card: 'bruno', when: all(lacks(hasCourage), isSecond) },
    { card: 'recorder', when: all(lacks(hasVoice), isSecond) },
    { card: 'hut', when: all(lacks(hasMast), isSecond) },
    { card: 'lia', when: all(hasAddress, hasVoice, hasCourage, hasMast), isLast: true },
    { card: 'lia', when: all(hasAddress, hasVoice, hasCourage, isLastRound), isLast: true },
  ],
  rescue: [
    { card: 'train', when: all(isSecond, lacks({ flag: 'braked' }), lacks(all(hasAddress, hasVoice, hasCourage))) },
  ],
  // Three rounds are left.
  winnable: { counter: ['minute', '<=', LAST - 3] },
  needs: [
    {
      name: 'address',
      has: hasAddress,
      ways: [
        { name: 'number dialled', when: { flag: 'dialled' }, card: 'switchboard' },
        { name: 'letter', card: 'letters' },
        // Help that comes late, from the apprentice, the tailor, an envelope or a dog's memory.
        { name: 'told', card: 'apprentice' },
        { name: 'told', card: 'gate.later' },
        { name: 'told', card: 'jacket' },
        { name: 'told', card: 'zolfo.memory' },
      ],
    },
    {
      name: 'voice',
      has: hasVoice,
      ways: [
        { name: 'tape of the songs', when: { flag: 'songs' }, card: 'tape' },
        { name: 'recorded', when: { flag: 'recorded' } },
        // Help that comes late, from the shelf or from somebody's memory.
        { name: 'spare tape', card: 'records' },
        { name: 'spare tape', card: 'mystery.1' },
        { name: 'spare tape', card: 'vera.memory' },
        { name: 'spare tape', card: 'mirella.memory' },
      ],
    },
    {
      name: 'courage',
      has: hasCourage,
      ways: [
        { name: 'sentence', when: { flag: 'said' } },
        { name: 'bread and ticket', when: { flag: 'shown' } },
        { name: 'company', card: 'bruno' },
      ],
    },
    {
      name: 'mast',
      has: hasMast,
      ways: [
        { name: 'echo and fuse', when: { flag: 'fused' } },
        { name: 'cable', when: { flag: 'cabled' } },
        { name: 'rope', card: 'hut' },
      ],
    },
  ],
};
