/** What every game must show. */
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { codenames1, codenames2 } from '../../../src/games/codenames/earlier.ts';
import { describeGame } from '../../contracts/game-contract.ts';

const starts = [4, 5, 6, 7, 8].map((n) => ({ seats: Array.from({ length: n }, (_, seat) => seat), options: {} }));

describeGame('codenames', codenames, { games: 20, rare: ['voidGame'], starts });
describeGame('codenames, the first rules', codenames1, { games: 5, samples: 2, rare: ['voidGame'] });
describeGame('codenames, the rules before', codenames2, { games: 5, samples: 2, rare: ['voidGame'] });
