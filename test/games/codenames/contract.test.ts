/** What every game must show. */
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { describeGame } from '../../contracts/game-contract.ts';

describeGame('codenames', codenames, { games: 20, rare: ['voidGame'] });
