/**
 * Refusals: by one of the rules that `words/ids.ts` lists, with one of these codes. Every code has its advice in each language under `words/`; the
 * compiler sees to it.
 */
import { makeRule, type MakeRule, type Rule } from '../../kernel/game.ts';
import type { Stage, State } from './state.ts';
import type { RuleId } from './words/ids.ts';

export const CODES = [
  'all-must-agree',
  'already-agreed',
  'already-begun',
  'already-ready',
  'another-moderates',
  'another-player',
  'asleep',
  'cards-and-players',
  'discussion-over',
  'eliminated-silent',
  'from-next-day',
  'game-over',
  'ghosts-nominate-only',
  'ghosts-or-open-graves',
  'innocent-only',
  'is-apart',
  'listen',
  'masons-in-pair',
  'moderator-neutral',
  'no-specials-at-eight',
  'nobody-such',
  'nominees-do-not-vote',
  'not-a-checkpoint',
  'not-apart',
  'not-for-a-player',
  'not-in-sequence',
  'not-moderator',
  'not-nominated',
  'not-now',
  'not-paused',
  'not-self',
  'not-speaker',
  'not-your-turn',
  'nothing-stuck',
  'one-seer',
  'paused',
  'player-count',
  'recommended-from',
  'setting-off',
  'supply',
  'target-not-alive',
  'too-late',
  'villager-supply',
  'wolves',
] as const;
export type Code = (typeof CODES)[number];

export const rule: MakeRule<State, RuleId, Code> = makeRule;

/** After the end nothing changes. */
export const notOver: Rule<State, never> = rule(
  'LU-129',
  'game-over',
  (s) => s.stage !== 'record' && s.stage !== 'over',
);
/** While the table pauses nothing goes on. */
export const isOn: Rule<State, never> = rule('LU-205', 'paused', (s) => !s.paused);
export const during = (id: RuleId, stage: Stage, code: Code = 'not-now'): Rule<State, never> =>
  rule(id, code, (s) => s.stage === stage);
