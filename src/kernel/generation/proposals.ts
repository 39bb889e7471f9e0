/**
 * The proposals of one generation as its entries tell them. They tell of proposers, of yes and no, of promises that bind, and of the notes
 * that say where a table went. Reads, and decides nothing; who had said it counts by the entry's own signature.
 */
import { equal } from '../bytes.ts';
import type { How } from '../journal/carried.ts';
import { type Entry, ZERO_HASH } from '../journal/entry.ts';
import { type Bound, type Moved, MOVING, parseMovingBody, type Proposed } from '../journal/moving.ts';
import { parsePromise } from '../journal/vote.ts';

/** A proposal to move on, as it was heard. */
export interface Proposal {
  /** The entry's hash. */
  readonly hash: string;
  readonly device: string;
  /** Of the page that asked. */
  readonly session: number;
  readonly how: How;
  readonly about: number;
  /** Of the rules, where others are wanted. */
  readonly version: number | undefined;
  /** … and the game, where that is another one. */
  readonly game: string | undefined;
  /** Hash of the stamp that its author had folded. */
  readonly seen: string;
  /** By the own clock; for one from the own log, when that was read. */
  readonly heardMs: number;
  /** Latest word of each device. */
  readonly consents: Map<string, boolean>;
  /** Raw vote of each device that has bound itself, its first: what the next generation was opened by can't be put aside by another. */
  readonly promises: Map<string, Uint8Array>;
}

/** Word that a next generation is open, and the entry that says so. */
export interface Note {
  readonly moved: Moved;
  readonly entry: Entry;
}

/** At most so many proposals of one device are kept in mind. */
const KEPT = 8;

/** At most so many entries of one device of which it isn't known where they were written are looked at again. */
const UNSURE = 32;

/** Over which first entry of its room an entry was written; undefined while that isn't known. */
export type Whose = (entry: Entry) => 'own' | 'other' | undefined;

/** What a proposal is for; rules where others are wanted. */
export interface Want {
  readonly how: How;
  readonly about: number;
  readonly version?: number | undefined;
  readonly game?: string | undefined;
}

interface Alike {
  readonly device: string;
  readonly want: Want;
  readonly hashes: string[];
}

/** The promises for one proposal: the first of each device, and all that anybody has made. */
interface Made {
  readonly first: Map<string, Uint8Array>;
  readonly all: Uint8Array[];
}

const wantOf = (device: string, { how, about, version, game }: Want): string =>
  [device, how, about, version, game].join(' ');

/** What was heard of moves to another generation: proposals, consents, promises, and notes of those that came about. */
export class Proposals {
  readonly #whose: Whose;
  readonly #all = new Map<string, Proposal>();
  /** Those that are kept in mind, of each device. */
  readonly #by = new Map<string, Set<Proposal>>();
  /** For a proposal of this hash: also where that is yet to come, or kept in mind no more. */
  readonly #promises = new Map<string, Made>();
  /** Hashes of all proposals of a device that want the same. */
  readonly #alike = new Map<string, Alike>();
  /** Consents that came before what they are about, by the hash of that. */
  readonly #early = new Map<string, Entry[]>();
  readonly notes: Note[] = [];
  /** The last promise of each device: its epoch, and the proposal that it is for. */
  readonly #last = new Map<string, { readonly epoch: number; readonly proposal: string }>();
  readonly #taken: { readonly entry: Entry; readonly nowMs: number }[] = [];
  #unsure: readonly Entry[] = [];

  constructor(whose: Whose = () => 'own') {
    // A device at a table has seen its first entry, at the least.
    this.#whose = (entry) => (entry.seen === ZERO_HASH ? 'other' : whose(entry));
  }

  take(entries: readonly Entry[], nowMs: number): void {
    for (const entry of entries) {
      this.#taken.push({ entry, nowMs });
      this.#takeOne(entry, nowMs);
    }
    this.#unsure = lastOfEach([...this.#unsure, ...entries.filter((entry) => !this.#whose(entry))], UNSURE);
  }

  /** More of the room is here: what turns out to be a rival's is as if it had never come. */
  lookAgain(): void {
    const isOther = this.#unsure.some((entry) => this.#whose(entry) === 'other');
    this.#unsure = this.#unsure.filter((entry) => !this.#whose(entry));
    if (!isOther) return;
    for (const heard of [this.#all, this.#by, this.#promises, this.#alike, this.#early, this.#last]) heard.clear();
    this.notes.length = 0;
    for (const { entry, nowMs } of this.#taken) this.#takeOne(entry, nowMs);
  }

  #takeOne(entry: Entry, nowMs: number): void {
    const body = parseMovingBody(entry.body);
    if (!body) return;
    if (body.act === MOVING.promise) return this.#promise(entry, body);
    if (this.#whose(entry) === 'other') return;
    if (body.act === MOVING.moved) {
      this.notes.push({ moved: body, entry });
      return;
    }
    if (body.act === MOVING.propose) return this.#propose(entry, body, nowMs);
    const proposal = this.#all.get(body.proposal);
    if (proposal) proposal.consents.set(entry.device, body.yes);
    else {
      const early = this.#early.get(body.proposal) ?? [];
      early.push(entry);
      this.#early.set(body.proposal, early);
    }
  }

  #propose({ hash, device, session, seen }: Entry, body: Proposed, nowMs: number): void {
    const { how, about, version, game } = body;
    const mine = this.#by.get(device) ?? new Set<Proposal>();
    // They come in any order, so the first isn't always the oldest; one that is called for may yet come about.
    const spare = [...mine].find((p) => !p.promises.has(device)) ?? [...mine][0];
    if (spare && mine.size >= KEPT) {
      this.#all.delete(spare.hash);
      mine.delete(spare);
    }
    const said = { consents: new Map<string, boolean>(), promises: this.#promisesFor(hash).first };
    const proposal = { hash, device, session, how, about, version, game, seen, heardMs: nowMs, ...said };
    this.#all.set(hash, proposal);
    this.#by.set(device, mine.add(proposal));
    const want = wantOf(device, body);
    const alike = this.#alike.get(want);
    if (alike) alike.hashes.push(hash);
    else this.#alike.set(want, { device, want: { how, about, version, game }, hashes: [hash] });
    for (const early of this.#early.get(hash) ?? []) this.#takeOne(early, nowMs);
    this.#early.delete(hash);
  }

  #promisesFor(proposal: string): Made {
    const known = this.#promises.get(proposal) ?? { first: new Map<string, Uint8Array>(), all: [] };
    this.#promises.set(proposal, known);
    return known;
  }

  /** Its author's own, and in the form that a first entry carries; nobody promises for somebody else. */
  #promise(entry: Entry, { vote, proposal }: Bound): void {
    const { device } = entry;
    const promise = parsePromise(vote);
    if (!promise?.left || promise.device !== device) return;
    // At a rival it has left the room all the same, and goes with somebody else.
    if (this.#whose(entry) !== 'other') {
      const { first, all } = this.#promisesFor(proposal);
      if (!first.has(device)) first.set(device, vote);
      all.push(vote);
    }
    if (promise.epoch >= (this.#last.get(device)?.epoch ?? 0))
      this.#last.set(device, { epoch: promise.epoch, proposal });
  }

  /** Promises for this whose authors haven't given another one since. */
  held(p: Proposal): ReadonlyMap<string, Uint8Array> {
    return new Map([...p.promises].filter(([device]) => this.#last.get(device)?.proposal === p.hash));
  }

  /** Devices that have promised to leave this generation. */
  get bound(): ReadonlySet<string> {
    return new Set(this.#last.keys());
  }

  /** Whether anybody has made this promise, for whatever it was. */
  hasHeard(vote: Uint8Array): boolean {
    return [...this.#promises.values()].some(({ all }) => all.some((heard) => equal(heard, vote)));
  }

  /** All promises that anybody has made for this to this opener. */
  promisesTo(opener: string, m: Want): Uint8Array[] {
    const hashes = this.#alike.get(wantOf(opener, m))?.hashes ?? [];
    return hashes.flatMap((hash) => this.#promises.get(hash)?.all ?? []);
  }

  /** All that this device has ever proposed. */
  wantsOf(device: string): Want[] {
    return [...this.#alike.values()].flatMap((alike) => (alike.device === device ? [alike.want] : []));
  }

  /** Not withdrawn and the last of its author, oldest first; one that its author is bound to stays open for good. */
  open(): Proposal[] {
    const all = [...this.#all.values()].filter((p) => p.promises.has(p.device) || p.consents.get(p.device) !== false);
    const last = new Map(all.map((p) => [p.device, p]));
    return all.filter((p) => p.promises.has(p.device) || last.get(p.device) === p);
  }
}

/** Of each device its last ones: what one writes by the thousand pushes out nobody else's. */
function lastOfEach(entries: readonly Entry[], most: number): readonly Entry[] {
  const kept = new Map<string, number>();
  const isKept = ({ device }: Entry): boolean => {
    const n = kept.get(device) ?? 0;
    kept.set(device, n + 1);
    return n < most;
  };
  return entries.toReversed().filter(isKept).toReversed();
}
