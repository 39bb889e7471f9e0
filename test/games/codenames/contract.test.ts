/** What every game must show. */
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { codenames1, codenames2 } from '../../../src/games/codenames/earlier.ts';
import type { Start } from '../../../src/kernel/pipeline/play.ts';
import { describeGame } from '../../contracts/game-contract.ts';
import { RARE, fill } from './fill.ts';

const table = (n: number, options: object = {}): Start => ({
  seats: Array.from({ length: n }, (_, seat) => seat),
  options,
});
const tables = [
  ...[4, 5, 6, 7, 8].map((n) => table(n)),
  table(2, { mode: 'coop' }),
  table(3, { mode: 'coop', grid: '5x5' }),
  table(3, { mode: 'three', keySource: 'deck' }),
];

describeGame('codenames', codenames, { games: 20, fill, rare: RARE, starts: tables });
describeGame('codenames, the first rules', codenames1, { games: 5, samples: 2, rare: ['voidGame'] });
describeGame('codenames, the rules before', codenames2, { games: 5, samples: 2, rare: ['voidGame'] });

const seats = [0, 1, 2, 3, 4];
const strict = { timer: 'strict', expertZero: true, expertUnlimited: true, challenge: true, compensation: true };
const starts = [
  { seats, options: { ...strict, touchMode: 'majority', deliberation: 'team' } },
  { seats, options: { assassinsEnd: true, timer: 'soft', clueMode: 'voice', numberCap: 'grid' } },
];
const makes = ['giveClue', 'spell', 'touch', 'stop', 'drawGrid', 'claimSpymaster'];
describeGame('codenames, by rules of the house', codenames, { starts, games: 6, samples: 2, fill, rare: RARE, makes });
