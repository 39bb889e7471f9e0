/**
 * Memento Mori: a story that four to six people tell without a master. The table keeps whose scene it is, what the dice decide and what is
 * given up; the telling is theirs. Rule ids are in `words/`; MMQ ids are rulings on what the book leaves open.
 */
import { move, type Answer, type Ask, type Game, type Move } from '../../kernel/game.ts';
import { decided, flow, awaited } from './flow.ts';
import { tally } from './decide.ts';
import { hurry, object, vote } from './decision-moves.ts';
import { news } from './news.ts';
import { jot, whisper } from './notes.ts';
import { options, type Options } from './options.ts';
import { endPrelude, give } from './prelude.ts';
import {
  call,
  endStory,
  goOn,
  goOnWithout,
  iAmHere,
  judging,
  onAway,
  onJoined,
  onLeft,
  onReturn,
  pause,
  stepBack,
} from './presence.ts';
import { accept, awayEnds, castDice, envy, onDice, target, trickster, tryAgain } from './scene-moves.ts';
import { configure, confirm, element, nameCharacter, ownTrait, ready, rewrite, setCare, talkEnds } from './setting.ts';
import type { State } from './state.ts';
import { close, closingEnds, narrate, notYet, waive } from './story.ts';
import { view } from './view.ts';

/** The one clock of the table has run out: what that means depends on what it ran for. */
function onClock(s: State, _answer: Answer, ask: Ask): State {
  const [what] = s.clock.what.split(' ');
  const now: State = { ...s, clock: { what: '', until: 0 } };
  if (what === 'talk') return talkEnds(now, ask);
  if (what === 'decision' && s.decision) return flow(decided(now, tally(now, s.decision)), ask);
  if (what === 'closing') return closingEnds(now, ask);
  return what === 'away' ? awayEnds(now, ask) : now;
}

/** Anything that somebody does who was called is an answer: they are never cut off (MM-199). */
export const heard = <A>(m: Move<State, A>): Move<State, never> =>
  move<State, A>({
    ...m,
    apply(s, made, ask) {
      if (s.called?.seat !== made.seat) return m.apply(s, made, ask);
      return flow(m.apply({ ...s, called: null }, made, ask), ask);
    },
  });

export const memento: Game<State, Options> = {
  id: 'memento',
  version: 4,
  keepers: true,
  seats: { min: 4, max: 6 },
  options,
  setup: ({ seats, options }) => ({
    options,
    seats,
    away: [],
    left: [],
    stage: 'lobby',
    step: 0,
    confirmed: [],
    lines: '',
    veils: '',
    elements: [],
    ready: [],
    talkOver: false,
    traits: [],
    authors: [],
    rewrite: null,
    characters: [],
    prelude: 0,
    giving: false,
    decision: null,
    decisions: 0,
    pool: 0,
    active: false,
    turn: 0,
    scenes: 0,
    scene: null,
    past: [],
    queue: [],
    fallen: null,
    challenger: null,
    journal: [],
    notes: [],
    channel: [],
    halted: false,
    paused: false,
    clock: { what: '', until: 0 },
    called: null,
    without: [],
    ending: [],
    why: '',
    stuck: false,
    news: [],
  }),
  moves: {
    confirm: heard(confirm),
    configure: heard(configure),
    setCare: heard(setCare),
    element: heard(element),
    ready: heard(ready),
    ownTrait: heard(ownTrait),
    object: heard(object),
    rewrite: heard(rewrite),
    nameCharacter: heard(nameCharacter),
    endPrelude: heard(endPrelude),
    give: heard(give),
    vote: heard(vote),
    hurry: heard(hurry),
    cast: heard(castDice),
    envy: heard(envy),
    target: heard(target),
    trickster: heard(trickster),
    accept: heard(accept),
    tryAgain: heard(tryAgain),
    narrate: heard(narrate),
    close: heard(close),
    notYet: heard(notYet),
    waive: heard(waive),
    jot: heard(jot),
    whisper: heard(whisper),
    call: heard(call),
    iAmHere: heard(iAmHere),
    goOnWithout: heard(goOnWithout),
    endStory: heard(endStory),
    pause: heard(pause),
    stepBack: heard(stepBack),
    goOn: heard({ ...goOn, apply: judging(goOn.apply) }),
  },
  on: {
    dice: onDice,
    clock: onClock,
    away: judging(onAway),
    back: judging(onReturn),
    joined: judging(onJoined),
    left: judging(onLeft),
  },
  awaits: awaited,
  // MM-009: nobody wins.
  outcome: (s) => (s.stage === 'epilogue' ? { winners: [], why: s.why } : undefined),
  news,
  view,
};
