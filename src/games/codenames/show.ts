/** Decides who sees what. The key is in the view of this game's spymasters, and of everybody once it has been opened (CN-021, CN-198). */
import type { Eyes } from '../../kernel/game.ts';
import { questionOf } from './adjudicate.ts';
import { majorityNeeded } from './ballot.ts';
import { highest, isCount } from './clue.ts';
import { scoreOf } from './coop.ts';
import { isIdentity } from './key.ts';
import { marksFor } from './marks.ts';
import { changes, rotation } from './next-game.ts';
import { endOf } from '../kit/clock.ts';
import { votesNeeded } from '../kit/votes.ts';
import { present, unheard } from './presence.ts';
import {
  NOBODY,
  clueOf,
  guessesLeft,
  isSpymaster,
  left,
  operatives,
  teamOf,
  total,
  turnsOver,
  type Result,
  type State,
} from './state.ts';
import { standInView } from './stand-in.ts';
import type { AskView, CellView, CodenamesView, Identity, Team, TeamView } from './view.ts';

/** What spymasters can read; nothing for anybody else, whatever this device could read from before. */
const secrets = (s: State, { seat, read }: Eyes): Eyes['read'] =>
  seat !== null && isSpymaster(s, seat) ? read : () => undefined;

function keyOf(s: State, eyes: Eyes, cell: number): Identity | undefined {
  const mine = eyes.seat !== null && isSpymaster(s, eyes.seat);
  const handle = s.key[cell];
  const face = mine && handle !== undefined ? eyes.read(handle) : s.result?.opened[cell];
  return isIdentity(face) ? face : undefined;
}

function cells(s: State, eyes: Eyes): readonly CellView[] {
  return s.pictures.map((picture, i) => {
    const cover = s.covers[i];
    const key = keyOf(s, eyes, i);
    const word = s.words[i] ?? '';
    return {
      picture,
      ...(word !== '' && { word }),
      ...(isIdentity(cover) && { cover }),
      ...(key !== undefined && { key }),
    };
  });
}

function team(s: State, of: Team): TeamView {
  const spymaster = s.spymaster[of];
  return {
    spymaster: spymaster === NOBODY ? null : spymaster,
    operatives: operatives(s, of),
    left: left(s, of),
    total: total(s, of),
  };
}

function me(s: State, { seat }: Eyes): CodenamesView['me'] {
  const of = seat === null ? undefined : teamOf(s, seat);
  if (seat === null || of === undefined) return { seat, role: 'spectator' };
  // CN-171: whoever guesses for both is of neither colour.
  if (s.setting.options.mode === 'three' && s.phase !== 'lobby' && !isSpymaster(s, seat))
    return { seat, role: 'operative' };
  return { seat, team: of, role: isSpymaster(s, seat) ? 'spymaster' : 'operative' };
}

function result(s: State, { winner, why, verified, unopened }: Result): NonNullable<CodenamesView['result']> {
  const score = scoreOf(s);
  return {
    winner,
    why,
    ...(score !== undefined && { score }),
    ...(verified !== undefined && { verified }),
    ...(unopened && { unopened }),
  };
}

/** What options add to a turn: questions, objections, marks, the countdown. */
function onTheWay(s: State, eyes: Eyes): Partial<CodenamesView> {
  const { doubt, pointing, clock } = s;
  const denied = doubt.denied.flatMap((thing) => questionOf(secrets(s, eyes)(thing))?.word ?? []);
  const marks = marksFor(s, eyes);
  const standsIn = standInView(s);
  return {
    ...(s.lastStand && s.phase !== 'over' && { lastStand: true }),
    ...(s.phase === 'ask' && { ask: question(s, eyes) }),
    ...(denied.length > 0 && { denied }),
    ...(s.phase === 'challenge' && { challengeUntil: endOf(eyes, 'challengeTime', doubt.until) }),
    ...(doubt.judged && { judged: true }),
    ...(doubt.owed && { owed: true }),
    ...(doubt.spelling.length > 0 && { spelling: doubt.spelling }),
    ...(marks.length > 0 && { marks }),
    ...(pointing.ballot.length > 0 && { ballot: { votes: pointing.ballot, needed: majorityNeeded(s) } }),
    ...(standsIn && { standIn: standsIn }),
    ...(clock && { clock: clock.until > 0 ? { until: endOf(eyes, 'clock', clock.until) } : { standing: clock.left } }),
  };
}

/** CN-070: its words are read by the two spymasters. */
function question(s: State, eyes: Eyes): AskView {
  const { doubt } = s;
  const asked = doubt.asked === null ? undefined : questionOf(secrets(s, eyes)(doubt.asked));
  const words = asked && { word: asked.word, ...(isCount(asked.number) && { number: asked.number }) };
  return { until: endOf(eyes, 'askTime', doubt.until), allowed: doubt.allowed, ...words };
}

export function view(s: State, eyes: Eyes): CodenamesView {
  const clue = clueOf(s);
  return {
    phase: s.phase,
    game: s.setting.game,
    options: s.setting.options,
    me: me(s, eyes),
    teams: { red: team(s, 'red'), blue: team(s, 'blue') },
    grid: cells(s, eyes),
    ...(s.starting && { starting: s.starting }),
    ...(s.active && { active: s.active }),
    turn: s.turn,
    ...(s.phase === 'clue' && { most: highest(s) }),
    ...(clue && { clue: { word: clue.word, number: clue.number } }),
    guessesMade: s.guessesMade,
    guessesLeft: guessesLeft(s),
    ...((s.phase === 'reveal' || (s.phase === 'enemy' && s.reveal.cell >= 0)) && { touched: s.reveal.cell }),
    ...onTheWay(s, eyes),
    history: s.history,
    ...(s.setting.told && { told: s.setting.told }),
    ...(s.trouble && s.phase === 'key' && { keyTrouble: s.trouble.by }),
    ...(s.trouble && s.phase === 'lobby' && { trouble: s.trouble }),
    calledOff: { by: s.votes, needed: votesNeeded(present(s)), lacks: s.votes.length === 0 ? [] : unheard(s) },
    ...(s.setting.options.pictures && { pictures: s.setting.options.pictures }),
    ...(s.phase === 'lobby' && { wordList: s.setting.wordList.length }),
    ...(s.phase === 'over' && changes(s) && { rotation: rotation(s) }),
    flips: s.phase === 'lobby' && turnsOver(s),
    ...(s.result && { result: result(s, s.result) }),
  };
}
