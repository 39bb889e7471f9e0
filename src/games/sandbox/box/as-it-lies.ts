/**
 * The table as it lies, as a box that can be laid again. Nothing leaves by it that isn't public. Cards that nobody knows are saved as the set
 * that they are, lowest first. Those of hands lie in piles on the cloth, also such as their owner reads.
 */
import { placed, type Step, type StepName } from '../buttons/step.ts';
import { CLOTH, COVERED, FOR_HANDS, LOCKED, LOOSE, NONE, handPlace, type Piece } from '../state.ts';
import type { Shown } from '../view.ts';
import { firstRows } from './laying.ts';
import type { Box, Def, Lay } from './model.ts';
import { sleeping } from './sleeping.ts';

/** What is read of the table. */
export type Lying = Pick<
  Shown,
  'leaves' | 'lists' | 'hands' | 'texts' | 'policy' | 'edit' | 'turn' | 'seats' | 'box' | 'decks'
> & {
  readonly loose: readonly { readonly slots: readonly number[]; readonly left: readonly number[] }[];
};

/** Why a table isn't saved: nobody can say which cards lie hidden there, or what its newest pieces are isn't known here yet. */
export type Unsaved = 'unseen' | 'coming';
export type Saved = { readonly ok: true; readonly box: Box } | { readonly ok: false; readonly why: Unsaved };

const BITS = 5;
const MASK = 31;

const isDeck = (def: Def | undefined): boolean => def?.kind === 'card' && def.back !== undefined;
const rising = (a: number, b: number): number => a - b;

class Saving {
  readonly pieces: Lay[] = [];
  /** Absent where nothing is lost by saving. */
  trouble: Unsaved | undefined;
  /** Index among them, by the number of a piece. */
  readonly #index = new Map<number, number>();
  readonly #at: Lying;
  readonly #box: Box;
  /** Which face each card is saved as. */
  readonly #faces = new Map<number, number>();

  constructor(at: Lying, box: Box) {
    this.#at = at;
    this.#box = box;
    this.#know();
  }

  #piece(n: number): Piece | undefined {
    return this.#at.leaves[n >> BITS]?.[n & MASK] ?? undefined;
  }

  #listOf(n: number): readonly number[] {
    return n >= 0
      ? (this.#at.lists[n >> BITS]?.[n & MASK] ?? [])
      : (this.#at.hands.find(({ seat }) => handPlace(seat) === n)?.cards ?? []);
  }

  *#all(): Generator<readonly [number, Piece]> {
    for (const [i, leaf] of this.#at.leaves.entries())
      for (const [j, piece] of leaf.entries()) if (piece) yield [(i << BITS) | j, piece];
  }

  /** Faces of all cards, by their deck. Earlier rules count none: there it is those that the box has laid. */
  #allFaces(): Map<number, number[]> {
    const { decks } = this.#at;
    if (decks) return new Map(decks.map(({ of, faces }) => [of, [...faces]]));
    const all = new Map<number, number[]>();
    for (const { def, faces, face } of this.#box.pieces)
      if (isDeck(this.#box.defs[def])) all.set(def, [...(all.get(def) ?? []), ...(faces ?? [face ?? 0])]);
    return all;
  }

  /**
   * Open and covered cards are what they are. A shuffled set goes to its places in rising order, and so does the rest of each deck. Where a
   * hidden card was removed, nobody knows which the others are.
   */
  #know(): void {
    const left = this.#allFaces();
    const take = (of: number, face: number): void => {
      const at = left.get(of)?.indexOf(face) ?? -1;
      if (at >= 0) left.get(of)!.splice(at, 1);
    };
    for (const { slots, left: set } of this.#at.loose)
      for (const [i, n] of slots.toSorted(rising).entries()) this.#faces.set(n, set.toSorted(rising)[i]!);
    const unknown = new Map<number, number[]>();
    for (const [n, piece] of this.#all()) {
      if (!isDeck(this.#box.defs[piece.of])) continue;
      const face = this.#faces.get(n) ?? (piece.face >= 0 ? piece.face : piece.under);
      if (face === NONE || (piece.face === LOOSE && !this.#faces.has(n)))
        unknown.set(piece.of, [...(unknown.get(piece.of) ?? []), n]);
      else {
        this.#faces.set(n, face);
        take(piece.of, face);
      }
    }
    for (const [of, cards] of unknown) {
      const faces = left.get(of)?.toSorted(rising) ?? [];
      if (faces.length !== cards.length) this.trouble = 'unseen';
      for (const [i, n] of cards.entries()) if (faces[i] !== undefined) this.#faces.set(n, faces[i]);
    }
  }

  #lay(n: number | undefined, lay: Lay): void {
    if (n !== undefined) this.#index.set(n, this.pieces.length);
    this.pieces.push(lay);
  }

  #marks({ flags, own, turn }: Piece, def?: Def): Partial<Lay> {
    const isLocked = (flags & LOCKED) !== 0;
    const seat = this.#at.seats.indexOf(own);
    return {
      ...(turn !== 0 && { turn }),
      ...(isLocked !== (def?.locked ?? false) && { locked: isLocked }),
      ...(own !== NONE && seat >= 0 && { own: seat }),
    };
  }

  /** Cards on each other, in piles of one deck, each face up or down; others lie there by themselves. @param pile its number, where they are one already */
  #stack(cards: readonly number[], place: Pick<Lay, 'x' | 'y' | 'in'>, marks: Partial<Lay>, pile?: number): void {
    let run: { def: number; up: boolean; faces: number[] } | undefined;
    let index = pile;
    for (const n of cards) {
      const [piece, face] = [this.#piece(n), this.#faces.get(n)];
      if (!piece) continue;
      const { of: def } = piece;
      const up = piece.face >= 0;
      if (!isDeck(this.#box.defs[def])) {
        run = undefined;
        this.one(n, piece, place);
      } else if (face !== undefined && run?.def === def && run.up === up) run.faces.push(face);
      else if (face !== undefined) {
        run = { def, up, faces: [face] };
        this.#lay(index, { def, ...place, faces: run.faces, ...(up && { up }), ...marks });
        index = undefined;
      }
    }
  }

  one(n: number, piece: Piece, place: Pick<Lay, 'x' | 'y' | 'in'>): void {
    const def = this.#box.defs[piece.of];
    if (piece.kind === 'pile') {
      const marks = { ...this.#marks(piece), ...((piece.flags & FOR_HANDS) !== 0 && { forHands: true }) };
      return this.#stack(this.#listOf(n), place, marks, n);
    }
    // A stroke has no definition, and what was made of a later box has none here yet.
    if (!def) {
      if (piece.kind !== 'ink') this.trouble = 'coming';
      return undefined;
    }
    if (isDeck(def)) return this.#stack([n], place, this.#marks(piece), n);
    const text = this.#at.texts.find((one) => one.n === n)?.text;
    const face = piece.face === COVERED ? 0 : piece.face;
    this.#lay(n, {
      def: piece.of,
      ...place,
      ...(face !== 0 && { face }),
      ...this.#marks(piece, def),
      ...(text && { text }),
    });
  }

  /** @param which of those on the cloth; with none all, and the hands */
  run(which?: ReadonlySet<number>): void {
    const all = [...this.#all()].toSorted(([, a], [, b]) => a.z - b.z);
    for (const [n, piece] of all)
      if (piece.in === CLOTH && which?.has(n) !== false) this.one(n, piece, { x: piece.x, y: piece.y });
    for (const [n, { kind, in: place }] of all) {
      const at = this.#index.get(n);
      if (place !== CLOTH || at === undefined || (kind !== 'zone' && kind !== 'bag')) continue;
      for (const inside of this.#listOf(n)) {
        const piece = this.#piece(inside);
        if (piece) this.one(inside, piece, { x: piece.x, y: piece.y, in: at });
      }
    }
    if (which) return;
    const { w, h } = this.#box.table;
    const hands = this.#at.hands.filter(({ cards }) => cards.length > 0);
    for (const [i, { cards }] of hands.entries()) {
      const key = (n: number): number => this.#piece(n)!.of * 1_024 + (this.#faces.get(n) ?? 0);
      const down = cards.toSorted((a, b) => key(a) - key(b));
      this.#stack(down, { x: Math.round((w * (i + 1)) / (hands.length + 1)), y: h - 500 }, {});
    }
  }

  /** Buttons name pieces by where they were in the box: by where they are now, or not at all. */
  defs(): readonly Def[] {
    const first = firstRows(this.#box);
    const now = (old: number): number => this.#index.get(this.#at.box.first + (first[old] ?? -1)) ?? NONE;
    const moved = (step: Step): Step | undefined => {
      let isWhole = true;
      const next = placed(step, (old) => {
        const to = now(old);
        if (to === NONE) isWhole = false;
        return Math.max(0, to);
      });
      return isWhole ? next : undefined;
    };
    return this.#box.defs.map((def) => {
      if (!def.button) return def;
      const lost: StepName[] = [];
      const steps = def.button.steps.flatMap((step) => {
        const next = moved(step);
        if (!next) lost.push(step.do);
        return next ?? [];
      });
      const asleep = def.button.asleep ?? sleeping(this.#box.lang, lost);
      return { ...def, button: { ...def.button, steps, ...(lost.length > 0 && { asleep }) } };
    });
  }
}

/** @param box that lies there: definitions, names, rules, pictures are its own */
export function asItLies(at: Lying, box: Box): Saved {
  const saving = new Saving(at, box);
  saving.run();
  if (saving.trouble) return { ok: false, why: saving.trouble };
  const { policy, edit, turn } = at;
  return { ok: true, box: { ...box, policy, edit, turns: turn.on, defs: saving.defs(), pieces: saving.pieces } };
}

/**
 * Some pieces with what lies in them, as a small box of their definitions alone. Buttons and strokes stay where they are: a button's steps name
 * pieces of its own table. Nobody owns a copy.
 */
export function clipOf(at: Lying, box: Box, numbers: readonly number[]): Box {
  const saving = new Saving(at, box);
  saving.run(new Set(numbers));
  // What lies in something that is left out lies nowhere.
  const kept: Lay[] = [];
  const index = new Map<number, number>();
  for (const [i, { own: _, ...lay }] of saving.pieces.entries()) {
    const holder = lay.in === undefined ? undefined : index.get(lay.in);
    if (box.defs[lay.def]?.kind === 'button' || (lay.in !== undefined && holder === undefined)) continue;
    index.set(i, kept.length);
    kept.push({ ...lay, ...(holder !== undefined && { in: holder }) });
  }
  const used = [...new Set(kept.map(({ def }) => def))].toSorted(rising);
  return {
    ...box,
    rules: '',
    turns: false,
    defs: used.map((def) => box.defs[def]!),
    pieces: kept.map((lay) => ({ ...lay, def: used.indexOf(lay.def) })),
  };
}
