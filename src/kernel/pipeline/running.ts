/** Is there a game at all? What may still be done once it has an outcome is the game's own business. Promise P2. */
import type { Validator } from './compose.ts';
import { no, type Judged, type MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

export const running = (): Validator<MoveContext, Judgement<Judged>> =>
  function running(ctx, next) {
    return ctx.play === undefined ? no('game/not-running') : next();
  };
