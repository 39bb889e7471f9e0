/**
 * What the group has promised to pay together (TS-287, TS-288). Nobody is held to keep it back meanwhile. A promise counts as long as its giver
 * has enough, so nothing is ever reached by crystals that are spent.
 */
import { azrakOf, isActive } from './agents.ts';
import type { AgentId, State } from './state.ts';

const given = ({ pledge }: State, agent: AgentId): number =>
  pledge?.given.filter(({ seat }) => seat === agent).reduce((sum, { n }) => sum + n, 0) ?? 0;
const reserve = (s: State, agent: AgentId): number =>
  s.pledge?.resource === 'magic' ? s.agents[agent]!.magic : azrakOf(s, agent);

/** What an agent may promise yet. */
export const unpromised = (s: State, agent: AgentId): number => reserve(s, agent) - given(s, agent);
export const missing = ({ pledge }: State): number =>
  pledge === null ? 0 : pledge.n - pledge.given.reduce((sum, { n }) => sum + n, 0);

/** Without the promises of those who can't keep theirs any more. */
export function kept(s: State): State {
  if (!s.pledge) return s;
  const given = s.pledge.given.filter(({ seat }) => isActive(s, seat) && unpromised(s, seat) >= 0);
  return given.length === s.pledge.given.length ? s : { ...s, pledge: { ...s.pledge, given } };
}
