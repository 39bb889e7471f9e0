/** Has the game a move of that name? Own names only: 'constructor' is none. Promises P2 and P23. */
import { own } from '../own.ts';
import { type InPlay, type Known, type MoveValidator, no } from './context.ts';

/** @param veiled which moves are known here: those that travel veiled are in no entry, and what an altered browser writes of them is nothing */
export const known = (veiled = false): MoveValidator<InPlay, Known> =>
  function known(ctx, next) {
    const move = own(ctx.game.moves, ctx.raw.move) as Known['move'] | undefined;
    if (!move || (move.veiled !== undefined) !== veiled) return no('move/unknown');
    return next(Object.assign(ctx, { move }));
  };
