/** Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. */
import { move, type Game } from '../../kernel/game.ts';
import { fields, text } from '../../kernel/schemas.ts';
import { load, type Session } from './session.ts';
import { timeStories } from './time-stories.ts';

const { keys: _keys, hand: _hand, ...moves } = timeStories.moves;
const { duties: _duties, ...rest } = timeStories;

/** Before keys could be split among the players. */
export const timeStories1: Game<Session, Record<never, never>> = {
  ...rest,
  version: 1,
  moves: { ...moves, load: move({ ...load, args: fields({ hash: text(64) }) }) },
};
