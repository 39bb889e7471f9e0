/** Instructions about cards: looked at, drawn, turned, archived, removed, put in another's place. */
import type { By, Deed, Performed } from '../language/run.ts';
import type { BlockOf } from '../pack/blocks.ts';
import type { Card } from '../pack/cards.ts';
import { withAgent } from './agents.ts';
import { cardOf, elementOf, isElement, mysteryOf, pagesOf, receptacleOf, whiteOf } from './lookups.ts';
import { whichSlot } from './left-open.ts';
import { laidOnMap } from './map.ts';
import { after, step } from './programs.ts';
import { archived, isAloud, putBack, readingOf, removed } from './reading.ts';
import { cardAt, rowOf, withSlot } from './rows.ts';
import type { State } from './state.ts';

const cardNamed = (s: State, by: By, name: string): Card | undefined => cardOf(s, name === 'this' ? by.card : name);

/** TS-279, TS-284: of the reader's own receptacle. */
export function personal(
  s: State,
  { by, seats }: Deed,
  block: BlockOf<'readInteraction' | 'readMemoryBreaker'>,
): Performed<State> {
  const [agent] = seats;
  const own = agent === undefined ? undefined : receptacleOf(s, s.agents[agent]!.receptacle)?.personal;
  if (agent === undefined || !own) return { state: s };
  const card =
    block.op === 'readMemoryBreaker'
      ? own.memoryBreaker
      : own.interactions.find(({ number }) => number === block.number);
  return card ? after(s, { ...by, seat: agent }, readingOf(s, card)) : { state: s };
}

/** Mysteries in their deck, in the order of the pack. */
const deck = (s: State): readonly Card[] =>
  s.mission.story.mysteries.filter(({ id }) => ![s.drawn, s.archive, s.removed].some((list) => list.includes(id)));

/** TS-247 … TS-256, C32. */
export function drawMystery(s: State, { by, seats }: Deed, { number }: BlockOf<'drawMystery'>): Performed<State> {
  const [agent] = seats;
  const inDeck = deck(s);
  const card = number === 'top' ? inDeck[0] : mysteryOf(s, number);
  if (agent === undefined || !card || !inDeck.includes(card)) return { state: s };
  const drawn = { ...s, drawn: [...s.drawn, card.id] };
  const now = card.replacesStoryCard ? replaced(drawn, agent, card) : drawn;
  return after(now, { ...by, seat: agent }, readingOf(now, card));
}

/** TS-252 … TS-255: the card in front leaves the game, and this one takes its slot for good. */
function replaced(s: State, agent: number, card: Card): State {
  const { front, slot } = s.agents[agent]!;
  if (front === null || slot === null || s.location === null) return s;
  const old = cardOf(s, front);
  const bare = old ? removed(s, old) : s;
  return withAgent(withSlot(bare, s.location, slot, card.id), agent, { front: card.id, slot, conflict: null });
}

/** A further card, read and not taken; its instructions only if the instruction says so. */
export function readCard(s: State, { by, seats }: Deed, block: BlockOf<'readCard'>): Performed<State> {
  const [agent] = seats;
  if (block.slot === 'chosen') return agent === undefined ? { state: s } : whichSlot(s, by, block, agent);
  const id = block.card ?? (block.slot === undefined ? null : cardAt(s, block.slot));
  const card = id === null ? undefined : cardNamed(s, by, id);
  if (!card || agent === undefined) return { state: s };
  if (block.instructions) return after(s, { ...by, seat: agent }, readingOf(s, card));
  const to = block.to === 'all' || isAloud(card) ? null : agent;
  const looks = [...s.looks.filter((one) => one.card !== card.id), { card: card.id, agent: to }].slice(-8);
  return { state: { ...s, looks } };
}

export function flip(s: State, { by, seats }: Deed, { card: id }: BlockOf<'flipSetAside'>): Performed<State> {
  const card = s.mission.story.setAside.find((one) => one.card.id === id)?.card;
  if (!card || s.flipped.includes(id)) return { state: s };
  const now = { ...s, flipped: [...s.flipped, id] };
  return after(now, { ...by, seat: seats[0] ?? by.seat }, readingOf(now, card));
}

export function stored(
  s: State,
  { by }: Deed,
  block: BlockOf<'archive' | 'removeCard' | 'returnCard'>,
): Performed<State> {
  const card = cardNamed(s, by, block.card);
  if (!card) return { state: s };
  if (block.op === 'removeCard') return { state: removed(s, card) };
  if (block.op === 'returnCard') return { state: putBack(s, card) };
  return pagesOf(s, card).length === 0
    ? archived(s, by, card)
    : after(s, by, [...pagesOf(s, card).map((blob) => step('page', { about: blob })), block]);
}

/** at once where the old card lies in its slot; else when it goes back. */
export function replaceSlot(s: State, { location, slot, card: id }: BlockOf<'replaceSlot'>): Performed<State> {
  const old = rowOf(s, location)[slot];
  const card = deck(s).find((one) => one.id === id);
  if (old === undefined || !card) return { state: s };
  const now = { ...s, drawn: [...s.drawn, id] };
  const isOut = old !== null && now.agents.some(({ front }) => front === old);
  if (isOut) return { state: { ...now, swaps: [...now.swaps, { location, slot, card: id }] } };
  const gone = old === null ? now : { ...now, removed: [...now.removed, old] };
  return { state: withSlot(gone, location, slot, id) };
}

/** TS-236: a white map Element that an instruction names. */
export function placeMap(s: State, { by }: Deed, { element: number }: BlockOf<'placeMap'>): Performed<State> {
  const element = elementOf(s, number);
  if (!element || !isElement(element)) return { state: s };
  const pages = pagesOf(s, element);
  if (pages.length > 0)
    return after(s, by, [...pages.map((blob) => step('page', { about: blob })), { op: 'placeMap', element: number }]);
  const white = whiteOf(s, element);
  if (white?.type !== 'expand' && white?.type !== 'overlay') return { state: s };
  const { state, then } = laidOnMap({ ...s, elements: { ...s.elements, [number]: 'table' } }, white);
  return after(state, by, then);
}
