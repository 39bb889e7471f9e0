/** Effects that last: of Powers, kept Elements, archived cards, white rules and tokens, as long as those are in play (TS-239, R-23). */
import type { RuleEffect } from '../pack/cards.ts';
import type { Who } from '../pack/blocks.ts';
import { holds, type Facts } from '../language/evaluate.ts';
import { open, cardOf, elementOf, lastingOf, receptacleOf, tokenOf } from './lookups.ts';
import type { AgentId, State } from './state.ts';
import { whiteAt } from './whites.ts';

export interface InForce {
  readonly effect: RuleEffect;
  /** The owner of the card; nobody where it lies for all. */
  readonly owner: AgentId | null;
  /** The card or token that says it. */
  readonly from: string;
}

const known = new WeakMap<State, readonly InForce[]>();

/** All that are in force now, in the order: Powers, Elements, archive, tokens. Each rule of a move asks, so it is looked up once a state. */
export function inForce(s: State): readonly InForce[] {
  const list = known.get(s) ?? gathered(s);
  known.set(s, list);
  return list;
}

function gathered(s: State): readonly InForce[] {
  const list: InForce[] = [];
  const add = (effects: readonly RuleEffect[], owner: AgentId | null, from: string): void =>
    void list.push(...effects.map((effect) => ({ effect, owner, from })));
  for (const [id, { receptacle }] of s.agents.entries()) {
    const power = receptacleOf(s, receptacle)?.personal.power;
    if (power) add(lastingOf(s, power), id, power.id);
  }
  for (const [number, where] of Object.entries(s.elements)) {
    const element = elementOf(s, Number(number));
    if (!element || where === 'removed') continue;
    const owner = typeof where === 'number' ? where : null;
    add(lastingOf(s, element), owner, element.id);
    const white = whiteAt(s, Number(number));
    if (white?.type === 'rule') add(white.effects, owner, element.id);
  }
  for (const id of s.archive) {
    const card = cardOf(s, id);
    if (card) add(lastingOf(s, card), null, id);
  }
  for (const { token, agent } of s.tokens)
    add(open<readonly RuleEffect[]>(s, tokenOf(s, token)?.passive) ?? [], agent, token);
  return list;
}

/** Whether a lasting effect is about this agent; without `who` it is about its owner, or about all. */
function isAbout(s: State, { effect: { who }, owner }: InForce, agent: AgentId): boolean {
  if (who === undefined) return owner === null || owner === agent;
  return named(s, who, owner).includes(agent);
}

function named(s: State, who: Who, owner: AgentId | null): readonly AgentId[] {
  const all = s.agents.map((_, id) => id);
  if (typeof who === 'number') return [who];
  if (typeof who === 'object')
    return all.filter((id) => {
      const { receptacle } = s.agents[id]!;
      return receptacle === who.tag || (receptacleOf(s, receptacle)?.tags.includes(who.tag) ?? false);
    });
  if (who === 'others') return all.filter((id) => id !== owner);
  if (who === 'captain') return [s.captain];
  if (who === 'reader' || who === 'tester' || who === 'chosen') return owner === null ? all : [owner];
  return all;
}

type Of<K extends RuleEffect['k']> = Extract<RuleEffect, { readonly k: K }>;

/** Effects of one kind that are about this agent. */
export function effectsOn<K extends RuleEffect['k']>(s: State, agent: AgentId, kind: K): readonly Of<K>[] {
  return inForce(s).flatMap((one) => (one.effect.k === kind && isAbout(s, one, agent) ? [one.effect as Of<K>] : []));
}

/** What a payment of this kind costs more or less; R-23: never below 0 in all. */
export const priceOf = (s: State, agent: AgentId, action: Of<'costChange'>['action'], n: number): number =>
  Math.max(
    0,
    effectsOn(s, agent, 'costChange').reduce((sum, one) => sum + (one.action === action ? one.n : 0), n),
  );

export const supportLimitOf = (s: State, agent: AgentId): number =>
  effectsOn(s, agent, 'supportLimit').reduce((most, { n }) => Math.max(most, n), 0);

/** `action` of `forbid` is the move's name. */
export const isForbidden = (s: State, agent: AgentId, move: string, facts: Facts): boolean =>
  effectsOn(s, agent, 'forbid').some(
    ({ action, when }) => action === move && (when === undefined || holds(when, facts)),
  );
