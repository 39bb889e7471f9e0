/** What every game must show. */
import { memento } from '../../../src/games/memento/memento.ts';
import { describeGame } from '../../contracts/game-contract.ts';
import { fill } from './fill.ts';
import { RARE } from './rare.ts';

describeGame('memento', memento, {
  fill,
  games: 20,
  samples: 4,
  rare: RARE,
});
