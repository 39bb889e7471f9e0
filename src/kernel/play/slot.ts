/**
 * What a move answers, in its game's words: rides in the entry, and is asked again at the fold. Of what travels sealed nobody knows the name
 * before the entry is signed, so a slot sees one word in its stead. Promises P5 and P24.
 */
import type { Game, Move } from '../game.ts';
import { own } from '../own.ts';
import type { Play } from './state.ts';

/** A move's slot rides in one field of this size. */
export const MAX_SLOT_BYTES = 255;

/** What a slot reads in the place of a sealed argument. */
const SEALED = 'sealed';

/** The slot of a move whose arguments have been read. */
export function slotFor<S>(move: Move<S>, state: S, args: unknown): string | undefined {
  return move.slot?.(state, withoutSealed(move, args));
}

/** @param args unread, sealed ones as handles. Undefined where the move has no slot, or doesn't take these arguments. */
export function slotOf<S, O>(game: Game<S, O>, play: Play<S>, moveName: string, args: unknown): string | undefined {
  const move: Move<S> | undefined = own(game.moves, moveName);
  if (!move?.slot) return undefined;
  const typed = move.args.read(args);
  return typed === undefined ? undefined : slotFor(move, play.state, typed);
}

function withoutSealed<S>({ args: { seals } }: Move<S>, args: unknown): unknown {
  const names = Object.keys(seals ?? {}).filter((name) => own(args as Readonly<Record<string, unknown>>, name));
  return names.length === 0
    ? args
    : { ...(args as object), ...Object.fromEntries(names.map((name) => [name, SEALED])) };
}
