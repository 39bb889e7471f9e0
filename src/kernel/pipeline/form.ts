/** Do the arguments read as the move's schema wants them? Unknown keys don't. Promise P3. */
import type { Validator } from './compose.ts';
import { no, type Judged, type MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

export const form = (): Validator<MoveContext, Judgement<Judged>> =>
  function form(ctx, next) {
    const args = ctx.move!.args.read(ctx.raw.args);
    if (args === undefined) return no('move/form');
    ctx.args = args;
    return next();
  };
