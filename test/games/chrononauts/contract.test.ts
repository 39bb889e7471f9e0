/** What every game must show. */
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { describeGame } from '../../contracts/game-contract.ts';
import { RARE, STARTS, fill } from './bots.ts';

describeGame('chrononauts', chrononauts, {
  starts: STARTS,
  fill,
  rare: RARE,
  games: 18,
  samples: 3,
});
