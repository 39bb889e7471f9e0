/** Where somebody has learnt a trait. */
import type { Scene, State, TraitId } from '../state.ts';

/** The last scene in which this seat learnt it, the one that is on among them; undefined for a trait that came otherwise. */
export const learntIn = (
  { past, scene }: Pick<State, 'past' | 'scene'>,
  seat: number,
  trait: TraitId,
): Scene | undefined =>
  [...past, ...(scene ? [scene] : [])].findLast(({ owner, result }) => owner === seat && result?.learnt === trait);
