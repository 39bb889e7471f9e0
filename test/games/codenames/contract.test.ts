/** What every game must show. */
import { codenames } from '../../../src/games/codenames/codenames.ts';
import { describeGame } from '../../contracts/game-contract.ts';

// Players without a head would call off every game before its end; that move has its tests in lobby.test.ts.
const { voidGame: _, ...moves } = codenames.moves;

describeGame('codenames', { ...codenames, moves }, { games: 20 });
