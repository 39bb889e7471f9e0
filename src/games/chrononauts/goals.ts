/** Whether a goal card is met by what lies on the table. Pure. */
import { ARTIFACTS, type Artifact, type ArtifactClass } from './cards/deck.ts';
import type { Identity, Mission, Slot } from './cards/goals.ts';
import { findPatch } from './cards/patches.ts';
import { findLinchpin, findRipplepoint } from './cards/timeline.ts';
import { isReachable, isUltra, showsChanged, showsTrue, type Timeline } from './timeline.ts';

export const findArtifact = (id: string): Artifact | undefined => ARTIFACTS.find((one) => one.id === id);

/** Years of the three headlines. */
export const yearsOf = ({ trueEvent, changed }: Identity): readonly number[] => [
  findRipplepoint(trueEvent)!.year,
  ...changed.map((id) => (findPatch(id) ?? findLinchpin(id))!.year),
];

/** CH-211 */
export const isReadable = (t: Timeline, { trueEvent, changed }: Identity): boolean =>
  showsTrue(t, trueEvent) && changed.every((id) => showsChanged(t, id));

/** CH-111, CH-112: whether nothing of this Identity lies beyond the UltraParadox. */
export const isWithinReach = (t: Timeline, identity: Identity): boolean =>
  !isUltra(t) || identity.needsUltraParadox === true || yearsOf(identity).every((year) => isReachable(t, year));

/** CH-231, CH-236: the highest rank among these Artifacts; 0 where there is none of the class. */
export function bestOf(of: ArtifactClass, artifacts: readonly string[]): number {
  const ranks = artifacts.map(findArtifact).map((one) => (one?.class === of ? (one.authenticity ?? 0) : 0));
  return Math.max(0, ...ranks);
}

function fills(slot: Slot, id: string, inPlay: readonly string[]): boolean {
  if (slot.kind === 'artifact') return slot.id === id;
  if (slot.kind === 'any-of') return slot.ids.includes(id);
  const one = findArtifact(id);
  return one?.class === slot.class && one.authenticity === bestOf(slot.class, inPlay);
}

/** CH-216: a different card for each slot. @param inPlay all Artifacts face up before anybody */
export function isFilled({ slots }: Mission, own: readonly string[], inPlay: readonly string[]): boolean {
  const [a, b, c] = slots;
  const ids = (slot: Slot): readonly string[] => own.filter((id) => fills(slot, id, inPlay));
  return ids(a).some((x) => ids(b).some((y) => x !== y && ids(c).some((z) => z !== x && z !== y)));
}
