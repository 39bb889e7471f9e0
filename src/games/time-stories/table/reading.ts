/**
 * A card is read: its pages open, its instructions run, its conflict begins, and then it goes where its kind belongs (TS-228 … TS-256,
 * TS-281, TS-330). What was read in secret is never in the state; only that it was.
 */
import type { By, Instruction, Performed } from '../language/run.ts';
import { isSealed } from '../pack/texts.ts';
import type { Card, Summary } from '../pack/cards.ts';
import { withAgent } from './agents.ts';
import { cardOf, conflictOf, isElement, pagesOf, testsOf, open } from './lookups.ts';
import { laidOnMap } from './map.ts';
import { after, fired, inline, step } from './programs.ts';
import { outOfRow } from './rows.ts';
import type { AgentId, State } from './state.ts';
import { told } from './tell.ts';
import { whiteAt } from './whites.ts';

/** How a card is read: to all or to its reader alone (TS-321). */
export function isAloud({ kind, colour, readMode, archive }: Card): boolean {
  if (readMode !== undefined) return readMode === 'aloud' || readMode === 'open';
  if (archive !== undefined) return true;
  if (colour !== undefined) return colour !== 'yellow';
  return kind === 'PROLOGUE' || kind === 'SET_ASIDE' || kind === 'POWER' || kind === 'RETURN';
}

const isArchived = (card: Card): boolean => card.archive !== undefined;
/** Without a colour a Mystery is put back like a yellow one. */
const isFromDeck = ({ kind }: Card): boolean => kind === 'ELEMENT' || kind === 'MYSTERY';

/** Tests and a conflict stand on a card beside its words: whoever reads those sees them too, so their pages open with it (TS-323). */
export const openingOf = (s: State, card: Card | undefined): readonly Instruction[] =>
  card ? pagesOf(s, card).map((blob) => step('page', { about: blob })) : [];

/** Everything that reading this card is: its sealed parts open first, one by one. */
export const readingOf = (s: State, card: Card): readonly Instruction[] => [
  ...openingOf(s, card),
  step('read', { about: card.id }),
];

/** Whether there is anything to follow on a card: where a part is sealed, there is. */
export const hasMore = ({ instructions, conflict }: Card): boolean =>
  isSealed(instructions) || instructions.length > 0 || conflict !== undefined;

/** The step `read`. */
export function read(s: State, by: By, id: string): Performed<State> {
  const card = cardOf(s, id);
  if (!card) return { state: s };
  const reader = { seat: by.seat, card: id };
  const looked = isAloud(card) ? null : by.seat;
  const looks = [...s.looks.filter(({ card: one }) => one !== id), { card: id, agent: looked }].slice(-LOOKS);
  return after({ ...s, looks }, reader, [
    ...fired(s, 'cardRead'),
    ...inline(card.instructions),
    step('conflict', { about: id }),
    step('settle', { about: id }),
  ]);
}
/** Cards that somebody may look at again after they went back. */
const LOOKS = 8;

/** Whether a test or conflict on it keeps a card of a deck out (TS-330). */
const staysOut = (s: State, card: Card): boolean => testsOf(s, card).length > 0 || conflictOf(s, card) !== undefined;

/** The step `settle`: where the card belongs once its instructions are done. */
export function settled(s: State, by: By, id: string): Performed<State> {
  const card = cardOf(s, id);
  if (!card) return { state: s };
  if (isArchived(card)) return archived(s, by, card);
  if (!isFromDeck(card)) return { state: s };
  const isGone = isElement(card) && s.elements[card.number] !== by.seat;
  if (isGone) return { state: s };
  if (card.stays === 'owner' || (card.colour === 'green' && card.stays === undefined)) return taken(s, by, card);
  if (isElement(card) && (card.colour === 'white' || card.stays === 'table')) return laid(s, by, card);
  if (card.replacesStoryCard) return { state: s };
  if (staysOut(s, card)) return taken({ ...s, out: [...s.out, { card: id, agent: by.seat }] }, by, card);
  return taken(putBack(s, card), by, card);
}

const taken = (s: State, by: By, card: Card): Performed<State> =>
  after(s, by, isElement(card) ? fired(s, 'elementTaken') : []);

/** TS-235 … TS-243: on the map, above the panorama, or on the receptacle of the agent who drew it. */
function laid(s: State, by: By, card: Card & { readonly number: number }): Performed<State> {
  const white = whiteAt(s, card.number);
  if (white?.type === 'replacement') {
    const now = withAgent(s, by.seat, { replacement: card.number });
    return taken(now, by, card);
  }
  const onTable = { ...s, elements: { ...s.elements, [card.number]: 'table' as const } };
  if (white?.type !== 'expand' && white?.type !== 'overlay') return taken(onTable, by, card);
  const placed = laidOnMap(onTable, white);
  return after(placed.state, by, [...placed.then, ...fired(placed.state, 'elementTaken')]);
}

/** TS-249, TS-256: consultable to the end; what lay in a panorama leaves its slot empty. */
export function archived(s: State, by: By, card: Card): Performed<State> {
  if (s.archive.includes(card.id) || s.removed.includes(card.id)) return { state: s };
  const now = told(outOfRow(s, card.id), 'archived', { agent: by.seat });
  const out = now.out.filter((one) => one.card !== card.id);
  const elements = isElement(card) ? { ...now.elements, [card.number]: 'table' as const } : now.elements;
  return after({ ...now, out, elements, archive: [...now.archive, card.id] }, by, fired(now, 'cardArchived'));
}

/** TS-275: where set-up placed it; what was removed stays removed. */
export function putBack(s: State, card: Card): State {
  if (s.removed.includes(card.id)) return s;
  const out = s.out.filter((one) => one.card !== card.id);
  const archive = s.archive.filter((id) => id !== card.id);
  if (!isElement(card)) return { ...s, out, archive, drawn: s.drawn.filter((id) => id !== card.id) };
  if (s.elements[card.number] === 'removed') return s;
  const elements = Object.fromEntries(Object.entries(s.elements).filter(([number]) => number !== String(card.number)));
  const agents = s.agents.map((agent) => (agent.replacement === card.number ? { ...agent, replacement: null } : agent));
  return { ...s, out, archive, elements, agents };
}

/** TS-276: out of the mission for good. */
export function removed(s: State, card: Card): State {
  if (s.removed.includes(card.id)) return s;
  const bare = putBack(outOfRow(s, card.id), card);
  const elements = isElement(card) ? { ...bare.elements, [card.number]: 'removed' as const } : bare.elements;
  return {
    ...bare,
    elements,
    flipped: bare.flipped.filter((id) => id !== card.id),
    removed: [...bare.removed, card.id],
  };
}

/** Summary icons of what is archived, for all (TS-250). */
export const summaryOf = (s: State, card: Card): Summary => open(s, card.archive) ?? { summary: [] };

/** Cards that this agent reads just now and may take tests of: in front, out of a deck, kept green Elements. */
export function readableBy(s: State, agent: AgentId): readonly string[] {
  const { front } = s.agents[agent]!;
  const own = s.mission.shared.elements.filter(({ number }) => s.elements[number] === agent).map(({ id }) => id);
  return [
    ...(front === null ? [] : [front]),
    ...s.out.filter((one) => one.agent === agent).map(({ card }) => card),
    ...own,
  ];
}
