/** Reconnaissance and telepathy: everybody takes a card, reads it in secret and tells of it in own words (TS-067 … TS-082). */
import { FREE, type Move } from '../../../kernel/game.ts';
import { fields, integer, text } from '../../../kernel/schemas.ts';
import { active } from './agents.ts';
import { proceed } from './engine.ts';
import { cardOf } from './lookups.ts';
import { acting, agentId, own } from './moves-start.ts';
import { hasMore, openingOf } from './reading.ts';
import { freeSlots } from './rows.ts';
import { delivered, everybodyHasTold } from './rounds.ts';
import { isInOwnWords } from './own-words.ts';
import { begin } from './programs.ts';
import { at, everybody, isIn, isOn, isOwn, linkHolds, rule, rulesOf, type Acting } from './rules.ts';
import type { State, Telling } from './state.ts';
import { told } from './tell.ts';

interface Slotted extends Acting {
  readonly slot: number;
}
const slotted = fields({ agent: agentId, slot: integer(0, 7) });

const unclaimed = (s: State): readonly number[] =>
  freeSlots(s).filter((slot) => !s.claims.some(([, taken]) => taken === slot));

const inRecon = rulesOf<Slotted>(isOn, at('TS-067', 'recon'));

/** TS-067, TS-075: free of charge; nothing is turned before all have confirmed. */
export const claim: Move<State, Slotted> = {
  args: slotted,
  who: everybody,
  rules: [
    ...inRecon,
    isOwn,
    linkHolds,
    isIn,
    rule('TS-067', 'one-card', (s, m) => !s.claims.some(([agent]) => agent === m.args.agent)),
    rule('TS-075', 'card-in-use', (s, m) => unclaimed(s).includes(m.args.slot)),
  ],
  apply: (s, { args: { agent, slot } }, ask) =>
    proceed({ ...s, claims: [...s.claims, [agent, slot] as const], confirmed: [] }, ask),
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => unclaimed(s).map((slot) => ({ agent, slot }))),
};

/** TS-072: until all have confirmed a claim may be given up. */
export const unclaim: Move<State, Acting> = {
  args: acting,
  who: everybody,
  rules: [
    ...rulesOf<Acting>(isOn, at('TS-072', 'recon')),
    isOwn,
    linkHolds,
    rule('TS-072', 'claim-first', (s, m) => s.claims.some(([agent]) => agent === m.args.agent)),
  ],
  apply: (s, { args }, ask) =>
    proceed({ ...s, claims: s.claims.filter(([agent]) => agent !== args.agent), confirmed: [] }, ask),
  choices: (s, { seat }) => own(s, seat),
};

/** TS-068: as long as a card is left everybody takes one. */
const hasClaim = (s: State, agent: number): boolean =>
  s.claims.some(([one]) => one === agent) || unclaimed(s).length === 0;

/** TS-074: with the last word the cards are delivered. */
export const confirm: Move<State, Acting> = {
  args: acting,
  who: everybody,
  rules: [
    ...rulesOf<Acting>(isOn, at('TS-074', 'recon')),
    isOwn,
    linkHolds,
    isIn,
    rule('TS-068', 'recon-incomplete', (s) => active(s).every((agent) => hasClaim(s, agent))),
    rule('TS-074', 'already-told', (s, m) => !s.confirmed.includes(m.args.agent)),
  ],
  apply(s, { args: { agent } }, ask) {
    const now = { ...s, confirmed: [...s.confirmed, agent] };
    if (!active(now).every((one) => now.confirmed.includes(one))) return proceed(now, ask);
    const owes = (id: string): boolean => {
      const card = cardOf(now, id);
      return card !== undefined && hasMore(card);
    };
    const all = delivered(now, owes);
    const opened = all.agents.reduce<State>(
      (state, { front }, id) => begin(state, id, front ?? '', openingOf(state, cardOf(state, front ?? ''))),
      all,
    );
    return proceed(opened, ask);
  },
  choices: (s, { seat }) => own(s, seat),
};

interface Tells extends Acting {
  readonly text: string;
}
const TELLINGS = 400;

/** TS-077: what was found, in own words; an empty text says that it was told aloud. It may be said again, and better. */
export const tell: Move<State, Tells> = {
  args: fields({ agent: agentId, text: text(400) }),
  who: everybody,
  rules: [
    ...rulesOf<Tells>(isOn, at('TS-076', 'telepathy', 'actions')),
    isOwn,
    rule('TS-077', 'claim-first', (s, m) => s.agents[m.args.agent]!.front !== null),
    rule('TS-078', 'own-words', (s, m) => {
      const card = cardOf(s, s.agents[m.args.agent]!.front ?? '');
      const text = card && !('blob' in card.text) ? Object.values(card.text) : [];
      return text.every((one) => isInOwnWords(m.args.text, one));
    }),
  ],
  apply(s, { args: { agent, text: said } }, ask) {
    const { slot } = s.agents[agent]!;
    const telling: Telling = { agent, location: s.location ?? '', slot: slot ?? 0, round: s.round, text: said };
    const isSame = (one: Telling): boolean =>
      one.agent === agent && one.location === telling.location && one.slot === telling.slot && one.round === s.round;
    const tellings = [...s.tellings.filter((one) => !isSame(one)), telling].slice(-TELLINGS);
    const now = { ...s, tellings, told: s.told.includes(agent) ? s.told : [...s.told, agent] };
    const done = told(now, 'told', { agent });
    const isThrough = done.step === 'telepathy' && everybodyHasTold(done);
    return proceed(isThrough ? { ...done, step: 'actions' } : done, ask);
  },
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => ['', FREE].map((text) => ({ agent, text }))),
};
