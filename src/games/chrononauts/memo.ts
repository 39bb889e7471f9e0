/** Answers to an announced card: a Note, or none. A device never passes for its player because the hand holds none (CH-177). */
import type { Handle, Move } from '../../kernel/game.ts';
import { bool, fields, handle, integer } from '../../kernel/schemas.ts';
import { everybody, without } from '../kit/seats.ts';
import { MEMO, findCard } from './cards/deck.ts';

import { hasBegun, isOn, rule, rulesOf } from './rules.ts';
import { run } from './run.ts';
import { handOf, isPlaying, withHand, type PlayItem, type State } from './state.ts';
import { announce, closedIfDue, top } from './window.ts';

interface Answered {
  /** Id of the play that it answers. */
  readonly play: number;
}
interface Memo extends Answered {
  readonly card: Handle;
}

const MOST_PLAYS = 1_000_000;
const itemOf = (s: State, play: number): PlayItem | undefined => s.stack.find(({ id }) => id === play);

/** No win can be undone by a Note any more (CH-163, CH-164). */
const wonByGoal = (s: State): boolean => s.result !== null && s.result.winners.length > 0;

export const memo: Move<State, Memo> = {
  args: fields({ card: handle, play: integer(0, MOST_PLAYS) }),
  who: everybody,
  brings: ({ card }) => ({ open: [card] }),
  rules: [
    rule('CH-164', 'memo-not-on-goal', (s) => !wonByGoal(s)),
    ...rulesOf<Memo>(isOn, hasBegun),
    rule('CH-165', 'memo-not-a-play', (s, { args }) => args.play >= 1 && args.play <= s.plays),
    // CH-158, CH-160: once another card is played or drawn, the window of the last one has closed.
    rule('CH-159', 'memo-too-late', (s, { args }) => itemOf(s, args.play) !== undefined),
    rule('CH-151', 'memo-own-card', (s, { args, seat }) => itemOf(s, args.play)!.seat !== seat),
    // CH-166
    rule('CH-150', 'not-top', (s, { args }) => top(s)!.id === args.play),
    rule('CH-279', 'skipped', (s, { seat }) => isPlaying(s, seat)),
    rule('CH-175', 'pass-given', (s, { seat }) => !s.passed.includes(seat)),
    rule('CH-053', 'not-in-hand', (s, { args, seat }) => handOf(s, seat).includes(args.card)),
    rule('CH-149', 'not-a-memo', (_, { args, eyes }) => findCard(eyes.read(args.card))?.id === MEMO),
  ],
  final: 'CH-175',
  apply: (s, { seat, args, eyes }, ask) => {
    const next = withHand(s, seat, without(handOf(s, seat), [args.card]));
    const face = eyes.read(args.card)!;
    return run(announce(next, { seat, card: args.card, face, targets: [String(args.play)] }, ask), ask);
  },
  choices: (s, { seat, read }) => {
    const play = top(s)?.id;
    if (play === undefined || seat === null) return [];
    return handOf(s, seat)
      .filter((card) => read(card) === MEMO)
      .map((card) => ({ card, play }));
  },
};

/** CH-173: nobody is told who has passed before the window closes. */
export const passMemo: Move<State, Answered> = {
  args: fields({ play: integer(0, MOST_PLAYS) }),
  who: everybody,
  rules: [
    ...rulesOf<Answered>(isOn, hasBegun),
    rule('CH-159', 'memo-too-late', (s, { args }) => itemOf(s, args.play) !== undefined),
    rule('CH-150', 'not-top', (s, { args }) => top(s)!.id === args.play),
    rule('CH-151', 'memo-own-card', (s, { seat }) => top(s)!.seat !== seat),
    rule('CH-279', 'skipped', (s, { seat }) => isPlaying(s, seat)),
    rule('CH-175', 'pass-given', (s, { seat }) => !s.passed.includes(seat)),
  ],
  final: 'CH-175',
  apply: (s, { seat }, ask) => run(closedIfDue({ ...s, passed: [...s.passed, seat] }, ask), ask),
  choices: (s) => (s.stack.length > 0 ? [{ play: top(s)!.id }] : []),
};

interface AutoPass {
  readonly on: boolean;
}

/** CH-178: said in public, for all windows, whatever the hand holds. What is passed stays passed (CH-175): no taking back opens a window again. */
export const setAutoPass: Move<State, AutoPass> = {
  args: fields({ on: bool }),
  who: everybody,
  rules: [
    ...rulesOf<AutoPass>(isOn),
    rule('CH-178', 'already-so', (s, { seat, args }) => s.autoPass.includes(seat) !== args.on),
  ],
  final: 'CH-178',
  apply: (s, { seat, args }, ask) => {
    if (!args.on) return { ...s, autoPass: without(s.autoPass, [seat]) };
    const next = { ...s, autoPass: [...s.autoPass, seat] };
    const open = top(s);
    const passes = open !== undefined && open.seat !== seat && !s.passed.includes(seat) && isPlaying(s, seat);
    return passes ? run(closedIfDue({ ...next, passed: [...s.passed, seat] }, ask), ask) : next;
  },
  choices: () => [{ on: true }, { on: false }],
};
