/** The miniature against the contract, and a hundred games of it. */
import { expect, test } from 'vitest';
import { describeGame } from '../../contracts/game-contract.ts';
import { playOut } from '../../helpers/bots.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';
import { higher } from './higher.ts';

describeGame('higher', higher, { games: 50 });

test('[P17] a hundred random games of higher end legally', () => {
  const ends = new Set<string>();
  withSeeds(100, (seed) => {
    const seats = Array.from({ length: 2 + seeded(seed).below(7) }, (_, seat) => seat);
    const { play } = playOut(higher, { seats, options: {} }, seed);
    expect(play.asks).toEqual([]);
    ends.add(higher.outcome(play.state as never)!.why);
  });
  expect(ends).toContain('HL-04');
});
