/**
 * Codenames: Pictures, the standard game: two teams, a grid of twenty pictures, and a key that only the two spymasters see.
 * Rule ids (CN-…) are those of `words/`. Variants (expert clues, the assassin's end, co-operative game, words, timer) aren't in yet.
 */
import { move, type Game, type Seat } from '../../kernel/game.ts';
import { giveClue } from './clue.ts';
import { configure } from './configure.ts';
import { onCell, onRest, stop, touch } from './guess.ts';
import { layKey } from './key.ts';
import { options, type Options } from './options.ts';
import { onAway, onBack, onJoined, onLeft, voidGame } from './presence.ts';
import { claimSpymaster, onSplit, resignSpymaster, setTeam, splitTeams } from './roles.ts';
import { view } from './show.ts';
import { drawGrid, nextGame, onGrid, onKey, onLights, setPictures, setup } from './start.ts';
import { operatives, type State } from './state.ts';

/** Whose decision is waited for. A reveal is nobody's: it is the spymasters' devices that owe it (CN-102). */
function awaits(s: State): readonly Seat[] {
  if (s.phase === 'lobby' || s.phase === 'over') return s.seats;
  if (s.phase === 'clue') return s.seats.filter((seat) => seat === s.spymaster[s.active!]);
  if (s.phase === 'guess') return operatives(s, s.active!);
  return [];
}

export const codenames: Game<State, Options> = {
  id: 'codenames',
  version: 3,
  // CN-003, CN-009: the rules know no upper limit; the table does.
  seats: { min: 4, max: 24 },
  options,
  setup,
  moves: {
    setTeam: move(setTeam),
    claimSpymaster: move(claimSpymaster),
    resignSpymaster: move(resignSpymaster),
    splitTeams: move(splitTeams),
    setPictures: move(setPictures),
    configure: move(configure),
    drawGrid: move(drawGrid),
    giveClue: move(giveClue),
    touch: move(touch),
    stop: move(stop),
    voidGame: move(voidGame),
    nextGame: move(nextGame),
  },
  on: {
    split: onSplit,
    grid: onGrid,
    key: onKey,
    lights: onLights,
    cell: onCell,
    rest: onRest,
    away: onAway,
    back: onBack,
    joined: onJoined,
    left: onLeft,
  },
  layouts: { key: (seed, s) => layKey(seed, s.setting.lastKey) },
  awaits,
  outcome: ({ result, teams }) => (result === null ? undefined : { winners: teams[result.winner], why: result.why }),
  view,
};
