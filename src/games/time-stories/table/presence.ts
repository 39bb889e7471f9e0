/** People who are away: somebody else may act for their agents until they come back (TSQ-01). */
import type { Answer, Ask, Move } from '../../../kernel/game.ts';
import { proceed } from './engine.ts';
import { acting } from './moves-start.ts';
import { proposalExpires } from './moves-group.ts';
import { linkExpires } from './moves-links.ts';
import { dueAt } from './clocks.ts';
import { everybody, isOn, rule, rulesOf, type Acting } from './rules.ts';
import type { State } from './state.ts';
import { told } from './tell.ts';
import { trialOf, waitedFor, withTrial } from './trials.ts';
import { afterDestiny } from './uses.ts';

export const standIn: Move<State, Acting> = {
  args: acting,
  who: everybody,
  rules: [
    ...rulesOf<Acting>(isOn),
    rule('TSQ-01', 'player-here', (s, m) => {
      const player = s.agents[m.args.agent]?.player;
      return player !== undefined && player !== m.seat && s.away.includes(player);
    }),
  ],
  apply(s, { seat, args: { agent } }, ask) {
    const first = s.stoodFor.find(([id]) => id === agent) ?? ([agent, s.agents[agent]!.player] as const);
    const agents = s.agents.map((one, id) => (id === agent ? { ...one, player: seat } : one));
    const stoodFor = [...s.stoodFor.filter(([id]) => id !== agent), first];
    return proceed(told({ ...s, agents, stoodFor }, 'standsIn', { agent }), ask);
  },
  choices: (s) => s.agents.map((_, agent) => ({ agent })),
};

/** The time of somebody who doesn't answer is over. */
function expire(s: State, what: string, ask: Ask): State {
  const [kind, about] = what.split(' ');
  const n = Number(about);
  if (kind === 'link') return linkExpires(s, n, ask);
  if (kind === 'proposal') return proposalExpires(s, ask);
  const trial = trialOf(s, n);
  if (!trial) return s;
  const silent = kind === 'support' ? waitedFor(s, trial) : afterDestiny(s, n);
  return proceed(withTrial(s, n, { declined: [...trial.declined, ...silent] }), ask);
}

export function onClock(s: State, _answer: Answer, ask: Ask): State {
  return dueAt(s, ask.now).reduce(
    (now, what) => (now.clocks.some((one) => one.what === what) ? expire(now, what, ask) : now),
    s,
  );
}
