/**
 * Pieces as the surface gets them. A piece that is the same object as before, and drawn the same, gives the same thing: the surface touches only
 * what is another. What a thing carries to be drawn is what everybody may see.
 */
import type { Thing } from '../../../elements/surface/things.ts';
import type { Def } from '../box/model.ts';
import { CLOTH, LOCKED, NONE, type Kind, type Piece } from '../state.ts';
import { defOf, factsOf, faceUp, isCard, listOf, pieceOf, type BoardContext } from './context.ts';
import { conditionOf, spokenName, textOf, type Condition } from './names.ts';
import { allCells, nameAt, type Cells } from './cells.ts';
import { clockFor, isGoing, scoreRows, timeOf } from './tool-faces.ts';

/** What is drawn of a piece. */
export interface Drawing {
  readonly kind: Kind;
  /** Definition whose face, side or back is shown; of a pile that of its topmost card. */
  readonly of: number;
  /** The face or side up; undefined: the back. Of a counter its number. */
  readonly face: number | undefined;
  /** Of a container: how many lie in it. */
  readonly count: number;
  readonly condition: Condition;
  /** The table is at work with it; a clock goes. */
  readonly busy: boolean;
  readonly locked: boolean;
  /** The owner; `NONE`: nobody's. */
  readonly own: number;
  /** What stands on it: of a note, a clock, the score sheet; of a stroke its points. */
  readonly text: string;
}

export interface PieceThing extends Thing {
  readonly drawing: Drawing;
  /** Its name alone; the label says where it lies as well. */
  readonly called: string;
}

/** Of a card where the box isn't there yet. */
const PLAIN = { w: 630, h: 880 };
/** A pile is drawn by its cards; an empty place of one would have a card's size. */
const SIZES: Partial<Record<Kind, { readonly w: number; readonly h: number }>> = {
  die: { w: 320, h: 320 },
  token: { w: 300, h: 300 },
  counter: { w: 700, h: 420 },
  note: { w: 1100, h: 800 },
  clock: { w: 900, h: 480 },
  scores: { w: 1800, h: 1000 },
  button: { w: 900, h: 300 },
};
/** They show what isn't in their piece: what lies in them, what is written, what time it is. */
const CHANGING: ReadonlySet<Kind> = new Set(['pile', 'bag', 'zone', 'note', 'clock', 'scores']);
/** What lies under everything, and what over it; within a rank by `z`, which stays far below. */
const RANKS: Partial<Record<Kind, number>> = { board: 0, zone: 1, note: 3, ink: 3 };
/** Where they point, or which way up they are, is how they lie on the table. */
const DIRECTED: ReadonlySet<Kind> = new Set(['board', 'ink']);
/** They are told by the square on which they stand. */
const SQUARED: ReadonlySet<Kind> = new Set(['token', 'card', 'pile']);
const RANK = 2;
const RANK_STEP = 2 ** 26;
/** The state's leaves have 32 pieces (`pieces.ts`). */
const BITS = 5;

/** As many pieces as the state keeps in one leaf, as they were drawn last. */
interface KeptLeaf {
  readonly leaf: Leaf;
  /** By place in the leaf; none of what isn't drawn. */
  readonly things: readonly (PieceThing | undefined)[];
  /** Nothing but its pieces has a part in how they are drawn: the same leaf is drawn the same. */
  readonly isPlain: boolean;
}

type Leaf = readonly (Piece | null)[];

export class Things {
  #leaves: KeptLeaf[] = [];
  #around: readonly unknown[] = [];

  /** What lies on the cloth and in its zones, as it is now. */
  all(context: BoardContext): readonly PieceThing[] {
    const { view } = context;
    const cells = allCells(context);
    this.#look(context, cells);
    const busy = new Set(view.jobs.flatMap((job) => (job ? [job.from, ...job.pieces] : [])));
    const isBusy = new Set([...busy].map((n) => n >> BITS));
    const all: PieceThing[] = [];
    this.#leaves.length = Math.min(this.#leaves.length, view.leaves.length);
    for (const [i, leaf] of view.leaves.entries()) {
      let kept = this.#leaves[i];
      if (kept?.leaf !== leaf || !kept.isPlain || isBusy.has(i))
        kept = this.#leaves[i] = leafed(context, i, leaf, kept, busy, cells);
      for (const thing of kept.things) if (thing) all.push(thing);
    }
    return all;
  }

  /** What all of them are drawn by: names and sizes come with the box, boards name cells, in the past nothing is lifted. */
  #look({ loaded, still, w, view, people }: BoardContext, cells: readonly Cells[]): void {
    const named = people.map(({ seat, name }) => `${seat} ${name}`).join('\n');
    const grids = cells.map((one) => Object.values(one).join(' ')).join('\n');
    const around = [loaded, still, w, view.defs, view.zones, named, grids];
    if (around.some((one, i) => one !== this.#around[i])) this.#leaves = [];
    this.#around = around;
  }
}

function leafed(
  context: BoardContext,
  i: number,
  leaf: Leaf,
  kept: KeptLeaf | undefined,
  busy: ReadonlySet<number>,
  cells: readonly Cells[],
): KeptLeaf {
  let isPlain = true;
  const things = leaf.map((piece, j) => {
    const n = (i << BITS) | j;
    const at = piece && placeOf(context, n, piece);
    if (!at) return undefined;
    if (busy.has(n) || piece.in !== CLOTH || CHANGING.has(piece.kind)) isPlain = false;
    const before = kept?.things[j];
    const isSame = kept?.leaf[j] === piece && !CHANGING.has(piece.kind);
    if (before && isSame && same(before, at, busy.has(n))) return before;
    const thing = made(context, n, piece, at, busy.has(n), cells);
    return before && equal(before, thing) ? before : thing;
  });
  return { leaf, things, isPlain };
}

interface Lying {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const same = (thing: PieceThing, { x, y }: Lying, busy: boolean): boolean =>
  thing.x === x && thing.y === y && thing.drawing.busy === busy;

const equal = (a: PieceThing, b: PieceThing): boolean =>
  a.look === b.look &&
  a.label === b.label &&
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.turn === b.turn &&
  a.w === b.w &&
  a.h === b.h &&
  a.fixed === b.fixed &&
  a.directed === b.directed &&
  a.takes === b.takes;

/** Where it is drawn; undefined for what is in a hand, a pile or a bag. */
function placeOf(context: BoardContext, n: number, piece: Piece): Lying | undefined {
  if (piece.in === CLOTH) return piece;
  const holder = pieceOf(context, piece.in);
  if (holder?.kind !== 'zone' || holder.in !== CLOTH) return undefined;
  return inZone(context, n, piece, holder);
}

/** Between cards that lie in a row. */
const GAP = 40;

/** In a zone: where it was put, or by its order. */
function inZone(context: BoardContext, n: number, piece: Piece, zone: Piece): Lying {
  const facts = factsOf(context, zone);
  const { layout } = (facts && context.view.zones[facts.zone]) ?? { layout: 'free' };
  if (layout === 'free') return { x: zone.x + piece.x, y: zone.y + piece.y, turn: piece.turn };
  if (layout === 'stack') return { x: zone.x, y: zone.y, turn: zone.turn };
  const all = listOf(context, piece.in);
  const at = all.indexOf(n);
  const room = sizeOf(context, piece.in, zone);
  const { w, h } = sizeOf(context, n, piece);
  const columns = layout === 'grid' ? Math.max(1, Math.floor((room.w - GAP) / (w + GAP))) : all.length;
  const rows = Math.ceil(all.length / columns);
  const step = Math.min(w + (layout === 'fan' ? -w * 0.55 : GAP), (room.w - GAP - w) / Math.max(1, columns - 1));
  const down = Math.min(h + GAP, (room.h - GAP - h) / Math.max(1, rows - 1));
  const [i, j] = [at % columns, Math.floor(at / columns)];
  const across = Math.min(columns, all.length);
  return {
    x: Math.round(zone.x + (i - (across - 1) / 2) * step),
    y: Math.round(zone.y + (j - (rows - 1) / 2) * down),
    turn: 0,
  };
}

/** Of the piece, or of what lies on top of it. */
export function sizeOf(context: BoardContext, n: number, piece: Piece): { readonly w: number; readonly h: number } {
  if (piece.kind === 'pile') {
    const top = listOf(context, n).at(-1);
    const card = top === undefined ? undefined : pieceOf(context, top);
    return (card && defOf(context, card.of)) ?? PLAIN;
  }
  if (piece.kind === 'ink') return inkSize(context, n);
  return defOf(context, piece.of) ?? SIZES[piece.kind] ?? PLAIN;
}

/** Around the stroke's points, which count from its middle. */
function inkSize(context: BoardContext, n: number): { readonly w: number; readonly h: number } {
  const points = pointsOf(context, n);
  const most = (which: number): number =>
    points.reduce((most, value, i) => (i % 2 === which ? Math.max(most, Math.abs(value)) : most), 20);
  return { w: 2 * most(0), h: 2 * most(1) };
}

function made(
  context: BoardContext,
  n: number,
  piece: Piece,
  at: Lying,
  busy: boolean,
  cells: readonly Cells[],
): PieceThing {
  const drawing = drawingOf(context, n, piece, busy);
  const { w, h } = sizeOf(context, n, piece);
  const isFixed = drawing.locked || context.still;
  const called = spokenName(context, n, piece);
  // Of twelve men that are called alike each has its own cell.
  const cell = SQUARED.has(piece.kind) && piece.in === CLOTH ? nameAt(cells, at) : '';
  return {
    n,
    x: at.x,
    y: at.y,
    w,
    h,
    turn: at.turn,
    z: (RANKS[piece.kind] ?? RANK) * RANK_STEP + piece.z,
    look: Object.values(drawing).join('|'),
    label: cell ? `${called}, ${cell}` : called,
    called,
    fixed: isFixed,
    takes: piece.kind === 'pile' || piece.kind === 'bag' || piece.kind === 'zone' || isCard(context, piece),
    directed: isDirected(piece.kind, defOf(context, piece.of)),
    drawing,
  };
}

/** So is what fits others edge to edge, and what its box has turned by steps of its own, as an arrow or a ship. */
const isDirected = (kind: Kind, def: Def | undefined): boolean =>
  DIRECTED.has(kind) || def?.shape === 'hex' || def?.turnBy !== undefined;

const pointsOf = ({ view }: BoardContext, n: number): readonly number[] =>
  view.texts.find((one) => one.n === n)?.points ?? [];

/** Cells of the score sheet are parted by tabs: a name has none. */
function shownText(context: BoardContext, n: number, { kind }: Piece): string {
  if (kind === 'note') return textOf(context, n);
  if (kind === 'clock') return timeOf(context, n);
  if (kind === 'ink') return pointsOf(context, n).join(' ');
  if (kind !== 'scores') return '';
  return scoreRows(context)
    .map(({ name, points, sum }) => [name, ...points, sum].join('\t'))
    .join('\n');
}

function drawingOf(context: BoardContext, n: number, piece: Piece, busy: boolean): Drawing {
  const list = listOf(context, n);
  const top = piece.kind === 'pile' ? pieceOf(context, list.at(-1) ?? NONE) : undefined;
  const shown = top ?? piece;
  return {
    kind: piece.kind,
    of: shown.of,
    face: piece.kind === 'counter' ? piece.face : faceUp(shown),
    count: list.length,
    condition: piece.kind === 'pile' || piece.kind === 'bag' ? conditionOf(context, n) : 'none',
    busy: busy || (piece.kind === 'clock' && isGoing(clockFor(context, n))),
    locked: (piece.flags & LOCKED) !== 0,
    own: piece.own,
    text: shownText(context, n, piece),
  };
}
