/** Before the story: the tone note, the table's options, the Darkness, the talk, each character's own trait (MM-010 … MM-024). */
import { FREE, type Ask, type Move, type Schema, type Seat } from '../../kernel/game.ts';
import { fields, nothing, optional } from '../../kernel/schemas.ts';
import { isLine, isProse, tidied } from '../kit/texts.ts';
import { everybody } from '../kit/seats.ts';
import { flow } from './flow.ts';
import { tell } from './news.ts';
import { eachOption, oneOption, type Options } from './options.ts';
import { during, isOn, notOver, rule, undecided, type None } from './rules.ts';
import { changed, characterOf, FEWEST, onward, type State, theCharacter, withCharacter } from './state.ts';
import { ELEMENT_MOST, isTrait, isUnique, NAME_MOST, NOTE_MOST, TRAIT_MOST, written } from './texts.ts';

interface Text {
  readonly text: string;
}

/** MM-010: everybody has read what kind of story this is, with the options and limits that stood there. */
export const confirm: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: (s) => `step ${s.step}`,
  rules: [
    during('MM-010', 'lobby'),
    rule('MM-001', 'too-few', (s) => s.seats.length >= FEWEST),
    rule('MM-010', 'already-confirmed', (s, m) => !s.confirmed.includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => flow(changed(s, { confirmed: [...s.confirmed, seat] }), ask),
  choices: () => [{}],
};

/** Leads from one state to the next: with a step, or within the one that is on. */
type Lead = (s: State, change: Partial<State>) => State;

/** Options that are set anew are confirmed anew. */
export const configuring = (lead: Lead): Move<State, Partial<Options>> => ({
  args: oneOption,
  who: everybody,
  rules: [rule('MM-010', 'options-fixed', (s) => s.stage === 'lobby')],
  apply: (s, { args }) => lead(s, { options: { ...s.options, ...args }, confirmed: [] }),
  choices: eachOption,
});
/** A step, so that a yes to what stood before, still on its way, counts no more. */
export const configure: Move<State, Partial<Options>> = configuring(onward);

export interface Care {
  readonly lines: string;
  readonly veils: string;
}

/** Sets what stays out of the story, and what is only hinted at: what the arguments name of it. */
export const caring = <Args extends Partial<Care>>(
  args: Schema<Args>,
  choices: readonly Args[],
  lead: Lead = onward,
): Move<State, Args> => ({
  args,
  who: everybody,
  rules: [
    rule('MMQ-28', 'options-fixed', (s) => s.stage === 'lobby'),
    rule<Args>('MMQ-29', 'text-not-plain', (_s, m) =>
      [m.args.lines, m.args.veils].every((one = '') => one === '' || isProse(one, NOTE_MOST)),
    ),
  ],
  apply: (s, m) => lead(s, { ...m.args, confirmed: [] }),
  choices: () => choices,
});

const someCare = fields({ lines: optional(written(NOTE_MOST)), veils: optional(written(NOTE_MOST)) });

const oneCare: Schema<Partial<Care>> = {
  read(input) {
    const care = someCare.read(input) as Partial<Care> | undefined;
    return care && Object.keys(care).length > 0 ? care : undefined;
  },
};

/** Two people may write one each at once: what isn't named stays as it is. */
export const careSetting = (lead: Lead): Move<State, Partial<Care>> =>
  caring<Partial<Care>>(oneCare, [{ lines: FREE, veils: FREE }, { lines: FREE }, { veils: FREE }], lead);
export const setCare: Move<State, Partial<Care>> = careSetting(onward);

/** MM-013: one element each; a second one replaces the first until the phase closes. */
export const element: Move<State, Text> = {
  args: fields({ text: written(ELEMENT_MOST) }),
  who: everybody,
  slot: (s) => s.stage,
  rules: [
    notOver,
    isOn,
    during('MM-013', 'elements'),
    rule<Text>('MMQ-29', 'text-not-plain', (_s, m) => isProse(m.args.text, ELEMENT_MOST)),
  ],
  apply: (s, { seat, args }, ask) => {
    const elements = [...s.elements.filter(([by]) => by !== seat), [seat, args.text] as const];
    return flow(changed(s, { elements, ready: s.ready.filter((one) => one !== seat) }), ask);
  },
  choices: () => [{ text: FREE }],
};

/** MM-014, MM-017: done with the Darkness, or with the talk. */
export const ready: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: (s) => s.stage,
  rules: [
    notOver,
    isOn,
    rule('MM-017', 'phase-closed', (s) => s.stage === 'elements' || s.stage === 'talk'),
    rule('MM-014', 'element-missing', (s, m) => s.stage !== 'elements' || s.elements.some(([by]) => by === m.seat)),
    rule('MM-017', 'already-ready', (s, m) => !s.ready.includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => flow(changed(s, { ready: [...s.ready, seat] }), ask),
  choices: () => [{}],
};

/** MM-018: the clock ends nothing by itself, but from then on more than half are enough. */
export const talkEnds = (s: State, ask: Ask): State => flow(tell(changed(s, { talkOver: true }), 'talkOver'), ask);

/** MM-019 */
export const ownTrait: Move<State, Text> = {
  args: fields({ text: written(TRAIT_MOST) }),
  who: everybody,
  slot: (s) => s.stage,
  rules: [
    notOver,
    isOn,
    undecided,
    during('MM-019', 'own'),
    rule('MM-019', 'phase-closed', (s, m) => characterOf(s, m.seat)?.traits.length === 0),
    rule<Text>('MM-023', 'text-not-plain', (_s, m) => isTrait(m.args.text)),
    rule<Text>('MM-037', 'trait-not-unique', (s, m) => isUnique(s, m.args.text)),
  ],
  apply: (s, { seat, args }, ask) => flow(withTrait(s, seat, seat, args.text), ask),
  choices: () => [{ text: FREE }],
};

/** A new trait on this seat's sheet. @param author who wrote it */
export function withTrait(s: State, seat: Seat, author: Seat, trait: string): State {
  const id = s.traits.length;
  const now = changed(s, { traits: [...s.traits, tidied(trait)], authors: [...s.authors, author] });
  return withCharacter(now, seat, { traits: [...theCharacter(s, seat).traits, id] });
}

/** MM-021: after an objection that was upheld, its author writes the trait anew. */
export const rewrite: Move<State, Text> = {
  args: fields({ text: written(TRAIT_MOST) }),
  who: everybody,
  slot: (s) => `rewrite ${s.rewrite ?? ''}`,
  rules: [
    notOver,
    isOn,
    rule('MM-021', 'nothing-to-rewrite', (s, m) => s.rewrite !== null && s.authors[s.rewrite] === m.seat),
    rule<Text>('MM-023', 'text-not-plain', (_s, m) => isTrait(m.args.text)),
    rule<Text>('MM-037', 'trait-not-unique', (s, m) => isUnique(s, m.args.text, s.rewrite!)),
  ],
  apply: (s, { args }, ask) => {
    const traits = s.traits.map((trait, id) => (id === s.rewrite ? tidied(args.text) : trait));
    return flow(changed(s, { traits, rewrite: null }), ask);
  },
  choices: () => [{ text: FREE }],
};

/** A character's name; only the tale needs one. */
export const nameCharacter: Move<State, Text> = {
  args: fields({ text: written(NAME_MOST) }),
  who: everybody,
  rules: [
    notOver,
    rule('MM-019', 'phase-closed', (s) => s.characters.length > 0),
    rule<Text>('MMQ-29', 'text-not-plain', (_s, m) => isLine(m.args.text, NAME_MOST)),
  ],
  apply: (s, { seat, args }) => withCharacter(s, seat, { name: tidied(args.text) }),
  choices: () => [{ text: FREE }],
};
