/**
 * Taking over the sequencer's role (SPEC.md, O9 to O13). A device that sees trouble asks for promises of an epoch above any met; devices take
 * turns, so that not all ask at once. With promises of a quorum it opens that epoch over the base that they name. Votes come in verified;
 * what is promised is `order/votes/voter.ts`'s, whether there is trouble `suspicion.ts`'s.
 */
import { type CandidacyVote, type Page, type PromiseVote, TROUBLE, type Vote } from '../../journal/vote.ts';
import type { Clock } from '../../ports.ts';
import { Alarm } from '../../alarm.ts';
import { RETRY_MS } from '../../rounds.ts';
import { Candidates } from './candidates.ts';
import { deviceIn } from '../../log/base.ts';
import { Candidacy } from './candidacy.ts';
import { Claims, type Known } from './claims.ts';
import { EarlyVotes } from '../votes/early-votes.ts';
import { Electors } from './electors.ts';
import { Nacks } from './nacks.ts';
import type { Order, Stamped } from '../../log/order.ts';
import { MAX_LEAP } from '../../log/proofs.ts';
import { ShownVotes } from '../votes/shown-votes.ts';
import type { Voter } from '../votes/voter.ts';

/** Seats stand in line so far apart. */
const APART_MS = 500;
/** A promise that opens nothing so long binds nobody to wait for it any longer. */
const UNOPENED_MS = 3_000;
/** The line grows by doubling so often. */
const MOST_DOUBLINGS = 4;

/** What taking over needs. */
export interface TakeoverPorts {
  readonly clock: Clock;
  readonly order: Order;
  readonly voter: Voter;
  readonly page: Page;
  /** May this page vote now: it acts for its device, holds what it needs, and nothing is doubtful. */
  mayVote(): boolean;
  /** What this page sees wrong with the sequencer. */
  trouble(): number | undefined;
  /** The last committed place. */
  committed(): Stamped | undefined;
  /** Is this page the sequencer? */
  isSequencer(): boolean;
  stepDown(): void;
  /** Writes the new-epoch stamp; false where it didn't come about. */
  open(epoch: number, base: Stamped, promises: readonly Uint8Array[]): Promise<boolean>;
  /** Was convicted by signatures. */
  lied(device: string): boolean;
  /** Shows the votes to the others. */
  show(): void;
  failed(error: unknown): void;
}

/** One page's attempts to become sequencer: candidacy, promises of a quorum, the new-epoch stamp. */
export class Takeover {
  readonly #ports: TakeoverPorts;
  readonly #shown: ShownVotes;
  readonly #candidates = new Candidates();
  readonly #nacks = new Nacks();
  readonly #claims = new Claims();
  readonly #early = new EarlyVotes();
  readonly #electors: Electors;
  #candidacy: Candidacy | undefined;
  #promisedAt = -Infinity;
  #failures = 0;
  /** Since when this page wants the sequencer's role. */
  #since: number | undefined;
  readonly #handedOver = new Set<number>();
  #queue: Promise<unknown> = Promise.resolve();
  readonly #alarm: Alarm;
  /** A nack that couldn't be signed is said later: its cause may not come again. */
  readonly #nackAgain: Alarm;
  #epoch = 0;
  #closed = false;

  constructor(ports: TakeoverPorts) {
    this.#ports = ports;
    this.#shown = new ShownVotes(ports);
    this.#electors = new Electors(ports);
    this.#alarm = new Alarm(ports.clock, () => this.look());
    this.#nackAgain = new Alarm(ports.clock, () => this.#sayNack());
  }

  /** Votes to show. */
  get shown(): readonly Uint8Array[] {
    return this.#shown.all;
  }

  /** Whether somebody is taking over, or should. */
  get busy(): boolean {
    const { voter, order } = this.#ports;
    return voter.bond.promised > (order.tip?.epoch ?? 0) || this.#since !== undefined;
  }

  /** Where a takeover that is under way goes on, if that isn't the tip. */
  get base(): Stamped | undefined {
    const { tip } = this.#ports.order;
    return tip && this.#electors.base(tip);
  }

  /** A verified vote of another page; only of the voters, and of whoever else may have to promise. */
  heard(vote: Vote, bytes: Uint8Array): void {
    this.#judge(vote, bytes);
    this.look();
  }

  #judge(vote: Vote, bytes: Uint8Array): void {
    const { tip } = this.#ports.order;
    if (!tip) return this.#early.keep(vote, bytes);
    if (vote.epoch > tip.epoch + MAX_LEAP) return;
    if (vote.type === 'handover') {
      if (vote.epoch > tip.epoch) this.#early.keep(vote, bytes);
      else if (vote.epoch === tip.epoch && `${vote.device}.${vote.session}` === tip.sequencer)
        this.#handedOver.add(vote.epoch);
    } else if (this.#isHeard(vote, tip)) this.#take(vote, bytes);
    else if (vote.epoch > tip.epoch) this.#early.keep(vote, bytes);
  }

  /** Voters at the tip alone stand for the sequencer's role. */
  #isHeard({ type, device }: Vote, tip: Stamped): boolean {
    return tip.voters.devices.includes(device) || (type !== 'candidacy' && this.#electors.at(tip).includes(device));
  }

  #take(vote: Vote, bytes: Uint8Array): void {
    const { page, voter } = this.#ports;
    const { device, epoch } = vote;
    this.#claims.note(device, epoch);
    if (vote.type === 'candidacy') {
      this.#candidates.note(vote);
      if (epoch < voter.bond.promised) this.#sayNack();
    } else if (vote.type === 'nack') this.#nacks.note(device, epoch);
    else if (vote.type === 'promise') {
      this.#electors.note(vote);
      const mine = vote.to.device === page.device && vote.to.session === page.session;
      if (mine && this.#candidacy?.epoch === epoch) this.#candidacy.add(vote, bytes);
    }
  }

  /** A stamp below one's promise: its sequencer is told. */
  heardBelow(): void {
    this.#sayNack();
  }

  /** Signs the handover of the own role, which may have to be quick. */
  prepare(): Promise<void> {
    return this.#shown.prepareHandover(this.#ports.order.tip?.epoch ?? 0);
  }

  /** This page's role is free for whoever is next; it helps with its promise. */
  async handOver(): Promise<void> {
    const epoch = this.#ports.order.tip?.epoch;
    if (epoch === undefined) return;
    // A page that hands it over doesn't stand in line for it.
    this.#failures = MOST_DOUBLINGS;
    await this.#sayFree(epoch);
  }

  /** So that everybody may promise it to somebody: those for whom nothing waits would see no reason. */
  #sayFree(epoch: number): Promise<void> {
    this.#handedOver.add(epoch);
    return this.#shown.handOver(epoch);
  }

  close(): void {
    this.#closed = true;
    this.#alarm.close();
    this.#nackAgain.close();
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
    this.#heedNacks(tip);
    if (!mayVote() || !this.#electors.at(tip).includes(page.device)) return;
    this.#tidy(tip);
    await this.#promise(tip);
    if (!this.#closed && tip.voters.devices.includes(page.device)) await this.#runInTurn(tip);
    await this.#tryToOpen();
  }

  /** What a new-epoch stamp has settled needn't be asked or shown any more. */
  #tidy(tip: Stamped): void {
    if (tip.epoch > this.#epoch) {
      this.#epoch = tip.epoch;
      this.#claims.settle(tip.epoch);
      this.#candidates.settle(tip.epoch);
      this.#failures = 0;
      this.#since = undefined;
    }
    if (this.#candidacy && this.#candidacy.epoch <= tip.epoch) this.#candidacy = undefined;
    this.#shown.tidy(tip.epoch);
  }

  /** Somebody's candidacy is answered by whoever sees trouble too, once an epoch. */
  async #promise(tip: Stamped): Promise<void> {
    const { voter, clock } = this.#ports;
    const candidate = this.#nextCandidate(tip);
    if (candidate === undefined) return;
    if (typeof candidate === 'number') return this.#alarm.in(candidate);
    // Each promise voids the last: one that was just given gets its chance.
    const now = clock.monotonicMs();
    const fresh = now - this.#promisedAt;
    if (this.#isPromised(tip) && fresh < APART_MS) return this.#alarm.in(APART_MS - fresh);
    const bytes = await voter.promise(candidate.epoch, candidate.to, tip);
    if (!bytes) return;
    this.#giveUp();
    this.#candidates.promised(candidate.device, now);
    this.#promisedAt = clock.monotonicMs();
    this.#shown.put('promise', candidate.epoch, bytes);
  }

  #nextCandidate(tip: Stamped): CandidacyVote | number | undefined {
    const { page, clock, lied } = this.#ports;
    const isWrong = this.#why(tip) !== undefined;
    const seesWhy = ({ trouble, device }: CandidacyVote): boolean =>
      isWrong || (trouble === TROUBLE.reload && device === deviceIn(tip.sequencer));
    const [known, now] = [this.#known(tip), clock.monotonicMs()];
    return this.#candidates.next({ page, known, claims: this.#claims, now, lied, seesWhy });
  }

  #known(tip: Stamped): Known {
    return { epoch: Math.max(tip.epoch, this.#ports.voter.bond.promised), devices: this.#electors.at(tip) };
  }

  /** A sequencer's role, or a candidacy, that is worth nothing any more. */
  #heedNacks(tip: Stamped): void {
    const { clock, order, isSequencer } = this.#ports;
    const sequencing = isSequencer();
    const candidacy = sequencing || this.#candidacy?.over ? undefined : this.#candidacy;
    if (!sequencing && !candidacy) return;
    const has = (device: string): boolean => candidacy?.has(device) ?? false;
    const epoch = candidacy?.epoch ?? tip.epoch;
    const whose = candidacy ? 'candidacy' : 'sequencer';
    const wait = this.#nacks.endsIn(whose, epoch, tip.voters.devices, order.strict, clock.monotonicMs(), has);
    if (wait === undefined) return;
    if (wait > 0) this.#alarm.in(wait);
    else if (candidacy) this.#fail();
    else this.#stepBack();
  }

  /** Why the sequencer's role should go to somebody else, as a vote says it. */
  #why(tip: Stamped): number | undefined {
    const { page, clock, voter, isSequencer } = this.#ports;
    const seen = this.#ports.trouble();
    if (seen !== undefined) return seen;
    if (this.#handedOver.has(tip.epoch)) return TROUBLE.silent;
    if (deviceIn(tip.sequencer) === page.device && !isSequencer()) return TROUBLE.reload;
    const waited = clock.monotonicMs() - this.#promisedAt;
    if (voter.bond.promised > tip.epoch && waited >= UNOPENED_MS) return TROUBLE.unopened;
    return undefined;
  }

  #isPromised(tip: Stamped): boolean {
    return this.#ports.voter.bond.promised > tip.epoch;
  }

  async #runInTurn(tip: Stamped): Promise<void> {
    const { clock, isSequencer } = this.#ports;
    const now = clock.monotonicMs();
    if (this.#candidacy?.over === false && now - this.#candidacy.atMs >= UNOPENED_MS) this.#fail();
    const why = this.#why(tip);
    if (this.#candidacy?.over === false) return this.#alarm.in(UNOPENED_MS - (now - this.#candidacy.atMs));
    if (why === undefined || isSequencer()) {
      this.#since = undefined;
      if (this.#isPromised(tip)) this.#alarm.in(UNOPENED_MS - (now - this.#promisedAt));
      return;
    }
    this.#since ??= now;
    const start = this.#since + (why === TROUBLE.reload && this.#failures === 0 ? 0 : this.#turnMs(tip));
    // A candidate that was just promised has its time.
    const promised = this.#isPromised(tip) ? this.#promisedAt + UNOPENED_MS : 0;
    const at = Math.max(start, promised);
    if (now < at) return this.#alarm.in(at - now);
    if (this.#candidacy && this.#isFree(this.#candidacy, tip)) await this.#runAgain(this.#candidacy, why);
    else {
      const own = this.#ports.order.highestEpoch(this.#ports.page.device);
      await this.#run(tip, Math.max(own, this.#claims.top(this.#known(tip))) + 1, why);
    }
  }

  /** Whether all who may have to promise it still may: then nobody is asked for a higher one, however long they are away. */
  #isFree(candidacy: Candidacy, tip: Stamped): boolean {
    const { voter, page } = this.#ports;
    const others = this.#claims.from(candidacy.epoch, this.#electors.at(tip));
    const own = voter.bond.promised === candidacy.epoch;
    return own && others.every((device) => device === page.device || candidacy.has(device));
  }

  async #runAgain(candidacy: Candidacy, trouble: number): Promise<void> {
    const { page, clock } = this.#ports;
    candidacy.again(clock.monotonicMs());
    this.#promisedAt = candidacy.atMs;
    await this.#shown.say({ type: 'candidacy', ...page, epoch: candidacy.epoch, to: page, trouble });
    this.#alarm.in(UNOPENED_MS);
  }

  /** How long to wait for whoever is before this device in the line. */
  #turnMs(tip: Stamped): number {
    const sequencer = deviceIn(tip.sequencer);
    const line = tip.voters.devices.filter((device) => device !== sequencer);
    const rank = line.indexOf(this.#ports.page.device);
    return (rank < 0 ? line.length : rank) * APART_MS * 2 ** this.#failures;
  }

  async #run(tip: Stamped, epoch: number, trouble: number): Promise<void> {
    const { voter, page, clock } = this.#ports;
    if (epoch > tip.epoch + MAX_LEAP) return;
    const bytes = await voter.promise(epoch, page, tip);
    if (!bytes || this.#closed) return;
    const now = clock.monotonicMs();
    this.#promisedAt = now;
    const vote: PromiseVote = { type: 'promise', ...page, epoch, to: page, last: voter.bond.last, left: false };
    this.#candidacy = new Candidacy(epoch, now);
    this.#candidacy.add(vote, bytes);
    this.#shown.put('promise', epoch, bytes);
    await this.#shown.say({ type: 'candidacy', ...page, epoch, to: page, trouble });
    this.#alarm.in(UNOPENED_MS);
  }

  async #tryToOpen(): Promise<void> {
    const candidacy = this.#candidacy;
    // A page that goes, or folds anew, opens nothing any more: what was promised to it lapses.
    if (!candidacy || candidacy.isWriting || this.#closed) return;
    const { order } = this.#ports;
    const ready = candidacy.ready(order);
    if (!ready) return;
    candidacy.isWriting = true;
    const opened = await this.#ports.open(candidacy.epoch, ready.base, ready.votes);
    candidacy.isWriting = false;
    if (opened && this.#candidacy === candidacy) this.#tidy(order.begun.tip);
  }

  /** Asked in vain: the next time later. */
  #fail(): void {
    this.#failures = Math.min(this.#failures + 1, MOST_DOUBLINGS);
    this.#since = this.#ports.clock.monotonicMs();
    if (this.#candidacy) this.#candidacy.over = true;
    this.#shown.drop('candidacy');
  }

  #giveUp(): void {
    this.#candidacy = undefined;
    this.#shown.drop('candidacy');
  }

  /** Others have promised a higher epoch: the sequencer's role is worth nothing any more, and is asked for anew. */
  #stepBack(): void {
    this.#ports.stepDown();
    this.#sayFree(this.#ports.order.begun.tip.epoch).catch(this.#ports.failed);
  }

  #sayNack(): void {
    if (this.#closed || !this.#ports.mayVote()) return;
    this.#shown.sayNack().catch((error: unknown) => {
      this.#ports.failed(error);
      this.#nackAgain.in(RETRY_MS);
    });
  }
}
