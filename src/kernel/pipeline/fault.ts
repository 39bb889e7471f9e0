/** What a game throws while it judges is refused by everybody in the same way. Promises P6 and F17. */
import { isOfThisPage } from '../this-page.ts';
import { type MoveContext, type MoveValidator, no } from './context.ts';

export const fault = (): MoveValidator<MoveContext> =>
  function fault(ctx, next) {
    try {
      return next(ctx);
    } catch (error) {
      if (isOfThisPage(error)) throw error;
      return no('game/fault', error);
    }
  };
