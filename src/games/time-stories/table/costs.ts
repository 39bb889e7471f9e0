/** What the moves of a place cost an agent now: a crystal each, with what effects add to it. */
import { priceOf } from './effects.ts';
import { freeExplores } from './rounds.ts';
import type { AgentId, State } from './state.ts';

export const costOfTest = (s: State, agent: AgentId): number => priceOf(s, agent, 'test', 1);

/** A free one stays free. */
export const costOfExplore = (s: State, agent: AgentId): number =>
  freeExplores(s, agent) > 0 ? 0 : priceOf(s, agent, 'explore', 1);

/** Free just before a Group Conflict (TS-273). */
export const costOfGift = (s: State, agent: AgentId): number => (s.group === null ? priceOf(s, agent, 'give', 1) : 0);

export interface Costs {
  readonly explore: number;
  readonly test: number;
  readonly give: number;
}

export const costsOf = (s: State, agent: AgentId): Costs => ({
  explore: costOfExplore(s, agent),
  test: costOfTest(s, agent),
  give: costOfGift(s, agent),
});
