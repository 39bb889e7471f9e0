/** Do the arguments read as the move's schema wants them? Unknown keys don't. Promise P3. */
import { type Formed, type Known, type MoveValidator, no } from './context.ts';

export const form = (): MoveValidator<Known, Formed> =>
  function form(ctx, next) {
    const args = ctx.move.args.read(ctx.raw.args);
    if (args === undefined) return no('move/form');
    return next(Object.assign(ctx, { args }));
  };
