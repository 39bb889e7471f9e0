/**
 * Own undo (SB-50 to SB-53). Each act that can be undone leaves in its author's ring how the pieces lay before, and the revision that it gave
 * them. To undo it puts back those that still have this revision: nobody else has touched them. Results that chance or a key decided give
 * another revision, so they are never undone.
 */
import type { Answer, Seat } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { isBusy } from './busy.ts';
import { hiddenGoing, recounted } from './decks.ts';
import { inTurn } from './in-turn.ts';
import { tell } from './news.ts';
import { afterSets, setsGoing, wholeSets } from './cards/sets.ts';
import { dissolve, takeOut } from './piles.ts';
import { Draft, isContainer, listOf, pieceOf } from './pieces.ts';
import { notOver, rule, type None, type TableMove } from './rules.ts';
import { cellOf, withCell } from './cells.ts';
import {
  CLOTH,
  KEYED,
  type Act,
  type Cell,
  type Deck,
  type Ring,
  type State,
  type Text,
  type Turn,
  type Urn,
  type Was,
  handPlace,
  isSince5,
} from './state.ts';

const MOST_ACTS = 24;
const MOST_RECORDS = 3_000;

/** The revision of what isn't there any more. */
const GONE = -1;

const NO_ACTS: readonly Act[] = [];
const EMPTY: Omit<Ring, 'seat'> = { back: NO_ACTS, forth: NO_ACTS };

const ringIn = (rings: State['rings'], seat: Seat): Ring =>
  rings.find((ring) => ring.seat === seat) ?? { seat, ...EMPTY };
const ringOf = (s: State, seat: Seat): Ring => ringIn(s.rings, seat);

export const textOf = (s: State, n: number): Text | null => s.texts.find((text) => text.n === n) ?? null;

/** Index in the list of its container; 0 on the cloth. */
export const placeIn = (s: State, n: number): number => Math.max(0, listOf(s, pieceOf(s, n)?.in ?? CLOTH).indexOf(n));

const wasOf = (before: State, after: Draft | State, n: number): Was => ({
  n,
  piece: pieceOf(before, n),
  at: placeIn(before, n),
  rev: (after instanceof Draft ? after.piece(n) : pieceOf(after, n))?.rev ?? GONE,
  text: textOf(before, n),
});

/**
 * After `what` by `seat`, which changed pieces `touched` of `before`: it can be undone, and nothing can be redone any more.
 * @param more cells of the score sheet and the turn as they were, where it changed them; shuffled sets that it took away
 */
export function recorded(
  before: State,
  after: State,
  seat: Seat,
  what: string,
  touched: readonly number[],
  { cells = [], turns = [], urns = [], decks = [] }: Also = {},
): State {
  const was = touched.map((n) => wasOf(before, after, n));
  const act = { what, was, cells: leftCells(after, cells), turns: leftTurns(after, turns), ...setsOf(urns, decks) };
  return { ...after, rings: withAct(after.rings, seat, act) };
}

/** The rings after such an act that changed pieces alone, while its changes are still a draft of the state. */
export const ringsAfter = (
  before: State,
  draft: Draft,
  seat: Seat,
  what: string,
  touched: readonly number[],
): State['rings'] =>
  withAct(before.rings, seat, {
    what,
    was: touched.map((n) => wasOf(before, draft, n)),
    cells: NONE_WAS,
    turns: NONE_WAS,
  });

const NONE_WAS: readonly never[] = [];

function withAct(rings: State['rings'], seat: Seat, act: Act): State['rings'] {
  const back = ringIn(rings, seat).back.slice(1 - MOST_ACTS);
  back.push(act);
  return withRing(rings, { seat, back, forth: NO_ACTS });
}

interface Also {
  readonly cells?: readonly Cell[];
  readonly turns?: readonly Turn[];
  readonly urns?: readonly Urn[];
  readonly decks?: readonly Deck[];
}

const setsOf = (urns: readonly Urn[], decks: readonly Deck[]): Pick<Act, 'urns' | 'decks'> => ({
  ...(urns.length > 0 && { urns }),
  ...(decks.length > 0 && { decks }),
});

const leftCells = (s: State, cells: readonly Cell[]): Act['cells'] =>
  cells.map((cell) => ({ ...cell, left: cellOf(s, cell.seat, cell.round).rev }));
const leftTurns = (s: State, turns: readonly Turn[]): Act['turns'] =>
  turns.map((turn) => ({ ...turn, left: s.turn.made }));

function withRing(rings: State['rings'], ring: Ring): State['rings'] {
  const i = rings.findIndex(({ seat }) => seat === ring.seat);
  return bounded(i >= 0 ? rings.with(i, ring) : [...rings, ring].toSorted((a, b) => a.seat - b.seat));
}

const recordsIn = ({ was, cells, turns }: Act): number => was.length + cells.length + turns.length;
const count = (acts: readonly Act[]): number => acts.reduce((sum, act) => sum + recordsIn(act), 0);

/** Of rings that have changed since: the others were counted before. */
const counted: WeakMap<Ring, number> = new WeakMap();

function recordsOf(ring: Ring): number {
  const known = counted.get(ring);
  if (known !== undefined) return known;
  const records = count(ring.back) + count(ring.forth);
  counted.set(ring, records);
  return records;
}

/** The oldest act of the longest ring goes until all of them together are short enough. */
function bounded(rings: readonly Ring[]): readonly Ring[] {
  let records = 0;
  for (const ring of rings) records += recordsOf(ring);
  if (records <= MOST_RECORDS) return rings;
  const counts = rings.map((ring) => recordsOf(ring));
  const longest = counts.indexOf(Math.max(...counts));
  const { seat, back, forth } = rings[longest]!;
  const shorter = back.length > 0 ? { seat, back: back.slice(1), forth } : { seat, back, forth: forth.slice(1) };
  return bounded(rings.with(longest, shorter));
}

/** Nobody else has touched it since, and the table does nothing with it. */
const isUntouched = (s: State, { n, rev }: Was): boolean => (pieceOf(s, n)?.rev ?? GONE) === rev && !isBusy(s, n);

/** Its container is still there, or comes back with it. */
const hasPlace = (s: State, { piece }: Was, coming: ReadonlySet<number>): boolean =>
  !piece || piece.in < 0 || coming.has(piece.in) || pieceOf(s, piece.in) !== null;

function restorable(s: State, act: Act): readonly Was[] {
  const fresh = act.was.filter((was) => isUntouched(s, was));
  const coming = new Set(fresh.filter(({ piece }) => piece && isContainer(piece)).map(({ n }) => n));
  return fresh.filter((was) => hasPlace(s, was, coming));
}

/** Puts back how these pieces lay; the last to go are containers that weren't there, once nothing is in them any more. */
export function restore(s: State, all: readonly Was[], by: Seat): State {
  const draft = new Draft(s);
  const left: number[] = [];
  for (const { n } of all) {
    const piece = draft.piece(n);
    if (piece) left.push(piece.in);
    if (piece) takeOut(draft, n, piece.in);
  }
  for (const { n, piece, rev } of all) {
    if (!piece) continue;
    if (draft.piece(n) === null && isContainer(piece)) draft.setList(n, []);
    // What the act moved along without touching it goes back as it was.
    draft.set(n, rev === piece.rev ? piece : { ...piece, rev: Math.max(rev, piece.rev) + 1, by });
  }
  for (const { n, piece, at } of all.toSorted((a, b) => a.at - b.at))
    if (piece && piece.in !== CLOTH) draft.setList(piece.in, draft.list(piece.in).toSpliced(at, 0, n));
  for (const { n, piece } of all) {
    const now = draft.piece(n);
    if (piece || !now) continue;
    if (!isContainer(now) || draft.list(n).length === 0) {
      draft.set(n, null);
      if (isContainer(now)) draft.setList(n, null);
    }
  }
  dissolve(draft, [...left, ...all.map(({ n }) => n)]);
  return withTexts(draft.done(), all);
}

function withTexts(s: State, all: readonly Was[]): State {
  const changed = all.filter(({ n, text }) => text !== null || textOf(s, n) !== null);
  if (changed.length === 0) return s;
  const numbers = new Set(changed.map(({ n }) => n));
  const rest = s.texts.filter(({ n }) => !numbers.has(n));
  return { ...s, texts: [...rest, ...changed.flatMap(({ text }) => text ?? [])] };
}

/** Records of the same person that told of a piece as it lies again now: they go on from its new revision. */
function onward(acts: readonly Act[], renewed: ReadonlyMap<string, number>): readonly Act[] {
  return acts.map((act) => ({
    ...act,
    was: act.was.map((was) => {
      const rev = renewed.get(`${was.n} ${was.rev}`);
      return rev === undefined ? was : withRevision(was, rev);
    }),
  }));
}

/** Things that the act only moved along had this revision before it as well, and are to have it again. An earlier record goes on from there. */
const withRevision = (was: Was, rev: number): Was => ({
  ...was,
  piece: was.piece?.rev === was.rev ? { ...was.piece, rev } : was.piece,
  rev,
});

/** It hasn't gone on since, and nobody else who has it now has acted yet. */
const mayReturn = ({ turn }: State, { left }: Act['turns'][number], seat: Seat): boolean =>
  left === turn.made && (!turn.acted || turn.seat === seat);

const asItWas = ({ on, seat, made, acted }: Turn): Turn => ({ on, seat, made, ...(acted && { acted }) });

/** Cells and turns that nobody has touched since go back to what they were, their revision too. The record below on the ring holds again. */
function reset(
  s: State,
  act: Act,
  seat: Seat,
): { readonly next: State; readonly reverse: Pick<Act, 'cells' | 'turns'> } {
  const cells = act.cells.filter((cell) => cellOf(s, cell.seat, cell.round).rev === cell.left);
  const turns = act.turns.filter((turn) => mayReturn(s, turn, seat));
  const sheet = cells.reduce((now, cell) => withCell(now, cell), s);
  const next = turns.reduce((now, turn) => ({ ...now, turn: asItWas(turn) }), sheet);
  const were = cells.map((cell) => cellOf(s, cell.seat, cell.round));
  return { next, reverse: { cells: leftCells(next, were), turns: leftTurns(next, turns.length > 0 ? [s.turn] : []) } };
}

function step(s: State, seat: Seat, from: 'back' | 'forth'): State {
  const ring = ringOf(s, seat);
  const act = ring[from].at(-1)!;
  const all = wholeSets(s, act, restorable(s, act));
  const back = afterSets(restore(s, all, seat), act, all);
  const hidden = all.some(({ piece }) => piece?.face === KEYED) ? act.decks : [];
  const { next, reverse: also } = reset(recounted(s, back, hidden), act, seat);
  const renewed = new Map(
    all.map(({ n, piece }) => [`${n} ${piece?.rev ?? GONE}`, pieceOf(next, n)?.rev ?? GONE] as const),
  );
  const reverse: Act = {
    what: act.what,
    was: all.map(({ n }) => wasOf(s, next, n)),
    ...also,
    ...setsOf(setsGoing(s, all), hiddenGoing(s, back)),
  };
  const done = recordsIn(reverse);
  const to = from === 'back' ? 'forth' : 'back';
  const rest = onward(ring[from].slice(0, -1), renewed);
  const other = [...onward(ring[to], renewed), ...(done > 0 ? [reverse] : [])].slice(-MOST_ACTS);
  const stayed = recordsIn(act) - done;
  const turned = from === 'back' ? { seat, back: rest, forth: other } : { seat, back: other, forth: rest };
  const after = { ...next, rings: withRing(next.rings, turned) };
  const what = from === 'back' ? 'undo' : 'redo';
  if (!isSince5(s)) return tell(after, what, seat, { n: done, values: [stayed] });
  const { was, cells, turns } = reverse;
  return tell(after, what, seat, {
    n: was.length,
    values: [stayed, cells.length, turns.length],
    seats: turns.length > 0 && next.turn.on ? [next.turn.seat] : [],
  });
}

/** What only the person whose turn it is does: an act of pieces, but for those that anybody arranges in the own hand. */
const OF_TURN: ReadonlySet<string> = new Set(['put', 'flip', 'press']);

/** SB-12: what anybody does at any time they take back at any time, and a turn while it may return. */
function isFree(s: State, seat: Seat, from: 'back' | 'forth'): boolean {
  const act = ringOf(s, seat)[from].at(-1);
  if (!act || !isSince5(s)) return true;
  if (act.turns.length > 0) return act.turns.some((turn) => mayReturn(s, turn, seat));
  const hand = handPlace(seat);
  return !OF_TURN.has(act.what) || act.was.every(({ n, piece }) => piece?.in === hand && pieceOf(s, n)?.in === hand);
}

/** The last own act that can be undone is put back, piece by piece where nobody else has touched it (SB-51). */
export const undo: TableMove<None> = {
  args: nothing,
  rules: [
    notOver,
    rule('SB-50', 'nothing-to-undo', (s, m) => ringOf(s, m.seat).back.length > 0),
    inTurn((s, m) => isFree(s, m.seat, 'back')),
  ],
  apply: (s, { seat }) => step(s, seat, 'back'),
  choices: () => [{}],
};

/** What was undone last is done again, as far as nobody else has touched it. */
export const redo: TableMove<None> = {
  args: nothing,
  rules: [
    notOver,
    rule('SB-50', 'nothing-to-redo', (s, m) => ringOf(s, m.seat).forth.length > 0),
    inTurn((s, m) => isFree(s, m.seat, 'forth')),
  ],
  apply: (s, { seat }) => step(s, seat, 'forth'),
  choices: () => [{}],
};

/** The rings without these records, and without acts of which nothing is left. */
export function withoutRecords(rings: State['rings'], gone: (was: Was) => boolean): State['rings'] {
  const rest = (acts: readonly Act[]): readonly Act[] =>
    acts
      .map((act) => (act.was.some(gone) ? { ...act, was: act.was.filter((was) => !gone(was)) } : act))
      .filter((act, i) => act === acts[i] || recordsIn(act) > 0);
  const isTouched = ({ was }: Act): boolean => was.some(gone);
  return rings.map((ring) =>
    ring.back.some(isTouched) || ring.forth.some(isTouched)
      ? { ...ring, back: rest(ring.back), forth: rest(ring.forth) }
      : ring,
  );
}

/** A seat that somebody has left takes nothing back. */
export const withoutRing = (s: State, { seat }: Pick<Answer, 'seat'>): State => ({
  ...s,
  rings: s.rings.filter((ring) => ring.seat !== seat),
});
