/**
 * The order in which a move is judged, written down once. The same chain serves before writing (as courtesy) and after ordering (as law).
 * Promise P1.
 */
import type { Game } from '../game.ts';
import type { Play } from '../play/state.ts';
import { compose, type Validator } from './compose.ts';
import type { Judged, MadeMove, MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';
import { fault } from './fault.ts';
import { form } from './form.ts';
import { known } from './known.ts';
import { ownEyes } from './own-eyes.ts';
import { proofs } from './proofs.ts';
import { rules } from './rules.ts';
import { running } from './running.ts';
import { seat } from './seat.ts';
import { slot } from './slot.ts';

type MoveValidator = Validator<MoveContext, Judgement<Judged>>;

/** The order of judging (P1). */
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

const chain: ReturnType<typeof compose<MoveContext, Judgement<Judged>>> = compose(MOVE_CHAIN);

/** The same questions of what stays on the device, where they go together. */
const veiled: typeof chain = compose<MoveContext, Judgement<Judged>>([
  fault(),
  running(),
  known(true),
  form(),
  seat(),
  ownEyes(),
  rules(),
]);

const judged = (ctx: MoveContext): Judgement<Judged> => ({
  ok: true,
  value: { move: ctx.move!, made: ctx.made!, opened: ctx.raw.opened ?? {} },
});

/**
 * The verdict on a move that travels veiled: by its author's device alone, with what that reads. Never throws. @param raw its `opened` are the
 * faces that this device has opened
 */
export function judgeVeiled<S, O>(game: Game<S, O>, play: Play<S> | undefined, raw: MadeMove): Judgement<Judged> {
  const ctx: MoveContext = { game, play, raw };
  return veiled(ctx, () => judged(ctx));
}

/** The verdict on a move, with all that applying it needs. Never throws. */
export function judgeMove<S, O>(game: Game<S, O>, play: Play<S> | undefined, raw: MadeMove): Judgement<Judged> {
  const ctx: MoveContext = { game, play, raw };
  return chain(ctx, () => judged(ctx));
}
