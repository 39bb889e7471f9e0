/**
 * Taking over the office (SPEC.md, O9 to O13): who meets trouble asks for promises of an epoch above any met, in line, so that not all ask
 * at once; with promises of a quorum it opens that epoch over the base that they name. Votes come in verified; what is promised is
 * `voter.ts`'s, whether there is trouble `watch.ts`'s.
 */
import { type Asked, type Page, type Promised, TROUBLE, type Vote } from '../journal/vote.ts';
import type { Clock } from '../ports.ts';
import { Alarm } from './alarm.ts';
import { Asks } from './asks.ts';
import { deviceIn } from './base.ts';
import { Bid } from './bid.ts';
import { Claims, type Known } from './claims.ts';
import { EarlyVotes } from './early-votes.ts';
import { Electors } from './electors.ts';
import { Highers } from './highers.ts';
import type { Order, Stamped } from './order.ts';
import { MAX_LEAP } from './proofs.ts';
import { ShownVotes } from './shown-votes.ts';
import type { Voter } from './voter.ts';

/** Seats stand in line so far apart. */
const APART_MS = 500;
/** A promise that opens nothing so long binds nobody to wait for it any longer. */
const UNOPENED_MS = 3_000;
/** The line grows by doubling so often. */
const MOST_DOUBLINGS = 4;

export interface SuccessionPorts {
  readonly clock: Clock;
  readonly order: Order;
  readonly voter: Voter;
  readonly page: Page;
  /** May this page vote now: it acts for its device, holds what it needs, and nothing is doubtful. */
  mayVote(): boolean;
  /** What this page sees wrong with the clerk. */
  trouble(): number | undefined;
  /** The last firm place. */
  firm(): Stamped | undefined;
  /** Has this page the office? */
  holdsOffice(): boolean;
  dropOffice(): void;
  /** Writes the opening; false where it didn't come about. */
  open(epoch: number, base: Stamped, promises: readonly Uint8Array[]): Promise<boolean>;
  /** Was convicted by signatures. */
  lied(device: string): boolean;
  /** Shows the votes to the others. */
  show(): void;
  failed(error: unknown): void;
}

export class Succession {
  readonly #ports: SuccessionPorts;
  readonly #shown: ShownVotes;
  readonly #asks = new Asks();
  readonly #highers = new Highers();
  readonly #claims = new Claims();
  readonly #early = new EarlyVotes();
  readonly #electors: Electors;
  #bid: Bid | undefined;
  #promisedAt = -Infinity;
  #failures = 0;
  /** Since when this page wants the office. */
  #since: number | undefined;
  readonly #laidDown = new Set<number>();
  #queue: Promise<unknown> = Promise.resolve();
  readonly #alarm: Alarm;
  #epoch = 0;
  #closed = false;

  constructor(ports: SuccessionPorts) {
    this.#ports = ports;
    this.#shown = new ShownVotes(ports);
    this.#electors = new Electors(ports);
    this.#alarm = new Alarm(ports.clock, () => this.look());
  }

  /** Votes to show. */
  get shown(): readonly Uint8Array[] {
    return this.#shown.all;
  }

  /** Whether somebody is taking over, or should. */
  get busy(): boolean {
    const { voter, order } = this.#ports;
    return voter.record.promised > (order.tip?.epoch ?? 0) || this.#since !== undefined;
  }

  /** Where a takeover that is under way goes on, if that isn't the tip. */
  get base(): Stamped | undefined {
    const { tip } = this.#ports.order;
    return tip && this.#electors.base(tip);
  }

  /** A verified vote of another page; only of those who count, and of who else may have to promise. */
  heard(vote: Vote, bytes: Uint8Array): void {
    this.#judge(vote, bytes);
    this.look();
  }

  #judge(vote: Vote, bytes: Uint8Array): void {
    const { tip } = this.#ports.order;
    if (!tip) return this.#early.keep(vote, bytes);
    if (vote.epoch > tip.epoch + MAX_LEAP) return;
    if (vote.type === 'layDown') {
      if (vote.epoch > tip.epoch) this.#early.keep(vote, bytes);
      else if (vote.epoch === tip.epoch && `${vote.device}.${vote.session}` === tip.office)
        this.#laidDown.add(vote.epoch);
    } else if (this.#isHeard(vote, tip)) this.#take(vote, bytes);
    else if (vote.epoch > tip.epoch) this.#early.keep(vote, bytes);
  }

  /** The office is asked for by who counts at the tip alone. */
  #isHeard({ type, device }: Vote, tip: Stamped): boolean {
    return tip.count.devices.includes(device) || (type !== 'ask' && this.#electors.at(tip).includes(device));
  }

  #take(vote: Vote, bytes: Uint8Array): void {
    const { page, voter } = this.#ports;
    const { device, epoch } = vote;
    this.#claims.note(device, epoch);
    if (vote.type === 'ask') {
      this.#asks.note(vote);
      if (epoch < voter.record.promised) void this.#sayHigher();
    } else if (vote.type === 'higher') this.#highers.note(device, epoch);
    else if (vote.type === 'promise') {
      this.#electors.note(vote);
      const mine = vote.to.device === page.device && vote.to.session === page.session;
      if (mine && this.#bid?.epoch === epoch) this.#bid.add(vote, bytes);
    }
  }

  /** A stamp below one's promise: its clerk is told. */
  heardBelow(): void {
    void this.#sayHigher();
  }

  /** Signs the laying down of the own office, which may have to be quick. */
  prepare(): Promise<void> {
    return this.#shown.prepareLayDown(this.#ports.order.tip?.epoch ?? 0);
  }

  /** This page's office is free for whoever is next; it helps with its promise. */
  async layDown(): Promise<void> {
    const epoch = this.#ports.order.tip?.epoch;
    if (epoch === undefined) return;
    // Whoever lays it down doesn't stand in line for it.
    this.#failures = MOST_DOUBLINGS;
    await this.#sayFree(epoch);
  }

  /** So that everybody may promise it to somebody: those for whom nothing waits would see no reason. */
  #sayFree(epoch: number): Promise<void> {
    this.#laidDown.add(epoch);
    return this.#shown.layDown(epoch);
  }

  close(): void {
    this.#closed = true;
    this.#alarm.close();
  }

  /** Promises, asks and opens what is due. To be called whenever anything has changed. */
  look(): void {
    if (this.#closed) return;
    this.#queue = this.#queue.then(() => this.#look()).catch((error: unknown) => this.#ports.failed(error));
  }

  async #look(): Promise<void> {
    this.#alarm.clear();
    const { order, page, mayVote } = this.#ports;
    const { tip } = order;
    if (!tip) return;
    for (const { vote, bytes } of this.#early.take()) this.#judge(vote, bytes);
    if (this.#closed) return;
    this.#heedHighers(tip);
    if (!mayVote() || !this.#electors.at(tip).includes(page.device)) return;
    this.#tidy(tip);
    await this.#answer(tip);
    if (!this.#closed && tip.count.devices.includes(page.device)) await this.#bidInTurn(tip);
    await this.#tryToOpen();
  }

  /** What an opening has settled needn't be asked or shown any more. */
  #tidy(tip: Stamped): void {
    if (tip.epoch > this.#epoch) {
      this.#epoch = tip.epoch;
      this.#claims.settle(tip.epoch);
      this.#asks.settle(tip.epoch);
      this.#failures = 0;
      this.#since = undefined;
    }
    if (this.#bid && this.#bid.epoch <= tip.epoch) this.#bid = undefined;
    this.#shown.tidy(tip.epoch);
  }

  /** Somebody's asking is answered by who sees trouble too, once an epoch. */
  async #answer(tip: Stamped): Promise<void> {
    const { voter, clock } = this.#ports;
    const asked = this.#nextAsked(tip);
    if (asked === undefined) return;
    if (typeof asked === 'number') return this.#alarm.in(asked);
    // Each promise voids the last: one that was just given gets its chance.
    const now = clock.monotonicMs();
    const fresh = now - this.#promisedAt;
    if (this.#isPromised(tip) && fresh < APART_MS) return this.#alarm.in(APART_MS - fresh);
    const bytes = await voter.promise(asked.epoch, asked.to, tip);
    if (!bytes) return;
    this.#giveUp();
    this.#asks.promised(asked.device, now);
    this.#promisedAt = clock.monotonicMs();
    this.#shown.put('promise', asked.epoch, bytes);
  }

  #nextAsked(tip: Stamped): Asked | number | undefined {
    const { page, clock, lied } = this.#ports;
    const isWrong = this.#why(tip) !== undefined;
    const seesWhy = ({ trouble, device }: Asked): boolean =>
      isWrong || (trouble === TROUBLE.reload && device === deviceIn(tip.office));
    const [known, now] = [this.#known(tip), clock.monotonicMs()];
    return this.#asks.next({ page, known, claims: this.#claims, now, lied, seesWhy });
  }

  #known(tip: Stamped): Known {
    return { epoch: Math.max(tip.epoch, this.#ports.voter.record.promised), devices: this.#electors.at(tip) };
  }

  /** An office, or an asking, that is worth nothing any more. */
  #heedHighers(tip: Stamped): void {
    const { clock, order, holdsOffice } = this.#ports;
    const office = holdsOffice();
    const bid = office || this.#bid?.over ? undefined : this.#bid;
    if (!office && !bid) return;
    const has = (device: string): boolean => bid?.has(device) ?? false;
    const epoch = bid?.epoch ?? tip.epoch;
    const wait = this.#highers.endsIn(epoch, tip.count.devices, order.strict, clock.monotonicMs(), has);
    if (wait === undefined) return;
    if (wait > 0) this.#alarm.in(wait);
    else if (bid) this.#fail();
    else this.#stepBack();
  }

  /** Why the office should go to somebody else, as a vote says it. */
  #why(tip: Stamped): number | undefined {
    const { page, clock, voter, holdsOffice } = this.#ports;
    const seen = this.#ports.trouble();
    if (seen !== undefined) return seen;
    if (this.#laidDown.has(tip.epoch)) return TROUBLE.silent;
    if (deviceIn(tip.office) === page.device && !holdsOffice()) return TROUBLE.reload;
    const waited = clock.monotonicMs() - this.#promisedAt;
    if (voter.record.promised > tip.epoch && waited >= UNOPENED_MS) return TROUBLE.unopened;
    return undefined;
  }

  #isPromised(tip: Stamped): boolean {
    return this.#ports.voter.record.promised > tip.epoch;
  }

  async #bidInTurn(tip: Stamped): Promise<void> {
    const { clock, holdsOffice } = this.#ports;
    const now = clock.monotonicMs();
    if (this.#bid?.over === false && now - this.#bid.atMs >= UNOPENED_MS) this.#fail();
    const why = this.#why(tip);
    if (this.#bid?.over === false) return this.#alarm.in(UNOPENED_MS - (now - this.#bid.atMs));
    if (why === undefined || holdsOffice()) {
      this.#since = undefined;
      if (this.#isPromised(tip)) this.#alarm.in(UNOPENED_MS - (now - this.#promisedAt));
      return;
    }
    this.#since ??= now;
    const start = this.#since + (why === TROUBLE.reload && this.#failures === 0 ? 0 : this.#turnMs(tip));
    // Who was just promised has its time.
    const promised = this.#isPromised(tip) ? this.#promisedAt + UNOPENED_MS : 0;
    const at = Math.max(start, promised);
    if (now < at) return this.#alarm.in(at - now);
    if (this.#bid && this.#isFree(this.#bid, tip)) await this.#askAgain(this.#bid, why);
    else {
      const own = this.#ports.order.highestEpoch(this.#ports.page.device);
      await this.#ask(tip, Math.max(own, this.#claims.top(this.#known(tip))) + 1, why);
    }
  }

  /** Whether all who may have to promise it still may: then nobody is asked for a higher one, however long they are away. */
  #isFree(bid: Bid, tip: Stamped): boolean {
    const { voter, page } = this.#ports;
    const others = this.#claims.from(bid.epoch, this.#electors.at(tip));
    const own = voter.record.promised === bid.epoch;
    return own && others.every((device) => device === page.device || bid.has(device));
  }

  async #askAgain(bid: Bid, trouble: number): Promise<void> {
    const { page, clock } = this.#ports;
    bid.again(clock.monotonicMs());
    this.#promisedAt = bid.atMs;
    await this.#shown.say({ type: 'ask', ...page, epoch: bid.epoch, to: page, trouble });
    this.#alarm.in(UNOPENED_MS);
  }

  /** How long to wait for who is before this device in the line. */
  #turnMs(tip: Stamped): number {
    const clerk = deviceIn(tip.office);
    const line = tip.count.devices.filter((device) => device !== clerk);
    const rank = line.indexOf(this.#ports.page.device);
    return (rank < 0 ? line.length : rank) * APART_MS * 2 ** this.#failures;
  }

  async #ask(tip: Stamped, epoch: number, trouble: number): Promise<void> {
    const { voter, page, clock } = this.#ports;
    if (epoch > tip.epoch + MAX_LEAP) return;
    const bytes = await voter.promise(epoch, page, tip);
    if (!bytes || this.#closed) return;
    const now = clock.monotonicMs();
    this.#promisedAt = now;
    const vote: Promised = { type: 'promise', ...page, epoch, to: page, last: voter.record.last, left: false };
    this.#bid = new Bid(epoch, now);
    this.#bid.add(vote, bytes);
    this.#shown.put('promise', epoch, bytes);
    await this.#shown.say({ type: 'ask', ...page, epoch, to: page, trouble });
    this.#alarm.in(UNOPENED_MS);
  }

  async #tryToOpen(): Promise<void> {
    const bid = this.#bid;
    // A page that goes, or folds anew, opens nothing any more: what was promised to it lapses.
    if (!bid || bid.opening || this.#closed) return;
    const { order } = this.#ports;
    const ready = bid.ready(order);
    if (!ready) return;
    bid.opening = true;
    const opened = await this.#ports.open(bid.epoch, ready.base, ready.votes);
    bid.opening = false;
    if (opened && this.#bid === bid) this.#tidy(order.tip!);
  }

  /** Asked in vain: the next time later. */
  #fail(): void {
    this.#failures = Math.min(this.#failures + 1, MOST_DOUBLINGS);
    this.#since = this.#ports.clock.monotonicMs();
    if (this.#bid) this.#bid.over = true;
    this.#shown.drop('ask');
  }

  #giveUp(): void {
    this.#bid = undefined;
    this.#shown.drop('ask');
  }

  /** Others have promised a higher epoch: the office is worth nothing any more, and is asked for anew. */
  #stepBack(): void {
    this.#ports.dropOffice();
    this.#sayFree(this.#ports.order.tip!.epoch).catch(this.#ports.failed);
  }

  async #sayHigher(): Promise<void> {
    if (this.#ports.mayVote()) await this.#shown.sayHigher();
  }
}
