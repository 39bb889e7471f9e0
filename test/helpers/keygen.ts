/** What a keeper makes up for a set and says of it first. */
import type { Rng } from '../../src/kernel/ports.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import {
  commitDealingSteps,
  type Dealing,
  drawDealing,
  type KeygenShape,
  makeExchange,
} from '../../src/kernel/secrets/keygen.ts';
import { randomScalar } from '../../src/kernel/secrets/polynomial.ts';
import { finish } from '../../src/kernel/secrets/steps.ts';

export interface Begun {
  /** κ */
  readonly secret: Uint8Array;
  readonly dealing: Dealing;
  /** The exchange. */
  readonly bytes: Uint8Array;
}

/** @param hand own p */
export function beginKeys(
  group: Group,
  rng: Rng,
  shape: KeygenShape,
  j: number,
  hand: Uint8Array = randomScalar(group, rng),
): Begun {
  const dealing = drawDealing(group, rng, shape, hand);
  const secret = randomScalar(group, rng);
  const commit = finish(commitDealingSteps(group, shape, j, dealing));
  return { secret, dealing, bytes: makeExchange(group, rng, shape, j, { secret, commit }) };
}
