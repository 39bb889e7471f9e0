/** What the mission says of a card, a place, a token; sealed parts as far as the log has opened them. */
import { own } from '../../../kernel/own.ts';
import type { ActionDef, Card, ConflictDef, RuleEffect, TestDef } from '../pack/cards.ts';
import type { EndingText, Mission, Scoring, Trigger } from '../pack/mission.ts';
import type { Element, MapCard, Token, White } from '../pack/shared.ts';
import type { Location, Receptacle } from '../pack/story.ts';
import { isSealed, type Sealed } from '../pack/texts.ts';
import type { State } from './state.ts';

/** What a sealed part holds, once the log has opened it; undefined before. The page was read by the format when it came in. */
export function open<T>({ pages }: State, part: T | Sealed | undefined): T | undefined {
  return isSealed(part) ? (own(pages, part.sealed) as T | undefined) : part;
}

interface Index {
  readonly cards: ReadonlyMap<string, Card>;
  readonly elements: ReadonlyMap<number, Element>;
  readonly receptacles: ReadonlyMap<string, Receptacle>;
  readonly tokens: ReadonlyMap<string, Token>;
}

const indexes = new WeakMap<Mission, Index>();

/** By id, made once for each mission. */
function indexOf(mission: Mission): Index {
  const kept = indexes.get(mission);
  if (kept) return kept;
  const { story, shared, receptacles } = mission;
  const cards = [
    story.returnCard,
    ...story.setAside.map(({ card }) => card),
    ...story.prologue,
    ...story.mysteries,
    ...shared.elements,
    ...receptacles.flatMap(({ personal: { power, memoryBreaker, interactions } }) => [
      power,
      memoryBreaker,
      ...interactions,
    ]),
  ];
  const index: Index = {
    cards: new Map(cards.map((card) => [card.id, card])),
    elements: new Map(shared.elements.map((element) => [element.number, element])),
    receptacles: new Map(receptacles.map((one) => [one.id, one])),
    tokens: new Map(shared.tokens.map((one) => [one.id, one])),
  };
  indexes.set(mission, index);
  return index;
}

interface Places {
  readonly mission: Mission;
  readonly all: readonly Location[];
  readonly byId: ReadonlyMap<string | null, Location>;
  readonly cards: ReadonlyMap<string, Card>;
}

const opened = new WeakMap<State['pages'], Places>();

/** Made once for each page that opens: moves and views ask for places and their cards all the time. */
function placesOf(s: State): Places {
  const { mission, pages } = s;
  const kept = opened.get(pages);
  if (kept?.mission === mission) return kept;
  const all = mission.story.locations.flatMap((location) => open<Location>(s, location) ?? []);
  const places: Places = {
    mission,
    all,
    byId: new Map(all.map((one) => [one.id, one])),
    cards: new Map(all.flatMap(({ panorama }) => panorama.map((card) => [card.id, card] as const))),
  };
  opened.set(pages, places);
  return places;
}

/** Those that lie open: in the pack, or by now. */
export const locationsOf = (s: State): readonly Location[] => placesOf(s).all;
export const locationOf = (s: State, id: string | null): Location | undefined => placesOf(s).byId.get(id);

export const cardOf = (s: State, id: string): Card | undefined =>
  indexOf(s.mission).cards.get(id) ?? placesOf(s).cards.get(id);
export const elementOf = ({ mission }: State, number: number): Element | undefined =>
  indexOf(mission).elements.get(number);
export const isElement = (card: Card): card is Element => card.kind === 'ELEMENT';
export const receptacleOf = ({ mission }: State, id: string): Receptacle | undefined =>
  indexOf(mission).receptacles.get(id);
export const tokenOf = ({ mission }: State, id: string): Token | undefined => indexOf(mission).tokens.get(id);

export const testsOf = (s: State, card: Card): readonly TestDef[] => open<readonly TestDef[]>(s, card.tests) ?? [];
export const conflictOf = (s: State, card: Card): ConflictDef | undefined => open<ConflictDef>(s, card.conflict);
export const actionsOf = (s: State, card: Card): readonly ActionDef[] =>
  open<readonly ActionDef[]>(s, card.actions) ?? [];
export const lastingOf = (s: State, card: Card): readonly RuleEffect[] =>
  open<readonly RuleEffect[]>(s, card.whileOwned) ?? [];
export const whiteOf = (s: State, element: Element): White | undefined => open<White>(s, element.white);
export const triggersOf = (s: State): readonly Trigger[] => open<readonly Trigger[]>(s, s.mission.events) ?? [];
export const endingsOf = (
  s: State,
): { readonly success: readonly EndingText[]; readonly failure: readonly EndingText[] } =>
  open<{ readonly success: readonly EndingText[]; readonly failure: readonly EndingText[] }>(s, s.mission.ending) ?? {
    success: [],
    failure: [],
  };
export const scoringOf = (s: State): Scoring | undefined => open<Scoring>(s, s.mission.scoring);

/** The Mystery with this number. */
export const mysteryOf = ({ mission }: State, number: number): Card | undefined =>
  mission.story.mysteries.find((card) => card.number === number);

/** Map cards by id, also those of white Elements that are open. */
export function mapCardOf(s: State, id: string): MapCard | undefined {
  const { map, elements } = s.mission.shared;
  const found = map.find((card) => card.id === id);
  if (found) return found;
  for (const element of elements) {
    const white = whiteOf(s, element);
    if (white && (white.type === 'expand' || white.type === 'overlay') && white.card.id === id) return white.card;
  }
  return undefined;
}

/** Blobs that must be open before this card can be read: all but its texts, which are for its reader. */
export function pagesOf(s: State, card: Card): readonly string[] {
  const parts: readonly unknown[] = [
    card.tests,
    card.conflict,
    card.actions,
    card.whileOwned,
    card.overlays,
    card.archive,
    ...(isElement(card) ? [card.white] : []),
  ];
  return parts.flatMap((part) => (isSealed(part) && !Object.hasOwn(s.pages, part.sealed) ? [part.sealed] : []));
}
