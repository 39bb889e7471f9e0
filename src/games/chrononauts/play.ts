/** What the player of a turn does: draw, play a card or lose time, end the turn. In Solonauts `play` is one kind of step. */
import type { Eyes, Handle, Made, Move, Rule, Schema, Seat } from '../../kernel/game.ts';
import { fields, handle, list, nothing, optional, text } from '../../kernel/schemas.ts';
import { everybody, without } from '../kit/seats.ts';
import { findCard, type Card } from './cards/deck.ts';
import { checksOf, waysToPlay } from './legal.ts';
import { hasPlays, isDrawn, isOn, notSolo, ONES_TURN, rule, rulesOf, type None } from './rules.ts';
import { run } from './run.ts';
import { current, discarded, handOf, isSolo, learned, phaseOf, withHand, type State } from './state.ts';
import { endTurn as nextTurn, spent, withCurrent } from './turns.ts';
import { announce } from './window.ts';

export interface Named {
  readonly card: Handle;
}
interface Play extends Named {
  readonly targets: readonly string[];
  readonly tale?: string | undefined;
}

const TARGETS = list(text(40), 4);
/** CH-132, CH-274: a line that tells how it came about; never required and never read by a rule. */
export const TALE: Schema<string | undefined> = optional(text(140));
/** As it stands in the state. */
export const withTale = (tale: string | undefined): { readonly tale?: string } =>
  tale === undefined || tale === '' ? {} : { tale };
export const slot = (s: State): string => `${isSolo(s) ? 'step' : 'turn'} ${s.turn}`;

/** The hand that the next play is made from: a side hand, as long as there is one. */
export function playable(s: State, seat: Seat): readonly Handle[] {
  const now = current(s);
  return now?.kind === 'side' ? now.cards : handOf(s, seat);
}

/** A card leaves the hand that it is played or discarded from. */
export function taken(s: State, seat: Seat, card: Handle): State {
  const now = current(s);
  if (now?.kind === 'side') return withCurrent(s, { ...now, cards: without(now.cards, [card]) });
  return withHand(s, seat, without(handOf(s, seat), [card]));
}

export const draw: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [
    ...rulesOf<None>(isOn, notSolo('CH-257'), ...ONES_TURN),
    // CH-203: there is no other way to draw or to recycle.
    rule('CH-045', 'already-drew', (s) => phaseOf(s) === 'draw'),
  ],
  apply: (s, m, ask) => {
    const pending = s.pending.map((one) => (one.kind === 'main' ? { ...one, left: 1, later: one.later - 1 } : one));
    return run({ ...s, swap: 'no', pending, todo: [{ do: 'draw', seat: m.seat, n: 1, as: 'hand' }] }, ask);
  },
  choices: () => [{}],
};

/** The card of a move that opens it. */
const cardIn = (_: State, { args, eyes }: Made<Named>): Card | undefined => findCard(eyes.read(args.card));

/** CH-053: a card that one holds, and that has been laid open. */
const FROM_HAND: readonly Rule<State, Named>[] = [
  ...rulesOf<Named>(...ONES_TURN, isDrawn, hasPlays),
  rule('CH-025', 'goal-secret', (s, m) => s.identities[m.seat] !== m.args.card && s.missions[m.seat] !== m.args.card),
  rule('CH-142', 'wrong-hand', (s, m) => current(s)?.kind !== 'side' || !handOf(s, m.seat).includes(m.args.card)),
  rule('CH-053', 'not-in-hand', (s, m) => playable(s, m.seat).includes(m.args.card) && cardIn(s, m) !== undefined),
];

/** Cards that this seat could play or discard, with what its device reads on them. */
function held(s: State, { seat, read }: Eyes): readonly (readonly [Handle, Card])[] {
  if (seat === null || (!isSolo(s) && seat !== s.active)) return [];
  return playable(s, seat).flatMap((card): readonly (readonly [Handle, Card])[] => {
    const known = findCard(read(card));
    return known ? [[card, known]] : [];
  });
}

export const play: Move<State, Play> = {
  args: fields({ card: handle, targets: TARGETS, tale: TALE }),
  who: everybody,
  slot,
  brings: ({ card }) => ({ open: [card] }),
  rules: [...FROM_HAND, ...checksOf<Play>(cardIn)],
  final: 'CH-052',
  apply: (s, { seat, args: { card, targets, tale }, eyes }, ask) => {
    const face = eyes.read(card)!;
    const next: State = { ...spent(taken(s, seat, card)), swap: 'no' };
    return run(announce(next, { seat, card, face, targets, ...withTale(tale) }, ask), ask);
  },
  *choices(s, eyes) {
    for (const [card, known] of held(s, eyes))
      for (const targets of waysToPlay(s, eyes.seat!, known)) yield { card, targets };
  },
};

/** Face up on the discard pile, and no play (CH-065, CH-066). */
export function thrown(s: State, { seat, args, eyes }: Made<Named>): State {
  return discarded(learned(taken(s, seat, args.card), args.card, eyes.read(args.card)!), [args.card]);
}

export const eachHeld = (s: State, eyes: Eyes): Iterable<Named> => held(s, eyes).map(([card]) => ({ card }));

/** CH-059, CH-060: instead of a play, whatever the hand holds. */
export const loseTime: Move<State, Named> = {
  args: fields({ card: handle }),
  who: everybody,
  slot,
  brings: ({ card }) => ({ open: [card] }),
  rules: [...rulesOf<Named>(isOn, notSolo('CH-256')), ...FROM_HAND],
  apply: (s, m, ask) => {
    // CH-145: from a side hand there is no swap.
    const swap = current(s)?.kind === 'main' ? 'offered' : 'no';
    return run({ ...spent(thrown(s, m)), swap }, ask);
  },
  choices: eachHeld,
};

/** CH-061: a second card, and one drawn for it. Not doing it needs no word (CH-064). */
export const loseTimeSwap: Move<State, Named> = {
  args: fields({ card: handle }),
  who: everybody,
  slot,
  brings: ({ card }) => ({ open: [card] }),
  rules: [
    ...rulesOf<Named>(isOn, notSolo('CH-256'), ...ONES_TURN),
    rule('CH-063', 'swap-not-available', (s) => s.swap !== 'used'),
    rule('CH-062', 'swap-not-available', (s) => s.swap === 'offered'),
    rule('CH-025', 'goal-secret', (s, m) => s.identities[m.seat] !== m.args.card && s.missions[m.seat] !== m.args.card),
    rule('CH-053', 'not-in-hand', (s, m) => handOf(s, m.seat).includes(m.args.card) && cardIn(s, m) !== undefined),
  ],
  apply: (s, m, ask) =>
    run({ ...thrown(s, m), swap: 'used', todo: [{ do: 'draw', seat: m.seat, n: 1, as: 'hand' }] }, ask),
  choices: eachHeld,
};

export const endTurn: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [
    ...rulesOf<None>(isOn, notSolo('CH-256'), ...ONES_TURN, isDrawn),
    rule('CH-050', 'play-required', (s) => phaseOf(s) === 'end'),
  ],
  apply: (s, _, ask) => nextTurn(s, ask),
  choices: () => [{}],
};
