/** Instructions about Elements and tokens: taken, returned, removed, given (TS-227 … TS-246, TS-257 … TS-277). */
import { own } from '../../../kernel/own.ts';
import { valueOf } from '../language/evaluate.ts';
import type { Deed, Performed } from '../language/run.ts';
import type { BlockOf } from '../pack/blocks.ts';
import { factsFor } from './facts.ts';
import { toWhom } from './left-open.ts';
import { elementOf, tokenOf } from './lookups.ts';
import { after, fired } from './programs.ts';
import { putBack, readingOf, removed } from './reading.ts';
import { isSince6, type AgentId, type Items, type State } from './state.ts';
import { told } from './tell.ts';

/** TS-227 … TS-230: from the deck, and read at once; one that isn't there any more is left out with a notice. */
export function takeElement(s: State, { by, seats }: Deed, { number }: BlockOf<'takeElement'>): Performed<State> {
  const [agent] = seats;
  const element = elementOf(s, number);
  if (agent === undefined || !element) return { state: s };
  if (own(s.elements, String(number)) !== undefined) return { state: told(s, 'claimed', { agent, n: number }) };
  const now = told({ ...s, elements: { ...s.elements, [number]: agent } }, 'element', { agent, n: number });
  return after(now, { ...by, seat: agent }, readingOf(now, element));
}

export function element(s: State, _deed: Deed, block: BlockOf<'returnElement' | 'removeElement'>): Performed<State> {
  const found = elementOf(s, block.number);
  if (!found) return { state: s };
  const next = block.op === 'removeElement' ? removed(s, found) : putBack(s, found);
  const isRemoved = isSince6(s) && block.op === 'removeElement';
  return { state: next === s ? s : told(next, isRemoved ? 'elementRemoved' : 'elementGone', { n: block.number }) };
}

/** How many of a token aren't out yet. */
const leftOf = (s: State, token: string): number =>
  (tokenOf(s, token)?.count ?? 0) -
  s.tokens.filter((one) => one.token === token).length -
  s.removedTokens.filter((one) => one === token).length;

/** TS-257 … TS-260: hexagonal ones are the group's. */
export function takeToken(s: State, { by, seats, n }: Deed, block: BlockOf<'takeToken'>): Performed<State> {
  const token = tokenOf(s, block.token);
  const [agent] = seats;
  if (!token || agent === undefined) return { state: s };
  const count = Math.max(0, Math.min(n, leftOf(s, token.id)));
  if (count === 0) return { state: s };
  const owner = token.shape === 'hex' ? null : agent;
  const tokens = [...s.tokens, ...Array.from({ length: count }, () => ({ token: token.id, agent: owner }))];
  const now = told({ ...s, tokens }, 'token', { agent, about: token.id, n: count });
  return after(now, { ...by, seat: agent }, fired(now, 'tokenTaken'));
}

/** The reader's first, then anybody's. */
export function token(s: State, { seats, n }: Deed, block: BlockOf<'returnToken' | 'removeToken'>): Performed<State> {
  const mine = (agent: AgentId | null): boolean => agent === null || seats.includes(agent);
  const rest = [...s.tokens];
  let gone = 0;
  for (const pass of [true, false]) {
    for (let at = rest.length - 1; at >= 0 && gone < n; at--) {
      if (rest[at]!.token !== block.token || mine(rest[at]!.agent) !== pass) continue;
      rest.splice(at, 1);
      gone++;
    }
  }
  if (gone === 0) return { state: s };
  const lost = block.op === 'removeToken' ? Array.from({ length: gone }, () => block.token) : [];
  const next: State = { ...s, tokens: rest, removedTokens: [...s.removedTokens, ...lost] };
  const isRemoved = isSince6(s) && block.op === 'removeToken';
  return { state: told(next, isRemoved ? 'tokenRemoved' : 'tokenGone', { about: block.token, n: gone }) };
}

/** TS-232, TS-260: green Elements and Personal tokens; what a pack says of a card goes before. */
export function isTradable(s: State, items: Items): boolean {
  const elements = items.elements.every((number) => {
    const found = elementOf(s, number);
    return found !== undefined && (found.tradable ?? found.colour === 'green') && found.colour === 'green';
  });
  return elements && items.tokens.every((id) => tokenOf(s, id)?.shape === 'personal');
}

/** Whether the agent has all of these, each as often as it is named. */
export function has(s: State, agent: AgentId, { elements, tokens }: Items): boolean {
  const owned = (id: string): number => s.tokens.filter((one) => one.agent === agent && one.token === id).length;
  return (
    new Set(elements).size === elements.length &&
    elements.every((number) => own(s.elements, String(number)) === agent) &&
    tokens.every((id) => tokens.filter((one) => one === id).length <= owned(id))
  );
}

export function handedOver(s: State, from: AgentId, to: AgentId, { elements, tokens }: Items): State {
  const given = elements.reduce<State>((now, number) => ({ ...now, elements: { ...now.elements, [number]: to } }), s);
  const rest = [...given.tokens];
  for (const id of tokens) {
    const at = rest.findIndex((one) => one.agent === from && one.token === id);
    if (at >= 0) rest[at] = { token: id, agent: to };
  }
  return told({ ...given, tokens: rest }, 'gave', { agent: from, n: elements.length + tokens.length });
}

export function giveItem(
  s: State,
  { by, seats: [from] }: Deed,
  block: BlockOf<'giveItem'>,
  [to]: readonly AgentId[],
): Performed<State> {
  if (block.to === 'chosen' && from !== undefined) return toWhom(s, by, block, from);
  if (from === undefined || to === undefined || from === to) return { state: s };
  const { item } = block;
  const n = 'token' in item && item.n !== undefined ? valueOf(item.n, factsFor(s, by)) : 1;
  const items: Items =
    'element' in item
      ? { elements: [item.element], tokens: [] }
      : { elements: [], tokens: Array.from({ length: Math.max(0, Math.min(n, 12)) }, () => item.token) };
  return { state: has(s, from, items) && isTradable(s, items) ? handedOver(s, from, to, items) : s };
}
