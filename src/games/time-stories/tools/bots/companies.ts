/** How many people sit down at once: as many as are asked for, else each number that the mission is for (TS-011). */
import { isEnough } from '../../session.ts';
import type { Mission } from '../../pack/mission.ts';

/** @param asked as on the command line: `2,3` */
export const companiesOf = (mission: Mission, asked: string | undefined): readonly number[] =>
  asked?.split(',').map(Number) ?? [1, 2, 3, 4].filter((people) => isEnough(mission, people));
