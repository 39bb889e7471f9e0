/** `mission check`: what the reader says of a pack, as lines for its author. */
import { readMission, type Stage } from '../pack/check.ts';
import type { Mission } from '../pack/mission.ts';
import { cardsOf } from '../pack/names.ts';
import { openLocations } from '../pack/story.ts';
import { withArt, type Source } from '../vault/source.ts';
import { hintsOf } from './hints.ts';

export interface Checked {
  /** Undefined where there are faults. */
  readonly mission?: Mission;
  readonly lines: readonly string[];
  /** Of a mission without faults: what its author hardly means. */
  readonly hints: readonly string[];
}

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What it holds, in one line. */
function summary(mission: Mission): string {
  const { story, shared, receptacles } = mission;
  const places = openLocations(story).length;
  return [
    `${mission.id} ${mission.version}`,
    count(places, 'place'),
    count(cardsOf(mission).length, 'card'),
    count(shared.elements.length, 'Element'),
    count(receptacles.length, 'receptacle'),
    Object.keys(mission.title).join(' and '),
  ].join(' · ');
}

const line = (by: string, at: string, says: string): string => `${by} ${at === '' ? '' : `${at}: `}${says}`;

/** @returns the mission, or a line `MP-01 story.locations[0]…: there is no element "99"` for each fault */
export function check(source: Source, stage: Stage = 'source'): Checked {
  const read = readMission(withArt(source), stage);
  if (!('mission' in read))
    return { lines: read.faults.map(({ check: by, at, says }) => line(by, at, says)), hints: [] };
  const { mission } = read;
  // Sealed pages hide from the tool what they lead to.
  const hints = stage === 'source' ? hintsOf(mission).map(({ at, says }) => line('hint', at, says)) : [];
  return { mission, lines: [summary(mission)], hints };
}
