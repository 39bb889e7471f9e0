/** How a test stands before its Destiny, and what it would take to be likely. */
import { valueOf } from '../../language/evaluate.ts';
import { attributeOf, azrakOf } from '../../table/agents.ts';
import { factsFor } from '../../table/facts.ts';
import { cardOf, testsOf } from '../../table/lookups.ts';
import type { AgentId, State, Trial } from '../../table/state.ts';
import { attributesOf, isOpen, modifierOf, sumOf } from '../../table/trials.ts';

/** Below this a test isn't worth its crystals. */
export const GOOD = 0.55;

/** What a test has of its own and from others, and what it has to come to. */
export function soFar(s: State, trial: Trial): { readonly has: number; readonly difficulty: number } {
  const { difficulty, attribute, boost, support, more } = sumOf(s, trial);
  return { has: attribute + boost + support + more, difficulty };
}

/** How likely a test that has so much comes to its difficulty. */
export function oddsOf(s: State, has: number, difficulty: number): number {
  const all = s.mission.shared.destiny.map(({ id }) => modifierOf(s, id));
  return all.filter((n) => has + n >= difficulty).length / all.length;
}

/** Crystals that a test still needs to be likely; what can't be had isn't asked for. */
export function helpNeeded(s: State, has: number, difficulty: number, most: number): number {
  for (let n = 0; n <= most; n++) if (oddsOf(s, has + n, difficulty) >= GOOD) return n;
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
  const facts = factsFor(s, { seat: agent, card: id });
  const spare = Math.min(most, Math.max(0, azrakOf(s, agent) - 1)) + help;
  return testsOf(s, card)
    .filter((test) => isOpen(s, agent, id, test))
    .flatMap((test) =>
      attributesOf(test).map((attribute) => ({
        test: test.id,
        attribute,
        odds: oddsOf(s, attributeOf(s, agent, attribute) + spare, valueOf(test.difficulty, facts)),
      })),
    );
}
