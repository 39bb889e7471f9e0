/**
 * Has it opened what it brings, no less and no more? Whether a proof holds has been found out before (it may take a Worker) and is a fact here.
 * What everybody can read already needs no opening. Promise P7.
 */
import { moveEyes, publicFace } from '../play/eyes.ts';
import type { Validator } from './compose.ts';
import { no, type Judged, type MoveContext } from './context.ts';
import type { Judgement } from './refusals.ts';

const NOTHING: Readonly<Record<string, string>> = {};
const NONE: readonly string[] = [];

export const proofs = (): Validator<MoveContext, Judgement<Judged>> =>
  function proofs(ctx, next) {
    const { raw, args } = ctx;
    const play = ctx.play!;
    const brought: readonly string[] = ctx.move!.brings?.(args).open ?? NONE;
    const opened = raw.opened ?? NOTHING;
    const missing = brought.some((thing) => !Object.hasOwn(opened, thing) && publicFace(play, thing) === undefined);
    const tooMuch = Object.keys(opened).some((thing) => !brought.includes(thing));
    if (raw.proofs === 'bad' || missing || tooMuch) return no('move/proof');
    ctx.made = { seat: raw.seat, args, eyes: moveEyes(play, raw.seat, opened) };
    return next();
  };
