/** What stands in letters: whom somebody picks, and what the moderator tells each. All of one form, whatever is said. */
import type { Eyes, Seat } from '../../kernel/game.ts';
import { CARDS } from './roles.ts';
import type { Reading } from './view.ts';

export type Read = Eyes['read'];

/** One letter's numbers. */
export type Numbers = readonly number[];

const SEATS = 26;
/** A choice: a seat and one, 0 nobody. */
export const CHOICE: Numbers = [SEATS];
/** So many fellows are told: the wolves besides oneself, a mythomaniac among them. */
const FELLOWS = 3;
/** Card; what its mythomaniac has become; fellows; whom they pick; the answer. */
export const TOLD: Numbers = [16, 3, SEATS, SEATS, SEATS, SEATS, SEATS, SEATS, 4];

/** A seat as a number in a letter; nobody is 0. */
const numberOf = (seat: Seat | null): number => (seat === null ? 0 : seat + 1);
const seatOf = (n: number | undefined): Seat | null => (n === undefined || n === 0 ? null : n - 1);

const BECOME = [null, 'wolf', 'seer'] as const;

/** What somebody is told, as numbers. */
export function written({ card, become, fellows, picks, answer }: Reading): Numbers {
  const three = [0, 1, 2].slice(0, FELLOWS);
  return [
    CARDS.indexOf(card) + 1,
    BECOME.indexOf(become),
    ...three.map((i) => numberOf(fellows[i] ?? null)),
    ...three.map((i) => numberOf(picks[i] ?? null)),
    answer,
  ];
}

/** The numbers of such a letter, as what they say; undefined where they say nothing that can be. */
export function understood(numbers: Numbers | null | undefined): Reading | undefined {
  const card = CARDS[(numbers?.[0] ?? 0) - 1];
  if (!numbers || card === undefined) return undefined;
  const fellows = numbers
    .slice(2, 2 + FELLOWS)
    .map((n) => seatOf(n))
    .filter((seat) => seat !== null);
  const picks = fellows.map((_, i) => seatOf(numbers[2 + FELLOWS + i]));
  return { card, become: BECOME[numbers[1] ?? 0] ?? null, fellows, picks, answer: numbers.at(-1) ?? 0 };
}

/** A veil's letters as these eyes read them, a place for each player; none at all where nothing is read. */
export const opened = (face: string | undefined): readonly (Numbers | null)[] =>
  face === undefined ? [] : (JSON.parse(face) as readonly (Numbers | null)[]);

/** Whom a letter of choice names; undefined where none came. */
export const picked = (numbers: Numbers | null | undefined): Seat | null | undefined =>
  numbers ? seatOf(numbers[0]) : undefined;
