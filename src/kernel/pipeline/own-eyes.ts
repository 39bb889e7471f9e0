/** What stays on the device is judged with all that it reads: its rules may look at its person's own role. Promise P23. */
import { moveEyes } from '../play/eyes.ts';
import type { Validator } from './compose.ts';
import type { Judged, MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

export const ownEyes = (): Validator<MoveContext, Judgement<Judged>> =>
  function ownEyes(ctx, next) {
    const { seat, opened = {} } = ctx.raw;
    ctx.made = { seat, args: ctx.args, eyes: moveEyes(ctx.play!, seat, opened) };
    return next();
  };
