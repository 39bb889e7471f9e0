/** Crystals change their place: what a payment sets off, and links that break by it (4A.4 of the rules, R-10 … R-14). */
import { gained, lost, spent, type Purse } from '../azrak.ts';
import type { Instruction } from '../language/run.ts';
import { active, azrakOf, withAgent } from './agents.ts';
import { fired, step } from './programs.ts';
import type { AgentId, State } from './state.ts';
import { told } from './tell.ts';

/** Everything that follows a payment: its event, then the links that it broke. */
export const afterPaying = (s: State): readonly Instruction[] => [...fired(s, 'azrakSpent'), step('links')];

/** The state with this purse; where Mission Return has changed its event is due. */
export function withPurse(s: State, purse: Purse): { readonly state: State; readonly events: readonly Instruction[] } {
  const state = { ...s, purse };
  const events = purse.missionReturn === s.purse.missionReturn ? [] : fired(state, 'missionReturnChanged');
  return { state, events };
}

/** Into the Vortex, whole; undefined where there are too few. */
export function pay(s: State, agent: AgentId, n: number): State | undefined {
  const purse = spent(s.purse, agent, n);
  return purse && { ...s, purse };
}

export function gain(s: State, agent: AgentId, n: number): State {
  const before = azrakOf(s, agent);
  const state = { ...s, purse: gained(s.purse, agent, n) };
  const got = azrakOf(state, agent) - before;
  return got > 0 ? told(state, 'gained', { agent, n: got }) : state;
}

/** As many as are there (TS-187). */
export function lose(s: State, agent: AgentId, n: number, toReturn = 0): State {
  const before = azrakOf(s, agent);
  const state = { ...s, purse: lost(s.purse, agent, n, toReturn) };
  const gone = before - azrakOf(state, agent);
  return gone > 0 ? told(state, 'lost', { agent, n: gone }) : state;
}

/** Agents without a crystal whose choice isn't open yet, clockwise from the Captain. */
export const brokenNow = (s: State): readonly AgentId[] =>
  active(s).filter(
    (id) => azrakOf(s, id) === 0 && !s.agents[id]!.lettingGo && !s.links.some(({ agent }) => agent === id),
  );

/** Their choices are open from now on; the program that makes its steps waits for them. */
export function breakLinks(s: State): State {
  return brokenNow(s).reduce<State>(
    (now, agent) => told({ ...now, links: [...now.links, { agent, doing: now.current }] }, 'broken', { agent }),
    s,
  );
}

/** TS-261 … TS-263: from the supply, never above the starting level. */
export function withMagic(s: State, agent: AgentId, by: number): State {
  const { magic, magicMost } = s.agents[agent]!;
  const now = Math.max(0, Math.min(magicMost, magic + by));
  if (now === magic) return s;
  const state = withAgent(s, agent, { magic: now });
  return told(state, now > magic ? 'magic' : 'magicLost', { agent, n: Math.abs(now - magic) });
}
