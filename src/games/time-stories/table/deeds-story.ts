/** Instructions about tests, places, flags and the end. */
import { own } from '../../../kernel/own.ts';
import { holds } from '../language/evaluate.ts';
import type { By, Deed, Performed } from '../language/run.ts';
import type { BlockOf } from '../pack/blocks.ts';
import { endRun } from './ending.ts';
import { expelled } from './expulsion.ts';
import { factsFor, opponentOf } from './facts.ts';
import { cardOf, locationOf, pagesOf, triggersOf } from './lookups.ts';
import { isOnMap } from './map.ts';
import { after, inline, step } from './programs.ts';
import type { Modifier, State, Trial } from './state.ts';
import { inPackOrder, withTrial } from './trials.ts';
import { told } from './tell.ts';

const SHOWN = 12;

/** The test in whose cell or use this stands. */
export const currentTrial = (s: State, by: By): Trial | undefined => {
  const aimed = s.doing.find(({ id }) => id === s.current)?.trial;
  return s.trials.find(({ id }) => id === aimed) ?? s.trials.find(({ agent }) => agent === by.seat);
};

export function damage(s: State, { by, n }: Deed, op: 'damage' | 'heal'): Performed<State> {
  const id = opponentOf(s, by);
  const before = own(s.damage, id) ?? 0;
  const next = Math.max(0, before + (op === 'damage' ? n : -n));
  return { state: told({ ...s, damage: { ...s.damage, [id]: next } }, 'damage', { n: next }) };
}

/** the card comes out without its instructions. */
export function startConflict(s: State, { by }: Deed, { conflict: id }: BlockOf<'startConflict'>): Performed<State> {
  const card = cardOf(s, id);
  const isOn = s.group?.card === id || s.agents.some((agent) => agent.conflict === id);
  if (!card || isOn || s.removed.includes(id)) return { state: s };
  const isInRow = card.kind === 'PANORAMA' || s.agents.some(({ front }) => front === id);
  const out = isInRow ? s.out : [...s.out, { card: id, agent: by.seat }];
  const elements =
    card.kind === 'ELEMENT' && card.number !== undefined && own(s.elements, String(card.number)) === undefined
      ? { ...s.elements, [card.number]: by.seat }
      : s.elements;
  const pages = pagesOf(s, card).map((blob) => step('page', { about: blob }));
  return after({ ...s, out, elements }, by, [...pages, step('conflict', { about: id, n: 1 })]);
}

/** draw pile and discards together. */
export const shuffleDestiny = (s: State): State => ({
  ...s,
  destiny: inPackOrder(s, [...s.destiny, ...s.discards]),
  discards: [],
});

/** The card just revealed counts no more, or another one counts too. */
export function redraw(s: State, { by }: Deed, { mode }: BlockOf<'redrawDestiny'>): Performed<State> {
  const trial = currentTrial(s, by);
  if (!trial || (trial.step !== 'seen' && trial.step !== 'drawing')) return { state: s };
  const destiny = mode === 'replace' ? trial.destiny.slice(0, -1) : trial.destiny;
  const handled = Math.min(trial.handled, destiny.length);
  const now = withTrial(s, trial.id, { destiny, handled, step: 'drawing', declined: [] });
  return { state: { ...now, draws: [...now.draws, trial.id] } };
}

export function modify(
  s: State,
  { by, seats, n }: Deed,
  block: BlockOf<'modifyTest' | 'setAttribute' | 'addAttribute'>,
): Performed<State> {
  if (block.op === 'modifyTest' && block.scope === 'current') {
    const trial = currentTrial(s, by);
    return { state: trial ? withTrial(s, trial.id, { more: trial.more + n }) : s };
  }
  const what = block.op === 'modifyTest' ? 'test' : block.op === 'setAttribute' ? 'set' : 'add';
  const until = block.op === 'modifyTest' ? (block.scope as Modifier['until']) : block.until;
  const attr = block.op === 'modifyTest' ? {} : { attr: block.attr };
  const added = seats.map((agent): Modifier => ({ what, ...attr, n, agent, until }));
  return { state: { ...s, modifiers: [...s.modifiers, ...added] } };
}

export function counted(s: State, { n }: Deed, { name }: BlockOf<'addCounter'>): State {
  const counter = own(s.mission.counters, name);
  if (!counter) return s;
  const next = Math.max(counter.min, Math.min(counter.max, (own(s.counters, name) ?? counter.start) + n));
  return { ...s, counters: { ...s.counters, [name]: next } };
}

export function shown(s: State, { by, seats }: Deed, block: BlockOf<'showAll' | 'showReader'>): State {
  const number = (s.shown.at(-1)?.number ?? 0) + 1;
  const to = block.op === 'showAll' ? null : (seats[0] ?? by.seat);
  const page = { number, to, text: block.text, ...(block.image !== undefined && { image: block.image }) };
  return { ...s, shown: [...s.shown, page].slice(-SHOWN) };
}

/** the next choice has only that place, if it shows on the map. */
export function goTo(s: State, { location: id, free = false }: BlockOf<'goto'>): State {
  const location = locationOf(s, id);
  return location && isOnMap(s, location) ? { ...s, goto: { location: id, free } } : s;
}

export const expel = (s: State, { seats }: Deed): State => seats.reduce((now, seat) => expelled(now, seat, 'card'), s);

export const end = (s: State, { result, ending }: BlockOf<'endMission'>): State => endRun(s, result, ending ?? null);

/** Triggers ask their question when their turn comes, and don't set themselves off again. */
export function trigger(s: State, by: By, at: number): Performed<State> {
  const one = triggersOf(s)[at];
  if (!one || s.firing.includes(at) || (one.once && s.fired.includes(at))) return { state: s };
  // Where its question is false it wasn't set off: one that fires once still can.
  if (one.when !== undefined && !holds(one.when, factsFor(s, by))) return { state: s };
  const now: State = { ...s, firing: [...s.firing, at], fired: one.once ? [...s.fired, at] : s.fired };
  return after(now, by, [...inline(one.do), step('triggered', { n: at })]);
}

export const triggered = (s: State, at: number): State => ({ ...s, firing: s.firing.filter((one) => one !== at) });
