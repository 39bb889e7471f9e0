/** What every game must show. */
import { lupus } from '../../../src/games/lupus/lupus.ts';
import { describeGame } from '../../contracts/game-contract.ts';
import { fill, RARE, start } from './fill.ts';

describeGame('lupus', lupus, {
  starts: [
    start(8),
    start(9, { moderator: 'person', byHand: true }),
    start(9),
    start(10, { night: 'called', firstNightModVictim: false }),
    start(9, { deadSeeAll: true }),
    start(10, { ghosts: true, hideDawnCause: true }),
  ],
  fill,
  games: 6,
  samples: 2,
  rare: RARE,
});
