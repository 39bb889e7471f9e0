/** The 21 Patches: one for each Ripplepoint, and two more for 1945, whose three want different Linchpins each (CH-097, CH-100). */
import type { Condition } from './timeline.ts';
import { RIPPLEPOINTS } from './timeline.ts';

export interface Patch {
  readonly id: string;
  readonly year: number;
  /** Id of the Ripplepoint that it covers. */
  readonly slot: string;
  readonly index: string;
  /** It is taken off as soon as this no longer holds. */
  readonly playableIf: Condition;
  /** While it lies, everything later is out of reach. */
  readonly ultraparadox?: true;
  readonly bonusDraw: number;
}

const NEXUS = 1945;
const ULTRA = 1962;

/** Linchpin `changed` is prime while `still` isn't. */
const but = (changed: string, still: string): Condition => ({ and: [{ var: changed }, { not: { var: still } }] });

/** At most one of the three fits any state, and one more turned Linchpin can take it off while 1945 stays a Paradox. */
const NEXUS_PATCHES: readonly (readonly [string, Condition])[] = [
  ['P1945a', but('L1943', 'L1941')],
  ['P1945b', but('L1941', 'L1936')],
  ['P1945c', but('L1936', 'L1943')],
];

export const PATCHES: readonly Patch[] = RIPPLEPOINTS.flatMap(({ id: slot, year, index, paradoxIf }) => {
  const common = { year, slot, index, bonusDraw: 1 };
  if (year === NEXUS) return NEXUS_PATCHES.map(([id, playableIf]): Patch => ({ id, ...common, playableIf }));
  const patch: Patch = { id: `P${year}`, ...common, playableIf: paradoxIf };
  return [year === ULTRA ? { ...patch, ultraparadox: true } : patch];
});

export const findPatch = (id: string): Patch | undefined => PATCHES.find((one) => one.id === id);
