/** What a game throws while it judges is refused by everybody in the same way. Promise P6. */
import { type MoveContext, type MoveValidator, no } from './context.ts';

export const fault = (): MoveValidator<MoveContext> =>
  function fault(ctx, next) {
    try {
      return next(ctx);
    } catch (error) {
      return no('game/fault', error);
    }
  };
