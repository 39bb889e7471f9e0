/**
 * A group decides (MMQ-01): every elector has one open vote and may change it. It closes when all agree, or when its clock runs out; then
 * the option with the most votes wins, among equals the first one clockwise from the anchor.
 */
import type { Seat } from '../../kernel/game.ts';
import { tell } from './news.ts';
import { clockwise, onward, type Decision, type State } from './state.ts';

type Question = Pick<Decision, 'what' | 'electors' | 'options' | 'anchor' | 'trait'>;

/** KEEP and REWRITE are the options of an objection. */
export const KEEP = 0;
export const REWRITE = 1;

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
  return clockwise(s, anchor).filter((seat) => options.includes(seat));
}

/** What it comes to when the clock runs out. */
export function tally(s: State, decision: Decision): number {
  const count = (option: number): number => decision.votes.filter(([, vote]) => vote === option).length;
  const order = preferred(s, decision);
  return order.reduce((best, option) => (count(option) > count(best) ? option : best), order[0]!);
}

/** What all say, once all have said it. Where nobody is left to say anything, what would come of no vote. */
export function agreed(s: State, decision: Decision): number | undefined {
  const all = electors(s, decision);
  if (all.length === 0) return tally(s, decision);
  const said = all.map((seat) => decision.votes.find(([voter]) => voter === seat)?.[1]);
  return said.every((vote) => vote !== undefined && vote === said[0]) ? said[0] : undefined;
}

/** What was decided is told to all. */
export const closed = (s: State, option: number): State =>
  tell(onward(s, { decision: null }), 'decided', [], s.decision!.what, option);
