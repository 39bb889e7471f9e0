/**
 * The states after the stamps of the order's own branch. A page that kept each one would keep kilobytes an act for a whole evening, so only
 * the last ones and some further back stay. Any other is folded once more when it is asked for, from the last one kept before it. What
 * every entry is judged by (who had which device when its author wrote it) stays for each stamp, as states share it.
 */
import { held, keepNewest, lastIn } from '../held.ts';
import { unlessWaits } from '../runs/not-yet.ts';
import { parentOf, type Stamped } from '../log/order.ts';
import type { TableState } from '../state/state.ts';
import { type FoldWorld, type Seen, seenIn } from '../state/world.ts';
import { firstOf, through } from './through.ts';

/** So many of the last states stay, and after them every so many-th: no state is further than that from one that is kept. */
export const KEPT = 64;
/** States that were folded once more are kept so many at a time: whoever asks for one asks for those beside it. */
const AGAIN = 4 * KEPT;

interface Kept {
  readonly stamped: Stamped;
  readonly seen: Seen;
  state: TableState | undefined;
}

/** The states of one branch, oldest first. */
export class PastStates {
  readonly #world: FoldWorld;
  readonly #dropped: (stamped: Stamped) => void;
  readonly #at = new Map<string, Kept>();
  readonly #path: Kept[] = [];
  readonly #refolded = new Map<string, TableState>();
  #last: TableState;

  /** @param dropped called for a stamp whose state isn't kept any more, nor what was before its entries */
  constructor(world: FoldWorld, root: Stamped, first: TableState, dropped: (stamped: Stamped) => void) {
    this.#world = world;
    this.#dropped = dropped;
    this.#last = first;
    this.add(root, first);
  }

  /** After the last stamp. */
  get last(): TableState {
    return this.#last;
  }

  /** The state after a stamp that lies on the last one. */
  add(stamped: Stamped, state: TableState): void {
    const kept: Kept = { stamped, seen: seenIn(state, this.#path.at(-1)?.seen), state };
    this.#last = state;
    this.#at.set(stamped.hash, kept);
    const old = this.#path.length - KEPT;
    this.#path.push(kept);
    if (old <= 0 || old % KEPT === 0) return;
    this.#path[old]!.state = undefined;
    this.#dropped(this.#path[old]!.stamped);
  }

  /** The branch ends at this stamp from now on. */
  cutAt(base: Stamped): void {
    for (let { stamped } = lastIn(this.#path); stamped !== base; { stamped } = lastIn(this.#path)) {
      const { hash } = stamped;
      this.#path.pop();
      this.#at.delete(hash);
      this.#refolded.delete(hash);
    }
    this.#last = this.#lies(base.hash);
  }

  /** What counts of the state after a stamp for those who had seen it; undefined for one that isn't on this branch. */
  seen(hash: string): Seen | undefined {
    return this.#at.get(hash)?.seen;
  }

  /** The state after a stamp; undefined for one that isn't on this branch. */
  after(hash: string): TableState | undefined {
    const kept = this.#at.get(hash);
    if (!kept) return undefined;
    let state = this.#there(kept);
    if (state) return state;
    const missing: Stamped[] = [];
    let at = kept.stamped;
    for (; !state; state = this.#there(held(this.#at, at.hash))) {
      missing.push(at);
      at = parentOf(at);
    }
    for (const stamped of missing.reverse()) {
      // A caller that compares a roster by identity, to see whether it has changed since, finds the one that was there.
      const { roster, devices } = held(this.#at, stamped.hash).seen;
      state = { ...this.#again(stamped, Infinity, state), roster, devices };
      this.#refolded.set(stamped.hash, state);
      keepNewest(this.#refolded, AGAIN);
    }
    return state;
  }

  #there({ stamped, state }: Kept): TableState | undefined {
    return state ?? this.#refolded.get(stamped.hash);
  }

  /** The state within a stamp of this branch, but the root: after its time and so many of its entries. */
  within(hash: string, entries: number): TableState {
    const { stamped } = held(this.#at, hash);
    return this.#again(stamped, entries, this.#lies(parentOf(stamped).hash));
  }

  /** The state after a stamp that is on this branch. */
  #lies(hash: string): TableState {
    return held({ get: (one: string) => this.after(one) }, hash);
  }

  /** The state before the entry at this place of a stamp. */
  before(hash: string, position: number): TableState {
    return this.within(hash, position - firstOf(held(this.#at, hash).stamped));
  }

  #again(stamped: Stamped, entries: number, from: TableState): TableState {
    const { known: _, ...here } = this.#world;
    const fold = (world: FoldWorld): TableState | undefined =>
      unlessWaits(() => through(world, from, stamped, () => undefined, entries))?.attended.state;
    // The stamp was folded once: what that has forgotten is done on the spot.
    return fold(this.#world) ?? fold(here)!;
  }
}
