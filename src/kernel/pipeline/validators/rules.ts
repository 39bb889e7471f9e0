/** The game's own rules, in its order: the first that doesn't hold refuses. A waived one isn't asked where it may be waived. Promise P8. */
import type { Validator } from '../compose.ts';
import type { Judged, MoveContext } from '../context.ts';
import type { Verdict } from '../refusals.ts';

export const rules = (): Validator<MoveContext, Verdict<Judged>> =>
  function rules(ctx, next) {
    for (const rule of ctx.move!.rules) {
      if (ctx.raw.waive && rule.waivable) continue;
      if (!rule.holds(ctx.play!.state, ctx.made!)) return { ok: false, refusal: { code: rule.code, rule: rule.id } };
    }
    return next();
  };
