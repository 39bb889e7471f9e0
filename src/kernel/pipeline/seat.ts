/** Is it this seat's move? Whose it is depends on the state alone. Promise P4. */
import type { Validator } from './compose.ts';
import { no, type Judged, type MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

export const seat = (): Validator<MoveContext, Judgement<Judged>> =>
  function seat(ctx, next) {
    return ctx.move!.who(ctx.play!.state).includes(ctx.raw.seat) ? next() : no('move/not-your-seat');
  };
