/** Acts of a scene with dice: the Lantern throws, a Follower envies, the Darkness picks somebody, the Trickster gives up a trait. */
import type { Answer, Ask, Made, Move, Rule, Seat } from '../../kernel/game.ts';
import { fields, integer, nothing, seat as aSeat } from '../../kernel/schemas.ts';
import { everybody } from '../kit/seats.ts';
import { defaulted, flow, judged } from './flow.ts';
import { resolved } from './aftermath.ts';
import { tell } from './news.ts';
import { cast, castAgain, fallen, rolledAgain } from './open.ts';
import { followerIn, isLosing } from './outcome.ts';
import { isOn, isController, notOver, rule, undecided, type None } from './rules.ts';
import {
  changed,
  characterOf,
  enviable,
  inScene,
  isDefeated,
  lanternOf,
  living,
  type Scene,
  sceneOf,
  type State,
  theCharacter,
} from './state.ts';

export const sceneSlot = (s: State): string => `scene ${s.step}`;

const isDeclaring = (s: State, ...kinds: readonly Scene['kind'][]): boolean =>
  s.scene?.step === 'declare' && kinds.includes(s.scene.kind);

/** In this order: the story is on, a conflict is being declared, by whom it is. */
const declaring = [
  notOver,
  isOn,
  undecided,
  rule<never>('MM-161', 'defeat-scene-pending', (s) => s.scene?.kind !== 'defeat'),
  rule<never>('MM-190', 'final-scene-only', (s) => s.scene?.kind !== 'final'),
] as const;
const byOwner = (id: 'MM-080' | 'MM-090' | 'MM-164'): Rule<State, never> =>
  rule<never>(id, 'not-scene-owner', (s, m: Made<never>) => m.seat === sceneOf(s).owner);

/** The Lantern meets the Darkness (MM-080). */
export const castDice: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: sceneSlot,
  rules: [
    ...declaring,
    rule('MM-091', 'envy-first', (s) => !isDeclaring(s, 'follower', 'three')),
    rule('MM-163', 'target-first', (s) => !isDeclaring(s, 'darkness')),
    rule('MM-094', 'scene-closed', (s) => isDeclaring(s, 'lantern')),
    byOwner('MM-080'),
  ],
  apply: (s, _made, ask) => flow(cast(s, {}, ask), ask),
  choices: () => [{}],
};

interface Envied {
  /** A trait's number; −1 where there is nothing left to envy (MM-099). */
  readonly trait: number;
}
const NOTHING = -1;

export const envy: Move<State, Envied> = {
  args: fields({ trait: integer(NOTHING, 999) }),
  who: everybody,
  slot: sceneSlot,
  rules: [
    ...declaring,
    rule('MM-094', 'envy-locked', (s) => isDeclaring(s, 'follower', 'three')),
    byOwner('MM-090'),
    rule<Envied>('MM-099', 'envy-first', (s, m) =>
      m.args.trait === NOTHING ? enviable(s, m.seat).length === 0 : true,
    ),
    rule<Envied>('MM-092', 'not-on-lantern-sheet', (s, m) => {
      if (m.args.trait === NOTHING) return true;
      return theCharacter(s, lanternOf(s)!).traits.includes(m.args.trait);
    }),
    rule<Envied>('MM-093', 'already-owned', (s, m) => !theCharacter(s, m.seat).traits.includes(m.args.trait)),
  ],
  apply: (s, { args }, ask) => flow(cast(s, { envied: args.trait === NOTHING ? null : args.trait }, ask), ask),
  choices: (s, { seat }) => {
    const traits = seat === null ? [] : enviable(s, seat);
    return traits.length > 0 ? traits.map((trait) => ({ trait })) : [{ trait: NOTHING }];
  },
};

interface Target {
  readonly seat: Seat;
}

/** MM-163: the owner says whom, after the others who are the Darkness have had their say. */
export const target: Move<State, Target> = {
  args: fields({ seat: aSeat }),
  who: everybody,
  slot: sceneSlot,
  rules: [
    ...declaring,
    rule('MM-094', 'scene-closed', (s) => isDeclaring(s, 'darkness')),
    rule('MM-164', 'not-a-controller', (s, m) => isController(s, m.seat)),
    byOwner('MM-164'),
    rule<Target>('MM-165', 'target-defeated', (s, m) => living(s).includes(m.args.seat)),
  ],
  apply: (s, { args }, ask) => flow(cast(s, { against: args.seat }, ask), ask),
  choices: (s) => living(s).map((seat) => ({ seat })),
};

interface Given {
  readonly trait: number;
}
const inTrickster = (s: State): boolean => s.scene?.step === 'trickster';

/** MM-107 … MM-128: a trait for another throw. What is given up is in the log before the new dice exist (MM-115). */
export const trickster: Move<State, Given> = {
  args: fields({ trait: integer(0, 999) }),
  who: everybody,
  slot: sceneSlot,
  final: 'MM-115',
  rules: [
    notOver,
    isOn,
    rule('MM-128', 'lantern-cannot-trick', (s, m) => m.seat !== lanternOf(s) && !isDefeated(s, m.seat)),
    rule('MM-120', 'no-trait-left', (s, m) => characterOf(s, m.seat)?.traits.length !== 0),
    rule(
      'MM-108',
      'not-losing',
      (s, m) => inTrickster(s) && followerIn(s, sceneOf(s)) === m.seat && isLosing(s, sceneOf(s)),
    ),
    rule<Given>('MM-123', 'trait-not-owned', (s, m) => theCharacter(s, m.seat).traits.includes(m.args.trait)),
  ],
  apply(s, { seat, args }, ask) {
    const { traits } = theCharacter(s, seat);
    const characters = s.characters.map((one) =>
      one.seat === seat ? { ...one, traits: traits.filter((trait) => trait !== args.trait) } : one,
    );
    const now = inScene(changed(s, { characters }), { gaveUp: [...sceneOf(s).gaveUp, args.trait] });
    return flow(castAgain(tell(now, 'gaveUp', [seat], s.traits[args.trait]!), ask), ask);
  },
  choices: (s, { seat }) => (seat === null ? [] : (characterOf(s, seat)?.traits ?? [])).map((trait) => ({ trait })),
};

/** MM-116: the die is ceded. */
export const accept: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: sceneSlot,
  rules: [
    notOver,
    isOn,
    rule('MM-108', 'not-losing', (s, m) => inTrickster(s) && followerIn(s, sceneOf(s)) === m.seat),
  ],
  apply: (s, _made, ask) => flow(resolved(s), ask),
  choices: () => [{}],
};

/** The dice, or no dice: then anybody may ask for them again. */
export function onDice(s: State, { values, failed }: Answer, ask: Ask): State {
  if (s.scene?.step !== 'rolling') return s;
  if (failed || !values) return flow(tell(changed(s, { stuck: true }), 'failed'), ask);
  return flow(judged(fallen(s, values)), ask);
}

export const tryAgain: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: sceneSlot,
  rules: [notOver, rule('MMQ-27', 'nothing-missing', (s) => s.stuck)],
  apply: (s, _made, ask) => flow(rolledAgain(s, ask), ask),
  choices: () => [{}],
};

/** The time for somebody who isn't there is over (MM-199). */
export const awayEnds = (s: State, ask: Ask): State => (s.scene ? flow(defaulted(s, ask), ask) : s);
