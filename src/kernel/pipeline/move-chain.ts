/**
 * The order in which a move is judged, written down once. The same chain serves before writing (as courtesy) and after ordering (as law).
 * Promise P1.
 */
import type { Game } from '../game.ts';
import type { Play } from '../play/state.ts';
import { compose, type Validator } from './compose.ts';
import type { Judged, MadeMove, MoveContext } from './context.ts';
import type { Verdict } from './refusals.ts';
import { fault } from './validators/fault.ts';
import { form } from './validators/form.ts';
import { known } from './validators/known.ts';
import { proofs } from './validators/proofs.ts';
import { rules } from './validators/rules.ts';
import { running } from './validators/running.ts';
import { seat } from './validators/seat.ts';
import { slot } from './validators/slot.ts';

type MoveValidator = Validator<MoveContext, Verdict<Judged>>;

export const MOVE_CHAIN: readonly MoveValidator[] = [
  fault(), // around the others: what a game throws is a refusal
  running(),
  known(),
  form(),
  seat(),
  slot(),
  proofs(),
  rules(),
];

const chain: ReturnType<typeof compose<MoveContext, Verdict<Judged>>> = compose(MOVE_CHAIN);

/** The verdict on a move, with all that applying it needs. Never throws. */
export function judgeMove<S, O>(game: Game<S, O>, play: Play<S> | undefined, raw: MadeMove): Verdict<Judged> {
  const ctx: MoveContext = { game, play, raw };
  return chain(ctx, () => ({
    ok: true,
    value: { move: ctx.move!, made: ctx.made!, opened: raw.opened ?? {} },
  }));
}
