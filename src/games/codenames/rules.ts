/**
 * The closed lists of rules that this game enforces or ends by, and of its refusal codes. Every id has its text and every code its
 * advice in each language under `words/`; the compiler sees to it.
 */
import { makeRule, type MakeRule } from '../../kernel/game.ts';
import type { State } from './state.ts';

export const RULE_IDS = [
  'CN-001',
  'CN-003',
  'CN-004',
  'CN-005',
  'CN-006',
  'CN-007',
  'CN-011',
  'CN-015',
  'CN-035',
  'CN-036',
  'CN-037',
  'CN-039',
  'CN-043',
  'CN-044',
  'CN-051',
  'CN-067',
  'CN-093',
  'CN-094',
  'CN-095',
  'CN-097',
  'CN-114',
  'CN-115',
  'CN-116',
  'CN-117',
  'CN-118',
  'CN-123',
  'CN-132',
  'CN-194',
  'CNQ-25',
  'CNQ-27',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const CODES = [
  'already-in-team',
  'already-voted',
  'between-turns',
  'cell-covered',
  'game-over',
  'game-not-over',
  'guess-required',
  'key-seen',
  'needs-ruling',
  'next-game-first',
  'no-game',
  'no-spymaster',
  'no-such-cell',
  'no-team',
  'not-a-player',
  'not-one-word',
  'not-operative',
  'not-spymaster',
  'not-your-turn',
  'number-invalid',
  'number-not-allowed',
  'number-too-large',
  'options-fixed',
  'pictures-lie',
  'reveal-pending',
  'role-taken',
  'roles-fixed',
  'same-options',
  'same-pictures',
  'spymaster-cannot-touch',
  'too-few-players',
  'word-invalid',
  'wrong-phase',
] as const;
export type Code = (typeof CODES)[number];

export type { None } from '../../kernel/game.ts';
export const rule: MakeRule<State, RuleId, Code> = makeRule;
