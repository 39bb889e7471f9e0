/** A mission for a first visit, which everybody may see. It has the words of the cards that are read on it, and of no others. */
import type { Card } from '../../pack/cards.ts';
import type { Mission } from '../../pack/mission.ts';
import { isSealed } from '../../pack/texts.ts';
import { TEXTS } from '../../pack/tongues.ts';
import { isRecord } from '../../../../kernel/own.ts';

const isWords = (name: string): boolean => (TEXTS as readonly string[]).includes(name);

/** The same with three dots for whatever people would read. */
function wordless<T>(value: T): T {
  const blank = (one: unknown, isText: boolean): unknown => {
    if (Array.isArray(one)) return one.map((inner) => blank(inner, isText));
    if (isText && typeof one === 'string') return '…';
    if (!isRecord(one) || (isText && 'blob' in one)) return one;
    return Object.fromEntries(
      Object.entries(one).map(([name, inner]) => [name, blank(inner, isText || isWords(name))] as const),
    );
  };
  return blank(value, false) as T;
}

/** @param read ids of cards that are read on the visit; what lies open from the beginning needs no naming */
export function visitOf(mission: Mission, read: readonly string[]): Mission {
  const seen = new Set(read);
  const card = <C extends Card>(one: C): C => (seen.has(one.id) ? one : wordless(one));
  const { story, shared } = mission;
  return {
    ...mission,
    receptacles: mission.receptacles.map((one) => ({
      ...one,
      personal: {
        ...one.personal,
        memoryBreaker: card(one.personal.memoryBreaker),
        interactions: one.personal.interactions.map(card),
      },
    })),
    story: {
      ...story,
      setAside: story.setAside.map((one) => ({ ...one, card: card(one.card) })),
      mysteries: story.mysteries.map(card),
      locations: story.locations.map((one) => (isSealed(one) ? one : { ...one, panorama: one.panorama.map(card) })),
    },
    shared: { ...shared, elements: shared.elements.map(card) },
    ending: wordless(mission.ending),
    scoring: wordless(mission.scoring),
  };
}
