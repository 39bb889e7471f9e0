/** A table of Codenames whose four people have sat down and chosen no parts yet, as its board sees it. */
import { PLAIN } from '../../src/games/codenames/options.ts';
import type { CodenamesView } from '../../src/games/codenames/view.ts';

const nobody = { spymaster: null, operatives: [0, 2], left: 0, total: 0 };
export const lobby: CodenamesView = {
  phase: 'lobby',
  game: 1,
  options: PLAIN,
  calledOff: { by: [], needed: 3, lacks: [] },
  flips: false,
  me: { seat: null, role: 'spectator' },
  teams: { red: nobody, blue: { ...nobody, operatives: [1, 3] } },
  grid: [],
  turn: 0,
  guessesMade: 0,
  guessesLeft: 0,
  history: [],
};
