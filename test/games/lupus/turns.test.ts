/** What is told of a game once its record is open. */
import { expect, test } from 'vitest';
import { momentsOf, turningsOf, whyOf } from '../../../src/games/lupus/board/turns.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';

type Ended = Parameters<typeof turningsOf>[0];
const ROLES: readonly Card[] = ['wolf', 'wolf', 'seer', 'bodyguard', 'mythomaniac', 'hamster', 'villager', 'blank1'];
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gino', 'Irene'];
const name = (seat: number): string => NAMES[seat] ?? '';

const ended = (more: Partial<LupusView>): Ended => ({
  players: [0, 1, 2, 3, 4, 5, 6, 7],
  roles: ROLES,
  out: [],
  dreamt: [],
  side: null,
  declared: null,
  night: 3,
  ...more,
});

test('nothing is told while the record is closed', () => {
  const closed = ended({ roles: null, side: 'wolves', out: [{ seat: 0, how: 'lynched', cycle: 1 }] });
  expect(turningsOf(closed)).toEqual([]);
  expect(whyOf(closed, 'it', name)).toBe('');
});

test('whoever goes is told by what they were; a villager whom the wolves took turned nothing', () => {
  const out: LupusView['out'] = [
    { seat: 7, how: 'lynched', cycle: 1 },
    { seat: 6, how: 'mauled', cycle: 2 },
    { seat: 2, how: 'mauled', cycle: 3 },
    { seat: 5, how: 'dead', cycle: 3 },
  ];
  expect(momentsOf(ended({ out }), 'it', name, 9)).toEqual([
    'Giorno 1: al rogo va Irene, un villico.',
    'Notte 3: i lupi portano via Carla, la veggente.',
    'Notte 3: la veggente guarda Fabio, il criceto mannaro, che non si sveglia più.',
  ]);
  expect(momentsOf(ended({ out }), 'en', name, 1)).toHaveLength(1);
});

test('choices that turned it are told in the order of the nights: found, imitated, saved', () => {
  const dreamt: LupusView['dreamt'] = [
    { night: 1, name: 'together', picks: [null, null, 6, null, null, null, null, null] },
    { night: 2, name: 'together', picks: [6, 6, 1, 6, null, null, null, null] },
    { night: 2, name: 'mythomaniac', picks: [2, null, null, null, 0, null, null, null] },
  ];
  expect(turningsOf(ended({ dreamt })).map(({ what, night, seat }) => [what, night, seat])).toEqual([
    ['found', 2, 1],
    ['becameWolf', 2, 4],
    ['saved', 2, 6],
  ]);
});

test('the dead found, imitated and saved nobody', () => {
  const dreamt: LupusView['dreamt'] = [
    { night: 2, name: 'together', picks: [6, 6, 1, 6, null, null, null, null] },
    { night: 2, name: 'mythomaniac', picks: [null, null, null, null, 0, null, null, null] },
  ];
  const out: LupusView['out'] = [2, 3, 4].map((seat) => ({ seat, how: 'left', cycle: 1 }));
  expect(turningsOf(ended({ dreamt, out }))).toEqual([]);
});

test('why it ended is told in a sentence, for each side', () => {
  const lynched = (...seats: readonly number[]): LupusView['out'] =>
    seats.map((seat) => ({ seat, how: 'lynched', cycle: 1 }));
  expect(whyOf(ended({ side: 'humans', out: lynched(1, 0, 6) }), 'it', name)).toBe('L’ultimo lupo era Ada.');
  expect(whyOf(ended({ side: 'wolves', out: lynched(2, 3, 5, 6, 7) }), 'it', name)).toBe(
    'Restano 2 lupi, e un’altra persona.',
  );
  expect(whyOf(ended({ side: 'hamster', out: lynched(0, 1) }), 'en', name)).toBe(
    'The werehamster, Fabio, is still alive.',
  );
});
