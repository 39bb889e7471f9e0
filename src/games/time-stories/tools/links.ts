/** Links of a mission: from cards to cards by their instructions, to flags that they set, and from flags to anything that asks for them. */
import type { Mission } from '../pack/mission.ts';
import { cardsOf } from '../pack/names.ts';
import { nodesOf } from '../pack/nodes.ts';
import { openLocations } from '../pack/story.ts';
import { isSealed } from '../pack/texts.ts';

export type Kind =
  | 'place'
  | 'card'
  | 'element'
  | 'mystery'
  | 'personal'
  | 'flag'
  | 'counter'
  | 'token'
  | 'ending'
  | 'event';
export interface Knot {
  readonly id: string;
  readonly kind: Kind;
  readonly label: string;
  /** The place that a card of a panorama lies in. */
  readonly place?: string;
}
export interface Links {
  readonly knots: readonly Knot[];
  /** From, to, and by which instruction. */
  readonly arrows: readonly (readonly [string, string, string])[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  ELEMENT: 'element',
  MYSTERY: 'mystery',
  INTERACTION: 'personal',
  MEMORY: 'personal',
  POWER: 'personal',
};

/** Names that a question asks for: flags, counters, Elements, tokens, places visited. */
function asked(value: unknown, elementOf: (n: unknown) => string): readonly string[] {
  return nodesOf(value).flatMap(({ value: one }) => {
    const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
    return [
      ...(typeof one['flag'] === 'string' ? [`flag ${one['flag']}`] : []),
      ...('counter' in one ? [`counter ${String(first(one['counter']) ?? one['counter'])}`] : []),
      ...('hasElement' in one ? [elementOf(first(one['hasElement']))] : []),
      ...('hasToken' in one ? [`token ${String(first(one['hasToken']))}`] : []),
    ];
  });
}

export function linksOf(mission: Mission): Links {
  const { story, shared, receptacles, ending, events } = mission;
  const cards = cardsOf(mission).map(({ card }) => card);
  const places = openLocations(story);
  const elementOf = (n: unknown): string =>
    `card ${shared.elements.find(({ number }) => number === n)?.id ?? String(n)}`;
  const mysteryOf = (n: unknown): string =>
    `card ${story.mysteries.find(({ number }) => number === n)?.id ?? String(n)}`;
  const personal = (n: unknown): readonly string[] =>
    receptacles.flatMap((one) =>
      one.personal.interactions.filter(({ number }) => number === n).map(({ id }) => `card ${id}`),
    );
  const spots = (element: unknown): readonly string[] => {
    const white = shared.elements.find(({ number }) => number === element)?.white;
    const there = white && !isSealed(white) && 'card' in white ? white.card.cells.map(({ spot }) => spot) : [];
    return places
      .filter(({ mapSpot }) => [mapSpot].flat().some((spot) => there.includes(spot)))
      .map(({ id }) => `place ${id}`);
  };

  const targets = (one: Readonly<Record<string, unknown>>, self: string): readonly string[] => {
    const name = String(one['card'] === 'this' ? self : one['card']);
    switch (one['op']) {
      case 'takeElement':
      case 'returnElement':
      case 'removeElement':
        return [elementOf(one['number'])];
      case 'placeMap':
        return [elementOf(one['element'])];
      case 'drawMystery':
        return one['number'] === 'top' ? story.mysteries.map(({ id }) => `card ${id}`) : [mysteryOf(one['number'])];
      case 'readInteraction':
        return personal(one['number']);
      case 'readMemoryBreaker':
        return receptacles.map((each) => `card ${each.personal.memoryBreaker.id}`);
      case 'takeToken':
        return [`token ${String(one['token'])}`];
      case 'setFlag':
        return [`flag ${String(one['name'])}`];
      case 'addCounter':
        return [`counter ${String(one['name'])}`];
      case 'goto':
      case 'setAvailable':
        return [`place ${String(one['location'])}`];
      case 'endMission':
        return [`ending ${String(one['ending'] ?? one['result'])}`];
      case 'startConflict':
        return [`card ${String(one['conflict'])}`];
      default:
        return 'card' in one && name !== self ? [`card ${name}`] : [];
    }
  };
  const within = (from: string, value: unknown, self = ''): readonly (readonly [string, string, string])[] =>
    nodesOf(value).flatMap(({ value: one }) =>
      typeof one['op'] === 'string' ? targets(one, self).map((to) => [from, to, String(one['op'])] as const) : [],
    );
  const questions = (to: string, value: unknown): readonly (readonly [string, string, string])[] =>
    asked(value, elementOf).map((from) => [from, to, 'when'] as const);

  const all = [
    ...places.flatMap((place) => {
      const { panorama, available, ...rest } = place;
      return [
        ...panorama.map((card) => [`place ${place.id}`, `card ${card.id}`, 'lies'] as const),
        ...questions(`place ${place.id}`, available),
        ...within(`place ${place.id}`, rest),
      ];
    }),
    ...cards.flatMap((card) => [...within(`card ${card.id}`, card, card.id), ...questions(`card ${card.id}`, card)]),
    ...shared.elements.flatMap(({ id, number }) => spots(number).map((place) => [`card ${id}`, place, 'map'] as const)),
    ...(isSealed(events)
      ? []
      : events.flatMap((event, i) => [...within(`event ${i}`, event), ...questions(`event ${i}`, event)])),
  ];
  const endings = isSealed(ending)
    ? []
    : (['success', 'failure'] as const).flatMap((result) => ending[result].map(({ id }) => id ?? result));
  const knots: readonly Knot[] = [
    ...places.map(({ id, name }): Knot => ({ id: `place ${id}`, kind: 'place', label: Object.values(name)[0] ?? id })),
    ...cards.map((card): Knot => {
      const place = places.find(({ panorama }) => panorama.includes(card));
      return {
        id: `card ${card.id}`,
        kind: KINDS[card.kind] ?? 'card',
        label: card.number === undefined ? card.id : `${card.number} ${card.id}`,
        ...(place && { place: `place ${place.id}` }),
      };
    }),
    ...Object.keys(mission.flags).map((name): Knot => ({ id: `flag ${name}`, kind: 'flag', label: name })),
    ...Object.keys(mission.counters).map((name): Knot => ({ id: `counter ${name}`, kind: 'counter', label: name })),
    ...shared.tokens.map(({ id }): Knot => ({ id: `token ${id}`, kind: 'token', label: id })),
    ...[...new Set([...endings, 'success', 'failure'])].map((id): Knot => ({
      id: `ending ${id}`,
      kind: 'ending',
      label: id,
    })),
    ...(isSealed(events)
      ? []
      : events.map(({ on }, i): Knot => ({ id: `event ${i}`, kind: 'event', label: `${i} ${on}` }))),
  ];
  const known = new Set(knots.map(({ id }) => id));
  const arrows = new Map(
    all.filter(([from, to]) => known.has(from) && known.has(to)).map((one) => [one.join('\n'), one]),
  );
  const used = new Set([...arrows.values()].flatMap(([from, to]) => [from, to]));
  return { knots: knots.filter(({ id, kind }) => used.has(id) || kind === 'place'), arrows: [...arrows.values()] };
}
