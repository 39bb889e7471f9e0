/** Exchanges between locations, what the group pays together, and the deck that goes on to the left (TS-266, TS-272, TS-287, TS-290 … TS-293). */
import { FREE, type Move, type Rule, type Schema } from '../../../kernel/game.ts';
import { fields, integer } from '../../../kernel/schemas.ts';
import { isActive } from './agents.ts';
import { handedOver, has, isTradable } from './deeds-items.ts';
import { paidTogether } from './deeds-money.ts';
import { carriedOn, proceed } from './engine.ts';
import { afterPaying } from './money.ts';
import { acting, agentId, own } from './moves-start.ts';
import { begin } from './programs.ts';
import { kept, missing, unpromised } from './promises.ts';
import { passed } from './rounds.ts';
import { at, during, everybody, isIn, isOn, isOwn, linkHolds, rule, rulesOf, type Acting } from './rules.ts';
import { itemFields, singles } from './moves-gifts.ts';
import type { AgentId, Items, State, Trade } from './state.ts';

export interface Offers extends Acting {
  readonly to: AgentId;
  readonly gives: Items;
  readonly wants: Items;
}
const items: Schema<Items> = fields(itemFields);

const isTime: Rule<State, never> = rule(
  'TS-274',
  'phase-closed',
  (s) => (s.phase === 'between' && s.step === 'exchange') || s.group?.step === 'before',
);
const all = ({ args }: { readonly args: Offers }): readonly (readonly [AgentId, Items])[] => [
  [args.agent, args.gives],
  [args.to, args.wants],
];

/** One exchange at a time: another in its place would be accepted by whoever meant this one. A gift waits for nobody. */
export const oneTrade: Rule<State, Offers> = rule(
  'TS-272',
  'proposal-open',
  (s, m) => s.trade === null || sizeOf(m.args.wants) === 0,
);

/** TS-266, TS-272: offered by one, taken by the other. */
export const offer: Move<State, Offers> = {
  args: fields({ agent: agentId, to: agentId, gives: items, wants: items }),
  who: everybody,
  rules: [
    ...rulesOf<Offers>(isOn, isTime),
    isOwn,
    linkHolds,
    rule('TS-218', 'receiver-expelled', (s, m) => m.args.to !== m.args.agent && s.agents[m.args.to] !== undefined),
    rule('TS-218', 'agent-expelled', (s, m) => s.group === null || all(m).every(([id]) => isActive(s, id))),
    rule('TS-266', 'unknown-thing', (s, m) => all(m).every(([id, what]) => has(s, id, what))),
    rule('TS-271', 'not-tradable', (s, m) => all(m).every(([, what]) => isTradable(s, what))),
    rule('TS-266', 'unknown-thing', (_s, { args }) => sizeOf(args.gives) + sizeOf(args.wants) > 0),
    oneTrade,
  ],
  apply(s, { args: { agent, to, gives, wants } }, ask) {
    // A gift wants nobody's word but the giver's.
    if (sizeOf(wants) === 0) return proceed(handedOver(s, agent, to, gives), ask);
    return proceed({ ...s, next: s.next + 1, trade: { number: s.next, from: agent, to, gives, wants } }, ask);
  },
  choices: (s, { seat }) =>
    own(s, seat).flatMap(({ agent }) =>
      s.agents.flatMap((_, to) => [
        ...singles(s, agent).map((gives) => ({ agent, to, gives, wants: NONE })),
        { agent, to, gives: FREE, wants: FREE },
      ]),
    ),
};
const NONE: Items = { elements: [], tokens: [] };
export const sizeOf = ({ elements, tokens }: Items): number => elements.length + tokens.length;

/** A yes or a no is about the offer that its person saw. */
const slotOfTrade = ({ trade }: State): string => `trade ${trade?.number ?? ''}`;

/** The other side agrees; what was offered must still be there. */
export const accept: Move<State, Acting> = {
  args: acting,
  who: everybody,
  slot: slotOfTrade,
  rules: [
    ...rulesOf<Acting>(isOn, isTime),
    isOwn,
    rule('TS-272', 'no-question', (s, m) => s.trade?.to === m.args.agent),
    rule(
      'TS-272',
      'unknown-thing',
      (s) => s.trade !== null && has(s, s.trade.from, s.trade.gives) && has(s, s.trade.to, s.trade.wants),
    ),
  ],
  apply(s, _made, ask) {
    const { from, to, gives, wants } = s.trade!;
    return proceed(handedOver(handedOver({ ...s, trade: null }, from, to, gives), to, from, wants), ask);
  },
  choices: (s, { seat }) => own(s, seat),
};

/** It is over without an exchange. @param mayEnd agents who may say so, by the rules of a version */
export const declining = (mayEnd: (s: State, trade: Trade) => readonly AgentId[]): Move<State, Acting> => ({
  args: acting,
  who: everybody,
  slot: slotOfTrade,
  rules: [
    ...rulesOf<Acting>(isOn),
    isOwn,
    rule('TS-272', 'no-question', (s, m) => s.trade !== null && mayEnd(s, s.trade).includes(m.args.agent)),
  ],
  apply: (s, _made, ask) => proceed({ ...s, trade: null }, ask),
  choices: (s, { seat }) => own(s, seat),
});
/** Either side takes it back; or the Captain, as others may want to exchange something while those two don't answer. */
export const decline: Move<State, Acting> = declining((s, { from, to }) => [from, to, s.captain]);

/** TS-291 … TS-293. */
export const pass: Move<State, Acting> = {
  args: acting,
  who: everybody,
  slot: (s) => `pass ${s.round}`,
  rules: [
    ...rulesOf<Acting>(isOn, during('TS-290', 'between'), at('TS-290', 'exchange')),
    isOwn,
    rule('TS-291', 'captain-only', (s, m) => m.args.agent === s.captain),
    rule('TS-290', 'follow-card-first', (s) => s.doing.length === 0),
  ],
  apply: (s, _made, ask) => proceed(passed(s), ask),
  choices: (s, { seat }) => own(s, seat),
};

interface Pledges extends Acting {
  readonly n: number;
}

const isAsked: Rule<State, never> = rule('TS-287', 'no-question', (s) => s.pledge !== null);

/** TS-287, TS-288: promised first, paid by all together once it is enough. @param standing with the promises that count */
export const pledging = (standing: (s: State) => State): Move<State, Pledges> => ({
  args: fields({ agent: agentId, n: integer(1, 99) }),
  who: everybody,
  rules: [
    ...rulesOf<Pledges>(isOn, isAsked),
    isOwn,
    linkHolds,
    isIn,
    rule('TS-287', 'no-azrak', (s, m) => m.args.n <= unpromised(standing(s), m.args.agent)),
    rule('TS-288', 'support-most', (s, m) => m.args.n <= missing(standing(s))),
  ],
  apply(s, { args: { agent, n } }, ask) {
    const pledge = standing(s).pledge!;
    const now: State = { ...s, pledge: { ...pledge, given: [...pledge.given, { seat: agent, n }] } };
    if (missing(now) > 0) return proceed(now, ask);
    const { doing: id, resource } = pledge;
    const paid = paidTogether(now);
    const events = resource === 'azrak' ? afterPaying(paid) : [];
    const doing = paid.doing.find((one) => one.id === id);
    const first = begin(paid, doing?.agent ?? agent, '', events);
    return proceed(doing ? carriedOn(first, doing, { paid: true }) : first, ask);
  },
  choices: (s, { seat }) =>
    own(s, seat).flatMap(({ agent }) => Array.from({ length: missing(standing(s)) }, (_, i) => ({ agent, n: i + 1 }))),
});
export const pledge: Move<State, Pledges> = pledging(kept);

/** the Captain declines for the group. */
export const declinePledge: Move<State, Acting> = {
  args: acting,
  who: everybody,
  rules: [
    ...rulesOf<Acting>(isOn, isAsked),
    isOwn,
    rule('TS-287', 'captain-only', (s, m) => m.args.agent === s.captain),
  ],
  apply(s, _made, ask) {
    const doing = s.doing.find(({ id }) => id === s.pledge?.doing);
    const now = { ...s, pledge: null };
    return proceed(doing ? carriedOn(now, doing, { paid: false }) : now, ask);
  },
  choices: (s, { seat }) => own(s, seat),
};
