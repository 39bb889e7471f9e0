/** Is it this seat's move? The answer depends on the state alone. Promise P4. */
import { type Known, type MoveValidator, no } from './context.ts';

export const seat = <C extends Known>(): MoveValidator<C> =>
  function seat(ctx, next) {
    return ctx.move.who(ctx.play.state).includes(ctx.raw.seat) ? next(ctx) : no('move/not-your-seat');
  };
