/** Out of a location, by a link that is let go, or by a card. Here is also what it means when nobody is left (TS-211 … TS-226, R-42). */
import { active, withAgent } from './agents.ts';
import { endRun } from './ending.ts';
import { begin, fired, isBusy, step } from './programs.ts';
import { backToRow } from './rows.ts';
import type { AgentId, State } from './state.ts';
import { told } from './tell.ts';

/** At once: the card goes back, the own test is gone without refund, the conflict lapses. */
export function expelled(s: State, agent: AgentId, how: 'link' | 'card'): State {
  if (s.agents[agent]?.status !== 'active') return s;
  const bare = withAgent(backToRow(s, agent), agent, { status: how, lettingGo: false });
  const gone: State = {
    ...bare,
    trials: bare.trials.filter((trial) => trial.agent !== agent),
    draws: bare.draws.filter((id) => bare.trials.some((trial) => trial.id === id && trial.agent !== agent)),
    claims: bare.claims.filter(([one]) => one !== agent),
    links: bare.links.filter((one) => one.agent !== agent),
    out: bare.out.filter((one) => one.agent !== agent),
    group: bare.group && { ...bare.group, order: bare.group.order.filter((one) => one !== agent) },
    mustRefresh: bare.mustRefresh || how === 'link',
    trade: bare.trade && (bare.trade.from === agent || bare.trade.to === agent) ? null : bare.trade,
  };
  const now = told(gone, 'expelled', { agent });
  return begin(now, agent, '', fired(now, 'agentExpelled'));
}

/** Agents who let go, once nothing of theirs is under way any more. */
export function letGo(s: State): State {
  const ready = s.agents.flatMap((agent, id) =>
    agent.lettingGo && !isBusy(s, id) && !s.trials.some((trial) => trial.agent === id) ? [id] : [],
  );
  return ready.reduce((now, id) => expelled(now, id, 'link'), s);
}

/** TS-113, TS-214, TS-215: nobody is left in the location. */
export function emptied(s: State): State {
  const isInside = s.phase === 'exploration' || s.phase === 'captain';
  if (!isInside || s.agents.length === 0 || active(s).length > 0 || s.doing.length > 0) return s;
  if (s.agents.every(({ status }) => status === 'link')) return endRun(s, 'failure', null);
  return s.phase === 'exploration' ? begin(s, s.captain, '', [step('between')]) : s;
}
