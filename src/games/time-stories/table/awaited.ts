/** The people for whom the table waits just now: those of agents who owe something, else everybody who could act. */
import type { Seat } from '../../../kernel/game.ts';
import type { Session } from '../session.ts';
import { active } from './agents.ts';
import type { AgentId, State } from './state.ts';
import { waitedFor } from './trials.ts';
import { afterDestiny } from './uses.ts';

function agents(s: State): readonly AgentId[] {
  if (s.links.length > 0) return s.links.map(({ agent }) => agent);
  const asked = s.doing.flatMap(({ run: { asks } }) => (asks !== null && 'by' in asks ? [asks.by.seat] : []));
  if (asked.length > 0) return asked;
  if (s.phase === 'prologue' || s.phase === 'captain') return [s.captain];
  if (s.group?.step === 'turn') return s.group.order.slice(0, 1);
  if (s.group) return [s.captain];
  if (s.step === 'recon') return active(s).filter((id) => !s.confirmed.includes(id));
  if (s.step === 'telepathy') return active(s).filter((id) => s.agents[id]!.front !== null && !s.told.includes(id));
  const words = s.trials.flatMap((trial) => [...waitedFor(s, trial), ...afterDestiny(s, trial.id)]);
  if (words.length > 0) return words;
  return s.phase === 'between' && s.step === 'exchange' ? [s.captain] : active(s);
}

export function awaited({ table, players, picked, over }: Session): readonly Seat[] {
  if (over) return [];
  if (!table || table.phase === 'ended') {
    const missing = players.filter((seat) => !picked.some(([one]) => one === seat));
    return missing.length > 0 ? missing : players;
  }
  if (table.phase === 'setup' || table.proposal) {
    const { yes = [], no = [] } = table.proposal ?? {};
    return players.filter((seat) => !yes.includes(seat) && !no.includes(seat));
  }
  const seats = new Set(agents(table).map((id) => table.agents[id]!.player));
  return players.filter((seat) => seats.has(seat));
}
