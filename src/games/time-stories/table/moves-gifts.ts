/** What an agent who stands by gives to another in the same place (TS-266 … TS-274). */
import { FREE, type Move, type Schema } from '../../../kernel/game.ts';
import { fields, integer, list, text } from '../../../kernel/schemas.ts';
import { azrakOf, elementsOf, isActive, isInStandby, isReading } from './agents.ts';
import { costOfGift } from './costs.ts';
import { handedOver, has, isTradable } from './deeds-items.ts';
import { proceed } from './engine.ts';
import { afterPaying, pay } from './money.ts';
import { agentId, own } from './moves-start.ts';
import { begin } from './programs.ts';
import { acting, everybody, hasFollowed, isUnbound, rule, rulesOf, type Acting } from './rules.ts';
import type { Items, State } from './state.ts';

interface Gives extends Acting, Items {
  readonly to: number;
}
/** Each thing that this agent has, by itself. */
export const singles = (s: State, agent: number): readonly Items[] => [
  ...elementsOf(s, agent).map((number) => ({ elements: [number], tokens: [] })),
  ...s.tokens.filter((one) => one.agent === agent).map(({ token }) => ({ elements: [], tokens: [token] })),
];
export const itemFields: {
  readonly elements: Schema<readonly number[]>;
  readonly tokens: Schema<readonly string[]>;
} = { elements: list(integer(0, 999), 40), tokens: list(text(64), 40) };

/** TS-267 … TS-270: one crystal for a gift of any size to one other agent; free just before a Group Conflict (TS-273). */
export const give: Move<State, Gives> = {
  args: fields({ agent: agentId, to: agentId, ...itemFields }),
  who: everybody,
  rules: [
    ...rulesOf<Gives>(...acting('give')),
    hasFollowed,
    rule('TS-165', 'group-conflict', (s) => s.group === null || s.group.step === 'before'),
    rule(
      'TS-267',
      'not-in-standby',
      (s, m) => s.group !== null || (isInStandby(s, m.args.agent) && !isReading(s, m.args.agent)),
    ),
    isUnbound,
    rule('TS-270', 'receiver-expelled', (s, m) => m.args.to !== m.args.agent && isActive(s, m.args.to)),
    rule(
      'TS-260',
      'unknown-thing',
      (s, m) => m.args.elements.length + m.args.tokens.length > 0 && has(s, m.args.agent, m.args),
    ),
    rule('TS-244', 'not-tradable', (s, m) => isTradable(s, m.args)),
    rule('TS-269', 'no-azrak', (s, m) => azrakOf(s, m.args.agent) >= costOfGift(s, m.args.agent)),
  ],
  apply(s, { args }, ask) {
    const cost = costOfGift(s, args.agent);
    const now = handedOver(pay(s, args.agent, cost) ?? s, args.agent, args.to, args);
    return proceed(cost > 0 ? begin(now, args.agent, '', afterPaying(now)) : now, ask);
  },
  choices: (s, { seat }) =>
    own(s, seat).flatMap(({ agent }) =>
      s.agents.flatMap((_, to) => [
        ...singles(s, agent).map((items) => ({ agent, to, ...items })),
        // Several at once are put together by a person.
        { agent, to, elements: FREE, tokens: FREE },
      ]),
    ),
};
