/**
 * The closed lists of house rules that this table keeps and of its refusal codes. Every id has its text and every code its advice in each
 * language under `words/`; the compiler sees to it.
 */
import { makeRule, type MakeRule, type Rule } from '../../kernel/game.ts';
import type { State } from './state.ts';

export const RULE_IDS = [
  'LAB-01',
  'LAB-02',
  'LAB-03',
  'LAB-04',
  'LAB-05',
  'LAB-06',
  'LAB-07',
  'LAB-08',
  'LAB-09',
  'LAB-10',
  'LAB-11',
  'LAB-12',
  'LAB-13',
  'LAB-14',
  'LAB-15',
  'LAB-16',
  'LAB-17',
  'LAB-18',
  'LAB-19',
  'LAB-20',
  'LAB-21',
  'LAB-22',
  'LAB-23',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const CODES = [
  'a-few',
  'already-chosen',
  'already-voted',
  'card-face-up',
  'cards-away',
  'choice-open',
  'hand-held',
  'no-choice',
  'nobody-there',
  'not-in-the-pile',
  'not-shuffled',
  'not-your-card',
  'not-your-deck',
  'not-your-pick',
  'not-your-roll',
  'nothing-to-shuffle',
  'nothing-to-steal',
  'nothing-under-way',
  'own-deck-there',
  'put-all-back',
  'row-empty',
  'row-too-short',
  'something-under-way',
  'still-here',
  'too-few-cards',
  'who-shuffles',
] as const;
export type Code = (typeof CODES)[number];

export type { None } from '../../kernel/game.ts';
export const rule: MakeRule<State, RuleId, Code> = makeRule;

/** LAB-01: after the end only a new deck begins. */
export const notOver: Rule<State, never> = rule('LAB-01', 'cards-away', (s) => !s.over);
/** LAB-02: the table does one thing at a time. */
export const isFree: Rule<State, never> = rule('LAB-02', 'something-under-way', (s) => s.job === null);
/** LAB-03: nobody takes from a pile whose order somebody could know. */
export const isMixed: Rule<State, never> = rule('LAB-03', 'not-shuffled', (s) => !s.unmixed);
