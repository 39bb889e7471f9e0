/** Has the game a move of that name? Own names only: 'constructor' is none. Promises P2 and P23. */
import { own } from '../own.ts';
import type { Validator } from './compose.ts';
import { no, type Judged, type MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

/** @param veiled which moves are known here: those that travel veiled are in no entry, and what an altered browser writes of them is nothing */
export const known = (veiled = false): Validator<MoveContext, Judgement<Judged>> =>
  function known(ctx, next) {
    const move = own(ctx.game.moves, ctx.raw.move) as MoveContext['move'];
    if (!move || (move.veiled !== undefined) !== veiled) return no('move/unknown');
    ctx.move = move;
    return next();
  };
