/** The map: cards laid at it or over it, places that show, crystals that a card covers (TS-236 … TS-238, TS-289, R-38). */
import { own } from '../../../kernel/own.ts';
import { covered } from '../azrak.ts';
import { holds, type Facts } from '../language/evaluate.ts';
import type { Instruction } from '../language/run.ts';
import { isSealed } from '../pack/texts.ts';
import type { MapCard, White } from '../pack/shared.ts';
import type { Location } from '../pack/story.ts';
import { effectsOn } from './effects.ts';
import { locationsOf, mapCardOf } from './lookups.ts';
import { fired, inline, step } from './programs.ts';
import type { State } from './state.ts';
import { told } from './tell.ts';

type Place = readonly [number, number];
/** Where a card lies that is joined to another at this edge. */
const BESIDE: Readonly<Record<string, Place>> = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] };

const spotsOf = ({ cells }: MapCard): readonly string[] => cells.flatMap(({ spot }) => spot ?? []);

/** Spots on the table that nothing covers. */
export const visibleSpots = (s: State): readonly string[] =>
  s.map.flatMap(({ card }) => {
    const found = mapCardOf(s, card);
    return found ? spotsOf(found).filter((spot) => !s.coveredSpots.includes(spot)) : [];
  });

export const spotOf = ({ mapSpot }: Location): readonly string[] => [mapSpot].flat();

/** TS-053: one of its spots shows on the map. */
export const isOnMap = (s: State, location: Location): boolean => {
  const spots = visibleSpots(s);
  return spotOf(location).some((spot) => spots.includes(spot));
};

/** what was set last; else what unlocks it, or its own condition. */
export function isAvailable(s: State, location: Location, facts: Facts): boolean {
  if (!isOnMap(s, location)) return false;
  const set = own(s.available, location.id);
  if (set !== undefined) return set;
  const isUnlocked = effectsOn(s, s.captain, 'unlock').some((one) => one.location === location.id);
  return isUnlocked || holds(location.available, facts);
}

/** Where a new card fits: at the first free edge with this symbol, in the order of the cards on the table. */
function fits(s: State, symbol: string): Place | undefined {
  const isTaken = ([x, y]: Place): boolean => s.map.some(({ at }) => at[0] === x && at[1] === y);
  for (const { card, at } of s.map) {
    const edges = mapCardOf(s, card)?.edges ?? {};
    for (const [edge, by] of Object.entries(BESIDE)) {
      if (edges[edge] !== symbol) continue;
      const place: Place = [at[0] + by[0], at[1] + by[1]];
      if (!isTaken(place)) return place;
    }
  }
  return undefined;
}

/** Sealed places whose spot shows now: their blobs are named after it (docs/missions.md). */
const revealed = (s: State, spots: readonly string[]): readonly Instruction[] =>
  s.mission.story.locations.flatMap((location) =>
    isSealed(location) &&
    !Object.hasOwn(s.pages, location.sealed) &&
    spots.some((spot) => location.sealed === `place.${spot}`)
      ? [step('page', { about: location.sealed })]
      : [],
  );

/** A white map Element comes onto the table; where it fits nowhere it stays beside it (C7). */
export function laidOnMap(
  s: State,
  white: Extract<White, { readonly type: 'expand' | 'overlay' }>,
): { readonly state: State; readonly then: readonly Instruction[] } {
  const { card } = white;
  if (s.map.some((one) => one.card === card.id)) return { state: s, then: [] };
  const place = white.type === 'expand' ? fits(s, white.attachBy) : placeOver(s, white.on);
  if (!place) return { state: s, then: [] };
  const covers = white.type === 'overlay' ? white.covers : [];
  const gone = locationsOf(s).filter((location) => spotOf(location).some((spot) => covers.includes(spot)));
  const onto = { ...s, map: [...s.map, { card: card.id, at: place }], coveredSpots: [...s.coveredSpots, ...covers] };
  // A place with another spot that still shows keeps its crystal.
  const dark = gone.filter((location) => !isOnMap(onto, location)).map(({ id }) => id);
  const state = told({ ...onto, purse: covered(onto.purse, dark) }, 'map');
  const onCover = white.type === 'overlay' ? inline(white.onCover) : [];
  return { state, then: [...revealed(state, spotsOf(card)), ...onCover, ...fired(state, 'mapChanged')] };
}

/** Over a map card, or over the card that has these spots. */
function placeOver(s: State, on: string | readonly string[]): Place | undefined {
  const wanted = new Set([on].flat());
  return s.map.find(({ card }) => {
    const found = mapCardOf(s, card);
    return wanted.has(card) || (found !== undefined && spotsOf(found).some((spot) => wanted.has(spot)));
  })?.at;
}
