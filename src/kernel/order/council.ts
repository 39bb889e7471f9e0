/**
 * What this page has to say about the order: stamps while it has the office, acknowledges what waits for it, says who counts, and takes
 * over where the clerk fails. Each of these is a file of its own; here they are brought together and told when to look.
 */
import type { Runner } from '../fold/runner.ts';
import type { Session } from '../journal/session.ts';
import { TROUBLE, type Vote, type VotePlace } from '../journal/vote.ts';
import type { Clock, DeviceKeys, LogStore, Sodium } from '../ports.ts';
import { Acknowledging } from './acknowledging.ts';
import { Attendance, GONE_MS } from './attendance.ts';
import { Ballots } from './ballots.ts';
import { deviceIn } from './base.ts';
import { Clerk } from './clerk.ts';
import { Farewell } from './farewell.ts';
import { Firmness } from './firm.ts';
import type { Order, Stamped } from './order.ts';
import { OwnVotes } from './own-votes.ts';
import { type Quorate, quorateOf } from './quorum.ts';
import { RollCall } from './roll-call.ts';
import { StateHashes } from './state-hashes.ts';
import { Succession } from './succession.ts';
import { Voter } from './voter.ts';
import { Watch } from './watch.ts';

/** What nobody has answered is shown again so often. */
const AGAIN_MS = 1_000;

export interface CouncilPorts {
  readonly sodium: Sodium;
  readonly clock: Clock;
  readonly store: LogStore;
  readonly keys: DeviceKeys;
  readonly order: Order;
  readonly runner: Runner;
  readonly session: Session;
  readonly place: VotePlace;
  /** Own device, hex. */
  readonly device: string;
  keyOf(device: string): Uint8Array | undefined;
  /** Fulfilled when all entries heard so far are in the store. */
  flushed(): Promise<unknown>;
  /** This page acts for its device, everything is proven, and it isn't closed. */
  mayAct(): boolean;
  /** Connected, and all that the relay had is here. */
  live(): boolean;
  /** Devices of which a page is connected and awake, this one among them. */
  here(): ReadonlySet<string>;
  /** Two different entries for one place, well signed. */
  lied(device: string): boolean;
  /** Shows these votes to all others, in place of those before. */
  show(votes: readonly Uint8Array[]): void;
  /** Shows again what is shown. */
  resend(): void;
  /** What is firm has changed. */
  firmer(): void;
  /** The order has turned back to what is firm or was acknowledged here: it is to be folded, and looked at again. */
  turned(): void;
  failed(error: unknown): void;
}

export class Council {
  readonly #ports: CouncilPorts;
  readonly clerk: Clerk;
  readonly voter: Voter;
  readonly #firmness: Firmness;
  readonly #ballots: Ballots;
  readonly #watch: Watch;
  readonly #succession: Succession;
  readonly #ownVotes: OwnVotes;
  readonly #farewell: Farewell;
  readonly #attendance: Attendance;
  readonly #rollCall: RollCall;
  readonly #acknowledging: Acknowledging;
  #loaded = false;
  #first = false;
  #firm: Stamped | undefined;
  #answerable: Stamped | undefined;
  #cancel: (() => void) | undefined;
  /** When to show again what nobody has answered; looking at it meanwhile doesn't put it off. */
  #againAt: number | undefined;
  #closed = false;

  constructor(ports: CouncilPorts) {
    this.#ports = ports;
    const { order, runner } = ports;
    const page = { device: ports.device, session: ports.session.number };
    const hashes = new StateHashes(ports.sodium, runner);
    const holdsOffice = (): boolean => this.clerk.holdsOffice;
    const dropOffice = (): void => this.clerk.drop();
    this.voter = new Voter({ ...ports, page });
    this.#firmness = new Firmness(
      order,
      (stamped) => hashes.at(stamped),
      () => runner.at,
    );
    this.#ownVotes = new OwnVotes({ ...ports, voter: this.voter });
    this.#ballots = new Ballots({ ...ports, took: (vote, bytes) => this.#took(vote, bytes) });
    this.clerk = new Clerk({
      ...ports,
      promised: () => this.voter.record.promised,
      proof: () => this.#firmness.proof(),
    });
    this.#watch = new Watch({
      ...ports,
      now: () => this.clerk.now(),
      provable: () => this.#firmness.proof() !== undefined,
    });
    this.#attendance = new Attendance(ports);
    this.#acknowledging = new Acknowledging({
      ...ports,
      voter: this.voter,
      firmness: this.#firmness,
      attendance: this.#attendance,
      hashes,
      acknowledged: (stamped, ack, bytes) => {
        const turned = this.#anchor(stamped);
        this.#firmness.note(ack, bytes);
        this.#show();
        if (turned) ports.turned();
        else this.look();
      },
      look: () => this.look(),
    });
    this.#rollCall = new RollCall({
      ...ports,
      attendance: this.#attendance,
      isAwaited: (tip) => this.#acknowledging.isAwaited(tip),
      missingAt: (place) => this.#firmness.missing(place),
      canVote: () => !this.#acknowledging.fails,
      holdsOffice,
    });
    this.#succession = new Succession({
      ...ports,
      voter: this.voter,
      page,
      mayVote: () => this.#mayVote(),
      trouble: () => this.#watch.trouble() ?? (this.#standsStill() ? TROUBLE.leftOut : undefined),
      firm: () => this.#firmness.place,
      holdsOffice,
      dropOffice,
      open: (epoch, base, promises) => this.clerk.open(epoch, base, promises),
      lied: (liar) => ports.lied(liar) || order.clashes.some((clash) => clash.device === liar),
      show: () => this.#show(),
    });
    this.#farewell = new Farewell({ ...ports, holdsOffice, dropOffice, say: () => this.#succession.layDown() });
  }

  /** @param first this session has written the table's first entry */
  async start(first: boolean): Promise<void> {
    this.#first = first;
    await this.voter.load();
    const { last } = this.voter;
    const turned = last !== undefined && this.#anchor(last);
    this.#loaded = true;
    if (turned) this.#ports.turned();
    else this.look();
  }

  /** Two stamps of a liar may have come meanwhile: whether the tip is another one now. */
  #anchor(stamped: Stamped): boolean {
    const { order } = this.#ports;
    const { tip } = order;
    order.anchor(stamped);
    return order.tip !== tip;
  }

  /** The last firm place. */
  get firm(): Stamped | undefined {
    return this.#firmness.place;
  }

  /** Up to where this device may answer what was asked: firm, and in the past of its own last acknowledgement. */
  get answerable(): Stamped | undefined {
    const { last } = this.voter;
    return last && this.#firmness.under(last);
  }

  /** Devices that fold the same entries into another state. */
  get differing(): ReadonlySet<string> {
    return this.#firmness.differing;
  }

  /**
   * Who counts and isn't here or can't vote, and whether the others are too few to agree on anything. While the office changes hands they
   * must be enough where that goes on, too.
   */
  get quorate(): Quorate {
    const { order, here, device } = this.#ports;
    const counts = [order.tip, this.#succession.base].map((place) => place?.count.devices ?? []);
    const isMute = (one: string): boolean =>
      (one === device ? this.#acknowledging.failsMs : this.#attendance.debts.owedMs(one)) >= GONE_MS;
    return quorateOf(counts, here(), isMute, order.strict);
  }

  /** Device of the clerk whose stamps count. */
  get clerkDevice(): string | undefined {
    const { tip } = this.#ports.order;
    return tip && deviceIn(tip.office);
  }

  /** The clerk leaves a change of who counts where nobody acknowledges it. */
  #standsStill(): boolean {
    const { order, runner, live } = this.#ports;
    const { tip } = order;
    return tip !== undefined && runner.at === tip && live() && this.#attendance.standsStill(runner.state, tip);
  }

  #mayVote(): boolean {
    const { order, mayAct, live, device } = this.#ports;
    const devices = order.tip?.count.devices ?? [];
    // Who counts alone needs nobody's ear.
    const alone = devices.length === 1 && devices[0] === device;
    return this.#loaded && mayAct() && (alone || live());
  }

  /** Votes of another page, as presence brought them; `look` is due afterwards. */
  votes(votes: readonly Uint8Array[]): void {
    this.#ballots.take(votes);
  }

  /** A sign of life of a device. */
  heard(device: string): void {
    this.#attendance.heard(device);
  }

  /** The connection is back: what was missed meanwhile is nobody's fault. */
  listening(): void {
    this.#attendance.listening();
    this.look();
  }

  /** A hidden page sleeps, so it doesn't keep the office, if somebody else is awake. */
  pageHidden(hidden: boolean): void {
    this.#farewell.hidden(hidden);
  }

  /** The page goes: the office is free at once. What there is to sign was signed before: a page that goes waits for nothing. */
  pageLeaving(): void {
    void this.#farewell.layDown();
    this.#show();
  }

  #took(vote: Vote, bytes: Uint8Array): void {
    this.#attendance.heard(vote.device);
    this.#ownVotes.met(vote);
    if (vote.type === 'ack') this.#firmness.note(vote, bytes);
    else this.#succession.heard(vote, bytes);
  }

  /** Does what is due. To be called after anything has changed. */
  look(): void {
    if (this.#closed) return;
    const { order } = this.#ports;
    this.#watch.look();
    if (this.#loaded) this.#ownVotes.look();
    if (this.#mayVote()) {
      if (this.#first) {
        this.#first = false;
        this.clerk.takeFirst();
      }
      this.clerk.work();
      if (this.clerk.holdsOffice) this.#succession.prepare().catch(this.#ports.failed);
      this.#acknowledging.look();
      this.#rollCall.look();
    }
    const firm = this.#firmness.place;
    const turned = firm !== undefined && firm !== this.#firm && this.#anchor(firm);
    const { answerable } = this;
    // The own acknowledgement may be the last to come: then there is more to answer, though nothing more is firm.
    if (firm !== this.#firm || answerable !== this.#answerable) {
      this.#firm = firm;
      this.#answerable = answerable;
      this.#ports.firmer();
    }
    if (turned) return this.#ports.turned();
    const { tip } = order;
    if (tip && tip.epoch < this.voter.record.promised && this.#below !== tip.hash) {
      this.#below = tip.hash;
      this.#succession.heardBelow();
    }
    this.#succession.look();
    this.#lookAgain();
  }
  /** The last stamp met that lies below the own promise. */
  #below = '';

  #show(): void {
    const { tip } = this.#ports.order;
    const { last } = this.#acknowledging;
    const ack = last && tip ? [last] : [];
    this.#ports.show([...ack, ...this.#succession.shown]);
  }

  #lookAgain(): void {
    this.#cancel?.();
    const { order, clock, runner } = this.#ports;
    const { tip } = order;
    if (!tip || !this.#mayVote()) return;
    const waits: number[] = [];
    const next = this.#watch.nextMs;
    // When a clerk's time is up it is for the succession to say when to look.
    if (next !== undefined && next > 0) waits.push(Math.max(next, 50));
    const awaited = runner.at === tip && this.#acknowledging.isAwaited(tip) && this.#firm !== tip;
    const now = clock.monotonicMs();
    this.#againAt = awaited || this.#succession.busy ? (this.#againAt ?? now + AGAIN_MS) : undefined;
    if (this.#againAt !== undefined) waits.push(Math.max(this.#againAt - now, 0));
    // Who falls silent is noticed by looking.
    if (this.clerk.holdsOffice && tip.count.devices.length > 1) waits.push(3 * AGAIN_MS);
    if (waits.length === 0) return;
    this.#cancel = clock.after(Math.min(...waits), () => {
      if (this.#againAt !== undefined && clock.monotonicMs() >= this.#againAt) {
        this.#againAt = undefined;
        this.#ports.resend();
      }
      this.look();
    });
  }

  /** Another tab acts now; `start` begins anew. */
  rest(): void {
    this.clerk.drop();
    this.#loaded = false;
    this.#cancel?.();
    this.#farewell.rest();
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#farewell.close();
    this.clerk.close();
    this.#succession.close();
  }
}
