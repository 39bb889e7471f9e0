/**
 * Which faces a seat can read. Public faces are in the play; what a device has opened for itself is handed in and never enters the fold.
 * A handle comes from a peer, so it is looked up as an own key only ('constructor' is no card).
 */
import type { Eyes, Handle, Seat } from '../game.ts';
import { own } from '../own.ts';
import { letterTimes } from './letter-times.ts';
import type { Play } from './state.ts';

/**
 * For views, duties and choices: the public faces and what this device has opened for its seat. A watcher reads what everybody does, also
 * on a device that had a seat before.
 */
export function eyesOf(play: Play, seat: Seat | null, opened: ReadonlyMap<string, string>): Eyes {
  return {
    seat,
    read: (thing) => own(play.faces, thing) ?? (seat === null ? undefined : opened.get(thing)),
    letters: (tag) => letterTimes(play, tag),
    timer: (tag) => play.timers.find((one) => one.tag === tag)?.at,
  };
}

/** For rules and `apply`: the public faces and what this move opens, the same in every browser. */
export function moveEyes(play: Play, seat: Seat, opened: Readonly<Record<string, string>>): Eyes {
  return { seat, read: (thing) => own(play.faces, thing) ?? own(opened, thing) };
}

/** The eyes that a rule would get if a candidate were made: of what a device has opened, only what the move would lay open. */
export function candidateEyes(play: Play, eyes: Eyes, opens: readonly Handle[]): Eyes {
  return {
    seat: eyes.seat,
    read: (thing) => own(play.faces, thing) ?? (opens.includes(thing) ? eyes.read(thing) : undefined),
  };
}

/** The face that everybody knows. */
export const publicFace = (play: Play, thing: string): string | undefined => own(play.faces, thing);
