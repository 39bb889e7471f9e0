/**
 * The TimeLine as it lies: which Linchpins are turned and which Patches cover what. All else follows from these two, so that a Ripplepoint
 * can't be on the wrong side. Pure; who may turn or cover what is `legal.ts`'s.
 */
import { findPatch, type Patch } from './cards/patches.ts';
import { LINCHPINS, RIPPLEPOINTS, findRipplepoint, type Condition, type Ripplepoint } from './cards/timeline.ts';

export interface Timeline {
  /** Ids of the Linchpins on their changed side, by year. */
  readonly primes: readonly string[];
  /** Patch on a Ripplepoint, by the Ripplepoint's id. */
  readonly patches: Readonly<Record<string, string>>;
}

/** CH-011 */
export const TRUE_HISTORY: Timeline = { primes: [], patches: {} };

/** At this many the universe ends (CH-118). */
export const MOST_PARADOXES = 13;
/** CH-107: what is later lies beyond the UltraParadox. */
const LAST_REACHABLE = 1962;

/** One card that changes in an adjustment. */
export interface Change {
  readonly year: number;
  readonly id: string;
  /** `annulled`: the Patch `id` comes off. */
  readonly what: 'turned' | 'annulled' | 'paradox' | 'restored';
}

export interface Adjusted {
  readonly timeline: Timeline;
  /** The Linchpin first, then by year; where a Patch comes off and its place turns, the Patch first (CH-083, CH-085). */
  readonly changes: readonly Change[];
}

export function holds(condition: Condition, primes: readonly string[]): boolean {
  if ('var' in condition) return primes.includes(condition.var);
  if ('not' in condition) return !holds(condition.not, primes);
  if ('and' in condition) return condition.and.every((one) => holds(one, primes));
  return condition.or.some((one) => holds(one, primes));
}

/** Linchpins that a condition mentions. */
export function linchpinsOf(condition: Condition): readonly string[] {
  if ('var' in condition) return [condition.var];
  if ('not' in condition) return linchpinsOf(condition.not);
  return ('and' in condition ? condition.and : condition.or).flatMap(linchpinsOf);
}

export const isPrime = (t: Timeline, linchpin: string): boolean => t.primes.includes(linchpin);
export const isParadox = (t: Timeline, r: Ripplepoint): boolean => holds(r.paradoxIf, t.primes);
const isOpen = (t: Timeline, r: Ripplepoint): boolean => isParadox(t, r) && t.patches[r.id] === undefined;

/** Paradoxes that no Patch covers (CH-119). */
export const openParadoxes = (t: Timeline): number => RIPPLEPOINTS.filter((r) => isOpen(t, r)).length;

/** CH-105 */
export const isUltra = (t: Timeline): boolean =>
  Object.values(t.patches).some((id) => findPatch(id)?.ultraparadox === true);

/** CH-107 */
export const isReachable = (t: Timeline, year: number): boolean => year <= LAST_REACHABLE || !isUltra(t);

/** Whether the icons of a Patch stand as it wants them. */
export const fits = (t: Timeline, patch: Patch): boolean => holds(patch.playableIf, t.primes);

/** CH-088: of the Linchpins of an AND Ripplepoint that is no Paradox, those that are turned already. */
export const halfway = (t: Timeline, r: Ripplepoint): readonly string[] =>
  'and' in r.paradoxIf && !isParadox(t, r) ? linchpinsOf(r.paradoxIf).filter((id) => isPrime(t, id)) : [];

/** CH-084: all from the final Linchpins, at once. Adjusting what is adjusted changes nothing. */
export function adjust(before: Timeline, primes: readonly string[]): Adjusted {
  const changes: Change[] = [];
  const patches: Record<string, string> = {};
  for (const r of RIPPLEPOINTS) {
    const was = isParadox(before, r);
    const is = holds(r.paradoxIf, primes);
    const patch = before.patches[r.id];
    if (patch !== undefined) {
      if (is && holds(findPatch(patch)!.playableIf, primes)) patches[r.id] = patch;
      else changes.push({ year: r.year, id: patch, what: 'annulled' });
    }
    if (was !== is) changes.push({ year: r.year, id: r.id, what: is ? 'paradox' : 'restored' });
  }
  return { timeline: { primes, patches }, changes };
}

/** Turns one Linchpin to its other side, with all that follows. */
export function turn(before: Timeline, linchpin: string): Adjusted {
  const turned = isPrime(before, linchpin);
  const primes = LINCHPINS.filter(({ id }) => (id === linchpin ? !turned : isPrime(before, id))).map(({ id }) => id);
  const { timeline, changes } = adjust(before, primes);
  const { year } = LINCHPINS.find(({ id }) => id === linchpin)!;
  return { timeline, changes: [{ year, id: linchpin, what: 'turned' }, ...changes] };
}

/** Lays a Patch over its place. */
export const cover = (before: Timeline, patch: Patch): Timeline => ({
  ...before,
  patches: { ...before.patches, [patch.slot]: patch.id },
});

/** CH-212: true side up. A covered Paradox isn't. */
export const showsTrue = (t: Timeline, ripplepoint: string): boolean => {
  const r = findRipplepoint(ripplepoint);
  return r !== undefined && !isParadox(t, r);
};

/** CH-213: this very Patch lies on its year, or this Linchpin is on its changed side. */
export const showsChanged = (t: Timeline, id: string): boolean => {
  const patch = findPatch(id);
  return patch ? t.patches[patch.slot] === patch.id : isPrime(t, id);
};
