/** What the moves of a place cost an agent now: a crystal each, with what effects add to it. */
import { azrakOf } from './agents.ts';
import { priceOf } from './effects.ts';
import { freeExplores } from './rounds.ts';
import type { AgentId, State, Trial } from './state.ts';
import { canSupport, mayGive } from './trials.ts';

export const costOfTest = (s: State, agent: AgentId): number => priceOf(s, agent, 'test', 1);

/** A free one stays free. */
export const costOfExplore = (s: State, agent: AgentId): number =>
  freeExplores(s, agent) > 0 ? 0 : priceOf(s, agent, 'explore', 1);

/** Free just before a Group Conflict (TS-273). */
export const costOfGift = (s: State, agent: AgentId): number => (s.group === null ? priceOf(s, agent, 'give', 1) : 0);

/** Of support of 1, 2, …, as far as the agent may give it and can pay it (TS-121, TS-123). */
export const costsOfSupport = (s: State, trial: Trial, agent: AgentId): readonly number[] =>
  (canSupport(s, trial, agent) ? Array.from({ length: mayGive(s, trial, agent) }, (_, i) => i + 1) : [])
    .map((n) => priceOf(s, agent, 'support', n))
    .filter((price) => price <= azrakOf(s, agent));

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
