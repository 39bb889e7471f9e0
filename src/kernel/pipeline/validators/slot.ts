/** Does it still answer what it was meant for? A move without a slot may not carry one. Promise P5. */
import type { Validator } from '../compose.ts';
import { no, type Judged, type MoveContext } from '../context.ts';
import type { Verdict } from '../refusals.ts';

export const slot = (): Validator<MoveContext, Verdict<Judged>> =>
  function slot(ctx, next) {
    return ctx.move!.slot?.(ctx.play!.state) === ctx.raw.slot ? next() : no('move/stale');
  };
