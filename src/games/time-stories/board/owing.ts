/** Of a person who plays two agents: the one whose turn it is to do something comes up by itself. */
import type { TableShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';

/** Own agents that owe something now, the most pressing first; none where each may do what it likes. */
function owe(table: TableShown): readonly AgentId[] {
  const { mine, links, questions, trials, group, step, claims, confirmed, told, agents } = table;
  const own = (agents_: readonly AgentId[]): readonly AgentId[] => agents_.filter((id) => mine.includes(id));
  const pressing = own([...links, ...questions.map(({ agent }) => agent)]);
  if (pressing.length > 0) return pressing.slice(0, 1);
  const trial = trials.find(({ suspended }) => !suspended);
  if (trial) return own(trial.step === 'boost' ? [trial.agent] : trial.waits);
  if (group) return group.step === 'turn' ? own(group.order.slice(0, 1)) : [];
  const active = mine.filter((id) => agents[id]!.status === 'active');
  if (step === 'recon') {
    const without = active.filter((id) => !claims.some(([one]) => one === id));
    return without.length > 0 ? without : active.filter((id) => !confirmed.includes(id));
  }
  return step === 'telepathy' ? active.filter((id) => agents[id]!.front !== null && !told.includes(id)) : [];
}

/** The agent that acts on this screen. @param chosen it stays as long as it owes something, or nobody does */
export function owing(table: TableShown, chosen: AgentId | null): AgentId | null {
  const all = owe(table);
  return chosen !== null && (all.length === 0 || all.includes(chosen)) ? chosen : (all[0] ?? chosen);
}
