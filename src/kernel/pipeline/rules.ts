/** The game's own rules, in its order: the first that doesn't hold refuses. Promise P8. */
import type { MoveValidator, Seeing } from './context.ts';

export const rules = (): MoveValidator<Seeing> =>
  function rules(ctx, next) {
    for (const rule of ctx.move.rules) {
      if (!rule.holds(ctx.play.state, ctx.made)) return { ok: false, refusal: { code: rule.code, rule: rule.id } };
    }
    return next(ctx);
  };
