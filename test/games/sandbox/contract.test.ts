/** What every game must show. */
import { sandbox } from '../../../src/games/sandbox/sandbox.ts';
import { describeGame } from '../../contracts/game-contract.ts';
import { fill, RARE } from './fill.ts';

describeGame('sandbox', sandbox, { fill, games: 12, samples: 4, rare: RARE });
