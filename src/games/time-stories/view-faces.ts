/** The mission as a board may draw it: cards that this person reads, places that show, the map. What a sealed page says is in it once it is open. */
import { holds, valueOf } from './language/evaluate.ts';
import type { Card, Variant } from './pack/cards.ts';
import type { Text } from './pack/texts.ts';
import type { CardShown, HeaderShown, MapShown, PlaceShown, TestShown } from './shown.ts';
import { attributeOf } from './table/agents.ts';
import { strengthOf } from './table/conflicts.ts';
import { factsFor } from './table/facts.ts';
import { cardOf, conflictOf, locationsOf, mapCardOf, open, testsOf } from './table/lookups.ts';
import { isOnMap, spotOf } from './table/map.ts';
import { isAloud } from './table/reading.ts';
import { headerOf, travelPrice } from './table/rounds.ts';
import type { AgentId, State } from './table/state.ts';
import { attributesOf, isOpen } from './table/trials.ts';
import { replacementAt } from './table/whites.ts';

/** Which text counts now: the first variant whose question holds, else the card's own. */
function textNow(s: State, seat: AgentId, card: string, text: Text, variants: readonly Variant[] | undefined): Text {
  const facts = factsFor(s, { seat, card });
  return variants?.find(({ when }) => holds(when, facts))?.text ?? text;
}

function testShown(s: State, seat: AgentId, card: Card): readonly TestShown[] {
  const facts = factsFor(s, { seat, card: card.id });
  return testsOf(s, card).map((test) => ({
    id: test.id,
    label: test.label,
    attributes: attributesOf(test),
    difficulty: valueOf(test.difficulty, facts),
    open: isOpen(s, seat, card.id, test),
  }));
}

/** @param mine agents of whoever looks: a card is as it is for the one that reads it */
export function cardsFor(s: State, reads: readonly string[], mine: readonly AgentId[]): readonly CardShown[] {
  return reads.flatMap((id): readonly CardShown[] => {
    const card = cardOf(s, id);
    if (!card) return [];
    const reader = s.agents.findIndex(({ front }) => front === id);
    const seat = reader >= 0 ? reader : (mine[0] ?? s.captain);
    const conflict = conflictOf(s, card);
    return [
      {
        id,
        kind: card.kind,
        number: card.number ?? null,
        colour: card.colour ?? null,
        back: card.back,
        text: textNow(s, seat, id, card.text, open(s, card.overlays)),
        image: card.image?.blob ?? null,
        alt: card.alt ?? null,
        tests: testShown(s, seat, card),
        conflict: conflict ? { type: conflict.type, name: conflict.name, ...strengthOf(s, id) } : null,
        aloud: isAloud(card) || s.group?.card === id,
        tradable: card.tradable ?? false,
      },
    ];
  });
}

/** Backs of a row are what all see; their fronts aren't here. */
export const backsOf = (s: State, row: readonly (string | null)[]): readonly (string | null)[] =>
  row.map((id) => (id === null ? null : (cardOf(s, id)?.back ?? null)));

export const placesOf = (s: State): readonly PlaceShown[] =>
  locationsOf(s)
    .filter((location) => isOnMap(s, location))
    .map((location) => ({
      id: location.id,
      name: location.name,
      number: location.number ?? null,
      spots: spotOf(location),
      crystal: s.purse.placed.includes(location.id),
      visits: s.visits[location.id] ?? 0,
    }));

export const mapsOf = (s: State): readonly MapShown[] =>
  s.map.flatMap(({ card, at }) => {
    const found = mapCardOf(s, card);
    return found ? [{ id: card, at, art: found.art, cells: found.cells, edges: found.edges }] : [];
  });

export function headerShown(s: State): HeaderShown | null {
  const header = headerOf(s);
  if (!header) return null;
  return {
    label: header.front.label,
    text: textNow(s, s.captain, '', header.text, header.variants),
    keywords: header.keywords,
  };
}

export const attributesNow = (s: State): readonly Readonly<Record<string, number>>[] =>
  s.agents.map((_, id) =>
    Object.fromEntries(s.mission.attributes.map(({ id: attribute }) => [attribute, attributeOf(s, id, attribute)])),
  );

/** TS-240: by agent, what its Replacement says of it, where one lies on top. */
export const storiesNow = (s: State): readonly (Text | null)[] =>
  s.agents.map((agent) => replacementAt(s, agent)?.background ?? null);

export const priceNow = (s: State): number => travelPrice(s, s.captain);
