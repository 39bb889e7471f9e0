/** Does it still answer what it was meant for? A move without a slot may not carry one. Promises P5 and P24. */
import { type Formed, type MoveValidator, no } from './context.ts';
import { slotFor } from '../play/slot.ts';

export const slot = (): MoveValidator<Formed> =>
  function slot(ctx, next) {
    return slotFor(ctx.move, ctx.play.state, ctx.args) === ctx.raw.slot ? next(ctx) : no('move/stale');
  };
