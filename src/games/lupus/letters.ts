/** What stands in letters: whom somebody picks, and what the moderator tells each. All of one form, whatever is said. */
import type { Eyes, Seat } from '../../kernel/game.ts';
import { CARDS } from './roles.ts';
import { numberOfSentence, type Sentence, sentenceOf, SENTENCES } from './sentences.ts';
import type { Reading } from './view.ts';

export type Read = Eyes['read'];

/** One letter's numbers. */
export type Numbers = readonly number[];

const SEATS = 26;
/** Nothing, or one of them. */
const SAID = SENTENCES.length + 1;
/** A choice: a seat and one, 0 nobody; a sentence for fellow wolves, and whom it is about. */
export const CHOICE: Numbers = [SEATS, SAID, SEATS];
/** So many fellows are told: the wolves besides oneself, a mythomaniac among them. */
const FELLOWS = 3;
const FELLOW_SEATS: Numbers = [SEATS, SEATS, SEATS];
/** Card; what its mythomaniac has become; fellows; whom they pick; what they say, and of whom; the answer. Below 2⁶³ all together. */
export const TOLD: Numbers = [16, 3, ...FELLOW_SEATS, ...FELLOW_SEATS, SAID, SEATS, SAID, SEATS, SAID, SEATS, 4];

/** A seat as a number in a letter; nobody is 0. */
const numberOf = (seat: Seat | null): number => (seat === null ? 0 : seat + 1);
const seatOf = (n: number | undefined): Seat | null => (n === undefined || n === 0 ? null : n - 1);

const BECOME = [null, 'wolf', 'seer'] as const;

/** What somebody is told, as numbers. */
export function written({ card, become, fellows, picks, sentences = [], answer }: Reading): Numbers {
  const three = [0, 1, 2].slice(0, FELLOWS);
  return [
    CARDS.indexOf(card) + 1,
    BECOME.indexOf(become),
    ...three.map((i) => numberOf(fellows[i] ?? null)),
    ...three.map((i) => numberOf(picks[i] ?? null)),
    ...three.flatMap((i) => [numberOfSentence(sentences[i]), numberOf(sentences[i]?.of ?? null)]),
    answer,
  ];
}

/**
 * The numbers of such a letter, as what they say; undefined where they say nothing that can be.
 *
 * @param players whom a sentence can be about
 */
export function understood(numbers: Numbers | null | undefined, players: readonly Seat[]): Reading | undefined {
  const card = CARDS[(numbers?.[0] ?? 0) - 1];
  if (!numbers || card === undefined) return undefined;
  const fellows = numbers
    .slice(2, 2 + FELLOWS)
    .map((n) => seatOf(n))
    .filter((seat) => seat !== null);
  const picks = fellows.map((_, i) => seatOf(numbers[2 + FELLOWS + i]));
  const sentences = fellows.map((_, i) => {
    const at = 2 + 2 * FELLOWS + 2 * i;
    return sentenceOf(numbers[at], seatOf(numbers[at + 1]), players);
  });
  return { card, become: BECOME[numbers[1] ?? 0] ?? null, fellows, picks, sentences, answer: numbers.at(-1) ?? 0 };
}

/** A veil's letters as these eyes read them, a place for each player; none at all where nothing is read. */
export const opened = (face: string | undefined): readonly (Numbers | null)[] =>
  face === undefined ? [] : (JSON.parse(face) as readonly (Numbers | null)[]);

/** What a letter of choice says to fellow wolves, and of whom. */
export const spoken = (numbers: Numbers | null | undefined, players: readonly Seat[]): Sentence | null =>
  sentenceOf(numbers?.[1], seatOf(numbers?.[2]), players);

/** The seat that a letter of choice names; undefined where none came. */
export const picked = (numbers: Numbers | null | undefined): Seat | null | undefined =>
  numbers ? seatOf(numbers[0]) : undefined;
