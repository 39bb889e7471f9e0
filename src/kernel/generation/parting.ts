/**
 * A generation that comes to its end: the proposal, the consents, the promises that bind, and the opening of the next one (SPEC.md, G). The
 * proposer opens it. Each step is written before the next is taken, and can be taken up after a reload. So a page that goes away between
 * any two of them loses nothing. The followers are `following.ts`'s.
 */
import { type FoldCode, refuseEntry } from '../fold/refusals.ts';
import { handSeatOf, isPlaying, seatedWith, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { HOW, type HowKind, NO_SEAT, staysTogether } from '../journal/carried.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import { makeMovingBody, MOVING, type Moving } from '../journal/moving.ts';
import { parsePromise } from '../journal/vote.ts';
import type { Rules } from '../journal/bodies.ts';
import { Alarm } from '../alarm.ts';
import { Lasting } from '../lasting.ts';
import type { Replica } from '../order/replica.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { Clock } from '../ports.ts';
import { Calling } from './calling.ts';
import { aboutOf, successorOf } from './judge.ts';
import { beginNext, type NextPorts } from './next.ts';
import type { Proposal, Proposals } from './proposals.ts';
import { viewOf } from './proposal-view.ts';
import { isStill, isStranded, type StandstillSight } from './standstill.ts';
import type { CompanyView } from './types.ts';
import { Tidying } from './tidying.ts';
import { baseOf, electorate, needed, vowsNamed } from './votes.ts';
import type { Where } from './where.ts';
import { Rounds } from '../rounds.ts';

/** What leaving a generation together needs. */
export interface PartingPorts extends NextPorts {
  readonly clock: Clock;
  readonly replica: Pick<Replica, 'voter' | 'quorate' | 'sequencer'>;
  /** The last state folded. */
  state(): TableState;
  /** This page acts for its device, and what it shows is proven. */
  mayAct(): boolean;
  /** Devices of which a page is connected and awake, this one among them. */
  here(): ReadonlySet<string>;
  /** Connected, and all that the relay had has come. */
  live(): boolean;
  /** This page of a device is connected, whether it is looked at or not. */
  isOpen(page: { readonly device: string; readonly session: number }): boolean;
  /** How many of what was heard could have a place and have none yet; counted up to so many. */
  placing(most: number): number;
  /** How full the room is: 1 is all that a relay takes. */
  fullness(): number;
  /** This device has gone on. @param begun its first entries, where this page has just signed them */
  gone(next: Where, begun: readonly Entry[] | undefined): Promise<void>;
  /** Of the rules of a game that this page has: the newest, or whether it has this one. Rejects where they can't be loaded now. */
  versionOf(game: string, version?: number): Promise<number | undefined>;
  changed(): void;
  failed(error: unknown): void;
}

/** A device that has said yes has so long to bind itself, where the others are enough. */
const BIND_MS = 5_000;
/** Where a move that was called for can't come about, those who are here may try another way after so long. */
const STILL_MS = 10_000;
/** A proposal that nobody carried out lapses: with the page that asked, after so long, or when so many more places are stamped. */
const LAPSE_MS = 5 * 60_000;
const LAPSE_PLACES = 50;
/** … and one for newer rules, which waits for the end of a game, after so long. */
const LAPSE_RENEW_MS = 3 * 60 * 60_000;

/** Others agree to leaving a room that is so full, a little before its sequencer would ask: they may have heard less. */
const CONSENT = 0.2;

/** The way of one proposal: called for, promised by enough, and the next generation opened by whoever asked. */
export class Parting {
  readonly #ports: PartingPorts;
  readonly #proposals: Proposals;
  readonly #rounds: Rounds;
  /** A move that was called for can't come about, and nothing else can. */
  readonly #still: Lasting;
  /** Somebody has promised to leave by a move that can't come about, and votes in this generation no more. */
  readonly #vain: Lasting;
  readonly #tidying: Tidying;
  readonly #calling: Calling;
  #calledAt: number | undefined;
  /** By the hash of a proposal: when this page saw that it was called for. */
  readonly #calledSince = new Map<string, number>();
  /** When it is looked again though nothing changes. */
  readonly #alarm: Alarm;
  #closed = false;

  constructor(ports: PartingPorts, proposals: Proposals) {
    this.#ports = ports;
    this.#rounds = new Rounds(
      () => this.#once(),
      (error) => ports.failed(error),
      ports.clock,
    );
    this.#proposals = proposals;
    this.#still = new Lasting(ports.clock, STILL_MS, () => ports.changed());
    this.#vain = new Lasting(ports.clock, STILL_MS, () => this.look());
    this.#tidying = new Tidying(ports);
    this.#calling = new Calling(ports, (p) => this.#voters(p));
    this.#alarm = new Alarm(ports.clock, () => this.look());
  }

  close(): void {
    this.#closed = true;
    this.#rounds.close();
    this.#alarm.close();
    this.#still.close();
    this.#vain.close();
  }

  get #device(): string {
    return this.#ports.performing.device;
  }

  // What a person sees and asks for.

  /** @param about the seat to be sent away, for `kick` @param rules that are wanted, for `renew` and `change` */
  async propose(kind: HowKind, about?: Seat, rules: Partial<Rules> = {}): Promise<Refusal | undefined> {
    const state = this.#ports.state();
    const code = this.#refusal(kind, state, about);
    if (code) return refuseEntry(code);
    await this.#write({ act: MOVING.propose, how: HOW[kind], about: about ?? NO_SEAT, ...rules });
    return undefined;
  }

  /** Wants another game from here on, by the newest rules of it. */
  async change(game: string): Promise<Refusal | undefined> {
    if (game === this.#ports.state().game) return refuseEntry('company/same-game');
    const version = await this.#ports.versionOf(game).catch(() => undefined);
    return version === undefined
      ? refuseEntry('company/no-game')
      : this.propose('change', undefined, { game, version });
  }

  /** This page can play what is proposed: else its person would be left with nothing but a notice. */
  async #canPlay({ how, game, version }: Proposal): Promise<boolean> {
    if (how !== HOW.change) return true;
    const here = await this.#ports.versionOf(game ?? '', version).catch(() => undefined);
    return here === version;
  }

  #refusal(kind: HowKind, state: TableState, about: Seat | undefined): FoldCode | undefined {
    if (!this.#ports.mayAct()) return 'table/watching';
    const me = seatedWith(state, this.#device);
    if (!me && this.#device !== state.founder) return 'company/not-seated';
    // To go on without the others is to decide for one's seat, which a screen for all to look at doesn't.
    if (kind === 'go-on' && me && handSeatOf(state, this.#device) === undefined) return 'pair/not-hand';
    if (kind === 'kick') {
      if (about === me?.seat || !state.roster.some((s) => s.seat === about)) return 'company/nobody';
    } else if (kind === 'go-on' && !this.still && !this.#ports.replica.quorate.stuck) return 'company/not-stuck';
    return undefined;
  }

  /** @param proposal that the person saw: a consent to it is none to another that has come since */
  async consent(proposal: string, yes: boolean): Promise<Refusal | undefined> {
    const open = this.#current();
    if (!open || !this.#ports.mayAct()) return refuseEntry('company/nothing-asked');
    if (open.hash !== proposal) return refuseEntry('company/other-asked');
    if (open.promises.has(this.#device)) return refuseEntry('company/bound');
    if (yes && !(await this.#canPlay(open))) return refuseEntry('company/no-game');
    await this.#write({ act: MOVING.consent, proposal: open.hash, yes });
    return undefined;
  }

  get view(): CompanyView | undefined {
    const open = this.#current();
    if (!open) return undefined;
    const { state, here, order } = this.#ports;
    const needs = needed(open.how, this.#voters(open), order.strict);
    return viewOf(open, { state: state(), here: here(), device: this.#device, needed: needs });
  }

  /** For so long a move that was called for can't come about that the others may go on by another one. */
  get still(): boolean {
    return this.#still.lasts;
  }

  #lookForStandstill(): void {
    const { order } = this.#ports;
    const sight = this.#sight();
    const called = this.#proposals
      .open()
      .filter((p) => p.promises.has(p.device) && [...p.promises.keys()].some((device) => this.#belongs(device)));
    const now = this.#ports.clock.monotonicMs();
    for (const { hash } of called) if (!this.#calledSince.has(hash)) this.#calledSince.set(hash, now);
    const stranded = called.filter((p) => !this.#belongs(p.device) || isStranded(sight, p));
    this.#vain.set(stranded.length > 0);
    const isAll = called.length > 0 && stranded.length === called.length;
    this.#still.set(isAll && isStill(sight, order.tip?.voters.devices ?? []));
  }

  #sight(): StandstillSight {
    const { here, order } = this.#ports;
    const voters = (p: Proposal): readonly string[] => this.#voters(p);
    const now = this.#ports.clock.monotonicMs();
    const calledForMs = ({ hash, device }: Proposal): number =>
      device === this.#device ? 0 : now - (this.#calledSince.get(hash) ?? now);
    return { proposals: this.#proposals, here: here(), strict: order.strict, voters, calledForMs };
  }

  /** It comes about at the end of the game: until then it holds up nothing else. */
  #isForLater({ how }: Proposal): boolean {
    return how === HOW.renew && isPlaying(this.#ports.performing.world.game, this.#ports.state());
  }

  /** The proposal that is on the table: one that somebody is bound to, if it can come about; then one that can come about now. */
  #current(): Proposal | undefined {
    const open = this.#proposals.open().filter((p) => this.#belongs(p.device) && !this.#lapsed(p));
    const sight = this.#sight();
    const alive = open.filter((p) => !isStranded(sight, p));
    return alive.find((p) => this.#isBinding(p)) ?? alive.find((p) => !this.#isForLater(p)) ?? alive[0];
  }

  /** Of somebody at the table: what others with the link want or promise, of whom there may be any number, holds up nobody. */
  #belongs(device: string): boolean {
    const state = this.#ports.state();
    const isVoter = this.#ports.order.tip?.voters.devices.includes(device) ?? false;
    return isVoter || device === state.founder || seatedWith(state, device) !== undefined;
  }

  /** Somebody at the table has promised for it, and waits. To go on without the others binds nobody else. */
  #isBinding({ promises, how, device: author }: Proposal): boolean {
    return [...promises.keys()].some((device) => this.#belongs(device) && (how !== HOW['go-on'] || device !== author));
  }

  /** Promises for it that still hold. A stranger's would say who decides and from where, and there could be more than a first entry carries. */
  #held(p: Proposal): ReadonlyMap<string, Uint8Array> {
    return new Map([...this.#proposals.held(p)].filter(([device]) => this.#belongs(device)));
  }

  #lapsed(p: Proposal): boolean {
    if (p.promises.has(p.device)) return false;
    const { order, clock } = this.#ports;
    const at = order.at(p.seen)?.position ?? 0;
    const old = clock.monotonicMs() - p.heardMs > (p.how === HOW.renew ? LAPSE_RENEW_MS : LAPSE_MS);
    // A room that is flooded passes so many places at once, and must be left all the more.
    const outlastsPlaces = p.how === HOW.renew || p.how === HOW.compact;
    const far = !outlastsPlaces && (order.tip?.position ?? 0) - at > LAPSE_PLACES;
    return old || far || !this.#ports.here().has(p.device) || !this.#ports.isOpen(p);
  }

  /** Where promises have been made, those of the place they name decide: the order may have gone on without whoever promised. */
  #voters(p: Proposal): readonly string[] {
    const { order } = this.#ports;
    const named = baseOf(order, vowsNamed(order, this.#held(p)))?.base ?? order.tip;
    return electorate(this.#ports.state(), named?.voters.devices ?? [], aboutOf(p.about));
  }

  // What is done by itself.

  /** Does what is due: called after each change. */
  look(): void {
    this.#lookForStandstill();
    if (this.#ports.mayAct()) void this.#rounds.work();
  }

  async #once(): Promise<void> {
    // A round that failed comes again by itself: the turn may be another tab's by then.
    // One that lacks what its device has acknowledged knows neither who votes nor whether a game is on.
    if (!this.#ports.mayAct() || this.#ports.replica.voter.lacksLast) return;
    this.#alarm.clear();
    const open = this.#current();
    if (!open) return this.#tidy();
    if (!this.#isBinding(open) && this.#isForLater(open)) await this.#tidy();
    const mine = open.device === this.#device;
    const called = open.promises.has(open.device);
    const isDue = this.#vain.lasts || this.#ports.fullness() >= CONSENT;
    const unasked = !mine && !called && open.how === HOW.compact && isDue;
    if (unasked && !open.consents.has(this.#device) && this.#voters(open).includes(this.#device)) {
      await this.#write({ act: MOVING.consent, proposal: open.hash, yes: true });
    } else if (!called && this.#isTime(this.#calling.agreesInMs(open))) {
      await this.#write({ act: MOVING.consent, proposal: open.hash, yes: await this.#canPlay(open) });
    } else if (called && !mine && open.consents.get(this.#device) && !open.promises.has(this.#device)) {
      await this.#bind(open);
    } else if (mine && !called && this.#isTime(this.#calling.dueInMs(open))) {
      await this.#bind(open);
      this.#calledAt = this.#ports.clock.monotonicMs();
      void this.#rounds.work();
    } else if (mine && called) await this.#tryToOpen(open);
  }

  async #tidy(): Promise<void> {
    if (!this.#isTime(this.#tidying.dueInMs(this.#vain.lasts))) return;
    this.#tidying.begun();
    await this.#write({ act: MOVING.propose, how: HOW.compact, about: NO_SEAT });
  }

  /** Is it due now? Where it is later, that is looked at again then. */
  #isTime(dueInMs: number | undefined): boolean {
    if (dueInMs !== undefined && dueInMs > 0) this.#alarm.in(dueInMs);
    return dueInMs === 0;
  }

  /** From here on this device has no vote in this generation. */
  async #bind(p: Proposal): Promise<void> {
    const { replica, session, order } = this.#ports;
    const { voter } = replica;
    const proposer = { device: p.device, session: p.device === this.#device ? session.number : 0 };
    const epoch = Math.max(voter.bond.promised, order.tip?.epoch ?? 0) + 1;
    const vote = await voter.promise(epoch, proposer, order.tip, true);
    if (vote) await this.#write({ act: MOVING.promise, proposal: p.hash, vote });
  }

  async #tryToOpen(p: Proposal): Promise<void> {
    // What it has begun there itself is where it comes from: the others are elsewhere.
    if (this.#ports.where.shuns !== undefined && staysTogether(p.how)) return;
    const now = this.#ports.clock.monotonicMs();
    this.#calledAt ??= now;
    const yes = [...p.consents].filter(([device, said]) => said && device !== p.device).map(([device]) => device);
    const waiting = yes.filter((device) => !p.promises.has(device) && this.#ports.here().has(device));
    const left = this.#calledAt + BIND_MS - now;
    if (waiting.length > 0 && left > 0) return this.#alarm.in(left);
    // A device that has promised again since goes with somebody else.
    let votes = [...this.#held(p).values()];
    let successor = successorOf(this.#ports, { ...p, opener: p.device, votes });
    if (successor === 'early') {
      if (left > 0) return this.#alarm.in(left);
      // Anybody could name a place that there isn't, and hold all others up.
      votes = votes.filter((vote) => this.#ports.order.at(parsePromise(vote)?.last.hash ?? '') !== undefined);
      successor = successorOf(this.#ports, { ...p, opener: p.device, votes });
    }
    if (typeof successor === 'string') return;
    // Nobody would hear of it, and the others may have promised to somebody else meanwhile.
    if (successor.going.length > 1 && !this.#ports.live()) return;
    const { next, begun } = await beginNext(this.#ports, this.#proposals, p, votes, successor);
    if (!this.#closed) await this.#ports.gone(next, begun);
  }

  #write(m: Moving): Promise<unknown> {
    return this.#ports.session.write(KIND.moving, () => makeMovingBody(m), true);
  }
}
