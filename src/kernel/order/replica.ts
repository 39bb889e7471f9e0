/**
 * This page's part in the order. It stamps while it is the sequencer, and acknowledges what waits for that. It asks for changes of the
 * voters, and takes over where the sequencer fails. Each of these is a file of its own; here they are brought together and told when to
 * look.
 */
import type { Runner } from '../fold/runner.ts';
import type { Session } from '../journal/session.ts';
import { TROUBLE, type Vote, type VoteScope } from '../journal/vote.ts';
import type { Clock, DeviceKeys, LogStore, Sodium } from '../ports.ts';
import { Acknowledging } from './acknowledging.ts';
import { Attendance, GONE_MS } from './members/attendance.ts';
import { Ballots } from './votes/ballots.ts';
import { deviceIn } from '../log/base.ts';
import { Sequencer } from './sequencer.ts';
import { Handover } from './takeover/handover.ts';
import { Commits } from './votes/commits.ts';
import type { Order, Stamped } from '../log/order.ts';
import { LostVote } from './votes/lost-vote.ts';
import { OwnVotes } from './votes/own-votes.ts';
import { type Quorate, quorateOf } from '../log/quorum.ts';
import { RollCall } from './members/roll-call.ts';
import { StateHashes } from './state-hashes.ts';
import { Takeover } from './takeover/takeover.ts';
import { Voter } from './votes/voter.ts';
import { Suspicion } from './takeover/suspicion.ts';

/** What nobody has answered is shown again so often. */
const AGAIN_MS = 1_000;

/** What one page's part in the order needs. */
export interface ReplicaPorts {
  readonly sodium: Sodium;
  readonly clock: Clock;
  readonly store: LogStore;
  readonly keys: DeviceKeys;
  readonly order: Order;
  readonly runner: Runner;
  readonly session: Session;
  readonly place: VoteScope;
  /** Own device, hex. */
  readonly device: string;
  keyOf(device: string): Uint8Array | undefined;
  /** Fulfilled when all entries heard so far are in the store. */
  flushed(): Promise<unknown>;
  /** This page acts for its device, everything is proven, and it isn't closed. */
  mayAct(): boolean;
  /** Connected, and all that the relay had has come. */
  live(): boolean;
  /** Something that has come isn't in the order yet. */
  reading(): boolean;
  /** Devices of which a page is connected and awake, this one among them. */
  here(): ReadonlySet<string>;
  /** Two different entries for one place, well signed. */
  lied(device: string): boolean;
  /** Shows these votes to all others, in place of those before. */
  show(votes: readonly Uint8Array[]): void;
  /** Shows again what is shown. */
  resend(): void;
  /** What is committed has changed. */
  committedMore(): void;
  /** The order has turned back to what is committed or was acknowledged here: it is to be folded, and looked at again. */
  turned(): void;
  /** What this device has acknowledged is missing here for a while, or is here again. */
  voteLost(isLost: boolean): void;
  /** This voter folds the same entries into another state than this page; said at every look. */
  differs(device: string): void;
  failed(error: unknown): void;
}

/** One page's part in the order: sequencing, voting, taking over and handing on, each where it is this page's turn. */
export class Replica {
  readonly #ports: ReplicaPorts;
  readonly sequencer: Sequencer;
  readonly voter: Voter;
  readonly #commits: Commits;
  readonly #ballots: Ballots;
  readonly #suspicion: Suspicion;
  readonly #takeover: Takeover;
  readonly #ownVotes: OwnVotes;
  readonly #lostVote: LostVote;
  readonly #handover: Handover;
  readonly #attendance: Attendance;
  readonly #rollCall: RollCall;
  readonly #acknowledging: Acknowledging;
  #loaded = false;
  #first = false;
  #committed: Stamped | undefined;
  #performable: Stamped | undefined;
  #cancel: (() => void) | undefined;
  /** When to show again what nobody has answered; looking at it meanwhile doesn't put it off. */
  #againAt: number | undefined;
  #closed = false;
  /** The last stamp met that lies below the own promise. */
  #below = '';

  constructor(ports: ReplicaPorts) {
    this.#ports = ports;
    const { order, runner } = ports;
    const page = { device: ports.device, session: ports.session.number };
    const hashes = new StateHashes(ports.sodium, runner);
    const isSequencer = (): boolean => this.sequencer.isActive;
    const stepDown = (): void => this.sequencer.drop();
    this.voter = new Voter({ ...ports, page });
    this.#commits = new Commits(
      order,
      (stamped) => hashes.at(stamped),
      () => runner.at,
    );
    this.#ownVotes = new OwnVotes({ ...ports, voter: this.voter });
    this.#lostVote = new LostVote({ ...ports, voter: this.voter });
    this.#ballots = new Ballots({ ...ports, took: (vote, bytes) => this.#took(vote, bytes) });
    this.sequencer = new Sequencer({
      ...ports,
      promised: () => this.voter.bond.promised,
      proof: () => this.#commits.proof(),
    });
    this.#suspicion = new Suspicion({
      ...ports,
      now: () => this.sequencer.now(),
      provable: () => this.#commits.proof() !== undefined,
    });
    this.#attendance = new Attendance(ports);
    this.#acknowledging = new Acknowledging({
      ...ports,
      voter: this.voter,
      commits: this.#commits,
      attendance: this.#attendance,
      hashes,
      acknowledged: (stamped, ack, bytes) => {
        const turned = this.#anchor(stamped);
        this.#commits.note(ack, bytes);
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
      missingAt: (place) => this.#commits.missing(place),
      canVote: () => !this.#acknowledging.fails,
      isSequencer,
    });
    this.#takeover = new Takeover({
      ...ports,
      voter: this.voter,
      page,
      mayVote: () => this.#mayVote(),
      trouble: () => this.#suspicion.trouble() ?? (this.#standsStill() ? TROUBLE.leftOut : undefined),
      committed: () => this.#commits.place,
      isSequencer,
      stepDown,
      open: (epoch, base, promises) => this.sequencer.open(epoch, base, promises),
      lied: (liar) => ports.lied(liar) || order.equivocations.some((equivocation) => equivocation.device === liar),
      show: () => this.#show(),
    });
    this.#handover = new Handover({ ...ports, isSequencer, stepDown, say: () => this.#takeover.handOver() });
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

  /** The last committed place. */
  get committed(): Stamped | undefined {
    return this.#commits.place;
  }

  /** Up to where this device may perform what it owes: committed, and in the past of its own last acknowledgement. */
  get performable(): Stamped | undefined {
    const { last } = this.voter;
    return last && this.#commits.under(last);
  }

  /**
   * The voters that aren't here or can't vote, and whether the others are too few to agree on anything. While a takeover is under way they
   * must be enough where that goes on, too.
   */
  get quorate(): Quorate {
    const { order, here, device } = this.#ports;
    const counts = [order.tip, this.#takeover.base].map((place) => place?.voters.devices ?? []);
    const isMute = (one: string): boolean =>
      (one === device ? this.#acknowledging.failsMs : this.#attendance.missingAcks.missingMs(one)) >= GONE_MS;
    return quorateOf(counts, here(), isMute, order.strict);
  }

  /** Device of the sequencer whose stamps count. */
  get sequencerDevice(): string | undefined {
    const { tip } = this.#ports.order;
    return tip && deviceIn(tip.sequencer);
  }

  /** The sequencer leaves a change of the voters where nobody acknowledges it. */
  #standsStill(): boolean {
    const { order, runner, live } = this.#ports;
    const { tip } = order;
    return tip !== undefined && runner.at === tip && live() && this.#attendance.standsStill(runner.state, tip);
  }

  #mayVote(): boolean {
    const { order, mayAct, live, device } = this.#ports;
    const devices = order.tip?.voters.devices ?? [];
    // A lone voter needs nobody's ear.
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

  /** A hidden page sleeps, so it doesn't keep the sequencer's role, if somebody else is awake. */
  pageHidden(hidden: boolean): void {
    this.#handover.hidden(hidden);
  }

  /** The page goes: the sequencer's role is free at once. What there is to sign was signed before: a page that goes waits for nothing. */
  pageLeaving(): void {
    void this.#handover.handOver();
    this.#show();
  }

  #took(vote: Vote, bytes: Uint8Array): void {
    this.#attendance.heard(vote.device);
    this.#ownVotes.met(vote);
    if (vote.type === 'ack') this.#commits.note(vote, bytes);
    else this.#takeover.heard(vote, bytes);
  }

  /** Does what is due. To be called after anything has changed. */
  look(): void {
    if (this.#closed) return;
    const { order } = this.#ports;
    this.#suspicion.look();
    if (this.#loaded) {
      this.#ownVotes.look();
      this.#lostVote.look();
    }
    if (this.#mayVote()) {
      if (this.#first) {
        this.#first = false;
        this.sequencer.takeFirst();
      }
      this.sequencer.work();
      if (this.sequencer.isActive) this.#takeover.prepare().catch(this.#ports.failed);
      this.#acknowledging.look();
      this.#rollCall.look();
    }
    const committed = this.#commits.place;
    for (const device of this.#commits.differing)
      if (order.tip?.voters.devices.includes(device)) this.#ports.differs(device);
    const turned = committed !== undefined && committed !== this.#committed && this.#anchor(committed);
    const { performable } = this;
    // The own acknowledgement may be the last to come: then there is more to perform, though nothing more is committed.
    if (committed !== this.#committed || performable !== this.#performable) {
      this.#committed = committed;
      this.#performable = performable;
      this.#ports.committedMore();
    }
    if (turned) return this.#ports.turned();
    const { tip } = order;
    if (tip && tip.epoch < this.voter.bond.promised && this.#below !== tip.hash) {
      this.#below = tip.hash;
      this.#takeover.heardBelow();
    }
    this.#takeover.look();
    this.#lookAgain();
  }

  #show(): void {
    const { tip } = this.#ports.order;
    const { last } = this.#acknowledging;
    const ack = last && tip ? [last] : [];
    this.#ports.show([...ack, ...this.#takeover.shown]);
  }

  #lookAgain(): void {
    this.#cancel?.();
    const { order, clock, runner } = this.#ports;
    const { tip } = order;
    if (!tip || !this.#mayVote()) return;
    const waits: number[] = [];
    const next = this.#suspicion.nextMs;
    // When a sequencer's time is up it is for the succession to say when to look.
    if (next !== undefined && next > 0) waits.push(Math.max(next, 50));
    const awaited = runner.at === tip && this.#acknowledging.isAwaited(tip) && this.#committed !== tip;
    const now = clock.monotonicMs();
    this.#againAt = awaited || this.#takeover.busy ? (this.#againAt ?? now + AGAIN_MS) : undefined;
    if (this.#againAt !== undefined) waits.push(Math.max(this.#againAt - now, 0));
    // Silence is noticed by looking.
    if (this.sequencer.isActive && tip.voters.devices.length > 1) waits.push(3 * AGAIN_MS);
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
    this.sequencer.drop();
    this.#loaded = false;
    this.#cancel?.();
    this.#lostVote.rest();
    this.#handover.rest();
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#lostVote.rest();
    this.#handover.close();
    this.#acknowledging.close();
    this.sequencer.close();
    this.#takeover.close();
  }
}
