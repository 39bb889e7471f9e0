/** Preludes: each seat in turn sets a scene without dice, then gives every other character a trait (MM-025 … MM-039). */
import { FREE, type Move, type Seat } from '../../kernel/game.ts';
import { fields, list, nothing, seat as aSeat } from '../../kernel/schemas.ts';
import { folded } from '../kit/texts.ts';
import { everybody } from '../kit/seats.ts';
import { flow } from './flow.ts';
import { tell } from './news.ts';
import { during, isOn, notOver, rule, undecided, type None } from './rules.ts';
import { withTrait } from './setting.ts';
import { onward, type State } from './state.ts';
import { isTrait, isUnique, TRAIT_MOST, written } from './texts.ts';

const setterOf = (s: State): Seat | undefined => s.seats[s.prelude];
const others = (s: State): readonly Seat[] => s.seats.filter((seat) => seat !== setterOf(s));
const preludeSlot = (s: State): string => `prelude ${s.prelude} ${s.giving ? 'give' : 'play'}`;

/** MM-032 */
export const endPrelude: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: preludeSlot,
  rules: [
    notOver,
    isOn,
    undecided,
    during('MM-025', 'prelude'),
    rule('MM-025', 'scene-closed', (s) => !s.giving && s.rewrite === null),
    rule('MM-032', 'not-scene-owner', (s, m) => m.seat === setterOf(s)),
  ],
  apply: (s, _made, ask) => flow(onward(s, { giving: true }), ask),
  choices: () => [{}],
};

interface Gift {
  readonly seat: Seat;
  readonly text: string;
}
interface Gifts {
  readonly traits: readonly Gift[];
}

/** MM-033: to each of the others exactly one, all of them new at this table. */
export const give: Move<State, Gifts> = {
  args: fields({ traits: list(fields({ seat: aSeat, text: written(TRAIT_MOST) }), 6) }),
  who: everybody,
  slot: preludeSlot,
  rules: [
    notOver,
    isOn,
    undecided,
    during('MM-025', 'prelude'),
    rule('MM-033', 'phase-closed', (s) => s.giving && s.rewrite === null),
    rule('MM-032', 'not-scene-owner', (s, m) => m.seat === setterOf(s)),
    rule<Gifts>('MM-034', 'not-own-character', (_s, m) => m.args.traits.every(({ seat }) => seat !== m.seat)),
    rule<Gifts>('MM-033', 'trait-missing', (s, m) => {
      const given = m.args.traits.map(({ seat }) => seat);
      return given.length === others(s).length && others(s).every((seat) => given.includes(seat));
    }),
    rule<Gifts>('MM-023', 'text-not-plain', (_s, m) => m.args.traits.every(({ text }) => isTrait(text))),
    rule<Gifts>('MM-037', 'trait-not-unique', (s, m) => {
      const texts = m.args.traits.map(({ text }) => folded(text));
      return new Set(texts).size === texts.length && m.args.traits.every(({ text }) => isUnique(s, text));
    }),
  ],
  apply(s, { seat: author, args }, ask) {
    const given = args.traits.reduce((now, { seat, text }) => withTrait(now, seat, author, text), s);
    const told = tell(given, 'traitsGiven', [author]);
    return flow(onward(told, { prelude: s.prelude + 1, giving: false }), ask);
  },
  choices: () => [{ traits: FREE }],
};
