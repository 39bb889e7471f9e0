/**
 * What no stamp has placed yet: which of it may be stamped now, and the state with all of it laid over. It knows what was before each pending
 * move, so that one can be taken back before it has its place.
 */
import { chainOf, type Entry, isUnplaced, KIND } from '../journal/entry.ts';
import type { TableState } from '../state/state.ts';
import type { Before, FoldWorld } from '../state/world.ts';
import { foldEntry, isPlaceable } from './step.ts';
import { isMove } from './through.ts';

export class Overlay {
  readonly #world: FoldWorld;
  readonly #unplaced = new Map<string, Entry>();
  #pending: readonly Entry[] | undefined;
  /** Asked for at every look, it changes with the state and with what is pending. */
  #placeable: Placeable | undefined;
  #laid: Laid | undefined;
  /** What was before each pending move, as it was laid last. */
  readonly #before = new Map<string, Before>();

  constructor(world: FoldWorld) {
    this.#world = world;
  }

  add(entry: Entry): void {
    if (isUnplaced(entry) || entry.kind === KIND.table) return;
    this.#unplaced.set(entry.hash, entry);
    this.#pending = undefined;
  }

  /** Their stamps count no more: they came before all that is pending now. */
  addBefore(entries: readonly Entry[]): void {
    const later = this.pending();
    this.#unplaced.clear();
    for (const entry of [...entries, ...later]) this.add(entry);
  }

  /** A stamp has placed it. */
  delete(hash: string): void {
    this.#before.delete(hash);
    if (this.#unplaced.delete(hash)) this.#pending = undefined;
  }

  before(move: string): Before | undefined {
    return this.#before.get(move);
  }

  /**
   * In the order of their coming. An entry whose author acted on what it saw of others comes after these, here and in a stamp. An entry is
   * taken by the journal after its predecessor only, so chains are in order.
   */
  pending(): readonly Entry[] {
    return (this.#pending ??= [...this.#unplaced.values()]);
  }

  /** Of the pending ones, the first that may be stamped now over this state, each after its predecessor. */
  placeable(state: TableState, most: number): Entry[] {
    const pending = this.pending();
    const known = this.#placeable;
    if (known?.state === state && known.pending === pending && (known.most >= most || known.out.length < known.most))
      return known.out.slice(0, most);
    const heads = { ...state.heads };
    const out: Entry[] = [];
    for (const entry of pending) {
      if (out.length >= most) break;
      if (!isPlaceable(this.#world, { heads }, entry)) continue;
      out.push(entry);
      heads[chainOf(entry)] = entry.hash;
    }
    this.#placeable = { state, pending, most, out };
    return out.slice();
  }

  /**
   * The state with all pending entries laid over it. Entries laid before are kept as far as the pending ones are the same, so that many cost
   * no more than the new ones.
   */
  over(base: TableState): TableState {
    const pending = this.pending();
    const steps = this.#laid?.base === base ? this.#laid.steps : [];
    let same = 0;
    while (same < steps.length && steps[same]!.entry === pending[same]) same++;
    const laid = steps.slice(0, same);
    let state = laid.at(-1)?.state ?? base;
    let kept = true;
    for (const entry of pending.slice(same)) {
      const next = this.#lay(state, entry);
      // What waits is looked at anew, and so is all that lies on it.
      if (!next) kept = false;
      state = next ?? state;
      if (kept) laid.push({ entry, state });
    }
    this.#laid = { base, steps: laid };
    return state;
  }

  /** `undefined` while it waits for heavy work. */
  #lay(state: TableState, entry: Entry): TableState | undefined {
    // What others see of a contribution comes with the order; only its place in the chain is taken.
    if (entry.kind === KIND.contribution) return isPlaceable(this.#world, state, entry) ? placed(state, entry) : state;
    const folded = foldEntry(this.#world, state, entry);
    if (isMove(folded, entry)) this.#before.set(entry.hash, { state, previous: lastOf(state), position: undefined });
    if (folded.kind === 'waits') return undefined;
    return folded.kind === 'void' ? state : folded.state;
  }
}

/** The pending entries as they were laid over a state, each with what came of it. */
interface Laid {
  readonly base: TableState;
  readonly steps: readonly { readonly entry: Entry; readonly state: TableState }[];
}

/** What may be stamped, at most so many, as it was found. */
interface Placeable {
  readonly state: TableState;
  readonly pending: readonly Entry[];
  readonly most: number;
  readonly out: readonly Entry[];
}

/** The move that stands last. */
export const lastOf = (state: TableState): string | undefined => state.undo.last?.entry;

const placed = (state: TableState, entry: Entry): TableState => ({
  ...state,
  heads: { ...state.heads, [chainOf(entry)]: entry.hash },
});
