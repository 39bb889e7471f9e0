/**
 * Keeps the fold up with the order: the states after its stamps, the public log, and the overlay of what isn't stamped yet. When the order
 * turns to another branch it goes back to the common stamp and folds on from there.
 */
import { held } from '../held.ts';
import { unlessWaits } from '../runs/not-yet.ts';
import type { Entry } from '../journal/entry.ts';
import { chainOf, isUnplaced, KIND } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Order, Stamped } from '../log/order.ts';
import type { LogLine } from './log-line.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import { parseMoveBody } from '../journal/bodies.ts';
import { beginningLines, linesOf, newsBetween } from './log-lines.ts';
import { foldEntry, isPlaceable } from './step.ts';
import { PastStates } from './past-states.ts';
import { firstOf, isMove, type PlacedStep, through, type Through } from './through.ts';
import type { TableState } from '../state/state.ts';
import type { Before, FoldWorld } from '../state/world.ts';
import type { MoveCall } from '../game.ts';

/** Positions that the fold may be behind the order without a word. */
const FAR_BEHIND = 20;

/** What the fold needs of the order. */
export type RunnerOrder = Pick<Order, 'tip' | 'common' | 'since'>;

/** Folds the order's stamps one after the other, keeps their states (`past-states.ts`), and lays what is pending over the last one. */
export class Runner {
  readonly #world: FoldWorld;
  readonly #journal: Journal;
  readonly #order: RunnerOrder;
  readonly #states: PastStates;
  /** By which stamp; a second place of the same entry is void. */
  readonly #placed = new Map<string, string>();
  readonly #unplaced = new Map<string, Entry>();
  #pending: readonly Entry[] | undefined;
  /** Asked for at every look, it changes with the state and with what is pending. */
  #placeable: Placeable | undefined;
  #laid: Laid;
  #at: Stamped;
  #turns = 0;
  #lines: LogLine[] = [];
  #log: readonly LogLine[] | undefined;
  readonly #refusedAt = new Map<string, Refusal>();
  /** What was before each move that counts. */
  readonly #before = new Map<string, Was>();

  /** @param first the state before position 1 */
  constructor(
    game: FoldWorld['game'],
    room: Uint8Array,
    journal: Journal,
    order: RunnerOrder,
    root: Stamped,
    first: TableState,
    proofs?: Pick<FoldWorld, 'group' | 'known' | 'box'>,
  ) {
    this.#world = {
      game,
      room,
      ...(proofs?.group && { group: proofs.group }),
      ...(proofs?.known && { known: proofs.known }),
      ...(proofs?.box && { box: proofs.box }),
      entry: (hash) => journal.get(hash),
      seenAt: (hash) => this.#states.seen(hash),
      before: (move) => this.#beforeOf(move),
    };
    this.#journal = journal;
    this.#order = order;
    this.#at = root;
    this.#states = new PastStates(this.#world, root, first, (stamped) => this.#drop(stamped));
    this.#laid = { base: first, steps: [] };
    this.#lines.push(...beginningLines(journal.get(root.hash), first, root));
    this.add(journal.all());
  }

  /** Takes note of what the journal took: to be told of every entry once, in any order. */
  add(entries: Iterable<Entry>): void {
    for (const entry of entries) {
      if (isUnplaced(entry) || entry.kind === KIND.table || this.#placed.has(entry.hash)) continue;
      this.#unplaced.set(entry.hash, entry);
      this.#pending = undefined;
    }
  }

  get world(): FoldWorld {
    return this.#world;
  }
  /** The last stamp folded. */
  get at(): Stamped {
    return this.#at;
  }
  get state(): TableState {
    return this.#states.last;
  }
  /** The same array until a line is added. */
  get log(): readonly LogLine[] {
    return (this.#log ??= [...this.#lines]);
  }
  stateAt(stamp: string | undefined): TableState | undefined {
    return stamp === undefined ? undefined : this.#states.after(stamp);
  }
  /** Within a folded stamp: after its time and so many of its entries. */
  within(stamped: Stamped, entries: number): TableState {
    return this.#states.within(stamped.hash, entries);
  }
  /** The move at this place that counts, by the hash of its entry. */
  moveAt(position: number): string | undefined {
    for (const [hash, before] of this.#before) if (before.position === position) return hash;
    return undefined;
  }
  /** What an own entry was, for "somebody was faster": undefined for what no person did. */
  nameOf(entry: Entry): string | undefined {
    if (entry.kind === KIND.move) return parseMoveBody(entry.body)?.move;
    if (entry.kind === KIND.undo) return 'undo';
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

  /**
   * Folds up to the order's tip; answers whether anything changed. Where heavy work isn't done yet it stops before the stamp that needs
   * it, and goes on from there when it is called again.
   */
  catchUp(): boolean {
    const tip = this.#order.tip;
    if (!tip || tip === this.#at) return false;
    const before = this.#at;
    const base = this.#order.common(this.#at, tip);
    this.#goBack(base);
    for (const stamped of this.#order.since(base) ?? []) if (!this.#fold(stamped)) break;
    return this.#at !== before;
  }

  /** Heavy work isn't done that a stamp of the order needs. */
  get isBehind(): boolean {
    return this.#order.tip !== undefined && this.#order.tip !== this.#at;
  }

  /** A newcomer checks an evening's shuffles one after the other: the state meanwhile is long past. */
  get isFarBehind(): boolean {
    const { tip } = this.#order;
    return tip !== undefined && tip.position - this.#at.position > FAR_BEHIND;
  }

  /** How often the order has turned to another branch: what was placed before may be pending again, or judged otherwise. */
  get turns(): number {
    return this.#turns;
  }

  #goBack(base: Stamped): void {
    if (this.#at === base) return;
    this.#turns++;
    const freed: Entry[][] = [];
    for (let at: Stamped | undefined = this.#at; at && at !== base; at = at.parent) {
      const here = at.entries.filter((hash) => this.#placed.get(hash) === at.hash);
      for (const hash of here) {
        this.#placed.delete(hash);
        this.#refusedAt.delete(hash);
        this.#before.delete(hash);
      }
      freed.push(here.map((hash) => this.#journal.get(hash)).filter((entry) => entry !== undefined));
    }
    this.#at = base;
    this.#states.cutAt(base);
    this.#lines = this.#lines.filter((line) => line.position <= base.position);
    this.#log = undefined;
    if (freed.length === 0) return;
    // They came before whatever is pending now.
    const later = this.pending();
    this.#unplaced.clear();
    this.add([...freed.reverse().flat(), ...later]);
  }

  /** One stamp, whole; or nothing of it, and false, where it waits for heavy work. */
  #fold(stamped: Stamped): boolean {
    const steps: PlacedStep[] = [];
    const pending = new Map<string, Was>();
    let done: Through | undefined;
    try {
      done = unlessWaits(() => through(this.#world, this.state, stamped, (step) => this.#took(step, steps, pending)));
    } finally {
      if (!done) for (const { entry } of steps) this.#putBack(entry.hash, pending.get(entry.hash));
    }
    if (!done) return false;
    const { passed, attended } = done;
    const first = firstOf(stamped);
    const { time } = stamped;
    for (const line of passed.lines) this.#say({ ...line, position: first, time, seat: null, name: '' });
    this.#say(...newsBetween(this.#world.game, this.state, passed.state, { position: first, time }));
    for (const hash of stamped.entries) {
      if (!this.#placed.has(hash)) this.#placed.set(hash, stamped.hash);
      if (this.#unplaced.delete(hash)) this.#pending = undefined;
    }
    for (const step of steps) {
      const lines = linesOf(this.#world.game, step, { position: step.position, time });
      if (step.folded.kind === 'refused' && lines.length > 0) this.#refusedAt.set(step.entry.hash, step.folded.refusal);
      this.#say(...lines);
    }
    this.#say(...attended.lines);
    this.#states.add(stamped, attended.state);
    this.#at = stamped;
    return true;
  }

  /** @param pending what was before these moves as they were laid over the state */
  #took(step: PlacedStep, steps: PlacedStep[], pending: Map<string, Was>): void {
    const { folded, entry, before, position } = step;
    const was = this.#before.get(entry.hash);
    if (was) pending.set(entry.hash, was);
    if (isMove(folded, entry)) this.#before.set(entry.hash, { state: before, previous: lastOf(before), position });
    steps.push(step);
  }

  /** The stamp waits: its moves are pending still, and can be taken back as such. */
  #putBack(move: string, was: Was | undefined): void {
    if (was) this.#before.set(move, was);
    else this.#before.delete(move);
  }

  #beforeOf(move: string): Before | undefined {
    const was = this.#before.get(move);
    if (!was) return undefined;
    const { state, previous, position } = was;
    if (state) return { state, previous, position };
    const states = this.#states;
    const stamp = held(this.#placed, move);
    return {
      previous,
      position,
      get state() {
        return states.before(stamp, position!);
      },
    };
  }

  /**
   * What was before the moves of this stamp is folded anew from now on. Entries of it that didn't count had one while they were pending.
   */
  #drop(stamped: Stamped): void {
    for (const hash of stamped.entries) {
      const was = this.#before.get(hash);
      if (was?.position === undefined) this.#before.delete(hash);
      else if (this.#placed.get(hash) === stamped.hash) this.#before.set(hash, { ...was, state: undefined });
    }
  }

  #say(...lines: readonly LogLine[]): void {
    if (lines.length === 0) return;
    this.#lines.push(...lines);
    this.#log = undefined;
  }

  /**
   * Entries that no stamp has placed, in the order of their coming. One whose author acted on what it saw of others comes after these, here
   * and in a stamp. An entry is taken by the journal after its predecessor only, so chains are in order.
   */
  pending(): readonly Entry[] {
    return (this.#pending ??= [...this.#unplaced.values()]);
  }

  /** Of the pending ones, the first that may be stamped now, each after its predecessor. */
  placeable(most: number = Infinity): Entry[] {
    const { state } = this;
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
   * The state with all pending entries laid over it: what faces show. What it asks for is asked of nobody. Entries laid before are kept as
   * far as the pending ones are the same, so that many cost no more than the new ones.
   */
  overlay(): TableState {
    // What comes after much else would lie on a state that is long past: half an evening, and that in the order of its coming.
    if (this.isFarBehind) return this.state;
    const pending = this.pending();
    const { base, steps } = this.#laid.base === this.state ? this.#laid : { base: this.state, steps: [] };
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
    // So that it can be taken back before it has its place; there it is told anew what was before it.
    if (isMove(folded, entry)) this.#before.set(entry.hash, { state, previous: lastOf(state), position: undefined });
    if (folded.kind === 'waits') return undefined;
    return folded.kind === 'void' ? state : folded.state;
  }
}

/** What was before a move; its state is folded anew where it isn't kept. */
interface Was extends Omit<Before, 'state'> {
  readonly state: TableState | undefined;
}

const lastOf = (state: TableState): string | undefined => state.undo.last?.entry;

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

const placed = (state: TableState, entry: Entry): TableState => ({
  ...state,
  heads: { ...state.heads, [chainOf(entry)]: entry.hash },
});

/** Move name and arguments of a pending own move, for the face. */
export function pendingMove(entry: Entry): MoveCall | undefined {
  const body = entry.kind === KIND.move ? parseMoveBody(entry.body) : undefined;
  return body && { move: body.move, args: body.args };
}
