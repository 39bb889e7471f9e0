/** What stays on the device is judged with all that it reads, and by the time: its rules may look at its person's own role. Promise P23. */
import { moveEyes } from '../play/eyes.ts';
import { letterTimes } from '../play/letter-times.ts';
import type { Formed, MoveValidator, Seeing } from './context.ts';

export const ownEyes = (): MoveValidator<Formed, Seeing> =>
  function ownEyes(ctx, next) {
    const { seat, opened = {}, now } = ctx.raw;
    const eyes = { ...moveEyes(ctx.play, seat, opened), letters: (tag: string) => letterTimes(ctx.play, tag) };
    const made = { seat, args: ctx.args, eyes, now };
    return next(Object.assign(ctx, { made }));
  };
