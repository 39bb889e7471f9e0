/** What every game must show. */
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { chrononauts1 } from '../../../src/games/chrononauts/earlier.ts';
import { describeGame } from '../../contracts/game-contract.ts';
import { RARE, STARTS, fill } from './bots.ts';

describeGame('chrononauts', chrononauts, {
  starts: STARTS,
  fill,
  rare: RARE,
  games: 18,
  samples: 3,
  // Three artifacts of a mission rarely meet by chance: of 60 such games a tenth took more than 3,000 moves, the longest 6,608.
  most: 30_000,
});

describeGame('chrononauts, the first rules', chrononauts1, {
  starts: STARTS.slice(0, 3),
  fill,
  rare: RARE,
  games: 3,
  samples: 1,
  makes: ['guessTime'],
  most: 30_000,
});
