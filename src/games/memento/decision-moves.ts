/** Voting in a decision of a group, asking for its clock, and objecting to a trait (MMQ-01, MM-021). */
import type { Move, Rule } from '../../kernel/game.ts';
import { fields, integer, nothing } from '../../kernel/schemas.ts';
import { voted } from '../kit/decision.ts';
import { everybody } from '../kit/seats.ts';
import { put } from './decide.ts';
import { flow } from './flow.ts';
import { isOn, notOver, rule, type None } from './rules.ts';
import { changed, decisionOf, here, KEEP, REWRITE, type Stage, type State } from './state.ts';

const decisionSlot = (s: State): string => `decision ${s.decision?.no ?? 0}`;

export const vote: Move<State, { readonly option: number }> = {
  args: fields({ option: integer(0, 99) }),
  who: everybody,
  slot: decisionSlot,
  rules: [
    isOn,
    rule('MMQ-01', 'decision-closed', (s) => s.decision !== null),
    rule('MMQ-14', 'not-in-electorate', (s, m) => decisionOf(s).electors.includes(m.seat)),
    rule<{ readonly option: number }>('MMQ-01', 'not-an-option', (s, m) =>
      decisionOf(s).options.includes(m.args.option),
    ),
    rule<{ readonly option: number }>(
      'MMQ-01',
      'already-voted',
      (s, m) => !decisionOf(s).votes.some(([seat, option]) => seat === m.seat && option === m.args.option),
    ),
  ],
  apply(s, { seat, args }, ask) {
    const decision = decisionOf(s);
    const votes = voted(decision.votes, seat, args.option);
    return flow(started(changed(s, { decision: { ...decision, votes } })), ask);
  },
  choices: (s) => (s.decision?.options ?? []).map((option) => ({ option })),
};

/** An elector may ask for the clock before anybody has voted; where none of them is here, anybody may. */
export const hurry: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: decisionSlot,
  rules: [
    isOn,
    rule('MMQ-01', 'decision-closed', (s) => s.decision !== null),
    rule('MMQ-14', 'not-in-electorate', (s, m) => {
      const { electors } = decisionOf(s);
      return electors.includes(m.seat) || here(s, electors).length === 0;
    }),
    rule('MMQ-01', 'clock-runs', (s) => !decisionOf(s).started),
  ],
  apply: (s, _made, ask) => flow(started(s), ask),
  choices: () => [{}],
};

const started = (s: State): State => changed(s, { decision: { ...decisionOf(s), started: true } });

interface Objection {
  readonly trait: number;
}

/**
 * Anybody but its author may ask whether a trait can be learnt at all; the others decide. Only before the story is played.
 *
 * @param ready no decision stands in the way
 */
export const objecting = (stages: readonly Stage[], ready: Rule<State, never>): Move<State, Objection> => ({
  args: fields({ trait: integer(0, 999) }),
  who: everybody,
  slot: (s) => `traits ${s.decisions}`,
  rules: [
    notOver,
    isOn,
    ready,
    rule<Objection>(
      'MM-021',
      'phase-closed',
      (s, m) => stages.includes(s.stage) && s.rewrite === null && isHeld(s, m.args.trait),
    ),
    rule<Objection>('MM-021', 'your-own-trait', (s, m) => s.authors[m.args.trait] !== m.seat),
  ],
  apply(s, { args }, ask) {
    const electors = s.seats.filter((seat) => seat !== s.authors[args.trait]);
    const question = {
      what: 'objection',
      electors,
      options: [KEEP, REWRITE],
      anchor: s.seats[0]!,
      trait: args.trait,
    } as const;
    return flow(put(s, question), ask);
  },
  choices: (s) => s.traits.map((_, trait) => ({ trait })),
});

/** MM-036: also the traits of the last prelude, which are there when the Lantern is to be chosen. */
export const object: Move<State, Objection> = objecting(
  ['own', 'prelude', 'lantern'],
  rule('MMQ-01', 'decision-open', ({ decision }) => decision === null || decision.what === 'lantern'),
);

const isHeld = (s: State, trait: number): boolean => s.characters.some(({ traits }) => traits.includes(trait));
