/**
 * The order in which a move is judged, written down once. The same chain serves before writing (as courtesy) and after ordering (as law).
 * Promise P1.
 */
import type { Game } from '../game.ts';
import type { Play } from '../play/state.ts';
import { type Chain, compose } from './compose.ts';
import type { Judged, MadeMove, MoveContext, Seeing } from './context.ts';
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

const begun = compose<MoveContext, Judgement<Judged>>()
  .and(fault()) // around the others: what a game throws is a refusal
  .and(running());

/** The order of judging (P1). */
export const MOVE_CHAIN: Chain<MoveContext, Judgement<Judged>, Seeing> = begun
  .and(known())
  .and(form())
  .and(seat())
  .and(slot())
  .and(proofs())
  .and(rules());

/** The same questions of what stays on the device, where they go together. */
const VEILED: typeof MOVE_CHAIN = begun.and(known(true)).and(form()).and(seat()).and(ownEyes()).and(rules());

const judged = ({ play, move, made, raw }: Seeing): Judgement<Judged> => ({
  ok: true,
  value: { play, move, made, opened: raw.opened ?? {} },
});

/**
 * The verdict on a move that travels veiled: by its author's device alone, with what that reads. Throws what this page alone fails at (F17). @param raw its `opened` are the
 * faces that this device has opened
 */
export function judgeVeiled<S, O>(game: Game<S, O>, play: Play<S> | undefined, raw: MadeMove): Judgement<Judged> {
  return VEILED.run({ game, play, raw }, judged);
}

/** The verdict on a move, with all that applying it needs. Throws what this page alone fails at (F17). */
export function judgeMove<S, O>(game: Game<S, O>, play: Play<S> | undefined, raw: MadeMove): Judgement<Judged> {
  return MOVE_CHAIN.run({ game, play, raw }, judged);
}
