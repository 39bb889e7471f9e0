/** How a test stands before its Destiny, and what it would take to be likely. */
import { azrakOf } from '../../table/agents.ts';
import { priceOf } from '../../table/effects.ts';
import { cardOf, testsOf } from '../../table/lookups.ts';
import type { AgentId, State, Trial } from '../../table/state.ts';
import { attributesOf, drawOf, isOpen, modifierOf, sumOf, undertaken } from '../../table/trials.ts';

/** Below this a test isn't worth its crystals. */
export const GOOD = 0.55;

/** What a test has of its own and from others, and what it has to come to. */
export function soFar(s: State, trial: Trial): { readonly has: number; readonly difficulty: number } {
  const { difficulty, attribute, boost, support, more } = sumOf(s, trial);
  return { has: attribute + boost + support + more, difficulty };
}

/**
 * The chance that a test of this agent on this card that has so much comes to its difficulty. Effects may let the better or the worse of two
 * Destinies count.
 */
export function oddsOf(s: State, who: Pick<Trial, 'agent' | 'card'>, has: number, difficulty: number): number {
  const all = s.mission.shared.destiny.map(({ id }) => modifierOf(s, id));
  const good = all.filter((n) => has + n >= difficulty).length;
  const pairs = all.length * (all.length - 1);
  const draw = drawOf(s, who);
  if (draw === 'skip') return has >= difficulty ? 1 : 0;
  if (draw === 'worst2') return (good * (good - 1)) / pairs;
  if (draw === 'best2') return 1 - ((all.length - good) * (all.length - good - 1)) / pairs;
  return good / all.length;
}

/** Crystals that a test still needs to be likely; what can't be had isn't asked for. */
export function helpNeeded(s: State, trial: Trial, most: number): number {
  const { has, difficulty } = soFar(s, trial);
  for (let n = 0; n <= most; n++) if (oddsOf(s, trial, has + n, difficulty) >= GOOD) return n;
  return 0;
}

/** Each test of a card that this agent may take now, by attribute, and how likely it is. @param most of its own crystals @param help from others, in crystals */
export function oddsOn(
  s: State,
  agent: AgentId,
  id: string,
  most: number,
  help = 0,
): readonly { readonly test: string; readonly attribute: string; readonly odds: number }[] {
  const card = cardOf(s, id);
  if (!card) return [];
  // The test itself is paid for first, and one crystal is kept.
  const spare = Math.min(most, Math.max(0, azrakOf(s, agent) - priceOf(s, agent, 'test', 1) - 1)) + help;
  return testsOf(s, card)
    .filter((test) => isOpen(s, agent, id, test))
    .flatMap((test) =>
      attributesOf(test).map((attribute) => {
        const begun = undertaken(s, agent, id, test, attribute);
        const { has, difficulty } = soFar(begun, begun.trials.at(-1)!);
        return { test: test.id, attribute, odds: oddsOf(s, { agent, card: id }, has + spare, difficulty) };
      }),
    );
}
