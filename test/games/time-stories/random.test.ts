/** Missions played at random: nothing gets stuck, no crystal is lost, whatever is offered is accepted. */
import { expect, test } from 'vitest';
import { totalOf } from '../../../src/games/time-stories/azrak.ts';
import { readMission } from '../../../src/games/time-stories/pack/check.ts';
import { timeStories } from '../../../src/games/time-stories/time-stories.ts';
import { botStep } from '../../helpers/bots.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { withSeeds } from '../../helpers/rng.ts';
import { fillWith, RARE } from './fill.ts';
import { busy } from './table/mission.ts';
import { HASH } from './table/table.ts';

const STEPS = 300;

test('[TS-190] the total of all Azrak is constant, whatever people do, and there is always something that they can do', () => {
  const mission = busy();
  expect(readMission(mission, 'source').faults).toEqual([]);
  withSeeds(4, (seed) => {
    const seats = Array.from({ length: 1 + (seed % 4) }, (_, seat) => seat);
    const dealer = new Dealer(timeStories, { seats, options: {} }, seed, { packs: { [HASH]: mission } });
    for (let n = 0; n < STEPS; n++) {
      dealer.settle();
      const { table, over } = dealer.play.state;
      if (table) expect(totalOf(table.purse)).toBe(mission.azrak.total);
      if (over) return;
      const isMoving = botStep(dealer, { rare: RARE, fill: fillWith(HASH) });
      expect(isMoving, JSON.stringify(table?.news.at(-1))).toBe(true);
    }
  });
});
