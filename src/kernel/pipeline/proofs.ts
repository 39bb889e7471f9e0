/**
 * Has it opened what it brings, no less and no more? Whether a proof holds has been found out before (it may take a Worker) and is a fact here.
 * What everybody can read already needs no opening. Promise P7.
 */
import { moveEyes, publicFace } from '../play/eyes.ts';
import { type Formed, type MoveValidator, no, type Seeing } from './context.ts';

const NOTHING: Readonly<Record<string, string>> = {};
const NONE: readonly string[] = [];

export const proofs = (): MoveValidator<Formed, Seeing> =>
  function proofs(ctx, next) {
    const { raw, args, play, move } = ctx;
    const brought: readonly string[] = move.brings?.(args).open ?? NONE;
    const opened = raw.opened ?? NOTHING;
    const missing = brought.some((thing) => !Object.hasOwn(opened, thing) && publicFace(play, thing) === undefined);
    const tooMuch = Object.keys(opened).some((thing) => !brought.includes(thing));
    if (raw.proofs === 'bad' || missing || tooMuch) return no('move/proof');
    const made = { seat: raw.seat, args, eyes: moveEyes(play, raw.seat, opened) };
    return next(Object.assign(ctx, { made }));
  };
