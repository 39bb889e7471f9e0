/** What a game throws while it judges is refused by everybody in the same way. Promise P6. */
import type { Validator } from './compose.ts';
import { no, type Judged, type MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

export const fault = (): Validator<MoveContext, Judgement<Judged>> =>
  function fault(_ctx, next) {
    try {
      return next();
    } catch (error) {
      return no('game/fault', error);
    }
  };
