/** What stays on the device is judged with all that it reads: its rules may look at its person's own role. Promise P23. */
import { moveEyes } from '../play/eyes.ts';
import type { Formed, MoveValidator, Seeing } from './context.ts';

export const ownEyes = (): MoveValidator<Formed, Seeing> =>
  function ownEyes(ctx, next) {
    const { seat, opened = {} } = ctx.raw;
    const made = { seat, args: ctx.args, eyes: moveEyes(ctx.play, seat, opened) };
    return next(Object.assign(ctx, { made }));
  };
