/** What an agent does in a location: follows the card, answers it, explores, stands by, uses (TS-083 … TS-112). */
import { FREE, type Move } from '../../../kernel/game.ts';
import { bool, fields, integer, optional, text } from '../../../kernel/schemas.ts';
import { spent } from '../azrak.ts';
import { answered, isRight, type Reply } from '../language/answer.ts';
import { azrakOf } from './agents.ts';
import { fitting } from './args.ts';
import { costOfExplore } from './costs.ts';
import { carriedOn, proceed } from './engine.ts';
import { cardOf } from './lookups.ts';
import { afterPaying, pay, withMagic } from './money.ts';
import { acting as agentOnly, agentId, own } from './moves-start.ts';
import { begin, inline, isBusy } from './programs.ts';
import { hasMore, openingOf, readingOf } from './reading.ts';
import { backToRow, cardAt, freeSlots, laidBefore } from './rows.ts';
import { freeExplores } from './rounds.ts';
import {
  acting,
  everybody,
  hasFollowed,
  isOn,
  isOwn,
  linkHolds,
  noGroupConflict,
  rule,
  rulesOf,
  type Acting,
} from './rules.ts';
import type { Doing, State } from './state.ts';
import { told } from './tell.ts';
import { ownTrial } from './trials.ts';
import { findUse, isUsable, marked, usesOf } from './uses.ts';

/** TS-086: the instructions of the card in front, in one go up to the first question. */
export const follow: Move<State, Acting> = {
  args: agentOnly,
  who: everybody,
  rules: [
    ...rulesOf<Acting>(...acting('follow')),
    // a Group Conflict that was read in reconnaissance is its reader's to begin.
    ...rulesOf<Acting>(noGroupConflict),
    rule('TS-086', 'nothing-to-follow', (s, m) => s.agents[m.args.agent]!.owes && !isBusy(s, m.args.agent)),
  ],
  apply(s, { args: { agent } }, ask) {
    const { front } = s.agents[agent]!;
    const card = front === null ? undefined : cardOf(s, front);
    const now = { ...s, agents: s.agents.map((one, id) => (id === agent ? { ...one, owes: false } : one)) };
    return proceed(card ? begin(now, agent, card.id, readingOf(now, card)) : now, ask);
  },
  choices: (s, { seat }) => own(s, seat),
};

interface Answers extends Acting {
  readonly doing: number;
  readonly yes?: boolean | undefined;
  readonly seat?: number | undefined;
  readonly option?: number | undefined;
  readonly code?: string | undefined;
  readonly giveUp?: boolean | undefined;
}

/** What a program asks a person now. */
const questionOf = (s: State, { agent, doing: id }: Answers): Doing | undefined =>
  s.doing.find(({ id: one, run }) => {
    const { asks } = run;
    return one === id && asks !== null && 'by' in asks && asks.what !== 'spend' && asks.by.seat === agent;
  });

function replyOf({ yes, seat, option, code, giveUp }: Answers): Reply {
  if (yes !== undefined) return { yes };
  if (seat !== undefined) return { seat };
  if (option !== undefined) return { option };
  return { code: giveUp ? null : (code ?? null) };
}

/** Everything that a question can be answered with; codes are typed. */
function replies(s: State, agent: number): readonly Answers[] {
  return s.doing.flatMap(({ id: doing, run: { asks } }): readonly Answers[] => {
    if (asks === null || !('by' in asks) || asks.by.seat !== agent) return [];
    const about = { agent, doing };
    if (asks.what === 'may') return [true, false].map((yes) => ({ ...about, yes }));
    if (asks.what === 'whom') return asks.seats.map((seat) => ({ ...about, seat }));
    if (asks.what === 'choose') return asks.offered.map((option) => ({ ...about, option }));
    return asks.what === 'code'
      ? [
          { ...about, giveUp: true },
          { ...about, code: FREE },
        ]
      : [];
  });
}

/** Nobody has to ask what came of a riddle: that an answer was wrong, right or given up is told, and never its words. */
function heard(s: State, { agent, run: { asks } }: Doing, reply: Reply): State {
  if (asks?.what !== 'code' || !('code' in reply) || asks.block.op !== 'askCode') return s;
  if (reply.code === null) return told(s, 'code', { agent, about: 'none' });
  if (isRight(asks.block, reply.code)) return told(s, 'code', { agent, about: 'right' });
  return told(s, 'code', { agent, about: 'wrong', n: asks.tries - 1 });
}

/** the answer, and the program goes on. @param tells what is told of it, by the rules of a version */
export const answering = (tells: typeof heard): Move<State, Answers> => ({
  args: fitting<Answers>(
    fields({
      agent: agentId,
      doing: integer(0, 1_000_000),
      yes: optional(bool),
      seat: optional(agentId),
      option: optional(integer(0, 11)),
      code: optional(text(64)),
      giveUp: optional(bool),
    }),
    ({ yes, seat, option, code, giveUp }) =>
      giveUp !== false && [yes, seat, option, code, giveUp].filter((one) => one !== undefined).length === 1,
  ),
  who: everybody,
  rules: [
    isOwn,
    linkHolds,
    rule('TS-087', 'no-question', (s, m) => questionOf(s, m.args) !== undefined),
    rule('TS-087', 'not-an-answer', (s, m) => {
      const doing = questionOf(s, m.args);
      return doing !== undefined && answered(doing.run, replyOf(m.args)) !== undefined;
    }),
  ],
  apply(s, { args }, ask) {
    const doing = questionOf(s, args)!;
    const reply = replyOf(args);
    return proceed(carriedOn(tells(s, doing, reply), doing, reply), ask);
  },
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => replies(s, agent)),
});
export const answer: Move<State, Answers> = answering(heard);

interface Slotted extends Acting {
  readonly slot: number;
}

/** The card in front counts as put back already (TS-098). */
const explorable = (s: State, agent: number): readonly number[] => {
  const { slot } = s.agents[agent]!;
  return [...freeSlots(s), ...(slot === null ? [] : [slot])];
};

const noOwnTest = rule<Acting>('TS-109', 'open-test', (s, m) => ownTrial(s, m.args.agent) === undefined);

/** TS-093 … TS-103: paid, the old card back, the new one read; the link is looked at once it is taken. */
export const explore: Move<State, Slotted> = {
  args: fields({ agent: agentId, slot: integer(0, 7) }),
  who: everybody,
  rules: [
    ...rulesOf<Slotted>(...acting('explore'), noGroupConflict),
    hasFollowed,
    rule('TS-100', 'conflict-first', (s, m) => s.agents[m.args.agent]!.conflict === null),
    noOwnTest,
    rule('TS-096', 'card-in-use', (s, m) => explorable(s, m.args.agent).includes(m.args.slot)),
    rule('TS-102', 'no-azrak', (s, m) => azrakOf(s, m.args.agent) >= costOfExplore(s, m.args.agent)),
  ],
  apply(s, { args: { agent, slot } }, ask) {
    const cost = costOfExplore(s, agent);
    const isFree = freeExplores(s, agent) > 0;
    const back = backToRow(pay(s, agent, cost) ?? s, agent);
    const card = cardOf(back, cardAt(back, slot) ?? '');
    const before = laidBefore(back, agent, slot, card !== undefined && hasMore(card));
    const agents = before.agents.map((one, id) =>
      id === agent && isFree ? { ...one, explored: one.explored + 1 } : one,
    );
    const now = told({ ...before, agents, looks: withoutLooks(before, agent) }, 'explored', { agent, n: slot });
    const paid = cost > 0 ? begin(now, agent, '', afterPaying(now)) : now;
    return proceed(begin(paid, agent, card?.id ?? '', openingOf(paid, card)), ask);
  },
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => explorable(s, agent).map((slot) => ({ agent, slot }))),
};

const withoutLooks = ({ looks }: State, agent: number): State['looks'] => looks.filter((one) => one.agent !== agent);

/** TS-105: free of charge. */
export const standby: Move<State, Acting> = {
  args: agentOnly,
  who: everybody,
  rules: [
    ...rulesOf<Acting>(...acting('standby'), noGroupConflict),
    hasFollowed,
    rule('TS-107', 'conflict-first', (s, m) => s.agents[m.args.agent]!.conflict === null),
    noOwnTest,
    rule('TS-104', 'nothing-to-follow', (s, m) => s.agents[m.args.agent]!.front !== null),
  ],
  apply(s, { args: { agent } }, ask) {
    const now = backToRow(s, agent);
    return proceed(told({ ...now, looks: withoutLooks(now, agent) }, 'standby', { agent }), ask);
  },
  choices: (s, { seat }) => own(s, seat),
};

interface Uses extends Acting {
  readonly from: string;
  readonly action: string;
  readonly trial?: number | undefined;
}

/** TS-283, TS-287: a Power, an Element, a token, with what it costs. */
export const use: Move<State, Uses> = {
  args: fields({ agent: agentId, from: text(64), action: text(64), trial: optional(integer(0, 1_000_000)) }),
  who: everybody,
  rules: [
    ...rulesOf<Uses>(isOn),
    isOwn,
    rule('TS-283', 'unknown-thing', (s, m) => findUse(s, m.args.agent, m.args.from, m.args.action) !== undefined),
    rule('TS-283', 'nothing-usable', (s, m) => {
      const found = findUse(s, m.args.agent, m.args.from, m.args.action);
      return found !== undefined && isUsable(s, m.args.agent, found, m.args.trial ?? null);
    }),
    rule(
      'TS-088',
      'follow-card-first',
      (s, m) => !isBusy(s, m.args.agent) || s.links.some(({ agent }) => agent === m.args.agent),
    ),
  ],
  apply(s, { args: { agent, from, action, trial } }, ask) {
    const found = findUse(s, agent, from, action)!;
    const { azrak = 0, magic = 0, token } = found.action.cost;
    const purse = spent(s.purse, agent, azrak) ?? s.purse;
    const paid = withMagic({ ...s, purse }, agent, -magic);
    const used = marked(
      spentToken(spentToken(paid, agent, from, found.spend), agent, token ?? '', 'return'),
      agent,
      found,
    );
    // what was used makes everybody think anew.
    const trials = used.trials.map((one) =>
      one.id === trial ? { ...one, declined: one.step === 'seen' ? [] : one.declined } : one,
    );
    const now = { ...used, trials };
    const first = azrak > 0 ? afterPaying(now) : [];
    return proceed(begin(now, agent, from, [...first, ...inline(found.action.do)], trial ?? null), ask);
  },
  choices: (s, { seat }) =>
    own(s, seat).flatMap(({ agent }) =>
      usesOf(s, agent).flatMap(({ from, action }) =>
        [undefined, ...s.trials.map(({ id }) => id)].map((trial) => ({
          agent,
          from,
          action: action.id,
          ...(trial !== undefined && { trial }),
        })),
      ),
    ),
};

/** One of these tokens back in its place, or out of the mission. */
function spentToken(s: State, agent: number, token: string, how: 'return' | 'remove' | 'none'): State {
  const at = s.tokens.findIndex((one) => one.token === token && (one.agent === agent || one.agent === null));
  if (how === 'none' || at < 0) return s;
  const removedTokens = how === 'remove' ? [...s.removedTokens, token] : s.removedTokens;
  return { ...s, tokens: s.tokens.filter((_, i) => i !== at), removedTokens };
}
