/** Does it still answer what it was meant for? A move without a slot may not carry one. Promises P5 and P24. */
import type { Validator } from './compose.ts';
import { no, type Judged, type MoveContext } from './context.ts';
import { slotFor } from '../play/slot.ts';
import type { Judgement } from './refusals.ts';

export const slot = (): Validator<MoveContext, Judgement<Judged>> =>
  function slot(ctx, next) {
    return slotFor(ctx.move!, ctx.play!.state, ctx.args) === ctx.raw.slot ? next() : no('move/stale');
  };
