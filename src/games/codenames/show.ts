/** Who sees what. The key is in the view of this game's spymasters, and of everybody once it has been opened (CN-021, CN-198). */
import type { Eyes } from '../../kernel/game.ts';
import { isIdentity } from './key.ts';
import { changes, rotation } from './next-game.ts';
import { votesNeeded } from './presence.ts';
import {
  NOBODY,
  clueOf,
  guessesLeft,
  isSpymaster,
  left,
  operatives,
  teamOf,
  total,
  type Result,
  type State,
} from './state.ts';
import type { CellView, CodenamesView, Identity, Team, TeamView } from './view.ts';

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
  // CN-171: who guesses for both is of neither colour.
  if (s.setting.options.mode === 'three' && s.phase !== 'lobby' && !isSpymaster(s, seat))
    return { seat, role: 'operative' };
  return { seat, team: of, role: isSpymaster(s, seat) ? 'spymaster' : 'operative' };
}

function result({ winner, why, verified }: Result): NonNullable<CodenamesView['result']> {
  return { winner, why, ...(verified !== undefined && { verified }) };
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
    ...(clue && { clue: { word: clue.word, number: clue.number } }),
    guessesMade: s.guessesMade,
    guessesLeft: guessesLeft(s),
    ...(s.phase === 'reveal' && { touched: s.reveal.cell }),
    history: s.history,
    ...(s.trouble && s.phase === 'key' && { keyTrouble: s.trouble.by }),
    ...(s.trouble && s.phase === 'lobby' && { trouble: s.trouble }),
    calledOff: { by: s.votes, needed: votesNeeded(s) },
    ...(s.setting.options.pictures && { pictures: s.setting.options.pictures }),
    ...(s.phase === 'lobby' && { wordList: s.setting.wordList.length }),
    ...(s.phase === 'over' && changes(s) && { rotation: rotation(s) }),
    flips: s.phase === 'lobby' && s.setting.turnOver.length > 0,
    ...(s.result && { result: result(s.result) }),
  };
}
