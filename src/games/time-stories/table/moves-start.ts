/** The prologue and the Captain's phase: cards read to all, a place chosen and laid out (TS-043 … TS-066). */
import { fields, integer, text } from '../../../kernel/schemas.ts';
import type { Move, Schema } from '../../../kernel/game.ts';
import { azrakOf, plays } from './agents.ts';
import { proceed } from './engine.ts';
import { locationOf } from './lookups.ts';
import { begin, inline, step } from './programs.ts';
import { readingOf } from './reading.ts';
import { chosen, choices, entered, travelPrice } from './rounds.ts';
import { at, during, everybody, isCaptain, isOn, isOwn, linkHolds, rule, rulesOf, type Acting } from './rules.ts';
import type { AgentId, State } from './state.ts';

export const agentId: Schema<AgentId> = integer(0, 3);
export const acting: Schema<Acting> = fields({ agent: agentId });

/** For choices: the agents of a seat, each as the only argument. */
export const own = (s: State, seat: number | null): readonly Acting[] =>
  s.agents.flatMap((_, agent) => (seat !== null && plays(s, seat, agent) ? [{ agent }] : []));

const calm = rule<Acting>('TS-088', 'follow-card-first', (s) => s.doing.length === 0);

/** TS-045: the next card of the Prologue, open to all; after the first the instructions at its top (TS-043, R-34). */
export const prologue: Move<State, Acting> = {
  args: acting,
  who: everybody,
  slot: (s) => `prologue ${s.prologue}`,
  rules: [...rulesOf<Acting>(isOn, during('TS-045', 'prologue')), isOwn, isCaptain, linkHolds, calm],
  apply(s, { args: { agent } }, ask) {
    const cards = s.mission.story.prologue;
    const card = cards[s.prologue]!;
    const isFirst = s.prologue === 0;
    const isLast = s.prologue === cards.length - 1;
    const now = { ...s, prologue: s.prologue + 1 };
    return proceed(
      begin(now, agent, card.id, [
        ...readingOf(now, card),
        ...(isFirst ? inline(s.mission.story.prologueInstructions) : []),
        ...(isLast ? [step('roundBegins')] : []),
      ]),
      ask,
    );
  },
  choices: (s, { seat }) => own(s, seat),
};

interface Chosen extends Acting {
  readonly location: string;
}

/** TS-052 … TS-057. */
export const choose: Move<State, Chosen> = {
  args: fields({ agent: agentId, location: text(64) }),
  who: everybody,
  slot: (s) => `choose ${s.round}`,
  rules: [
    ...rulesOf<Chosen>(isOn, during('TS-052', 'captain'), at('TS-052', 'choose')),
    isOwn,
    rule('TS-052', 'captain-only', (s, m) => m.args.agent === s.captain),
    linkHolds,
    calm,
    rule('TS-058', 'no-azrak', (s, m) => azrakOf(s, m.args.agent) >= Math.max(1, travelPrice(s, m.args.agent))),
    rule('TS-053', 'location-not-available', (s, m) => choices(s).includes(m.args.location)),
  ],
  apply: (s, { args }, ask) => proceed(chosen(s, args.location), ask),
  choices: (s, { seat }) => own(s, seat).flatMap(({ agent }) => choices(s).map((location) => ({ agent, location }))),
};

/** TS-062: the A card, aloud. An expelled Captain reads it too (TS-066). */
export const readA: Move<State, Acting> = {
  args: acting,
  who: everybody,
  slot: (s) => `read ${s.round}`,
  rules: [
    ...rulesOf<Acting>(isOn, during('TS-062', 'captain'), at('TS-062', 'read')),
    isOwn,
    isCaptain,
    linkHolds,
    calm,
    rule('TS-060', 'phase-closed', (s) => locationOf(s, s.location) !== undefined),
  ],
  // What the card itself says runs before anybody takes one; until then the step is over, so that it isn't read twice.
  apply: (s, _made, ask) => proceed(entered({ ...s, step: '' }), ask),
  choices: (s, { seat }) => own(s, seat),
};
