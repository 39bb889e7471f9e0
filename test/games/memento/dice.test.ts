/** The dice of a story as its keepers throw them: even, each by itself, and nobody's to choose or to hold back (MM-003, MM-196, MM-197). */
import { expect, test } from 'vitest';
import { utf8 } from '../../../src/kernel/bytes.ts';
import { rollValues } from '../../../src/kernel/dice.ts';
import { readDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { rollSeed, rollShare, verifyRollShare } from '../../../src/kernel/secrets/dvrf.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { keepers, subsets } from '../../helpers/keepers.ts';
import { often, seeded } from '../../helpers/rng.ts';
import { chiSquare, FACES, faces, pairs, thrown } from './joint-dice.ts';

test('[MM-003] ten faces come up alike, and no die follows from the one beside it', () => {
  // The same throws in every run, so that chance can't fail it: one in a thousand for 9 and for 99 degrees of freedom.
  const throws = thrown(often(6_000), 7);
  expect(chiSquare(faces(throws), FACES)).toBeLessThan(27.88);
  expect(chiSquare(pairs(throws), FACES * FACES)).toBeLessThan(148.23);
});

test('[MM-197, MMX-35, MMX-36] a forged share is refused, one that is withheld changes no die', () => {
  const rng = seeded(3);
  const { shares } = keepers(sodiumGroup, rng, 4, 3);
  const rollId = utf8('scene 1');
  const told = shares.map(({ index, secret, key }) => {
    const by = { ctx: utf8('story'), index, secret, key };
    return { by, bytes: rollShare(sodiumGroup, rng, by, rollId) };
  });
  for (const { by, bytes } of told) {
    expect(verifyRollShare(sodiumGroup, by, rollId, bytes)).toBe(true);
    expect(verifyRollShare(sodiumGroup, by, utf8('scene 2'), bytes)).toBe(false);
    expect(verifyRollShare(sodiumGroup, by, rollId, bytes.with(80, bytes[80]! ^ 1))).toBe(false);
  }
  const parts = told.map(({ by, bytes }) => ({ index: by.index, d: readDecryptionShare(bytes, 1)![0]! }));
  const dice = subsets(parts, 3).map((some) => rollValues(rollSeed(sodiumGroup, rollId, some), 7, FACES));
  expect(new Set(dice.map(String)).size).toBe(1);
});
