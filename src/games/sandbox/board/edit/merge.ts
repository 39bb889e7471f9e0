/** Pieces of another box come to this one: what they are made of is added where it lacks, then they are made. */
import type { Point } from '../../../../elements/surface/things.ts';
import { allRows, textsOf } from '../../box/laying.ts';
import type { Box } from '../../box/model.ts';
import type { Make } from '../../edit/make.ts';
import { CLOTH, NONE } from '../../state.ts';
import { isRecord } from '../../../../kernel/own.ts';

/** Of one act of `make`, and of one of `define`. */
const MOST_ROWS = 256;
const MOST_NEW = 64;
/** No place is farther from the corner. */
const FAR = 100_000;

export interface Merged {
  /** With the definitions that it lacked, behind its own; the same object where it lacks none. */
  readonly box: Box;
  /** Arguments of `make`, once the table has that box. */
  readonly make: Make;
}

/** Equal definitions have equal words, whatever the order of their members: a box that was read has another than one that was written. */
export const wordOf = (def: unknown): string | undefined =>
  JSON.stringify(def, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** The middle of what lies on the cloth, by where the pieces are. */
function middleOf({ pieces }: Pick<Box, 'pieces'>): Point {
  const lying = pieces.filter((lay) => lay.in === undefined);
  const mean = (values: readonly number[]): number =>
    values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
  return { x: mean(lying.map(({ x }) => x)), y: mean(lying.map(({ y }) => y)) };
}

/** In units: what the pieces need on the cloth together, about the middle that `merged` brings somewhere. */
export function extentOf({ pieces, defs }: Pick<Box, 'pieces' | 'defs'>): { readonly w: number; readonly h: number } {
  const lying = pieces.filter((lay) => lay.in === undefined);
  if (lying.length === 0) return { w: 0, h: 0 };
  const middle = middleOf({ pieces });
  const half = (side: 'x' | 'y', size: 'w' | 'h'): number =>
    Math.max(...lying.map((lay) => Math.abs(lay[side] - middle[side]) + (defs[lay.def]?.[size] ?? 0) / 2));
  return { w: 2 * half('x', 'w'), h: 2 * half('y', 'h') };
}

/** The cloth reaches under what comes beside all that lies there; the same object where it does already. */
function grown(table: Box['table'], { w, h }: { readonly w: number; readonly h: number }, at: Point): Box['table'] {
  const far = { w: Math.round(at.x + w / 2), h: Math.round(at.y + h / 2) };
  if (far.w <= table.w && far.h <= table.h) return table;
  return { ...table, w: Math.max(table.w, Math.min(FAR, far.w)), h: Math.max(table.h, Math.min(FAR, far.h)) };
}

/**
 * @param more whose pieces come; nobody owns them here
 * @param at where their middle comes
 * @returns undefined where it is more than one act can bring
 */
export function merged(box: Box, more: Box, at: Point): Merged | undefined {
  const known = new Map(box.defs.map((def, i) => [wordOf(def), i]));
  const added = more.defs.filter((def) => !known.has(wordOf(def)));
  for (const [i, def] of added.entries()) known.set(wordOf(def), box.defs.length + i);
  const { rows, first } = allRows(more);
  const texts = textsOf(more, first);
  if (rows.length === 0 || rows.length > MOST_ROWS || added.length > MOST_NEW) return undefined;
  const middle = middleOf(more);
  const table = grown(box.table, extentOf(more), at);
  return {
    box: added.length === 0 && table === box.table ? box : { ...box, table, defs: [...box.defs, ...added] },
    make: {
      rows: rows.flatMap(({ of, lay, face, under, in: holder, flags }) => [
        of === NONE ? NONE : known.get(wordOf(more.defs[of]!))!,
        Math.round(lay.in === undefined ? at.x + lay.x - middle.x : lay.x),
        Math.round(lay.in === undefined ? at.y + lay.y - middle.y : lay.y),
        lay.turn ?? 0,
        face,
        under,
        holder === CLOTH ? CLOTH : -2 - holder,
        NONE,
        flags,
      ]),
      ...(texts.length > 0 && { texts }),
    },
  };
}
