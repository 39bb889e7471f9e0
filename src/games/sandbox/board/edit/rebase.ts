/** One person's changes of a box, made anew on what others have changed of it meanwhile: kind by kind, and nothing is lost untold. */
import type { Box, Def } from '../../box/model.ts';
import { wordOf } from './merge.ts';

/** Of the box itself, beside its kinds of pieces. */
export type Part = Exclude<keyof Box, 'defs' | 'pieces'>;

/** Both have changed it: the others' stands, and this would put the own one in its place. */
export interface Clash {
  /** A kind of pieces by its name, or what of the box itself. */
  readonly name: string | undefined;
  readonly part: Part | undefined;
  readonly take: (box: Box) => Box;
}

export interface Rebased {
  readonly box: Box;
  readonly clashes: readonly Clash[];
}

export const same = (a: unknown, b: unknown): boolean => wordOf(a) === wordOf(b);

/** Index of a kind that somebody has just added; -1 where it is none. */
export const placeOf = ({ defs }: Box, def: Def): number => defs.findLastIndex((one) => same(one, def));

/**
 * @param was of which `mine` was made
 * @param theirs which has come in its place
 */
export function rebased(was: Box, mine: Box, theirs: Box): Rebased {
  const clashes: Clash[] = [];
  const defs = [...theirs.defs];
  const added = theirs.defs.slice(was.defs.length);
  for (const [i, def] of mine.defs.entries()) {
    const before = was.defs[i];
    if (before === undefined) {
      if (!added.some((one) => same(one, def))) defs.push(def);
    } else if (!same(before, def) && !same(def, defs[i])) {
      if (same(before, defs[i])) defs[i] = def;
      else clashes.push({ name: def.name, part: undefined, take: (box) => ({ ...box, defs: box.defs.with(i, def) }) });
    }
  }
  let box: Box = { ...theirs, defs };
  for (const part of Object.keys(mine) as (keyof Box)[]) {
    if (part === 'defs' || part === 'pieces' || same(was[part], mine[part]) || same(mine[part], theirs[part])) continue;
    const take = (now: Box): Box => ({ ...now, [part]: mine[part] });
    if (same(was[part], theirs[part])) box = take(box);
    else clashes.push({ name: undefined, part, take });
  }
  return { box, clashes };
}
