/** Chance that can be repeated, for players without a head. */
import { drawnFrom, mulberry32, type Rng } from '../../../../sim/rng.ts';

export interface Chance extends Pick<Rng, 'below' | 'pick' | 'shuffle'> {
  /** True in this share of cases. */
  is(share: number): boolean;
}

/** @param seed 32-bit whole number */
export function chance(seed: number): Chance {
  const next = mulberry32(seed);
  const { below, shuffle } = drawnFrom(next);
  return {
    below,
    shuffle,
    is: (share) => next() < share,
    // It draws from an empty list too: every game that is told by its seed has been played so.
    pick: (list) => list[below(list.length)],
  };
}
