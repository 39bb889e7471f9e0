/** Agents: who is there, in what order, who stands by, what they hold. */
import { reserveOf } from '../azrak.ts';
import type { Modifier, Agent, AgentId, State } from './state.ts';
import { effectsOn } from './effects.ts';
import { receptacleOf } from './lookups.ts';
import { replacementAt } from './whites.ts';

/** Clockwise, beginning with the Captain. */
export function circle({ agents, captain }: State): readonly AgentId[] {
  const all = agents.map((_, id) => id);
  return [...all.slice(captain), ...all.slice(0, captain)];
}

export const isActive = ({ agents }: State, id: AgentId): boolean => agents[id]?.status === 'active';
/** Active ones, clockwise from the Captain. */
export const active = (s: State): readonly AgentId[] => circle(s).filter((id) => isActive(s, id));

/** TS-104: no Story card in front. */
export const isInStandby = (s: State, id: AgentId): boolean => isActive(s, id) && s.agents[id]!.front === null;
/** TS-322: a Story card in front, or another card that isn't put back yet. */
export const isReading = (s: State, id: AgentId): boolean =>
  s.agents[id]?.front !== null || s.out.some(({ agent }) => agent === id);

export const withAgent = (s: State, id: AgentId, change: Partial<Agent>): State => ({
  ...s,
  agents: s.agents.map((agent, at) => (at === id ? { ...agent, ...change } : agent)),
});

export const azrakOf = (s: State, id: AgentId): number => reserveOf(s.purse, id);

/** Whether a lasting change is about this agent. */
export const isFor = ({ agent }: Modifier, id: AgentId): boolean => agent === null || agent === id;

/** TS-145: as printed on the receptacle or on its Replacement, with what has changed it since. */
export function attributeOf(s: State, id: AgentId, attribute: string): number {
  const agent = s.agents[id];
  if (!agent) return 0;
  const printed = replacementAt(s, agent)?.attributes ?? receptacleOf(s, agent.receptacle)?.attributes ?? {};
  const base = Object.hasOwn(printed, attribute) ? printed[attribute]! : 0;
  const changed = s.modifiers
    .filter((one) => one.attr === attribute && isFor(one, id))
    .reduce((value, { what, n }) => (what === 'set' ? n : value + n), base);
  return effectsOn(s, id, 'attributeBonus').reduce(
    (value, one) => value + (one.attribute === attribute ? one.n : 0),
    changed,
  );
}

/** Of an agent, by number. */
export const elementsOf = ({ elements }: State, id: AgentId): readonly number[] =>
  Object.entries(elements).flatMap(([number, where]) => (where === id ? [Number(number)] : []));

export const holdsToken = ({ tokens }: State, id: AgentId, token: string): boolean =>
  tokens.some((one) => one.token === token && one.agent === id);

/** The agent that this seat plays by this number; a person has one, alone two. */
export const plays = ({ agents }: State, seat: number, id: AgentId): boolean => agents[id]?.player === seat;
