/** A Group Conflict: the Captain lets it begin and orders each turn (TS-164 … TS-168, TS-178). */
import type { Move } from '../../../kernel/game.ts';
import { fields, list, text } from '../../../kernel/schemas.ts';
import { fighters } from './conflicts.ts';
import { proceed } from './engine.ts';
import { acting, agentId, own } from './moves-start.ts';
import { begin, fired } from './programs.ts';
import { everybody, isCaptain, isOn, isOwn, linkHolds, rule, rulesOf, type Acting } from './rules.ts';
import type { AgentId, State } from './state.ts';

const settled = rule<Acting>('TS-165', 'follow-card-first', (s) => s.doing.length === 0);

/** TS-164. @param before what becomes of the table's open ends, by the rules of a version */
export const beginning = (before: (s: State) => State): Move<State, Acting> => ({
  args: acting,
  who: everybody,
  rules: [
    ...rulesOf<Acting>(isOn),
    isOwn,
    isCaptain,
    linkHolds,
    rule('TS-164', 'phase-closed', (s) => s.group?.step === 'before'),
    settled,
  ],
  apply(s, { args: { agent } }, ask) {
    const group = { ...s.group!, step: 'order' as const, turn: 1 };
    const now = { ...before(s), group };
    return proceed(begin(now, agent, group.card, fired(now, 'groupConflictTurn')), ask);
  },
  choices: (s, { seat }) => own(s, seat),
});
/** TS-165: from now on nothing is exchanged, so an offer that nobody has answered is over. */
export const beginConflict: Move<State, Acting> = beginning((s) => ({ ...s, trade: null }));

interface Orders extends Acting {
  readonly order: readonly AgentId[];
}

/** Four agents at most: two dozen orders. */
const orders = (all: readonly AgentId[]): readonly (readonly AgentId[])[] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first) => orders(all.filter((one) => one !== first)).map((rest) => [first, ...rest]));

const ordersBy = (s: State, agents: readonly Acting[]): readonly Orders[] =>
  agents.flatMap(({ agent }) => orders(fighters(s)).map((order) => ({ agent, order })));

/** TS-167: all who take part, each once. */
export const orderTurn: Move<State, Orders> = {
  args: fields({ agent: agentId, order: list(agentId, 4) }),
  who: everybody,
  rules: [
    ...rulesOf<Orders>(isOn),
    isOwn,
    rule('TS-167', 'captain-only', (s, m) => m.args.agent === s.captain),
    linkHolds,
    rule('TS-167', 'phase-closed', (s) => s.group?.step === 'order'),
    settled,
    rule('TS-168', 'order-all', (s, m) => {
      const all = fighters(s);
      const { order } = m.args;
      return (
        order.length === all.length && new Set(order).size === order.length && order.every((id) => all.includes(id))
      );
    }),
  ],
  apply: (s, { args: { order } }, ask) => proceed({ ...s, group: { ...s.group!, step: 'turn', order } }, ask),
  choices: (s, { seat }) => (s.group?.step === 'order' ? ordersBy(s, own(s, seat)) : []),
};

interface First extends Acting {
  readonly card: string;
}

/** TS-178: of several the Captain says which comes first, as long as none has begun. */
export const firstConflict: Move<State, First> = {
  args: fields({ agent: agentId, card: text(64) }),
  who: everybody,
  rules: [
    ...rulesOf<First>(isOn),
    isOwn,
    rule('TS-178', 'captain-only', (s, m) => m.args.agent === s.captain),
    rule('TS-178', 'phase-closed', (s) => s.group?.step === 'before'),
    rule('TS-178', 'unknown-thing', (s, m) => s.groups.some(({ card }) => card === m.args.card)),
  ],
  apply(s, { args: { card } }, ask) {
    const next = s.groups.find((one) => one.card === card)!;
    const rest = s.groups.filter((one) => one !== next);
    const { card: was, reader } = s.group!;
    return proceed({ ...s, group: { ...s.group!, ...next }, groups: [{ card: was, reader }, ...rest] }, ask);
  },
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => s.groups.map(({ card }) => ({ agent, card }))),
};
