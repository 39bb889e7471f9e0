/**
 * Codenames: Pictures: a grid of pictures or words, and a key that only the spymasters see. Two teams, one against a virtual one, or two
 * spymasters with one operative. Rule ids (CN-…) are those of `words/`; what a table may change is in
 * `options.ts`.
 */
import { move, type Game, type Outcome, type Seat } from '../../kernel/game.ts';
import { askRival, onAsked, onAskTime, rivalSpymaster, ruleClue, withdrawAsk } from './adjudicate.ts';
import { challenge, coverOwn, onChallengeTime, onOwed, ruleChallenge } from './challenge.ts';
import { giveClue } from './clue.ts';
import { configure } from './configure.ts';
import { onRest } from './ending.ts';
import { onCell, stop, touch } from './guess.ts';
import { setPictures, setWords } from './content.ts';
import { coverEnemy, onEnemy } from './cover-enemy.ts';
import { onStandIn } from './handed.ts';
import { keyDrawOf, layKey } from './lay-key.ts';
import { mark, unmark } from './marks.ts';
import { news } from './news.ts';
import { nextGame, setup } from './next-game.ts';
import { options, type Options } from './options.ts';
import { onAway, onBack, onJoined, onLeft, voidGame } from './presence.ts';
import { claimSpymaster, onSplit, resignSpymaster, setTeam, splitTeams } from './roles.ts';
import { view } from './show.ts';
import { silence } from './rules.ts';
import { keySeers, standIn } from './stand-in.ts';
import { requestSpelling, spell, withdrawSpelling } from './spelling.ts';
import { drawGrid, onGrid, onKey, onLights } from './start.ts';
import { activeTeam, isOn, isSpelling, operatives, type State } from './state.ts';
import { onClock } from './turn.ts';

/** The seats whose decision is waited for. A reveal is nobody's: it is the spymasters' devices that owe it (CN-102). */
function awaits(s: State): readonly Seat[] {
  return awaited(s).filter((seat) => s.seats.includes(seat));
}

function awaited(s: State): readonly Seat[] {
  if (s.phase === 'lobby' || s.phase === 'over') return s.seats;
  if (s.phase === 'clue' || s.phase === 'enemy') return [s.spymaster[activeTeam(s)]];
  if (s.phase === 'guess') return isSpelling(s) ? [s.spymaster[activeTeam(s)]] : operatives(s, activeTeam(s));
  if (s.phase === 'ask' || s.phase === 'challenge') return [rivalSpymaster(s)];
  return [];
}

/** CN-170: with three only a spymaster can win. Nobody sits in the virtual team. */
function outcome({ result, setting, spymaster, teams }: State): Outcome | undefined {
  if (result === null) return undefined;
  const { winner, why } = result;
  return { winners: setting.options.mode === 'three' ? [spymaster[winner]] : teams[winner], why };
}

export const codenames: Game<State, Options> = {
  id: 'codenames',
  version: 5,
  // CN-009, CN-154: the rules know no upper limit; the table does.
  seats: { min: 2, max: 25 },
  keepers: true,
  options,
  setup,
  moves: {
    setTeam: move(setTeam),
    claimSpymaster: move(claimSpymaster),
    resignSpymaster: move(resignSpymaster),
    splitTeams: move(splitTeams),
    setPictures: move(setPictures),
    setWords: move(setWords),
    configure: move(configure),
    drawGrid: move(drawGrid),
    giveClue: move(giveClue),
    coverEnemy: move(coverEnemy),
    touch: move(touch),
    stop: move(stop),
    askRival: move(askRival),
    ruleClue: move(ruleClue),
    withdrawAsk: move(withdrawAsk),
    challenge: move(challenge),
    ruleChallenge: move(ruleChallenge),
    coverOwn: move(coverOwn),
    requestSpelling: move(requestSpelling),
    withdrawSpelling: move(withdrawSpelling),
    spell: move(spell),
    mark: move(mark),
    unmark: move(unmark),
    standIn: move(standIn),
    voidGame: move(voidGame),
    nextGame: move(nextGame),
  },
  on: {
    split: onSplit,
    grid: onGrid,
    key: onKey,
    lights: onLights,
    cell: onCell,
    asked: onAsked,
    askTime: onAskTime,
    challengeTime: onChallengeTime,
    owed: onOwed,
    clock: onClock,
    enemy: onEnemy,
    rest: onRest,
    standIn: onStandIn,
    away: onAway,
    back: onBack,
    joined: onJoined,
    left: onLeft,
  },
  layouts: { key: (seed, s) => layKey(seed, keyDrawOf(s)) },
  awaits,
  news,
  // CN-120: from the key to the end they say nothing but clues.
  silent: {
    ...silence,
    seats: (s) => (isOn(s) && s.key.length > 0 ? keySeers(s) : []),
  },
  outcome,
  view,
};
