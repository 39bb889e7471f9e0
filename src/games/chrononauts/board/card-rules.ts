/** The rule to read about a card, for whoever wants to know more than its face says. */
import { MEMO, type Card, type Step } from '../cards/deck.ts';

/** By what the card's last step does; what stands out among its kind has its own. */
const STEP_RULES: Readonly<Record<Step['do'], string>> = {
  turn: 'CH-070',
  cover: 'CH-089',
  place: 'CH-216',
  take: 'CH-282',
  destroy: 'CH-288',
  draw: 'CH-281',
  forward: 'CH-046',
  'side-hand': 'CH-142',
  'pass-hands': 'CH-285',
  'pool-hands': 'CH-052',
  'new-mission': 'CH-052',
  'new-identity': 'CH-289',
  search: 'CH-189',
};

const OWN_RULES: Readonly<Record<string, string>> = {
  [MEMO]: 'CH-149',
  'reverse-fate': 'CH-075',
  'restore-history': 'CH-072',
  'quick-trip': 'CH-293',
  P1945a: 'CH-101',
  P1945b: 'CH-101',
  P1945c: 'CH-101',
  P1962: 'CH-109',
};

export function ruleOf({ id, steps, patch }: Card): string {
  return OWN_RULES[id] ?? STEP_RULES[patch ? 'cover' : (steps.at(-1)?.do ?? 'place')];
}
