/** Is there a game at all? What may still be done once it has an outcome is the game's own business. Promise P2. */
import { type InPlay, type MoveContext, type MoveValidator, no } from './context.ts';

export const running = (): MoveValidator<MoveContext, InPlay> =>
  function running(ctx, next) {
    const { play } = ctx;
    return play === undefined ? no('game/not-running') : next(Object.assign(ctx, { play }));
  };
