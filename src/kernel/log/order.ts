/**
 * The stamps of a table and which of them count: each is valid over its predecessor or void (SPEC.md, O). The tip is the end of the
 * longest complete chain of the highest epoch; the state is the fold up to there. Making stamps is `order/sequencer.ts`'s, what makes a new-epoch stamp
 * or a change of the voters valid is `proofs.ts`'s.
 */
import type { Sodium } from '../ports.ts';
import { parseStampBody, type StampBody } from '../journal/bodies.ts';
import { chainOf, type Entry, isStamp, KIND, ZERO_HASH } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import { parsePromise, type VoteScope } from '../journal/vote.ts';
import { type Equivocation, Equivocations } from './equivocations.ts';
import { type Voters, votersAfter, firstVoters, takeEffect } from './voters.ts';
import { deviceIn } from './base.ts';
import { type ProofPorts, provesEffect, provesNewEpoch } from './proofs.ts';
import { latestAfter } from './table-time.ts';

/** A valid stamp in its place; the table's first entry is the root, at position 0. */
export interface Stamped {
  readonly hash: string;
  readonly parent: Stamped | undefined;
  readonly epoch: number;
  /** Chain (device.session) whose stamps count in this epoch. */
  readonly sequencer: string;
  /** Position of its last entry, or its own where it has none. */
  readonly position: number;
  readonly time: number;
  readonly entries: readonly string[];
  /** The voters from here on: places over this one are judged by them. */
  readonly voters: Voters;
}

/** The stamp that it lies on. @throws Error for the root, which lies on none */
export function parentOf({ parent }: Stamped): Stamped {
  if (!parent) throw new Error('the root of an order lies on nothing');
  return parent;
}

/** Where a table's order begins: before position 1, or where the generation before it ended. */
export interface OrderStart {
  readonly time: number;
  readonly position?: number;
  /** Devices that vote at first; the author of the first entry where nothing is said. */
  readonly devices?: readonly string[];
  /** Three seats take all three. */
  readonly strict?: boolean;
}

/** A stamp whose predecessor or an entry isn't here yet. */
interface Early {
  readonly entry: Entry;
  readonly body: StampBody;
  /** Once its predecessor is here. */
  judged?: Stamped | undefined;
  /** Entries known to be here. */
  here: number;
}

/** The stamps of one generation as a tree: which are valid, which is the tip, and what was acknowledged. */
export class Order {
  readonly #journal: Journal;
  readonly #sodium: Sodium;
  readonly #place: VoteScope;
  #root: Stamped | undefined;
  #tip: Stamped | undefined;
  /** The last place that this device took as committed or acknowledged: within its epoch no other branch is the tip. */
  #anchor: Stamped | undefined;
  #strict = false;
  readonly #valid = new Map<string, Stamped>();
  /** By the hash that they miss. */
  readonly #early = new Map<string, Early[]>();
  readonly #known = new Set<string>();
  readonly #equivocations: Equivocations = new Equivocations();
  /** By device: the highest epoch that it has signed a stamp in. */
  readonly #epochs = new Map<string, number>();
  #voidsSeen = 0;
  readonly #carried: Uint8Array[] = [];

  constructor(journal: Journal, sodium: Sodium, place: VoteScope) {
    this.#journal = journal;
    this.#sodium = sodium;
    this.#place = place;
  }

  get root(): Stamped | undefined {
    return this.#root;
  }
  get tip(): Stamped | undefined {
    return this.#tip;
  }
  /** Both, for those who are made once the order has begun. @throws Error before that */
  get begun(): { readonly root: Stamped; readonly tip: Stamped } {
    if (!this.#root || !this.#tip) throw new Error('the order has not begun');
    return { root: this.#root, tip: this.#tip };
  }
  get equivocations(): readonly Equivocation[] {
    return this.#equivocations.all;
  }
  get strict(): boolean {
    return this.#strict;
  }
  /** Votes that stamps carry, valid or not, as they came: to be verified by whoever goes by them. */
  get carried(): readonly Uint8Array[] {
    return this.#carried;
  }
  get(hash: string): Stamped | undefined {
    return this.#valid.get(hash);
  }
  /** The stamp that a vote names; the root where it names none. */
  at(hash: string): Stamped | undefined {
    return hash === ZERO_HASH ? this.#root : this.#valid.get(hash);
  }
  /** Highest epoch that this device has signed a stamp in, valid or not: its next new-epoch stamp goes above it. Others can't push it up. */
  highestEpoch(device: string): number {
    return this.#epochs.get(device) ?? 0;
  }

  /** The table's first entry: the root that all stamps lie over. */
  begin(genesis: Entry, from: OrderStart): void {
    if (this.#root) return;
    this.#strict = from.strict ?? false;
    this.#root = {
      hash: genesis.hash,
      parent: undefined,
      epoch: 0,
      sequencer: chainOf(genesis),
      position: from.position ?? 0,
      time: from.time,
      entries: [],
      voters: firstVoters(from.devices ?? [genesis.device]),
    };
    this.#valid.set(genesis.hash, this.#root);
    this.#tip = this.#root;
    for (const entry of this.#journal.all()) this.#noteSecondTable(entry);
    this.#settle([...this.#release(genesis.hash)]);
  }

  /** Takes what the journal took: stamps are judged, other entries may complete stamps that waited for them. */
  take(entries: readonly Entry[]): void {
    const ready: Early[] = [];
    for (const entry of entries) {
      this.#noteSecondTable(entry);
      ready.push(...this.#release(entry.hash));
      if (!isStamp(entry) || this.#known.has(entry.hash)) continue;
      this.#known.add(entry.hash);
      const body = parseStampBody(entry.body, entry.kind !== KIND.stamp);
      if (!body) continue;
      this.#epochs.set(entry.device, Math.max(this.#epochs.get(entry.device) ?? 0, body.epoch));
      this.#carried.push(...body.votes);
      ready.push({ entry, body, here: 0 });
    }
    for (const hash of this.#journal.voidsSince(this.#voidsSeen)) ready.push(...this.#release(hash));
    this.#voidsSeen = this.#journal.voidCount;
    this.#settle(ready);
  }

  /**
   * From now on the tip lies over this stamp, within its epoch: a sequencer that signs two branches doesn't take back what was committed. A higher
   * epoch has shown that nothing committed is lost by it.
   */
  anchor(stamped: Stamped): void {
    const before = this.#anchor;
    // What is found to be committed in an epoch before lies under this one's new-epoch stamp.
    if (before && stamped.epoch < before.epoch) return;
    if (before && stamped.epoch === before.epoch && !this.isOver(stamped, before)) return;
    this.#anchor = stamped;
    if (!this.#tip || this.#tip.epoch > stamped.epoch || this.isOver(this.#tip, stamped)) return;
    // Every stamp comes after its predecessor here, so one pass finds all that lies over this one.
    const over = new Set([stamped]);
    this.#tip = stamped;
    for (const other of this.#valid.values()) {
      if (!other.parent || !over.has(other.parent)) continue;
      over.add(other);
      if (better(other, this.#tip)) this.#tip = other;
    }
  }

  /** Whether `below` is `above` or in its past. */
  isOver(above: Stamped, below: Stamped): boolean {
    let at: Stamped | undefined = above;
    while (at && at.position > below.position) at = at.parent;
    return at === below;
  }

  /** The stamps after `from` up to the tip, or to another, oldest first; `undefined` where that doesn't lie over `from`. */
  since(from: Stamped, to: Stamped | undefined = this.#tip): Stamped[] | undefined {
    const path: Stamped[] = [];
    for (let at = to; at; at = at.parent) {
      if (at === from) return path.reverse();
      path.push(at);
    }
    return undefined;
  }

  /** The last stamp that lies under both. */
  common(a: Stamped, b: Stamped): Stamped {
    let [x, y] = [a, b];
    while (x !== y) {
      if (x.position >= y.position && x.parent) x = x.parent;
      else if (y.parent) y = y.parent;
      else break;
    }
    return x;
  }

  #settle(ready: Early[]): void {
    for (let early = ready.pop(); early; early = ready.pop()) {
      const { entry, body } = early;
      const parent = this.#valid.get(entry.seen);
      if (!parent) {
        this.#wait(entry.seen, early);
        continue;
      }
      const missing = entry.kind === KIND.newEpoch ? this.#missingBase(body) : undefined;
      if (missing !== undefined) {
        this.#wait(missing, early);
        continue;
      }
      early.judged ??= this.#judge(entry, body, parent);
      if (!early.judged) continue;
      while (early.here < body.entries.length && this.#isHere(body.entries[early.here]!)) early.here++;
      if (early.here < body.entries.length) this.#wait(body.entries[early.here]!, early);
      else {
        this.#accept(this.#withVoters(early.judged), entry.kind);
        ready.push(...this.#release(entry.hash));
      }
    }
  }

  /** A new-epoch stamp is judged when all that its promises name is here. */
  #missingBase(body: StampBody): string | undefined {
    return body.votes
      .map((vote) => parsePromise(vote)?.last.hash)
      .find((hash) => hash !== undefined && this.at(hash) === undefined);
  }

  /** The stamp with the changes of the voters that its entries ask for. */
  #withVoters(stamped: Stamped): Stamped {
    const entries: Entry[] = [];
    for (const hash of stamped.entries) {
      const entry = this.#journal.get(hash);
      if (entry?.kind === KIND.voters) entries.push(entry);
    }
    if (entries.length === 0) return stamped;
    // Only what lies under it: another branch may be here on one page and not yet on the next.
    const placeUnder = (hash: string): number | undefined => {
      const seen = this.#valid.get(hash);
      return seen && this.isOver(parentOf(stamped), seen) ? seen.position : undefined;
    };
    const voters = votersAfter(stamped, entries, placeUnder);
    return voters === stamped.voters ? stamped : { ...stamped, voters };
  }

  #isHere(hash: string): boolean {
    return this.#journal.has(hash) || this.#journal.isVoid(hash);
  }

  #wait(missing: string, early: Early): void {
    const others = this.#early.get(missing);
    if (others) others.push(early);
    else this.#early.set(missing, [early]);
  }

  #release(hash: string): readonly Early[] {
    const waited = this.#early.get(hash);
    if (!waited) return NONE;
    this.#early.delete(hash);
    return waited;
  }

  #accept(stamped: Stamped, kind: number): void {
    this.#valid.set(stamped.hash, stamped);
    if (!this.#tip || (better(stamped, this.#tip) && this.#isAnchored(stamped))) this.#tip = stamped;
    const place = kind === KIND.newEpoch ? `${stamped.epoch} ${stamped.sequencer}` : parentOf(stamped).hash;
    this.#equivocations.note(place, stamped.hash, deviceIn(stamped.sequencer), stamped.epoch);
  }

  #judge(entry: Entry, body: StampBody, parent: Stamped): Stamped | undefined {
    const author = chainOf(entry);
    const rightTime = body.time >= parent.time && body.time <= latestAfter(parent.time);
    if (!rightTime || body.first !== parent.position + 1 || hasDoubles(body.entries)) return undefined;
    let { voters } = parent;
    if (entry.kind === KIND.newEpoch) {
      if (!provesNewEpoch(this.#proofs, entry, body, parent)) return undefined;
    } else if (body.epoch !== parent.epoch || author !== parent.sequencer) return undefined;
    const position = body.first + Math.max(body.entries.length, 1) - 1;
    if (entry.kind === KIND.effect) {
      if (!provesEffect(this.#proofs, body, parent)) return undefined;
      voters = takeEffect(voters, position);
    }
    const { epoch, time, entries } = body;
    return { hash: entry.hash, parent, epoch, sequencer: author, position, time, entries, voters };
  }

  #isAnchored(stamped: Stamped): boolean {
    const anchor = this.#anchor;
    if (!anchor || stamped.epoch > anchor.epoch) return true;
    return stamped.parent === this.#tip || this.isOver(stamped, anchor);
  }

  get #proofs(): ProofPorts {
    return {
      sodium: this.#sodium,
      place: this.#place,
      order: this,
      keyOf: (device) => this.#journal.keysOf(device)?.sigPk,
    };
  }

  /** A table has one first entry: another by the founder would be another beginning. */
  #noteSecondTable(entry: Entry): void {
    if (entry.kind !== KIND.table || !this.#root || entry.hash === this.#root.hash) return;
    const founder = deviceIn(this.#root.sequencer);
    const { epoch, hash } = this.#root;
    if (entry.device === founder)
      this.#equivocations.found({ device: founder, epoch, first: hash, second: entry.hash });
  }
}

const NONE: readonly Early[] = [];
const hasDoubles = (list: readonly string[]): boolean => list.length > 1 && new Set(list).size < list.length;

/** Higher epoch first, then further on; of two that conflict, the smaller hash: so the tip follows from what is there, however it came. */
const better = (a: Stamped, b: Stamped): boolean =>
  a.epoch !== b.epoch ? a.epoch > b.epoch : a.position !== b.position ? a.position > b.position : a.hash < b.hash;
