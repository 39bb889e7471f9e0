/**
 * The closed lists of rules that this game refuses or ends by, and of its refusal codes. Every id has its text and every code its advice
 * in each language under `words/`; the compiler sees to it. Below, the rules that many moves share.
 */
import { makeRule, type MakeRule, type Rule } from '../../kernel/game.ts';
import { isSolo, phaseOf, type Phase, type State } from './state.ts';

export const RULE_IDS = [
  'CH-005',
  'CH-007',
  'CH-025',
  'CH-031',
  'CH-035',
  'CH-038',
  'CH-041',
  'CH-042',
  'CH-044',
  'CH-045',
  'CH-046',
  'CH-048',
  'CH-050',
  'CH-052',
  'CH-053',
  'CH-054',
  'CH-058',
  'CH-062',
  'CH-063',
  'CH-070',
  'CH-071',
  'CH-072',
  'CH-075',
  'CH-077',
  'CH-089',
  'CH-090',
  'CH-091',
  'CH-101',
  'CH-108',
  'CH-109',
  'CH-110',
  'CH-111',
  'CH-118',
  'CH-142',
  'CH-148',
  'CH-149',
  'CH-150',
  'CH-151',
  'CH-157',
  'CH-159',
  'CH-164',
  'CH-165',
  'CH-169',
  'CH-175',
  'CH-178',
  'CH-189',
  'CH-191',
  'CH-209',
  'CH-211',
  'CH-214',
  'CH-216',
  'CH-217',
  'CH-225',
  'CH-227',
  'CH-241',
  'CH-246',
  'CH-247',
  'CH-251',
  'CH-256',
  'CH-257',
  'CH-258',
  'CH-260',
  'CH-263',
  'CH-265',
  'CH-266',
  'CH-271',
  'CH-277',
  'CH-278',
  'CH-279',
  'CH-281',
  'CH-282',
  'CH-285',
  'CH-288',
  'CH-289',
  'CH-293',
  'CHQ-32',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

export const CODES = [
  'already-drew',
  'already-guessed',
  'already-so',
  'already-voted',
  'bad-target-count',
  'choice-pending',
  'consent-missing',
  'game-not-over',
  'game-over',
  'game-running',
  'goal-secret',
  'inverter-not-listed',
  'inverter-ripplepoint',
  'inverter-wrong-direction',
  'memo-no-target',
  'memo-not-a-play',
  'memo-not-on-goal',
  'memo-own-card',
  'memo-too-late',
  'mulligan-closed',
  'mulligan-used',
  'must-draw-first',
  'must-take-one',
  'no-legal-target',
  'no-paradox',
  'no-play-left',
  'not-a-memo',
  'not-a-patch',
  'not-begun',
  'not-guessing',
  'not-in-hand',
  'not-in-pile',
  'not-in-this-mode',
  'not-late',
  'not-skipped',
  'not-top',
  'not-waiting',
  'not-yet',
  'not-your-artifact',
  'not-your-turn',
  'nothing-missing',
  'nothing-to-choose',
  'out-of-contest',
  'pass-given',
  'patch-not-playable-if',
  'patch-occupied',
  'patch-wrong-year',
  'play-required',
  'seat-limit',
  'skipped',
  'step-first',
  'swap-not-available',
  'timewarp-excluded',
  'ultraparadox-unreachable',
  'win-not-met',
  'win-only-at-turn-end',
  'win-only-own-turn',
  'window-open',
  'wrong-hand',
] as const;
export type Code = (typeof CODES)[number];

export type { None } from '../../kernel/game.ts';
export const rule: MakeRule<State, RuleId, Code> = makeRule;

/** A rule about where the game is, whoever moves. */
type Shared = Rule<State, never>;
const not = (id: RuleId, code: Code, phase: Phase): Shared => rule(id, code, (s) => phaseOf(s) !== phase);

export const isOn: Shared = not('CH-227', 'game-over', 'over');
export const hasBegun: Shared = rule('CH-007', 'not-begun', (s) => s.stage === 'turns');
const isYours: Shared = rule('CH-048', 'not-your-turn', (s, m) => isSolo(s) || m.seat === s.active);
export const noWindow: Shared = not('CH-169', 'window-open', 'window');
const noChoice: Shared = not('CH-293', 'choice-pending', 'choose');
const isQuiet: Shared = rule('CH-052', 'not-yet', (s) => !['resolve', 'stuck'].includes(phaseOf(s)));
export const isDrawn: Shared = not('CH-044', 'must-draw-first', 'draw');
export const hasPlays: Shared = rule('CH-046', 'no-play-left', (s) => !['end', 'home'].includes(phaseOf(s)));

/** What holds for everything that the player of a turn does. */
export const ONES_TURN: readonly Shared[] = [isOn, hasBegun, isYours, noWindow, noChoice, isQuiet];

export const notSolo = (id: RuleId): Shared => rule(id, 'not-in-this-mode', (s) => !isSolo(s));
export const onlySolo: Shared = rule('CH-251', 'not-in-this-mode', isSolo);

/** Shared rules as those of a move with any arguments. */
export const rulesOf = <A>(...rules: readonly Shared[]): readonly Rule<State, A>[] =>
  rules as readonly unknown[] as readonly Rule<State, A>[];
