/** Telling: the story of a scene, closing it, a defeat that isn't told, and what is written besides (MM-074 … MM-077, MM-157, MM-160). */
import { FREE, type Ask, type Move, type Seat } from '../../kernel/game.ts';
import { fields, nothing } from '../../kernel/schemas.ts';
import { everybody } from '../kit/seats.ts';
import { afterScene } from './aftermath.ts';
import { flow } from './flow.ts';
import { tell } from './news.ts';
import { type Place, placeOf } from './place.ts';
import { isOn, notOver, rule, type None } from './rules.ts';
import { sceneSlot } from './scene-moves.ts';
import { changed, inScene, sceneOf, type State } from './state.ts';
import { isStory, LINES_MOST, STORY_MOST, written } from './texts.ts';

interface Text {
  readonly text: string;
}

/** In a scene of the story only those who hold the word (MM-074); before and after it, and in a prelude, everybody (MM-027, MM-194). */
const mayTell = (s: State, seat: Seat): boolean =>
  s.stage !== 'play' || (s.scene?.step === 'narrate' && s.scene.holders.includes(seat));

/** @param placeOf where a text belongs by these rules */
export const narrating = (placeOf: (s: State) => Place | undefined): Move<State, Text> => ({
  args: fields({ text: written(STORY_MOST) }),
  who: everybody,
  slot: (s) => (s.stage === 'play' ? sceneSlot(s) : s.stage),
  rules: [
    rule('MMQ-28', 'stepped-back', (s) => !s.halted),
    rule('MM-077', 'scene-closed', (s) => placeOf(s) !== undefined),
    rule('MM-074', 'not-narrator', (s, m) => mayTell(s, m.seat)),
    rule<Text>('MMQ-29', 'text-not-plain', (_s, m) => isStory(m.args.text)),
    rule('MMQ-29', 'story-full', (s) => s.journal.length < LINES_MOST),
  ],
  apply: (s, { seat, args }, ask) =>
    flow(changed(s, { journal: [...s.journal, { ...placeOf(s)!, seat, text: args.text }] }), ask),
  choices: () => [{ text: FREE }],
});
export const narrate: Move<State, Text> = narrating(placeOf);

const isTold = (s: State): boolean => s.scene?.step === 'narrate';
const isHolder = (s: State, seat: Seat): boolean => sceneOf(s).holders.includes(seat);

/** MM-077: by whoever holds the word; several confirm, and a minute after the first nobody is waited for any more (MM-076). */
export const close: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: sceneSlot,
  rules: [
    notOver,
    isOn,
    rule('MM-077', 'scene-closed', isTold),
    rule('MM-074', 'not-narrator', (s, m) => isHolder(s, m.seat)),
    rule('MM-076', 'already-confirmed', (s, m) => !sceneOf(s).closing.includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => flow(inScene(s, { closing: [...sceneOf(s).closing, seat] }), ask),
  choices: () => [{}],
};

/** MM-076: once a scene each, and the minute begins anew. */
export const notYet: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: sceneSlot,
  rules: [
    notOver,
    isOn,
    rule('MM-077', 'scene-closed', (s) => isTold(s) && sceneOf(s).closing.length > 0),
    rule('MM-074', 'not-narrator', (s, m) => isHolder(s, m.seat)),
    rule('MM-076', 'already-objected', (s, m) => !sceneOf(s).objected.includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => {
    const { closing, objected } = sceneOf(s);
    return flow(inScene(s, { closing: closing.filter((one) => one !== seat), objected: [...objected, seat] }), ask);
  },
  choices: () => [{}],
};

/** The minute after the first who would close is over. */
export const closingEnds = (s: State, ask: Ask): State => (isTold(s) ? flow(afterScene(s), ask) : s);

/** MM-160: a right, not a duty. */
export const waive: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: sceneSlot,
  rules: [
    notOver,
    isOn,
    rule(
      'MM-160',
      'no-defeat-scene',
      (s) => s.options.mayWaive && (s.scene?.kind === 'defeat' || s.scene?.kind === 'final'),
    ),
    rule('MM-074', 'not-narrator', (s, m) => sceneOf(s).owner === m.seat),
  ],
  apply: (s, { seat }, ask) => flow(afterScene(tell(s, 'waived', [seat])), ask),
  choices: () => [{}],
};
