/**
 * Going where the others are: notes in this generation say where the table went. One is believed where the promises for it lie here too.
 * Then the next generation's beginning is fetched and computed again, and only then this device goes along (SPEC.md, G).
 */
import { equal, fromHex } from '../bytes.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { bindOf } from '../state/world.ts';
import type { PerformPorts } from '../acting/performance.ts';
import { parseTableBody, type Rules } from '../journal/bodies.ts';
import type { Carried } from '../journal/carried.ts';
import { HOW, staysTogether } from '../journal/carried.ts';
import type { Entry } from '../journal/entry.ts';
import { openMail } from '../secrets/mail.ts';
import { parsePromise } from '../journal/vote.ts';
import type { Voter } from '../order/votes/voter.ts';
import { judgeBeginning, type JudgePorts, type Successor, successorOf } from './judge.ts';
import { isWhatWasWanted } from './renewal.ts';
import { takeAlong } from '../acting/knowledge.ts';
import type { Note, Proposals } from './proposals.ts';
import type { BehindView } from './types.ts';
import type { Clock, LogStore } from '../ports.ts';
import { Rounds } from '../rounds.ts';
import { type Acceptance, type Arrival, rememberNext, type Where } from './where.ts';
import { Failures } from '../failures.ts';

/** What going along to a later generation needs. */
export interface FollowingPorts extends JudgePorts {
  readonly where: Pick<Arrival, 'link' | 'generation' | 'shuns'>;
  readonly performing: PerformPorts;
  readonly voter: Pick<Voter, 'bond'>;
  state(): TableState;
  /** What is shown is proven. */
  proven(): boolean;
  /** Own entries over this place, which the others never had. */
  ownOver(position: number): number;
  /** Fetches a generation and shows its beginning to `accept`, again and again until that says `good` or `bad`. */
  goTo(next: Where, accept: Accept): Promise<void>;
  /** This device was not taken along. */
  leftOut(why: 'removed' | 'old-link'): void;
  lied(device: string): void;
  changed(): void;
  readonly clock: Clock;
  failed(error: unknown): void;
}

/** @param store the new room's */
export type Accept = (genesis: Entry, carried: Carried, store: LogStore) => Promise<Acceptance>;

const STAY = 'moved/stay/';

/** Goes along where others have opened a next generation, once its beginning is found to be the state of its place. */
export class Following {
  readonly #ports: FollowingPorts;
  readonly #proposals: Proposals;
  readonly #done = new Set<string>();
  readonly #stays = new Set<string>();
  #offer: { readonly note: Note; readonly next: Where; readonly successor: Successor } | undefined;
  /** On the way by this one. */
  #on: Note | undefined;
  /** Where it leads was found to be good: there is no way back. */
  #arriving = false;
  readonly #rounds: Rounds;

  constructor(ports: FollowingPorts, proposals: Proposals) {
    this.#ports = ports;
    this.#proposals = proposals;
    this.#rounds = new Rounds(
      () => this.#judge(),
      (error) => ports.failed(error),
      ports.clock,
    );
  }

  get view(): BehindView | undefined {
    if (!this.#offer) return undefined;
    const { base, going, at } = this.#offer.successor;
    const seats = going.map((device) => seatOf(at, device)).filter((seat) => seat !== undefined);
    return {
      position: base.position,
      seats,
      lost: this.#ports.ownOver(base.position),
      following: this.#on !== undefined,
    };
  }

  follow(): boolean {
    const offer = this.#offer;
    if (!offer || this.#on) return false;
    this.#go(offer.note, offer.next).catch((error: unknown) => this.#ports.failed(error));
    return true;
  }

  async stay(): Promise<boolean> {
    const offer = this.#offer;
    if (!offer || this.#arriving || (this.#on && this.#on !== offer.note)) return false;
    this.#offer = undefined;
    this.#on = undefined;
    this.#stays.add(offer.note.entry.hash);
    // Where it isn't stored the page asks again once it is loaded anew.
    const stored = this.#ports.performing.store.put(STAY + offer.note.entry.hash, new Uint8Array([1]));
    await stored.catch((error: unknown) => this.#ports.failed(error));
    this.#ports.changed();
    return true;
  }

  /** Looks at notes that aren't judged yet. */
  look(): void {
    if (this.#ports.proven()) void this.#rounds.work();
  }

  close(): void {
    this.#rounds.close();
  }

  async #judge(): Promise<void> {
    const failures = new Failures();
    for (const note of this.#proposals.notes) await failures.of(() => this.#judgeOne(note));
    failures.rethrow();
  }

  async #judgeOne(note: Note): Promise<void> {
    const { hash, device } = note.entry;
    if (!this.#ports.proven() || this.#done.has(hash) || device === this.#ports.performing.device) return;
    if (note.moved.genesis === this.#ports.where.shuns) return;
    // On the way to where nothing has begun, as its opener is gone, one may still go with those who went on without that.
    if (this.#on && !(note.moved.how === HOW['go-on'] && this.#ports.voter.bond.left)) return;
    const successor = this.#successorOf(note);
    // A note that nobody's promises carry, or not yet, is so many words.
    if (typeof successor === 'string' || successor.base.hash !== note.moved.base.hash) return;
    const next = await this.#nextOf(note);
    if (!next) this.#leftOut(note, successor);
    else await this.#decide(note, next, successor);
    // Not before: where the store failed it is judged again.
    this.#done.add(hash);
  }

  #successorOf({ moved, entry }: Note): Successor | 'early' | 'short' {
    const votes = this.#proposals.promisesTo(entry.device, moved);
    const opener = entry.device;
    const successor = successorOf(this.#ports, { ...moved, opener, votes });
    const { order } = this.#ports;
    const base = order.at(moved.base.hash);
    if (!base || (typeof successor !== 'string' && successor.base === base)) return successor;
    // Some may have promised when it was opened already, with more than the opener had: those that it can have gone by are enough.
    const under = votes.filter((vote) => {
      const last = order.at(parsePromise(vote)?.last.hash ?? '');
      return last !== undefined && order.isOver(base, last);
    });
    return successorOf(this.#ports, { ...moved, opener, votes: under });
  }

  /** Where the note leads; undefined where it isn't for this device. */
  async #nextOf({ moved, entry }: Note): Promise<Where | undefined> {
    const { where, performing } = this.#ports;
    const { generation, genesis, letter } = moved;
    if (staysTogether(moved.how)) {
      return generation === where.generation + 1 ? { link: where.link, generation, genesis } : undefined;
    }
    const bind = bindOf(performing.world, entry);
    if (!letter || !bind) return undefined;
    const opened = await openMail(performing, bind, fromHex(performing.device), letter);
    if (!opened.ok || opened.value.payload.length !== 32) return undefined;
    const founder = fromHex(entry.device);
    return { link: { kind: 'play', secret: opened.value.payload, founder }, generation: 0, genesis };
  }

  #leftOut({ moved }: Note, { at }: Successor): void {
    const seat = seatOf(at, this.#ports.performing.device);
    const sentAway = moved.how === HOW.kick && seat === moved.about;
    this.#ports.leftOut(sentAway ? 'removed' : 'old-link');
  }

  async #decide(note: Note, next: Where, successor: Successor): Promise<void> {
    const { voter, performing } = this.#ports;
    const stays = this.#stays.has(note.entry.hash) || (await performing.store.get(STAY + note.entry.hash));
    if (stays) return;
    // Those who go on without others don't speak for them; else the table as a whole has gone.
    if (note.moved.how !== HOW['go-on'] || voter.bond.left) return this.#go(note, next);
    this.#offer = { note, next, successor };
    this.#ports.changed();
  }

  /**
   * Whether all promises that a beginning rests on were made for what it says it is. They name nothing but the device that opens, and an
   * agreement to leave a full room is none that somebody is sent away. `early`: one of them isn't here yet.
   */
  #promisedFor(opener: string, carried: Carried, table: Rules): 'good' | 'early' | 'bad' {
    const { world, stateAt } = this.#ports;
    const at = stateAt(carried.base.hash);
    if (!at) return 'early';
    const { how, about } = carried;
    const { game, version } = table;
    const wants = this.#proposals
      .wantsOf(opener)
      .filter((want) => isWhatWasWanted(world.game, at, { how, about, game, version }, want));
    const made = wants.flatMap((want) => this.#proposals.promisesTo(opener, want));
    const others = carried.votes.filter((vote) => !made.some((heard) => equal(heard, vote)));
    if (others.length === 0) return 'good';
    return others.every((vote) => this.#proposals.hasHeard(vote)) ? 'bad' : 'early';
  }

  async #go(note: Note, next: Where): Promise<void> {
    this.#on = note;
    const accept: Accept = async (genesis, carried, store) => {
      // Turned back.
      if (this.#on !== note) return 'early';
      const table = parseTableBody(genesis.body)!.table;
      const named = this.#promisedFor(genesis.device, carried, table);
      if (named === 'early') return named;
      const wanted = { game: note.moved.game ?? table.game, version: note.moved.version ?? table.version };
      const verdict = named === 'bad' ? named : judgeBeginning(this.#ports, genesis.device, carried, table, wanted);
      if (verdict === 'bad') {
        this.#on = undefined;
        if (this.#offer?.note === note) this.#offer = undefined;
        this.#ports.lied(note.entry.device);
      }
      if (verdict !== 'good') return verdict;
      this.#arriving = true;
      const at = this.#ports.stateAt(carried.base.hash)!;
      await takeAlong(this.#ports.performing, at, store);
      await rememberNext(this.#ports.performing.store, next);
      return verdict;
    };
    this.#ports.changed();
    try {
      await this.#ports.goTo(next, accept);
    } catch (error) {
      if (this.#on === note) this.#on = undefined;
      throw error;
    }
  }
}
