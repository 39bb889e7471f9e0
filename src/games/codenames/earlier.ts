/**
 * Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. A version is told
 * by what it lacks; what both have is one code.
 */
import { move, type Game, type Schema } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { codenames } from './codenames.ts';
import { nextGame } from './next-game.ts';
import { options, type Options } from './options.ts';
import type { State } from './state.ts';

/** Options of which only these names could be said. */
const only = (...names: readonly string[]): Schema<Options> => ({
  read(input) {
    const got = options.read(input);
    return got && Object.keys(input as object).every((name) => names.includes(name)) ? got : undefined;
  },
});

/**
 * Before letters that were waited for held up the countdown and a majority's touch (CN-085, CN-203). Votes that became enough during a ruling
 * didn't count yet (CN-077). Votes for another spymaster ended with the turn, and stood where that spymaster sat down again (CNQ-25). New
 * pictures couldn't be wished for once the next game's were to be turned over (CN-192). An assassin covered as one's own in Assassin's End
 * didn't end the game, or won it (CN-117).
 */
export const codenames4: Game<State, Options> = {
  ...codenames,
  version: 4,
  setup(start, ask) {
    const s = codenames.setup(start, ask);
    const { edition: _edition, ...setting } = s.setting;
    return { ...s, setting };
  },
};

const { standIn: _later, ...threes } = codenames.moves;

/** Before a spymaster could be followed by an operative. */
export const codenames3: Game<State, Options> = {
  ...codenames4,
  version: 3,
  seats: { min: 2, max: 24 },
  moves: threes,
};

const { drawGrid, giveClue, setPictures, setTeam, stop, touch, voidGame } = codenames.moves;
const { claimSpymaster, resignSpymaster, splitTeams } = codenames.moves;
// Their rolls were coins of all seats.
const { keepers: _, ...coined } = codenames4;
const plain = {
  setTeam: setTeam!,
  claimSpymaster: claimSpymaster!,
  resignSpymaster: resignSpymaster!,
  splitTeams: splitTeams!,
  drawGrid: drawGrid!,
  giveClue: giveClue!,
  touch: touch!,
  stop: stop!,
  voidGame: voidGame!,
  nextGame: move({ ...nextGame, args: nothing, choices: () => [{}] }),
};

/** Before a table could play by any other than the plain rules. */
export const codenames2: Game<State, Options> = {
  ...coined,
  version: 2,
  seats: { min: 4, max: 24 },
  moves: { ...plain, setPictures: setPictures! },
  options: only('nextMode', 'numberCap', 'pictures'),
};

/** Before tables could bring pictures of their own. */
export const codenames1: Game<State, Options> = {
  ...codenames2,
  version: 1,
  moves: plain,
  options: only('nextMode', 'numberCap'),
};

/** All of them, the newest first. */
export const earlier: readonly Game<State, Options>[] = [codenames4, codenames3, codenames2, codenames1];
