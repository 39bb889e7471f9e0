/** What every game must show, played with a mission that lies open and with one whose pages are sealed. */
import { timeStories } from '../../../src/games/time-stories/time-stories.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { describeGame, type GameSuite } from '../../contracts/game-contract.ts';
import { fillWith, RARE } from './fill.ts';
import { busy } from './table/mission.ts';
import { HASH } from './table/table.ts';
import { made, packsOf } from './vault/shelf.ts';

const game = timeStories as unknown as Game<unknown>;
const starts = [2, 1, 3, 4].map((n) => ({ seats: Array.from({ length: n }, (_, seat) => seat), options: {} }));
// Each game has hundreds of steps, and each step is looked at from all sides; a long run plays ten times as many.
const suite: GameSuite = { starts, rare: RARE, games: 2, samples: 1 };

describeGame('time-stories', game, { ...suite, fill: fillWith(HASH), packs: { [HASH]: busy() } });

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };
const { hash, packs } = await packsOf(await made({ mission: busy(), art }));
describeGame('time-stories, sealed', game, { ...suite, games: 1, fill: fillWith(hash), packs });
