/** Tests: who may take which, what they come to, what comes after (4A.3 of the rules, TS-114 … TS-145, TS-328). */
import { adjustmentOf, finalOf, outcomeOf, supportLeft, type Outcome } from '../company.ts';
import { holds, valueOf } from '../language/evaluate.ts';
import type { By, Performed } from '../language/run.ts';
import type { TestDef } from '../pack/cards.ts';
import { without } from '../../kit/seats.ts';
import { active, attributeOf, azrakOf, isFor, isReading } from './agents.ts';
import { effectsOn, supportLimitOf } from './effects.ts';
import { factsFor } from './facts.ts';
import { cardOf, testsOf } from './lookups.ts';
import { after, fired, inline, step } from './programs.ts';
import { readableBy } from './reading.ts';
import type { AgentId, State, Trial } from './state.ts';
import { told } from './tell.ts';

export const trialOf = (s: State, id: number): Trial | undefined => s.trials.find((one) => one.id === id);
/** The trial of this number, for those whose check has found it. @throws Error where there is none (any more) */
export function theTrial(s: State, id: number): Trial {
  const trial = trialOf(s, id);
  if (!trial) throw new Error(`there is no trial ${id}`);
  return trial;
}

/** The one that the agent is at, or else the one that a Group Conflict suspends: that one stands behind (`placed`). */
export const ownTrial = (s: State, agent: AgentId): Trial | undefined => s.trials.find((one) => one.agent === agent);

/** …for those whose check has found it. @throws Error where the agent has none */
export function theOwnTrial(s: State, agent: AgentId): Trial {
  const trial = ownTrial(s, agent);
  if (!trial) throw new Error(`agent ${agent} has no trial`);
  return trial;
}

export const withTrial = (s: State, id: number, change: Partial<Trial>): State => ({
  ...s,
  trials: s.trials.map((trial) => (trial.id === id ? { ...trial, ...change } : trial)),
});

/** The test of a card, if this agent sees that card now: it reads it, or all meet it in a Group Conflict. */
export function visibleTest(s: State, agent: AgentId, card: string, test: string): TestDef | undefined {
  const isMine = s.group?.card === card || readableBy(s, agent).includes(card);
  const found = isMine ? cardOf(s, card) : undefined;
  return found && testsOf(s, found).find(({ id }) => id === test);
}

const takenOnce = (card: string, test: string): string => `${card} ${test}`;
const takenBy = (card: string, test: string, agent: AgentId): string => `${card} ${test} ${agent}`;

/** whether it may still be taken. */
export function isOpen(s: State, agent: AgentId, card: string, test: TestDef): boolean {
  if (test.repeat === 'once' && s.taken.includes(takenOnce(card, test.id))) return false;
  if (test.repeat === 'oncePerAgent' && s.taken.includes(takenBy(card, test.id, agent))) return false;
  return test.when === undefined || holds(test.when, factsFor(s, { seat: agent, card }));
}

/** Attributes among which its taker chooses. */
export const attributesOf = ({ attribute }: TestDef): readonly string[] => [attribute].flat();

/** Where a new test stands: tests of a Group Conflict before those that it suspends (TS-163), others in the order of the log (TS-138). */
const placed = ({ trials, group }: State, trial: Trial): readonly Trial[] =>
  group ? [trial, ...trials] : [...trials, trial];

/** The test is open. @param place among the others, by the rules of a version */
export function undertaken(
  s: State,
  agent: AgentId,
  card: string,
  test: TestDef,
  attribute: string,
  place: typeof placed = placed,
): State {
  // each that waits for the next test is used up by it.
  const used = s.modifiers.filter((one) => one.what === 'test' && one.until === 'next' && isFor(one, agent));
  const trial: Trial = {
    id: s.next,
    agent,
    card,
    test: test.id,
    attribute,
    step: 'boost',
    boost: 0,
    support: [],
    declined: [],
    destiny: [],
    handled: 0,
    more: used.reduce((sum, { n }) => sum + n, 0),
    outcome: null,
    suspended: false,
  };
  const marks = [takenOnce(card, test.id), takenBy(card, test.id, agent)];
  const taken = [...s.taken.filter((one) => !marks.includes(one)), ...marks];
  const now = { ...s, next: s.next + 1, trials: place(s, trial), modifiers: without(s.modifiers, used), taken };
  return told(now, 'test', { agent, about: attribute });
}

/** How many crystals this agent may spend on the test now (TS-121, TS-297, TS-301). */
export function mayGive(s: State, trial: Trial, agent: AgentId): number {
  const adjustment = adjustmentOf(s.mission.adjustments, s.agents.length);
  return Math.min(azrakOf(s, agent), supportLeft(adjustment, trial.support, agent, supportLimitOf(s, agent)));
}

/**
 * At a test of its own. A test that a Group Conflict suspends stands behind the tests of that, and keeps nobody from supporting those (TS-172).
 * By rules 5 it stood before them, and did.
 */
function isAtTest(s: State, trial: Trial, agent: AgentId): boolean {
  const own = ownTrial(s, agent);
  if (!own?.suspended || trial.suspended) return own !== undefined;
  return s.trials.indexOf(own) < s.trials.findIndex(({ id }) => id === trial.id);
}

/** TS-120, TS-172: others who stand by, in a Group Conflict also those who read. */
export const canSupport = (s: State, trial: Trial, agent: AgentId): boolean =>
  agent !== trial.agent &&
  s.agents[agent]?.status === 'active' &&
  !s.agents[agent].lettingGo &&
  !isAtTest(s, trial, agent) &&
  (s.group?.step === 'turn' || (!isReading(s, agent) && s.agents[agent].conflict === null));

/** Agents whose word the tester still waits for. */
export const waitedFor = (s: State, trial: Trial): readonly AgentId[] =>
  trial.step !== 'support'
    ? []
    : active(s).filter((id) => canSupport(s, trial, id) && !trial.declined.includes(id) && mayGive(s, trial, id) > 0);

const supportOf = ({ support }: Trial): number => support.reduce((sum, { n }) => sum + n, 0);

export const modifierOf = ({ mission }: State, destiny: string): number =>
  mission.shared.destiny.find(({ id }) => id === destiny)?.modifier ?? 0;

/** Modifiers of effects and of instructions that last, for this agent. */
function lasting(s: State, { agent, card }: Trial): number {
  const facts = factsFor(s, { seat: agent, card });
  const effects = effectsOn(s, agent, 'testModifier').filter(({ when }) => holds(when, facts));
  const changed = s.modifiers.filter((one) => one.what === 'test' && one.until !== 'next' && isFor(one, agent));
  return [...effects, ...changed].reduce((sum, { n }) => sum + n, 0);
}

/** What it comes to, part by part, for the sum on the board (TS-129). */
export function sumOf(s: State, trial: Trial): Parameters<typeof finalOf>[0] & { readonly difficulty: number } {
  const card = cardOf(s, trial.card);
  const test = card && testsOf(s, card).find(({ id }) => id === trial.test);
  return {
    attribute: attributeOf(s, trial.agent, trial.attribute),
    boost: trial.boost,
    support: supportOf(trial),
    destiny: trial.destiny.reduce((sum, id) => sum + modifierOf(s, id), 0),
    more: trial.more + lasting(s, trial),
    difficulty: test ? valueOf(test.difficulty, factsFor(s, { seat: trial.agent, card: trial.card })) : 0,
  };
}

/** How many Destiny cards a test reveals, and which of them counts. */
export function drawOf(s: State, { agent, card }: Pick<Trial, 'agent' | 'card'>): 'one' | 'best2' | 'worst2' | 'skip' {
  const facts = factsFor(s, { seat: agent, card });
  return effectsOn(s, agent, 'destinyReplace').find(({ when }) => holds(when, facts))?.draw ?? 'one';
}

/** TS-150: with an empty deck the discards are the new one. */
const reshuffled = (s: State): State =>
  s.destiny.length > 0 ? s : { ...s, destiny: inPackOrder(s, s.discards), discards: [] };

/** Which cards are face down is known, which comes next isn't; so their order in the state tells nothing. */
export const inPackOrder = ({ mission }: State, ids: readonly string[]): readonly string[] =>
  mission.shared.destiny.flatMap(({ id }) => (ids.includes(id) ? [id] : []));

/** Cards that a draw may reveal now. */
export const deckOf = (s: State): readonly string[] => reshuffled(s).destiny;

/** A card is revealed and discarded face up (TS-126, TS-128); which one was rolled. */
export function revealed(s: State, id: number, at: number): State {
  const now = reshuffled(s);
  const card = now.destiny[at];
  const trial = trialOf(now, id);
  if (card === undefined || !trial) return now;
  const next: State = {
    ...now,
    destiny: now.destiny.filter((one) => one !== card),
    discards: [...now.discards, card],
  };
  return told(withTrial(next, id, { destiny: [...trial.destiny, card] }), 'destiny', {
    agent: trial.agent,
    n: modifierOf(now, card),
  });
}

/** of two the better, or the worse, counts. */
export function counted(s: State, trial: Trial): Trial {
  const draw = drawOf(s, trial);
  if (trial.destiny.length !== 2 || (draw !== 'best2' && draw !== 'worst2')) return trial;
  const sorted = trial.destiny.toSorted((a, b) => modifierOf(s, b) - modifierOf(s, a));
  return { ...trial, destiny: [draw === 'best2' ? sorted[0]! : sorted[1]!] };
}

/** The step `outcome`: the result's cell, for the tester alone (TS-130 … TS-135). */
export function resolved(s: State, by: By, id: number): Performed<State> {
  const trial = trialOf(s, id);
  const card = trial && cardOf(s, trial.card);
  const test = card && testsOf(s, card).find((one) => one.id === trial?.test);
  if (!trial || !test) return { state: s };
  const { difficulty, ...parts } = sumOf(s, trial);
  const outcome = outcomeOf(finalOf(parts), difficulty);
  const now = told({ ...withTrial(s, id, { outcome, step: 'outcome' }), lastOutcome: outcome }, 'outcome', {
    agent: trial.agent,
    about: outcome,
    n: finalOf(parts),
  });
  return after(now, { seat: by.seat, card: trial.card }, [
    ...inline(cellOf(test, outcome)),
    ...fired(now, 'testResolved'),
    step('trialEnd', { n: id }),
  ]);
}

function cellOf(test: TestDef, outcome: Outcome): TestDef['success'] {
  if (outcome === 'FAILURE') return test.failure;
  return outcome === 'CRITICAL' ? test.critical : test.success;
}
