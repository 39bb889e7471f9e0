/** A box as the acts that lay it on the table: what the fold must know of it, in parts of some hundred pieces. */
import type { Seat } from '../../../kernel/game.ts';
import type { Lay as LayArgs } from '../lay.ts';
import type { DefFacts, Zone } from '../defs.ts';
import { CLOTH, COVERED, FOR_HANDS, LOCKED, NONE } from '../state.ts';
import { factsOf, type Box, type Def, type Lay } from './model.ts';

/** Pieces in an act; more would not be read. */
const MOST_ROWS = 256;

export interface Row {
  readonly of: number;
  readonly lay: Lay;
  readonly face: number;
  readonly under: number;
  readonly in: number;
  readonly flags: number;
}

/** Whether its cards have one face each, under a common back. */
const isDeck = (def: Def): boolean => def.kind === 'card' && def.back !== undefined;

/** The rows of one entry of the box. @param from index of its first row @param holder row of the container it lies in */
function rowsOf({ defs }: Box, lay: Lay, from: number, holder: number): readonly Row[] {
  const def = defs[lay.def]!;
  const flags = (lay.locked ?? def.locked ?? false) ? LOCKED : 0;
  const one = { of: lay.def, lay, face: lay.face ?? 0, under: NONE, in: holder, flags };
  if (!isDeck(def)) return Array.from({ length: lay.n ?? 1 }, () => one);
  const faces = lay.faces ?? [lay.face ?? 0];
  const isPile = faces.length > 1 && holder === CLOTH;
  const pile: Row = { ...one, of: NONE, face: 0, flags: flags | (lay.forHands ? FOR_HANDS : 0) };
  const cards = faces.map((under) => ({ ...one, face: lay.up ? under : COVERED, under, in: isPile ? from : holder }));
  return isPile ? [pile, ...cards] : cards;
}

/** What is written on its notes, by their rows. */
export const textsOf = ({ pieces }: Box, first: readonly number[]): LayArgs['texts'] =>
  pieces.flatMap(({ text }, i) => (text ? [{ i: first[i]!, text }] : []));

/** @returns also of each entry of the box the index of its first row */
export function allRows(box: Box): { readonly rows: readonly Row[]; readonly first: readonly number[] } {
  const rows: Row[] = [];
  const first: number[] = [];
  for (const lay of box.pieces) {
    const holder = lay.in === undefined ? CLOTH : (first[lay.in] ?? CLOTH);
    first.push(rows.length);
    rows.push(...rowsOf(box, lay, rows.length, holder));
  }
  return { rows, first };
}

/** Of each entry of the box, the index of its first piece when it is laid. */
export const firstRows = (box: Box): readonly number[] => allRows(box).first;

/** @param first row of each entry of the box */
function facts(
  box: Box,
  first: readonly number[],
): { readonly defs: readonly DefFacts[]; readonly zones: readonly Zone[] } {
  const zones: Zone[] = [];
  const defs = box.defs.map((def) => {
    if (!def.zone) return factsOf(def, NONE, (i) => first[i] ?? 0);
    zones.push(def.zone);
    return factsOf(def, zones.length - 1);
  });
  return { defs, zones };
}

/**
 * The acts that lay a box, in their order.
 * @param hash where boards get it: its hash on the shelf, or 'builtin:…'
 * @param seats whose the pieces of its first, second … seat become
 */
export function actsOf(box: Box, hash: string, seats: readonly Seat[]): readonly LayArgs[] {
  const { rows, first } = allRows(box);
  const texts = textsOf(box, first);
  const parts = Math.max(1, Math.ceil(rows.length / MOST_ROWS));
  return Array.from({ length: parts }, (_, part): LayArgs => {
    const from = part * MOST_ROWS;
    const some = rows.slice(from, from + MOST_ROWS);
    return {
      hash,
      part,
      parts,
      ...(part === 0 ? facts(box, first) : { defs: [], zones: [] }),
      rows: some.flatMap(({ of, lay, face, under, in: place, flags }) => {
        const own = lay.own === undefined ? NONE : (seats[lay.own] ?? NONE);
        return [of, lay.x, lay.y, lay.turn ?? 0, face, under, place, own, flags];
      }),
      texts: texts.filter(({ i }) => i >= from && i < from + MOST_ROWS),
      policy: box.policy,
      edit: box.edit,
      turns: box.turns,
    };
  });
}
