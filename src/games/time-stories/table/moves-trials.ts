/** A test, step by step: undertaken, boosted, supported, drawn for (TS-114 … TS-145). */
import type { Answer, Ask, Move, Rule } from '../../../kernel/game.ts';
import { fields, integer, text } from '../../../kernel/schemas.ts';
import { azrakOf } from './agents.ts';
import { costOfTest } from './costs.ts';
import { priceOf } from './effects.ts';
import { drawsOf, proceed } from './engine.ts';
import { cardOf, testsOf } from './lookups.ts';
import { afterPaying, pay } from './money.ts';
import { agentId, own } from './moves-start.ts';
import { begin } from './programs.ts';
import { readableBy } from './reading.ts';
import { acting, everybody, hasFollowed, isOn, isOwn, linkHolds, rule, rulesOf, type Acting } from './rules.ts';
import type { State, Trial } from './state.ts';
import { told } from './tell.ts';
import {
  attributesOf,
  canSupport,
  deckOf,
  isOpen,
  mayGive,
  ownTrial,
  revealed,
  theOwnTrial,
  theTrial,
  trialOf,
  undertaken,
  visibleTest,
  waitedFor,
  withTrial,
} from './trials.ts';
import { afterDestiny } from './uses.ts';

export interface Starts extends Acting {
  readonly card: string;
  readonly test: string;
  readonly attribute: string;
}

const paying = (s: State, agent: number, n: number): State => {
  const paid = pay(s, agent, n) ?? s;
  return n > 0 ? begin(paid, agent, '', afterPaying(paid)) : paid;
};

/** In a turn of a Group Conflict: whose turn it is, on which card (TS-167 … TS-171). */
const inTurn: Rule<State, Starts> = rule('TS-168', 'group-conflict', (s, m) =>
  s.group === null
    ? true
    : s.group.step === 'turn' && s.group.order[0] === m.args.agent && s.group.card === m.args.card,
);

const oneTest: Rule<State, Starts> = rule(
  'TS-137',
  'one-test',
  (s, m) => ownTrial(s, m.args.agent)?.suspended !== false,
);

/**
 * TS-114 … TS-116, TS-137: for one crystal, on a card that the agent reads. By the rules of a version:
 * @param isFree whether another test keeps the agent from it
 * @param undertake opens it
 */
export const starting = (isFree: Rule<State, Starts>, undertake: typeof undertaken): Move<State, Starts> => ({
  args: fields({ agent: agentId, card: text(64), test: text(64), attribute: text(64) }),
  who: everybody,
  rules: [
    ...rulesOf<Starts>(...acting('test')),
    hasFollowed,
    isFree,
    inTurn,
    rule('TS-114', 'unknown-thing', (s, m) => visibleTest(s, m.args.agent, m.args.card, m.args.test) !== undefined),
    // Bound by a Personal Conflict, an agent takes its tests and no others.
    rule('TS-156', 'conflict-first', (s, m) => {
      const { conflict } = s.agents[m.args.agent]!;
      return s.group !== null || conflict === null || conflict === m.args.card;
    }),
    rule('TS-136', 'test-closed', (s, m) => {
      const test = visibleTest(s, m.args.agent, m.args.card, m.args.test);
      return test !== undefined && isOpen(s, m.args.agent, m.args.card, test);
    }),
    rule('TS-145', 'unknown-thing', (s, m) => {
      const test = visibleTest(s, m.args.agent, m.args.card, m.args.test);
      return test !== undefined && attributesOf(test).includes(m.args.attribute);
    }),
    rule('TS-116', 'no-azrak', (s, m) => azrakOf(s, m.args.agent) >= Math.max(1, costOfTest(s, m.args.agent))),
  ],
  apply(s, { args: { agent, card, test, attribute } }, ask) {
    const found = visibleTest(s, agent, card, test)!;
    return proceed(paying(undertake(s, agent, card, found, attribute), agent, costOfTest(s, agent)), ask);
  },
  choices: (s, { seat }) =>
    own(s, seat).flatMap(({ agent }) => {
      const cards = s.group ? [s.group.card] : readableBy(s, agent);
      return cards.flatMap((id) => {
        const card = cardOf(s, id);
        return (card ? testsOf(s, card) : []).flatMap((test) =>
          attributesOf(test).map((attribute) => ({ agent, card: id, test: test.id, attribute })),
        );
      });
    }),
});
/** TS-171: also in a turn of a Group Conflict, where one that is suspended doesn't count. */
export const start: Move<State, Starts> = starting(oneTest, undertaken);

interface Boosts extends Acting {
  readonly n: number;
}

const goesOn: Rule<State, Acting> = rule('TS-163', 'group-conflict', (s, m) => !ownTrial(s, m.args.agent)?.suspended);
const inStep = (id: `TS-${number}`, step: Trial['step']): Rule<State, Acting> =>
  rule(id, 'step-passed', (s, m) => ownTrial(s, m.args.agent)?.step === step);

/** TS-117, TS-118: any number, before anybody supports; none is a word too, and opens the support. */
export const boost: Move<State, Boosts> = {
  args: fields({ agent: agentId, n: integer(0, 99) }),
  who: everybody,
  rules: [
    ...rulesOf<Boosts>(isOn),
    isOwn,
    linkHolds,
    goesOn,
    inStep('TS-118', 'boost'),
    rule('TS-117', 'no-azrak', (s, m) => m.args.n <= azrakOf(s, m.args.agent)),
  ],
  apply(s, { args: { agent, n } }, ask) {
    const { id } = theOwnTrial(s, agent);
    const now = withTrial(s, id, { boost: n, step: 'support' });
    return proceed(paying(n > 0 ? told(now, 'boost', { agent, n }) : now, agent, n), ask);
  },
  choices: (s, { seat }) =>
    own(s, seat).flatMap(({ agent }) => Array.from({ length: azrakOf(s, agent) + 1 }, (_, n) => ({ agent, n }))),
};

interface Supports extends Acting {
  readonly trial: number;
  /** None: no more from me. */
  readonly n: number;
}

const supported: Rule<State, Supports> = rule('TS-127', 'step-passed', (s, m) => {
  const trial = trialOf(s, m.args.trial);
  return trial !== undefined && trial.step === 'support' && !trial.suspended;
});

/** TS-119 … TS-125: from the own reserve; never more than the number of receptacles allows. */
export const support: Move<State, Supports> = {
  args: fields({ agent: agentId, trial: integer(0, 1_000_000), n: integer(0, 99) }),
  who: everybody,
  slot: (s, { trial }) => `support ${trial} ${trialOf(s, trial)?.step ?? ''}`,
  rules: [
    ...rulesOf<Supports>(...acting('support')),
    supported,
    rule('TS-120', 'not-your-own', (s, m) => trialOf(s, m.args.trial)?.agent !== m.args.agent),
    rule('TS-120', 'not-in-standby', (s, m) => canSupport(s, theTrial(s, m.args.trial), m.args.agent)),
    rule('TS-123', 'no-azrak', (s, m) => priceOf(s, m.args.agent, 'support', m.args.n) <= azrakOf(s, m.args.agent)),
    rule(
      'TS-126',
      'already-told',
      (s, m) => m.args.n > 0 || !theTrial(s, m.args.trial).declined.includes(m.args.agent),
    ),
    rule('TS-121', 'support-most', (s, m) => m.args.n <= mayGive(s, theTrial(s, m.args.trial), m.args.agent)),
  ],
  apply(s, { args: { agent, trial: id, n } }, ask) {
    const trial = theTrial(s, id);
    if (n === 0) return proceed(withTrial(s, id, { declined: [...trial.declined, agent] }), ask);
    const now = withTrial(s, id, { support: [...trial.support, { seat: agent, n }] });
    return proceed(paying(told(now, 'support', { agent, n }), agent, priceOf(s, agent, 'support', n)), ask);
  },
  choices: (s, { seat }) =>
    own(s, seat).flatMap(({ agent }) =>
      s.trials.flatMap((trial) =>
        Array.from({ length: mayGive(s, trial, agent) + 1 }, (_, n) => ({ agent, trial: trial.id, n })),
      ),
    ),
};

/** TS-126: one Destiny card, once everybody has supported or said that they won't. */
export const draw: Move<State, Acting> = {
  args: fields({ agent: agentId }),
  who: everybody,
  rules: [
    ...rulesOf<Acting>(isOn),
    isOwn,
    linkHolds,
    goesOn,
    inStep('TS-127', 'support'),
    rule('TS-126', 'wait-for-support', (s, m) => waitedFor(s, theOwnTrial(s, m.args.agent)).length === 0),
  ],
  apply(s, { args: { agent } }, ask) {
    const { id } = theOwnTrial(s, agent);
    return proceed(
      { ...withTrial(s, id, { step: 'drawing', declined: [] }), draws: [...s.draws, ...drawsOf(s, id)] },
      ask,
    );
  },
  choices: (s, { seat }) => own(s, seat),
};

/** A Destiny card was rolled: it is revealed for the test that came first in the log (TS-138). */
export function onDestiny(s: State, { values, failed }: Answer, ask: Ask): State {
  const [id, ...draws] = s.draws;
  const now = { ...s, rolling: false };
  if (id === undefined || failed || !values) return proceed(now, ask);
  const deck = deckOf(now);
  return proceed(revealed({ ...now, draws }, id, Math.min(deck.length, values[0] ?? 1) - 1), ask);
}

interface Declines extends Acting {
  readonly trial: number;
}

/** TS-328: nothing more is used on a test whose Destiny is seen. */
export const declineUse: Move<State, Declines> = {
  args: fields({ agent: agentId, trial: integer(0, 1_000_000) }),
  who: everybody,
  rules: [
    ...rulesOf<Declines>(isOn),
    isOwn,
    rule('TS-328', 'nothing-usable', (s, m) => afterDestiny(s, m.args.trial).includes(m.args.agent)),
  ],
  apply(s, { args: { agent, trial: id } }, ask) {
    const trial = theTrial(s, id);
    return proceed(withTrial(s, id, { declined: [...trial.declined, agent] }), ask);
  },
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => s.trials.map(({ id }) => ({ agent, trial: id }))),
};
