/** What every game must show. */
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { codenames1, codenames2 } from '../../../src/games/codenames/earlier.ts';
import { describeGame } from '../../contracts/game-contract.ts';

describeGame('codenames', codenames, { games: 20, rare: ['voidGame'] });
describeGame('codenames, the first rules', codenames1, { games: 5, samples: 2, rare: ['voidGame'] });
describeGame('codenames, the rules before', codenames2, { games: 5, samples: 2, rare: ['voidGame'] });
