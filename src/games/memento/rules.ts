/**
 * The closed lists of rules that refuse or end here, and of refusal codes. Every id has its text and every code its advice in each
 * language under `words/`; the compiler sees to it. MMQ ids are rulings on what the book leaves open.
 */
import { makeRule, type MakeRule, type Rule } from '../../kernel/game.ts';
import { controllers, type Stage, type State } from './state.ts';

export const RULE_IDS = [
  'MM-001',
  'MM-010',
  'MM-013',
  'MM-014',
  'MM-017',
  'MM-018',
  'MM-019',
  'MM-021',
  'MM-023',
  'MM-025',
  'MM-032',
  'MM-033',
  'MM-034',
  'MM-037',
  'MM-060',
  'MM-074',
  'MM-076',
  'MM-077',
  'MM-080',
  'MM-090',
  'MM-091',
  'MM-092',
  'MM-093',
  'MM-094',
  'MM-099',
  'MM-107',
  'MM-108',
  'MM-115',
  'MM-120',
  'MM-123',
  'MM-126',
  'MM-128',
  'MM-160',
  'MM-161',
  'MM-163',
  'MM-164',
  'MM-165',
  'MM-190',
  'MM-192',
  'MM-195',
  'MM-199',
  'MMQ-01',
  'MMQ-14',
  'MMQ-27',
  'MMQ-28',
  'MMQ-29',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const CODES = [
  'already-called',
  'already-confirmed',
  'already-objected',
  'already-owned',
  'already-ready',
  'already-voted',
  'clock-runs',
  'decision-closed',
  'decision-open',
  'defeat-scene-pending',
  'element-missing',
  'envy-first',
  'envy-locked',
  'final-scene-only',
  'game-over',
  'lantern-cannot-trick',
  'no-defeat-scene',
  'no-trait-left',
  'nobody-to-call',
  'not-a-controller',
  'not-an-option',
  'not-called',
  'not-in-electorate',
  'not-losing',
  'not-narrator',
  'not-on-lantern-sheet',
  'not-own-character',
  'not-paused',
  'not-scene-owner',
  'nothing-missing',
  'nothing-to-rewrite',
  'options-fixed',
  'paused',
  'phase-closed',
  'scene-closed',
  'stepped-back',
  'story-full',
  'target-defeated',
  'target-first',
  'text-not-plain',
  'too-few',
  'trait-missing',
  'trait-not-owned',
  'trait-not-unique',
  'your-own-trait',
] as const;
export type Code = (typeof CODES)[number];

export type { None } from '../../kernel/game.ts';
export const rule: MakeRule<State, RuleId, Code> = makeRule;

/** MM-195: after the end nothing changes the story. */
export const notOver: Rule<State, never> = rule('MM-195', 'game-over', (s) => s.stage !== 'epilogue');
/** MMQ-28: while the table pauses, or a scene has stepped back, nothing goes on. */
export const isOn: Rule<State, never> = rule('MMQ-28', 'paused', (s) => !s.paused && !s.halted);
/** MMQ-01: a decision comes first. */
export const undecided: Rule<State, never> = rule('MMQ-01', 'decision-open', (s) => s.decision === null);
export const during = (id: RuleId, stage: Stage): Rule<State, never> =>
  rule(id, 'phase-closed', (s) => s.stage === stage);
export const isController = (s: State, seat: number): boolean => controllers(s).includes(seat);
