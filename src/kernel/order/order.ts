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

/** Two stamps of one session in one epoch of which neither lies over the other, or two first entries: no accident makes them. */
export interface Clash {
  readonly device: string;
  readonly first: string;
  readonly second: string;
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

export class Order {
  readonly #journal: Journal;
  readonly #sodium: Sodium;
  readonly #place: VotePlace;
  #root: Stamped | undefined;
  #tip: Stamped | undefined;
  readonly #valid = new Map<string, Stamped>();
  /** By the hash that they miss. */
  readonly #early = new Map<string, Early[]>();
  readonly #known = new Set<string>();
  /** First valid stamp over each stamp, and first opening of each epoch by each session: another one is a lie. */
  readonly #firsts = new Map<string, string>();
  /** By device: the highest epoch that it has signed a stamp in. */
  readonly #epochs = new Map<string, number>();
  #voidsSeen = 0;
  /** One of each liar is proof enough. */
  readonly clashes: Clash[] = [];

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
  /** Highest epoch that the founder's device has signed a stamp in, valid or not: an opening goes above it. Others can't push it up. */
  get highestEpoch(): number {
    return (this.#root && this.#epochs.get(deviceIn(this.#root.office))) ?? 0;
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
      ready.push({ entry, body, here: 0 });
    }
    const { voids } = this.#journal;
    while (this.#voidsSeen < voids.length) ready.push(...this.#release(voids[this.#voidsSeen++]!));
    this.#settle(ready);
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

  #settle(ready: Early[]): void {
    for (let early = ready.pop(); early; early = ready.pop()) {
      const { entry, body } = early;
      const parent = this.#valid.get(entry.seen);
      if (!parent) {
        this.#wait(entry.seen, early);
        continue;
      }
      early.judged ??= this.#judge(entry, body, parent);
      if (!early.judged) continue;
      while (early.here < body.entries.length && this.#isHere(body.entries[early.here]!)) early.here++;
      if (early.here < body.entries.length) this.#wait(body.entries[early.here]!, early);
      else {
        this.#accept(early.judged, entry.kind);
        ready.push(...this.#release(entry.hash));
      }
    }
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
    if (!this.#tip || better(stamped, this.#tip)) this.#tip = stamped;
    const place = kind === KIND.opening ? `${stamped.epoch} ${stamped.office}` : stamped.parent!.hash;
    const first = this.#firsts.get(place);
    if (first === undefined) this.#firsts.set(place, stamped.hash);
    else this.#noteClash(deviceIn(stamped.office), first, stamped.hash);
  }

  #judge(entry: Entry, body: StampBody, parent: Stamped): Stamped | undefined {
    const author = chainOf(entry);
    const rightPlace = body.first === parent.position + 1 && body.time >= parent.time;
    if (!rightPlace || hasDoubles(body.entries)) return undefined;
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
    const founder = deviceIn(this.#root!.office);
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
        promise.last.epoch === base.epoch &&
        promise.last.position === base.position &&
        verifyVote(this.#sodium, this.#place, vote, keys.sigPk)
      );
    });
  }

  /** A table has one first entry: another by the founder would be another beginning. */
  #noteSecondTable(entry: Entry): void {
    if (entry.kind !== KIND.table || !this.#root || entry.hash === this.#root.hash) return;
    const founder = deviceIn(this.#root.office);
    if (entry.device === founder) this.#noteClash(founder, this.#root.hash, entry.hash);
  }

  #noteClash(device: string, first: string, second: string): void {
    if (!this.clashes.some((clash) => clash.device === device)) this.clashes.push({ device, first, second });
  }
}

const NONE: readonly Early[] = [];
const hasDoubles = (list: readonly string[]): boolean => list.length > 1 && new Set(list).size < list.length;

/** The device in a chain's name. */
const deviceIn = (office: string): string => office.split('.')[0]!;

/** Higher epoch first, then further on; of two that clash, the smaller hash: so the tip follows from what is there, however it came. */
const better = (a: Stamped, b: Stamped): boolean =>
  a.epoch !== b.epoch ? a.epoch > b.epoch : a.position !== b.position ? a.position > b.position : a.hash < b.hash;
