/**
 * Keeps the fold up with the order: the states after its stamps and the public log; what isn't stamped yet lies over them (`overlay.ts`).
 * When the order turns to another branch it goes back to the common stamp and folds on from there.
 */
import { held } from '../held.ts';
import { unlessWaits } from '../runs/not-yet.ts';
import type { Entry } from '../journal/entry.ts';
import { KIND } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Order, Stamped } from '../log/order.ts';
import type { LogLine } from './log-line.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import { parseMoveBody } from '../journal/bodies.ts';
import { beginningLines, linesOf, newsBetween } from './log-lines.ts';
import { lastOf, Overlay } from './overlay.ts';
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
  readonly #overlay: Overlay;
  #at: Stamped;
  #turns = 0;
  #lines: LogLine[] = [];
  #log: readonly LogLine[] | undefined;
  readonly #refusedAt = new Map<string, Refusal>();
  /** What was before each placed move that counts. */
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
    this.#overlay = new Overlay(this.#world);
    this.#lines.push(...beginningLines(journal.get(root.hash), first, root));
    this.add(journal.all());
  }

  /** Takes note of what the journal took: to be told of every entry once, in any order. */
  add(entries: Iterable<Entry>): void {
    for (const entry of entries) if (!this.#placed.has(entry.hash)) this.#overlay.add(entry);
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
    this.#overlay.addBefore(freed.reverse().flat());
  }

  /** One stamp, whole; or nothing of it, and false, where it waits for heavy work. */
  #fold(stamped: Stamped): boolean {
    const steps: PlacedStep[] = [];
    let done: Through | undefined;
    try {
      done = unlessWaits(() => through(this.#world, this.state, stamped, (step) => this.#took(step, steps)));
    } finally {
      if (!done) for (const { folded, entry } of steps) if (isMove(folded, entry)) this.#before.delete(entry.hash);
    }
    if (!done) return false;
    const { passed, attended } = done;
    const first = firstOf(stamped);
    const { time } = stamped;
    for (const line of passed.lines) this.#say({ ...line, position: first, time, seat: null, name: '' });
    this.#say(...newsBetween(this.#world.game, this.state, passed.state, { position: first, time }));
    for (const hash of stamped.entries) {
      if (!this.#placed.has(hash)) this.#placed.set(hash, stamped.hash);
      this.#overlay.delete(hash);
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

  #took(step: PlacedStep, steps: PlacedStep[]): void {
    const { folded, entry, before, position } = step;
    if (isMove(folded, entry)) this.#before.set(entry.hash, { state: before, previous: lastOf(before), position });
    steps.push(step);
  }

  #beforeOf(move: string): Before | undefined {
    const was = this.#before.get(move);
    if (!was) return this.#overlay.before(move);
    const { state, previous, position } = was;
    if (state) return { state, previous, position };
    const states = this.#states;
    const stamp = held(this.#placed, move);
    return {
      previous,
      position,
      get state() {
        return states.before(stamp, position);
      },
    };
  }

  /** What was before the moves of this stamp is folded anew from now on. */
  #drop(stamped: Stamped): void {
    for (const hash of stamped.entries) {
      const was = this.#before.get(hash);
      if (was && this.#placed.get(hash) === stamped.hash) this.#before.set(hash, { ...was, state: undefined });
    }
  }

  #say(...lines: readonly LogLine[]): void {
    if (lines.length === 0) return;
    this.#lines.push(...lines);
    this.#log = undefined;
  }

  /** Entries that no stamp has placed, in the order of their coming. */
  pending(): readonly Entry[] {
    return this.#overlay.pending();
  }

  /** Of the pending ones, the first that may be stamped now, each after its predecessor. */
  placeable(most: number = Infinity): Entry[] {
    return this.#overlay.placeable(this.state, most);
  }

  /** The state with all pending entries laid over it: what faces show. What it asks for is asked of nobody. */
  overlay(): TableState {
    // What comes after much else would lie on a state that is long past: half an evening, and that in the order of its coming.
    return this.isFarBehind ? this.state : this.#overlay.over(this.state);
  }
}

/** What was before a move; its state is folded anew where it isn't kept. */
interface Was extends Omit<Before, 'state' | 'position'> {
  readonly state: TableState | undefined;
  readonly position: number;
}

/** Move name and arguments of a pending own move, for the face. */
export function pendingMove(entry: Entry): MoveCall | undefined {
  const body = entry.kind === KIND.move ? parseMoveBody(entry.body) : undefined;
  return body && { move: body.move, args: body.args };
}
