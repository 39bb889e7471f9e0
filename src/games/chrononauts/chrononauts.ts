/**
 * Chrononauts, with Artifaxx and Solonauts: a TimeLine of 32 places that follows from thirteen turned events, and a deck in nobody's hands.
 * Rule ids (CH-…) are those of `words/`. Guide to the files: `state.ts` has the things that there are, and `cards/` what each card says.
 * `effects.ts` has what its steps do, `run.ts` how they are done one after the other, and `window.ts` how a card is answered. The moves are in
 * the files that their names say.
 */
import { move, type Ask, type Game, type Move, type Seat } from '../../kernel/game.ts';
import { answers } from './answers.ts';
import { contestants } from './contest.ts';
import { accept, begin, configure, decksToMix, nextGame, setup } from './lobby.ts';
import { memo, passMemo, setAutoPass } from './memo.ts';
import { news } from './news.ts';
import { MOST_SEATS, options, type Options } from './options.ts';
import { draw, endTurn, loseTime, loseTimeSwap, play } from './play.ts';
import {
  callOff,
  comeBack,
  judging,
  lapsing,
  onAway,
  onBack,
  onJoined,
  onLeft,
  tryAgain,
  voteSkip,
} from './presence.ts';
import { choose } from './search.ts';
import { view } from './show.ts';
import { discardAny, discardPatch, giveUp, refill, sendHome } from './solo.ts';
import { chooseFirst, disqualifySelf, guessTime, keepIdentity, mulliganIdentity } from './start.ts';
import { isSolo, phaseOf, playing, tidied, type State } from './state.ts';
import { answerers, top } from './window.ts';
import { declareWin, showCards } from './win.ts';

/** Before the first turn: who hasn't guessed, or hasn't answered for the Identity. */
function awaitedAtStart(s: State): readonly Seat[] {
  const { step, guesses, mulligans } = s.start;
  const guessing = step === 'commit' && s.options.startMethod === 'guessTime' ? contestants(s) : [];
  const chooses = s.options.startMethod === 'chosen' && s.active < 0;
  return playing(s).filter(
    (seat) => chooses || mulligans[seat] === undefined || (guessing.includes(seat) && !guesses[seat]),
  );
}

/** In a window all others, whatever they have said: nobody learns who hesitates (CH-173). */
function awaits(s: State): readonly Seat[] {
  switch (phaseOf(s)) {
    case 'deal':
    case 'resolve':
    case 'over':
      return [];
    case 'start':
      return awaitedAtStart(s);
    case 'window':
      return answerers(s, top(s)!);
    case 'draw':
    case 'play':
    case 'end':
      return isSolo(s) ? playing(s) : [s.active];
    case 'choose':
      return [s.prompt!.seat];
    default:
      return playing(s);
  }
}

/** As they are without what they do to votes. */
export const moves: Readonly<Record<string, Move<State, never>>> = {
  configure: move(configure),
  accept: move(accept),
  begin: move(begin),
  guessTime: move(guessTime),
  disqualifySelf: move(disqualifySelf),
  chooseFirst: move(chooseFirst),
  keepIdentity: move(keepIdentity),
  mulliganIdentity: move(mulliganIdentity),
  draw: move(draw),
  play: move(play),
  loseTime: move(loseTime),
  loseTimeSwap: move(loseTimeSwap),
  endTurn: move(endTurn),
  memo: move(memo),
  passMemo: move(passMemo),
  setAutoPass: move(setAutoPass),
  choose: move(choose),
  declareWin: move(declareWin),
  showCards: move(showCards),
  discardAny: move(discardAny),
  discardPatch: move(discardPatch),
  sendHome: move(sendHome),
  refill: move(refill),
  giveUp: move(giveUp),
  voteSkip: move({ ...voteSkip, apply: judging(voteSkip.apply) }),
  comeBack: move({ ...comeBack, apply: judging(comeBack.apply) }),
  tryAgain: move(tryAgain),
  callOff: move(callOff),
  nextGame: move(nextGame),
};

export const on: NonNullable<Game<State, Options>['on']> = {
  ...answers,
  away: judging(onAway),
  back: judging(onBack),
  left: judging(onLeft),
  joined: judging(onJoined),
};

/** The same move or word, and nothing stays open after an end. */
const tidying =
  <Made>(after: (s: State, made: Made, ask: Ask) => State) =>
  (s: State, made: Made, ask: Ask): State =>
    tidied(after(s, made, ask));

/** The same of each. */
export const all = <A, B>(of: Readonly<Record<string, A>>, made: (one: A) => B): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, made(one)]));

export const chrononauts: Game<State, Options> = {
  id: 'chrononauts',
  version: 5,
  keepers: true,
  // CH-005, CH-237, CH-251: how many each mode takes is asked in the lobby.
  seats: { min: 1, max: MOST_SEATS },
  options,
  decks: decksToMix,
  setup,
  moves: all(moves, (one) => ({ ...one, apply: tidying(lapsing(one.apply)) })),
  on: all(on, (step) => tidying(lapsing(step))),
  awaits,
  outcome: ({ result }) => result ?? undefined,
  news,
  view,
};
