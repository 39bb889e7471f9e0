/**
 * Keeps the fold up with the order: the state at each stamp (references to immutable states), the public log, and the overlay of what
 * isn't stamped yet. When the order turns to another branch it goes back to the common stamp and folds on from there.
 */
import type { Entry } from '../journal/entry.ts';
import { chainOf, isStamp, KIND } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Order, Stamped } from '../order/order.ts';
import type { LogLine } from '../table-view.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import { parseMoveBody } from '../journal/bodies.ts';
import { foldEntry, foldTime, type Folded, isPlaceable } from './step.ts';
import { seatOf, type TableState } from './state.ts';
import type { FoldWorld } from './world.ts';

/** An own entry that the order decided against: somebody was faster, or a rule. */
export interface Lost {
  readonly entry: Entry;
  readonly refusal: Refusal;
}

export class Runner {
  readonly #world: FoldWorld;
  readonly #journal: Journal;
  readonly #order: Order;
  readonly #states = new Map<string, TableState>();
  readonly #placed = new Map<string, string>();
  #at: Stamped;
  #log: LogLine[] = [];
  readonly #refusedAt = new Map<string, Refusal>();

  /** @param first the state before position 1 */
  constructor(
    game: FoldWorld['game'],
    room: Uint8Array,
    journal: Journal,
    order: Order,
    root: Stamped,
    first: TableState,
  ) {
    this.#world = { game, room, entry: (hash) => journal.get(hash), stateAt: (hash) => this.#states.get(hash) };
    this.#journal = journal;
    this.#order = order;
    this.#at = root;
    this.#states.set(root.hash, first);
  }

  get world(): FoldWorld {
    return this.#world;
  }
  /** The last stamp folded. */
  get at(): Stamped {
    return this.#at;
  }
  get state(): TableState {
    return this.#states.get(this.#at.hash)!;
  }
  get log(): readonly LogLine[] {
    return this.#log;
  }
  stateAt(stamp: string | undefined): TableState | undefined {
    return stamp === undefined ? undefined : this.#states.get(stamp);
  }
  /** What an own entry was, for "somebody was faster": undefined for what no person did. */
  nameOf(entry: Entry): string | undefined {
    if (entry.kind === KIND.move) return parseMoveBody(entry.body)?.move;
    return entry.kind === KIND.seat ? 'seat' : entry.kind === KIND.start ? 'start' : undefined;
  }
  /** Stands in the order as folded. */
  isPlaced(hash: string): boolean {
    return this.#placed.has(hash);
  }
  /** Why a placed entry was refused; undefined for one that wasn't. */
  refusalOf(hash: string): Refusal | undefined {
    return this.#refusedAt.get(hash);
  }

  /** Folds up to the order's tip; answers whether anything changed. */
  catchUp(): boolean {
    const tip = this.#order.tip;
    if (!tip || tip === this.#at) return false;
    const base = this.#order.common(this.#at, tip);
    this.#goBack(base);
    for (const stamped of this.#order.since(base) ?? []) this.#fold(stamped);
    return true;
  }

  #goBack(base: Stamped): void {
    for (let at: Stamped | undefined = this.#at; at && at !== base; at = at.parent) {
      for (const hash of at.entries) {
        this.#placed.delete(hash);
        this.#refusedAt.delete(hash);
      }
      this.#states.delete(at.hash);
    }
    this.#at = base;
    this.#log = this.#log.filter((line) => line.position <= base.position);
  }

  #fold(stamped: Stamped): void {
    const passed = foldTime(this.#world, this.state, stamped.time);
    let { state } = passed;
    const first = stamped.position - Math.max(stamped.entries.length, 1) + 1;
    for (const line of passed.lines)
      this.#log.push({ ...line, position: first, time: stamped.time, seat: null, name: '' });
    for (const [i, hash] of stamped.entries.entries()) {
      const entry = this.#journal.get(hash);
      this.#placed.set(hash, stamped.hash);
      if (!entry) continue; // Void: signed by nobody's key.
      const before = state;
      const folded = foldEntry(this.#world, state, entry);
      state = folded.state;
      this.#note(folded, entry, before, first + i, stamped.time);
    }
    this.#states.set(stamped.hash, state);
    this.#at = stamped;
  }

  #note(folded: Folded, entry: Entry, before: TableState, position: number, time: number): void {
    if (folded.kind === 'void' || folded.what === 'hello') return;
    const seat = seatOf(folded.state, entry.device) ?? seatOf(before, entry.device) ?? null;
    const name = (seat === null ? undefined : (nameOf(folded.state, seat) ?? nameOf(before, seat))) ?? '';
    const at = { position, time, seat, name };
    if (folded.kind === 'refused') {
      this.#refusedAt.set(entry.hash, folded.refusal);
      this.#log.push({ ...at, what: folded.what, refusal: folded.refusal });
      return;
    }
    this.#log.push({ ...at, what: folded.what, ...(folded.args === undefined ? {} : { args: folded.args }) });
    for (const line of folded.lines) this.#log.push({ ...at, seat: null, name: '', ...line });
  }

  /** Entries that no stamp has placed, complete chains only, in an order that is the same for who holds the same ones. */
  pending(): Entry[] {
    const out: Entry[] = [];
    for (const entry of this.#journal.all()) {
      if (isStamp(entry) || entry.kind === KIND.table || this.#placed.has(entry.hash)) continue;
      out.push(entry);
    }
    return out.sort(
      (a, b) =>
        compareText(a.device, b.device) || a.session - b.session || a.seq - b.seq || compareText(a.hash, b.hash),
    );
  }

  /** Of the pending ones, those that may be stamped now, each after its predecessor. */
  placeable(pending: readonly Entry[] = this.pending()): Entry[] {
    const out: Entry[] = [];
    let state = this.state;
    for (const entry of pending) {
      if (!isPlaceable(this.#world, state, entry)) continue;
      out.push(entry);
      state = { ...state, heads: { ...state.heads, [chainOf(entry)]: entry.hash } };
    }
    return out;
  }

  /** The state with all pending entries laid over it: what faces show. What it asks for is asked of nobody. */
  overlay(pending: readonly Entry[] = this.pending()): TableState {
    let { state } = this;
    for (const entry of pending) {
      if (entry.kind === KIND.answer) {
        // What others see of an answer comes with the order; only its place in the chain is taken.
        if (isPlaceable(this.#world, state, entry))
          state = { ...state, heads: { ...state.heads, [chainOf(entry)]: entry.hash } };
        continue;
      }
      const folded = foldEntry(this.#world, state, entry);
      if (folded.kind === 'done') state = folded.state;
    }
    return state;
  }
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const nameOf = (state: TableState, seat: number): string | undefined => state.roster.find((s) => s.seat === seat)?.name;

/** Move name and arguments of a pending own move, for the face. */
export function pendingMove(entry: Entry): { readonly move: string; readonly args: unknown } | undefined {
  const body = entry.kind === KIND.move ? parseMoveBody(entry.body) : undefined;
  return body && { move: body.move, args: body.args };
}
