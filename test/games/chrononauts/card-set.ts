/** What must be true of any set of Chrononauts cards: causes come first, and each Linchpin's list names what it may change (CH-016 to CH-018). */
import type { Card } from '../../../src/games/chrononauts/cards/deck.ts';
import type { Patch } from '../../../src/games/chrononauts/cards/patches.ts';
import type { Linchpin, Ripplepoint } from '../../../src/games/chrononauts/cards/timeline.ts';
import { linchpinsOf } from '../../../src/games/chrononauts/timeline.ts';

export interface CardSet {
  readonly linchpins: readonly Linchpin[];
  readonly ripplepoints: readonly Ripplepoint[];
  readonly patches: readonly Patch[];
  readonly cards: readonly Card[];
}

/** The only year that may depend on three Linchpins. */
const NEXUS = 1945;
const LONGEST = { usual: 2, nexus: 3 };

/** What is wrong with a set, in words for its author; empty where nothing is. */
export function faultsOf({ linchpins, ripplepoints, patches, cards }: CardSet): readonly string[] {
  const faults: string[] = [];
  const yearOf = (id: string): number | undefined => linchpins.find((one) => one.id === id)?.year;
  for (const { id, year, paradoxIf } of ripplepoints) {
    const named = new Set(linchpinsOf(paradoxIf));
    for (const linchpin of named) {
      const cause = yearOf(linchpin);
      if (cause === undefined) faults.push(`${id}: ${linchpin} is no Linchpin`);
      else if (cause >= year) faults.push(`${id}: ${linchpin} isn't earlier`);
    }
    if (named.size > (year === NEXUS ? LONGEST.nexus : LONGEST.usual)) faults.push(`${id}: too many Linchpins`);
  }
  for (const { id, ripples } of linchpins) {
    const years = ripplepoints.filter(({ paradoxIf }) => linchpinsOf(paradoxIf).includes(id)).map(({ year }) => year);
    if (ripples.join() !== years.join())
      faults.push(`${id}: its list says ${ripples.join()}, the conditions ${years.join()}`);
  }
  for (const { id, slot, year } of patches) {
    const place = ripplepoints.find((one) => one.id === slot);
    if (place?.year !== year) faults.push(`${id}: no place for it`);
  }
  for (const { id, turns = {} } of cards)
    for (const target of Object.keys(turns)) if (yearOf(target) === undefined) faults.push(`${id}: turns ${target}`);
  return faults;
}
