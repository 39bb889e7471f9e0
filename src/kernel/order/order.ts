/**
 * The stamps of a table and which of them count: each is valid over its predecessor or void (SPEC.md, O). The tip is the end of the
 * longest complete chain of the highest epoch; the state is the fold up to there. Making stamps is `clerk.ts`'s.
 *
 * The count is the founder's device alone until acknowledgements come, so an opening needs its promise and no other.
 */
import type { Sodium } from '../ports.ts';
import { parseStampBody, type StampBody } from '../journal/bodies.ts';
import { chainOf, type Entry, isStamp, KIND } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import { parsePromise, type VotePlace, verifyVote } from '../journal/vote.ts';

/** A valid stamp in its place; the table's first entry is the root, at position 0. */
export interface Stamped {
  readonly hash: string;
  readonly parent: Stamped | undefined;
  readonly epoch: number;
  /** Chain (device.session) whose stamps count in this epoch. */
  readonly office: string;
  /** Position of its last entry, or its own where it has none. */
  readonly position: number;
  readonly time: number;
  readonly entries: readonly string[];
}

/** Two stamps of one session in one epoch of which neither lies over the other: no accident makes them. */
export interface Clash {
  readonly device: string;
  readonly first: string;
  readonly second: string;
}

export class Order {
  readonly #journal: Journal;
  readonly #sodium: Sodium;
  readonly #place: VotePlace;
  #root: Stamped | undefined;
  #tip: Stamped | undefined;
  readonly #valid = new Map<string, Stamped>();
  /** Stamps whose predecessor or an entry isn't here yet. */
  readonly #early = new Map<string, { readonly entry: Entry; readonly body: StampBody }>();
  readonly #children = new Map<string, Stamped[]>();
  readonly clashes: Clash[] = [];
  /** Highest epoch met in any well-formed stamp, valid or not: an opening goes above it. */
  highestEpoch = 0;

  constructor(journal: Journal, sodium: Sodium, place: VotePlace) {
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
  get(hash: string): Stamped | undefined {
    return this.#valid.get(hash);
  }

  /** The table's first entry: the root that all stamps lie over. */
  begin(genesis: Entry, timeMs: number): void {
    if (this.#root) return;
    this.#root = {
      hash: genesis.hash,
      parent: undefined,
      epoch: 0,
      office: chainOf(genesis),
      position: 0,
      time: timeMs,
      entries: [],
    };
    this.#valid.set(genesis.hash, this.#root);
    this.#tip = this.#root;
    this.#settle();
  }

  /** Takes what the journal took: stamps are judged, other entries may complete stamps that waited for them. */
  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (!isStamp(entry) || this.#valid.has(entry.hash)) continue;
      const body = parseStampBody(entry.body, entry.kind !== KIND.stamp);
      if (!body) continue;
      this.highestEpoch = Math.max(this.highestEpoch, body.epoch);
      this.#early.set(entry.hash, { entry, body });
    }
    this.#settle();
  }

  /** The stamps after `from` up to the tip, oldest first; `undefined` where the tip doesn't lie over `from`. */
  since(from: Stamped): Stamped[] | undefined {
    const path: Stamped[] = [];
    for (let at = this.#tip; at; at = at.parent) {
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

  #settle(): void {
    if (!this.#root) return;
    for (let changed = true; changed;) {
      changed = false;
      for (const [hash, { entry, body }] of this.#early) {
        const parent = this.#valid.get(entry.seen);
        if (!parent || !body.entries.every((e) => this.#journal.has(e) || this.#journal.isVoid(e))) continue;
        this.#early.delete(hash);
        const stamped = this.#judge(entry, body, parent);
        if (!stamped) continue;
        this.#valid.set(hash, stamped);
        this.#noteClash(stamped, parent);
        if (!this.#tip || better(stamped, this.#tip)) this.#tip = stamped;
        changed = true;
      }
    }
  }

  #judge(entry: Entry, body: StampBody, parent: Stamped): Stamped | undefined {
    const author = chainOf(entry);
    const rightPlace = body.first === parent.position + 1 && body.time >= parent.time;
    if (!rightPlace || new Set(body.entries).size !== body.entries.length) return undefined;
    if (entry.kind === KIND.stamp) {
      if (body.epoch !== parent.epoch || author !== parent.office) return undefined;
    } else if (entry.kind === KIND.opening) {
      if (body.epoch <= parent.epoch || !this.#opens(entry, body, parent)) return undefined;
    } else return undefined; // No change of the count is in effect yet.
    return {
      hash: entry.hash,
      parent,
      epoch: body.epoch,
      office: author,
      position: body.first + Math.max(body.entries.length, 1) - 1,
      time: body.time,
      entries: body.entries,
    };
  }

  /** Promises of a quorum of the count at the base: of the founder's device, for now. */
  #opens(entry: Entry, body: StampBody, base: Stamped): boolean {
    const founder = this.#root!.office.split('.')[0]!;
    const keys = this.#journal.keysOf(founder);
    return body.votes.some((vote) => {
      const promise = parsePromise(vote);
      return (
        promise !== undefined &&
        keys !== undefined &&
        promise.device === founder &&
        promise.epoch === body.epoch &&
        promise.to.device === entry.device &&
        promise.to.session === entry.session &&
        promise.last.hash === base.hash &&
        verifyVote(this.#sodium, this.#place, vote, keys.sigPk)
      );
    });
  }

  #noteClash(stamped: Stamped, parent: Stamped): void {
    const siblings = this.#children.get(parent.hash) ?? [];
    const rival = siblings.find((s) => s.epoch === stamped.epoch && s.office === stamped.office);
    if (rival) {
      this.clashes.push({ device: stamped.office.split('.')[0]!, first: rival.hash, second: stamped.hash });
    }
    this.#children.set(parent.hash, [...siblings, stamped]);
  }
}

/** Higher epoch first, then further on; of two that clash, the one heard first stays. */
const better = (a: Stamped, b: Stamped): boolean => (a.epoch === b.epoch ? a.position > b.position : a.epoch > b.epoch);
