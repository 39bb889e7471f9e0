/** The round: a Captain chooses, a place is laid out, the group leaves, a new Captain begins (TS-047 … TS-066, TS-290 … TS-294, TS-327). */
import { placedOn, spent } from '../azrak.ts';
import type { By, Performed } from '../language/run.ts';
import { active, azrakOf, circle, isActive } from './agents.ts';
import { adjustmentOf } from '../company.ts';
import { inForce, priceOf } from './effects.ts';
import { endRun } from './ending.ts';
import { factsFor } from './facts.ts';
import { locationOf, locationsOf, open } from './lookups.ts';
import { isAvailable } from './map.ts';
import { afterPaying, withPurse } from './money.ts';
import { after, begin, fired, inline, step } from './programs.ts';
import { backToRow, cardAt, laidBefore } from './rows.ts';
import { isSince6, type AgentId, type State } from './state.ts';
import { told } from './tell.ts';
import type { Header } from '../pack/story.ts';
import { isSealed } from '../pack/texts.ts';

/** Places that may be chosen now (TS-053, R-20). */
export function choices(s: State): readonly string[] {
  if (s.goto) return [s.goto.location];
  const facts = factsFor(s, { seat: s.captain, card: '' });
  return locationsOf(s)
    .filter((location) => isAvailable(s, location, facts))
    .map(({ id }) => id);
}

/** Crystals that the next choice costs this agent: one, with what effects add to it. */
export const travelPrice = (s: State, agent: AgentId): number => (s.goto?.free ? 0 : priceOf(s, agent, 'travel', 1));

/** TS-055, TS-056: the Captain's crystal, then what it sets off, then the place is laid out. */
export function chosen(s: State, id: string): State {
  const price = travelPrice(s, s.captain);
  // What it costs beyond the crystal that is placed goes to the Vortex, before it.
  const rest = price === 0 ? s.purse : spent(s.purse, s.captain, price - 1);
  const purse = price === 0 ? rest : rest && placedOn(rest, s.captain, id);
  if (!purse) return s;
  const paid = withPurse(s, purse);
  const now = told({ ...paid.state, location: id, goto: null, step: 'read' }, 'chosen', {
    agent: s.captain,
    about: id,
  });
  return begin(now, s.captain, '', [
    ...paid.events,
    ...(price === 0 ? [] : afterPaying(now)),
    step('expose', { about: id }),
  ]);
}

/** The step `expose`: from here on it is a visit. */
export function exposed(s: State, by: By, id: string): Performed<State> {
  const location = locationOf(s, id);
  if (!location) return { state: s };
  const pages = isSealed(location.a) && !Object.hasOwn(s.pages, location.a.sealed) ? [location.a.sealed] : [];
  const now = { ...s, visits: { ...s.visits, [id]: (s.visits[id] ?? 0) + 1 } };
  return after(
    told(now, 'exposed', { about: id }),
    by,
    pages.map((blob) => step('page', { about: blob })),
  );
}

/** The A card is read aloud, then its own instructions run; then everybody takes a card. */
export function entered(s: State): State {
  const location = locationOf(s, s.location);
  if (!location) return s;
  const isFirst = s.visits[location.id] === 1;
  return begin(s, s.captain, '', [
    ...(isFirst ? inline(location.onFirstEnter) : []),
    ...inline(location.onEnter),
    ...fired(s, 'locationEnter'),
    step('recon'),
  ]);
}

/** The step `recon`. */
export const recon = (s: State): State => ({
  ...s,
  phase: 'exploration',
  step: 'recon',
  claims: [],
  confirmed: [],
  told: [],
  agents: s.agents.map((agent) => ({ ...agent, explored: 0 })),
});

const ends = (s: State, until: string): State => ({
  ...s,
  modifiers: s.modifiers.filter((one) => one.until !== until),
});

/** The step `between`: cards go back, what was open is over (TS-112, R-20), the place says what comes of leaving. */
export function left(s: State, by: By): Performed<State> {
  const location = locationOf(s, s.location);
  const bare = s.agents.reduce<State>((now, _, id) => backToRow(now, id), s);
  const now: State = ends(
    {
      ...bare,
      phase: 'between',
      step: 'refresh',
      trials: [],
      draws: [],
      group: null,
      groups: [],
      damage: {},
      claims: [],
      leaving: false,
      proposal: null,
      pledge: null,
      trade: null,
      doing: bare.doing.filter(({ id }) => id === bare.current),
    },
    'location',
  );
  return after(told(now, 'left'), by, [...inline(location?.onLeave), ...fired(now, 'locationLeave')]);
}

/** at the end of the Refresh whoever has a crystal comes back. */
export const refreshOver = (s: State): State => ({
  ...s,
  step: 'exchange',
  mustRefresh: false,
  proposal: null,
  agents: s.agents.map((agent, id) => (azrakOf(s, id) > 0 ? { ...agent, status: 'active', lettingGo: false } : agent)),
});

/** TS-327: whoever has no crystals hands the deck on at once, so that the round has a Captain who is there. By rules 5 this came later. */
function heirOf(s: State): AgentId {
  const left = (s.captain + 1) % s.agents.length;
  const rich = isSince6(s) ? circle({ ...s, captain: left }).find((id) => azrakOf(s, id) > 0) : left;
  return rich ?? left;
}

/** TS-291 … TS-293: the deck goes to the left. */
export function passed(s: State): State {
  const next = heirOf(s);
  const isHanded = next !== (s.captain + 1) % s.agents.length;
  const over = ends({ ...s, location: null, captain: next, trade: null }, 'round');
  const now = isHanded ? told(over, 'captain', { agent: next }) : over;
  const perRound = inForce(now).flatMap(({ effect, owner, from }) =>
    effect.k === 'perRound' ? [{ seat: owner ?? next, card: from, program: inline(effect.do) }] : [],
  );
  const rounds = [...fired(now, 'captainChanged'), step('roundBegins')];
  const begun = begin(now, next, '', rounds);
  return perRound.reduce((state, { seat, card, program }) => begin(state, seat, card, program), begun);
}

/** The step `roundBegins`. */
export function roundBegins(s: State, by: By): Performed<State> {
  const used = s.used.filter((one) => !one.startsWith('round '));
  const now: State = { ...s, round: s.round + 1, phase: 'captain', step: 'choose', used };
  return after(told(now, 'round', { n: now.round }), by, [...fired(now, 'roundStart'), step('captain')]);
}

/** The step `captain`, TS-327, MP-10: one without crystals passes the deck on; without a place left the mission fails. */
export function captainReady(s: State): State {
  if (s.phase !== 'captain' || s.step !== 'choose') return s;
  const next = circle(s).find((id) => azrakOf(s, id) >= Math.max(1, travelPrice(s, id)));
  if (next === undefined) return endRun(s, 'failure', null);
  const now = next === s.captain ? s : told({ ...s, captain: next }, 'captain', { agent: next });
  return choices(now).length === 0 ? endRun(now, 'failure', null) : now;
}

/** Free Explores that this agent still has in this actions step (TS-295, TS-299, TS-304). */
export function freeExplores(s: State, agent: AgentId): number {
  const { freeExplore } = adjustmentOf(s.mission.adjustments, s.agents.length);
  if (!freeExplore || (freeExplore.who === 'captain' && agent !== s.captain)) return 0;
  return Math.max(0, freeExplore.perRound - s.agents[agent]!.explored);
}

/** The A card's text as it stands for this visit. */
export function headerOf(s: State): Header | undefined {
  const location = locationOf(s, s.location);
  return location && open(s, location.a);
}

export const everybodyHasTold = (s: State): boolean =>
  s.agents.every(({ front }, id) => front === null || !isActive(s, id) || s.told.includes(id));

export const isSolo = ({ agents }: State): boolean => new Set(agents.map(({ player }) => player)).size === 1;

/** Reconnaissance is over: cards are delivered to those who claimed them (TS-074). */
export function delivered(s: State, owes: (card: string) => boolean): State {
  const now = s.claims.reduce<State>((state, [agent, slot]) => {
    const card = cardAt(s, slot);
    return card === null ? state : laidBefore(state, agent, slot, owes(card));
  }, s);
  return {
    ...now,
    claims: [],
    step: isSolo(now) || active(now).every((id) => now.agents[id]!.front === null) ? 'actions' : 'telepathy',
  };
}
