/** What every move at a table asks first, and the closed lists of rule ids and codes. */
import { makeRule, type MakeRule, type Rule, type Seat } from '../../../kernel/game.ts';
import { factsFor } from './facts.ts';
import { isForbidden } from './effects.ts';
import { isActive, plays } from './agents.ts';
import { isBusy } from './programs.ts';
import type { AgentId, Phase, State, Step } from './state.ts';

export const CODES = [
  'above-start',
  'agent-expelled',
  'already-told',
  'captain-only',
  'card-in-front',
  'card-in-use',
  'claim-first',
  'conflict-first',
  'follow-card-first',
  'forbidden-by-card',
  'game-over',
  'group-conflict',
  'link-choice-first',
  'link-not-broken',
  'location-not-available',
  'must-take-all',
  'no-azrak',
  'no-free-refresh',
  'no-question',
  'not-an-answer',
  'not-in-standby',
  'not-tradable',
  'not-your-agent',
  'not-your-own',
  'nothing-to-follow',
  'nothing-usable',
  'one-card',
  'one-test',
  'open-test',
  'order-all',
  'own-words',
  'phase-closed',
  'player-here',
  'proposal-open',
  'receiver-expelled',
  'receptacle-taken',
  'receptacles-missing',
  'recon-incomplete',
  'refresh-mandatory',
  'setup-only',
  'step-passed',
  'support-most',
  'test-closed',
  'unknown-thing',
  'vortex-empty',
  'wait-for-support',
  'wrong-number',
] as const;
export type Code = (typeof CODES)[number];

export type RuleId = `TS-${number}` | `TSQ-${number}`;
export const rule: MakeRule<State, RuleId, Code> = makeRule;

export interface Acting {
  readonly agent: AgentId;
}

/** Seats of people who play. */
export const everybody = (s: State): readonly Seat[] => s.players;

/** TS-011, TS-309: a person acts for the own agents. */
export const isOwn: Rule<State, Acting> = rule('TS-019', 'not-your-agent', (s, m) => plays(s, m.seat, m.args.agent));
/** TS-310: after the end nothing of the run changes. */
export const isOn: Rule<State, never> = rule('TS-310', 'game-over', (s) => s.phase !== 'ended');
export const during = (id: RuleId, ...phases: readonly Phase[]): Rule<State, never> =>
  rule(id, 'phase-closed', (s) => phases.includes(s.phase));
export const at = (id: RuleId, ...steps: readonly Step[]): Rule<State, never> =>
  rule(id, 'phase-closed', (s) => steps.includes(s.step));
export const isCaptain: Rule<State, Acting> = rule('TS-051', 'captain-only', (s, m) => m.args.agent === s.captain);

/** TS-204: whose link is broken chooses first. */
export const linkHolds: Rule<State, Acting> = rule(
  'TS-204',
  'link-choice-first',
  (s, m) => !s.links.some(({ agent }) => agent === m.args.agent),
);
/** TS-092, TS-218 */
export const isIn: Rule<State, Acting> = rule(
  'TS-218',
  'agent-expelled',
  (s, m) => isActive(s, m.args.agent) && !s.agents[m.args.agent]!.lettingGo,
);
/**
 * TS-088: instructions of the card in front, and questions of the own program, go before everything. In a Group Conflict the card waits: until
 * it is over nobody may follow one, and everybody owes a test (TS-169).
 */
export const hasFollowed: Rule<State, Acting> = rule(
  'TS-088',
  'follow-card-first',
  (s, m) => (s.group !== null || !s.agents[m.args.agent]!.owes) && !isBusy(s, m.args.agent),
);
/** TS-162: all stop what they are doing. */
export const noGroupConflict: Rule<State, never> = rule('TS-162', 'group-conflict', (s) => s.group === null);
/** TS-151, TS-156 */
export const isUnbound: Rule<State, Acting> = rule(
  'TS-156',
  'conflict-first',
  (s, m) => s.agents[m.args.agent]!.conflict === null,
);
/** `forbid` names a move. */
export const isAllowed = (move: string): Rule<State, Acting> =>
  rule(
    'TS-239',
    'forbidden-by-card',
    (s, m) => !isForbidden(s, m.args.agent, move, factsFor(s, { seat: m.args.agent, card: '' })),
  );

/** What an agent's own action in a location needs, whatever it is. */
export const acting = (move: string): readonly Rule<State, never>[] => [
  isOn,
  at('TS-083', 'actions'),
  isOwn,
  linkHolds,
  isIn,
  isAllowed(move),
];

export const rulesOf = <A>(...rules: readonly Rule<State, never>[]): readonly Rule<State, A>[] => rules;
