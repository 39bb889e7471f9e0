/**
 * A group decides (MMQ-01): every elector has one open vote and may change it. It closes when all agree, or when its clock runs out. Then the
 * option with the most votes wins, among equals the first one clockwise from the anchor.
 */
import type { Seat } from '../../kernel/game.ts';
import { agreed as unanimous, tally as best } from '../kit/decision.ts';
import { clockwise } from '../kit/seats.ts';
import { tell } from './news.ts';
import { type Decision, decisionOf, KEEP, onward, REWRITE, type State } from './state.ts';

type Question = Pick<Decision, 'what' | 'electors' | 'options' | 'anchor' | 'trait'>;

export function put(s: State, question: Question): State {
  const no = s.decisions + 1;
  return onward(s, { decisions: no, decision: { ...question, no, votes: [], started: false } });
}

/** Electors who haven't gone for good. */
const electors = (s: State, { electors }: Decision): readonly Seat[] =>
  electors.filter((seat) => !s.left.includes(seat));

/** Options in the order in which they win where votes tie. */
function preferred(s: State, { what, options, anchor }: Decision): readonly number[] {
  if (what === 'objection') return [KEEP, REWRITE];
  return clockwise(s.seats, anchor).filter((seat) => options.includes(seat));
}

/** What it comes to when the clock runs out. */
export function tally(s: State, decision: Decision): number {
  return best(decision.votes, preferred(s, decision));
}

/** What all say, once all have said it. Where nobody is left to say anything, what would come of no vote. */
export function agreed(s: State, decision: Decision): number | undefined {
  const all = electors(s, decision);
  if (all.length === 0) return tally(s, decision);
  return unanimous(decision.votes, all);
}

/** What was decided is told to all. */
export const closed = (s: State, option: number): State =>
  tell(onward(s, { decision: null }), 'decided', [], decisionOf(s).what, option);
