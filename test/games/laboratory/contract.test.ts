/** What every game must show. */
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import { describeGame } from '../../contracts/game-contract.ts';
import { fill } from './fill.ts';

describeGame('laboratory', laboratory, {
  fill,
  games: 20,
  samples: 6,
  rare: ['newDeck', 'callOff'],
});
