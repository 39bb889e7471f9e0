/** The door for missions that strangers wrote: read by their shape, then looked through by every check of the format. */
import {
  azrakFaults,
  backFaults,
  blobFaults,
  codeFaults,
  conflictFaults,
  destinyFaults,
  locationFaults,
  receptacleFaults,
  whiteFaults,
} from './counts.ts';
import { loopFaults } from './loops.ts';
import { mission as missionOf, type Mission } from './mission.ts';
import { sharedNames, unknownNames } from './names.ts';
import { begin, type Fault } from './reading.ts';
import { languageFaults, openFaults } from './tongues.ts';

/** As it is written, all of it open; or as it is handed on (format R-39). */
export type Stage = 'source' | 'published';

const CHECKS: readonly ((mission: Mission) => readonly Fault[])[] = [
  unknownNames,
  sharedNames,
  receptacleFaults,
  azrakFaults,
  locationFaults,
  backFaults,
  destinyFaults,
  blobFaults,
  loopFaults,
  conflictFaults,
  languageFaults,
  whiteFaults,
  codeFaults,
];

/** The mission, or all that is wrong with it. Takes anything and never throws. */
export function readMission(
  input: unknown,
  stage: Stage,
): { readonly mission: Mission; readonly faults: readonly [] } | { readonly faults: readonly Fault[] } {
  const place = begin();
  const mission = missionOf(input, place);
  if (!mission) return { faults: place.faults };
  const checks = stage === 'published' ? [...CHECKS, openFaults] : CHECKS;
  const faults = checks.flatMap((check) => check(mission));
  return faults.length === 0 ? { mission, faults: [] } : { faults };
}
