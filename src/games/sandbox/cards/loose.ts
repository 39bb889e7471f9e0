/**
 * Loose sets (SB-30 to SB-33): a shuffle of known cards forgets their order, at once. What is left is a set of faces and as many slots, of
 * which none has a face yet. Slots are interchangeable, so they may be moved, cut and stacked without anything being fixed.
 */
import type { Seat } from '../../../kernel/game.ts';
import { Draft, isCard, pieceOf, thePiece } from '../pieces.ts';
import { KEYED, LOOSE, NONE, type State, type Urn } from '../state.ts';

export const urnOf = (s: State, n: number): Urn | undefined => s.urns.find(({ slots }) => slots.includes(n));

/** The loose sets to which some of these belong. */
export const urnsOf = (s: State, cards: readonly number[]): readonly Urn[] => {
  const all = new Set(cards);
  return s.urns.filter(({ slots }) => slots.some((n) => all.has(n)));
};

export const isWhole = (urn: Urn, cards: readonly number[]): boolean => urn.slots.every((n) => cards.includes(n));

/** Cards of one back: to shuffle others would move their backs, which everybody sees. */
export function sameBack(s: State, cards: readonly number[]): boolean {
  const first = pieceOf(s, cards[0] ?? NONE);
  if (!first) return false;
  return cards.every((n) => {
    const piece = pieceOf(s, n);
    return piece !== null && isCard(s, piece) && piece.of === first.of;
  });
}

/** All are of one loose set already: they have no order that could be mixed. */
export const isMixed = (s: State, cards: readonly number[]): boolean => {
  const [urn, more] = urnsOf(s, cards);
  return urn !== undefined && more === undefined && cards.every((n) => urn.slots.includes(n));
};

/** SB-33: nothing is under keys, and no loose set has slots elsewhere. */
export const canLoosen = (s: State, cards: readonly number[]): boolean =>
  cards.every((n) => thePiece(s, n).face !== KEYED) && urnsOf(s, cards).every((urn) => isWhole(urn, cards));

/** Their order is forgotten: what is known of them from now on is which faces there are. */
export function loosened(s: State, cards: readonly number[], by: Seat): State {
  const draft = new Draft(s);
  const urns = urnsOf(s, cards);
  const left = urns.flatMap((urn) => urn.left);
  for (const n of cards) {
    const { face, under } = draft.thePiece(n);
    if (face !== LOOSE) left.push(under);
    draft.touch(n, by, { face: LOOSE, under: NONE, thing: '', key: NONE });
  }
  const urn = { of: draft.thePiece(cards[0]!).of, slots: rising(cards), left: rising(left) };
  return { ...draft.done(), urns: [...s.urns.filter((one) => !urns.includes(one)), urn] };
}

/** SB-32: dice have said which faces of the set these slots have. @param values numbers from 1 into what is left, none twice */
export function turnedUp(s: State, cards: readonly number[], values: readonly number[], by: Seat): State {
  const urn = urnOf(s, cards[0]!)!;
  const draft = new Draft(s);
  for (const [i, n] of cards.entries()) {
    const face = urn.left[values[i]! - 1]!;
    draft.touch(n, by, { face, under: face });
  }
  const gone = new Set(values.map((value) => value - 1));
  const slots = urn.slots.filter((n) => !cards.includes(n));
  const left = urn.left.filter((_, i) => !gone.has(i));
  const rest = s.urns.filter((one) => one !== urn);
  return { ...draft.done(), urns: slots.length > 0 ? [...rest, { ...urn, slots, left }] : rest };
}

/**
 * A loose set becomes two: these of its slots with the faces that the lot has chosen, and the rest. Which faces those are is public, and which
 * of them lies where nobody knows, as before.
 * @param values numbers from 1 into what is left, as many as slots
 */
export function split(s: State, slots: readonly number[], values: readonly number[]): State['urns'] {
  const urn = urnOf(s, slots[0]!)!;
  const chosen = new Set(values.map((value) => value - 1));
  const one = { of: urn.of, slots: rising(slots), left: urn.left.filter((_, i) => chosen.has(i)) };
  const taken = new Set(slots);
  const rest = {
    of: urn.of,
    slots: urn.slots.filter((n) => !taken.has(n)),
    left: urn.left.filter((_, i) => !chosen.has(i)),
  };
  return [...s.urns.filter((other) => other !== urn), one, rest];
}

const rising = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
