/** The game's own rules, in its order: the first that doesn't hold refuses. Promise P8. */
import type { Validator } from './compose.ts';
import type { Judged, MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

export const rules = (): Validator<MoveContext, Judgement<Judged>> =>
  function rules(ctx, next) {
    for (const rule of ctx.move!.rules) {
      if (!rule.holds(ctx.play!.state, ctx.made!)) return { ok: false, refusal: { code: rule.code, rule: rule.id } };
    }
    return next();
  };
