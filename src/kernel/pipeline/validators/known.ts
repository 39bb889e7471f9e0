/** Has the game a move of that name? Own names only: 'constructor' is none. Promise P2. */
import type { Validator } from '../compose.ts';
import { no, type Judged, type MoveContext } from '../context.ts';
import type { Verdict } from '../refusals.ts';

export const known = (): Validator<MoveContext, Verdict<Judged>> =>
  function known(ctx, next) {
    const { moves } = ctx.game;
    if (!Object.hasOwn(moves, ctx.raw.move)) return no('move/unknown');
    ctx.move = moves[ctx.raw.move] as unknown as NonNullable<MoveContext['move']>;
    return next();
  };
