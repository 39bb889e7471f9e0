/**
 * From entries to a table's state and back. Entries are put in order and folded; the parts that act on the state (`table-parts.ts`) are
 * told of every change. What comes in is `intake.ts`'s, whose turn it is `active-tab.ts`'s.
 */
import { handSeatOf } from '../state/state.ts';
import type { MoveCall } from '../game.ts';
import type { Accept } from '../generation/following.ts';
import type { Arrival, Where } from '../generation/where.ts';
import type { LogPart } from '../history/log-file.ts';
import { settledPart } from '../history/proof.ts';
import type { Carried } from '../journal/carried.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Session } from '../journal/session.ts';
import type { VoteScope } from '../journal/vote.ts';
import type { Notices } from './notices.ts';
import { KeptVerdicts } from '../fold/kept-verdicts.ts';
import { Order } from '../log/order.ts';
import { OwnEntries } from './own-entries.ts';
import type { TablePorts } from './table-ports.ts';
import { RETRY_MS } from '../rounds.ts';
import { buildTableParts, type TableParts } from './table-parts.ts';
import type { Begun } from './first-entry.ts';
import type { TableConnection } from './connection.ts';

/** What a generation tells those who show it. */
export interface CoreEvents {
  /** Something that a view shows may be different now. */
  changed(): void;
  /** A move that the game makes unasked on this seat's device. */
  propose(call: MoveCall): Promise<unknown>;
  /** Somebody at the table lacks this thing of the shelf, hex. */
  wanted(hash: string): void;
  /** The relay has lost what others wrote: things of the shelf too, perhaps. */
  relayLost(): void;
  /** What hands on a page of a device do now; `undefined`: nothing any more. */
  gesture(device: string, session: number, bytes: Uint8Array | undefined): void;
  /** The content of this thing of the shelf, by its hash; `undefined` where it can't be had. Never rejects. */
  pack(hash: string): Promise<Uint8Array | undefined>;
  /** The table has gone on, and this device with it. @param begun first entries that this page has just signed */
  gone(next: Where, begun: readonly Entry[] | undefined): Promise<void>;
  /** The table may have gone on: `accept` is to be shown its beginning there. */
  goTo(next: Where, accept: Accept): Promise<void>;
  /** The store of another room of this table on this device. */
  portsOf(room: string): Promise<Pick<TablePorts, 'store'>>;
}

/** Votes kept until the table is known: a few of each of those who sit. */
const EARLY_VOTES = 128;

/** What folding and acting in one generation need. */
export interface EnginePorts {
  readonly ports: TablePorts;
  readonly arrival: Arrival;
  readonly place: VoteScope;
  readonly journal: Journal;
  readonly notices: Notices;
  /** Own device, hex. */
  readonly device: string;
  readonly events: CoreEvents;
  session(): Session;
  connection(): TableConnection;
  /** Is this the page that acts for its device? */
  primary(): boolean;
  /** Neither closed nor left behind by the table. */
  isOpen(): boolean;
  proving(): Promise<boolean> | undefined;
  /** The table's first entry may be among these. */
  first(entries: readonly Entry[]): void;
  /** It is to be looked for anew. */
  forgetFirst(): void;
  leftOut(why: 'removed' | 'old-link'): void;
  storeFailed(): void;
}

/** Folds what arrives and acts on it: builds the parts of a table once the first entry is there, and hands them what comes. */
export class Engine {
  readonly #ports: EnginePorts;
  readonly own: OwnEntries = new OwnEntries();
  order: Order;
  tableParts: TableParts | undefined;
  /** The table was founded by this page, which therefore is the sequencer. */
  founded = false;
  /** Votes that came before there was anything to vote on. */
  #early: Uint8Array[] = [];
  /** The table parts that this page has begun to act with. */
  #acting: TableParts | undefined;
  /** Read beside the log, which tells only at its end that they are needed. */
  readonly #verdicts: KeptVerdicts;
  /** Calls off a further try to begin to vote, where one has failed. */
  #cancel: (() => void) | undefined;

  constructor(ports: EnginePorts) {
    this.#ports = ports;
    this.order = this.#newOrder();
    this.#verdicts = new KeptVerdicts(ports.ports.store);
  }

  #newOrder(): Order {
    const { journal, ports, place } = this.#ports;
    return new Order(journal, ports.sodium, place);
  }

  /** The table's first entry is known. */
  begin({ genesis, from, settings, game, state }: Begun): void {
    const { ports, arrival, place, journal, notices, device, events, proving, isOpen } = this.#ports;
    const line = this.#ports.connection();
    this.order.begin(genesis, from);
    const tableParts = buildTableParts({
      ports,
      settings,
      game,
      verdicts: this.#verdicts,
      first: state,
      where: arrival,
      place,
      journal,
      order: this.order,
      session: this.#ports.session(),
      presence: line.presence,
      device,
      acts: () => this.#ports.primary() && isOpen(),
      mayAct: () => this.#ports.primary() && isOpen() && !proving() && arrival.link.kind === 'play',
      proven: () => !proving() && isOpen(),
      live: () => line.isLive,
      reading: () => line.document.isReading,
      here: () => line.here(),
      away: (one) => line.presenceOf(one) === 'away',
      fullness: () => line.document.fullness,
      leftOut: (why) => this.#ports.leftOut(why),
      lied: (one) => notices.lied(one, tableParts.runner),
      deceived: (seat) => notices.deceived(seat, tableParts.runner),
      voteLost: (isLost) => (isLost ? notices.note({ code: 'store/lost' }) : notices.drop('store/lost')),
      differs: (one) => notices.differs(one, tableParts.runner),
      moved: () => this.moved(),
      failed: () => this.#ports.storeFailed(),
      events,
    });
    tableParts.ending.take(journal.all());
    this.tableParts = tableParts;
    this.act();
  }

  /** From here on this page answers for what its former self, or another tab, wrote and nobody has stamped yet. */
  act(): void {
    const { ports, device } = this.#ports;
    this.tableParts?.runner.catchUp();
    for (const entry of this.tableParts?.runner.pending() ?? [])
      if (entry.device === device && entry.kind !== KIND.voters) this.own.add(entry, ports.clock.monotonicMs());
    this.moved();
  }

  /** Another tab acts for this device. */
  rest(): void {
    this.founded = false;
    this.#acting = undefined;
    this.tableParts?.replica.rest();
  }

  /** Nothing more is done with this table. */
  stop(): void {
    this.tableParts?.close();
    this.#cancel?.();
  }

  /** Entries are signs of life. */
  heard(entries: readonly Entry[]): void {
    for (const { device } of entries) this.tableParts?.replica.heard(device);
  }

  /** Presence has changed, or may have. @param device that gave a sign of life, if one did */
  seen(device: string | undefined): void {
    if (device !== undefined) this.tableParts?.replica.heard(device);
    this.tableParts?.replica.look();
    // A table that moves on waits for those who are here, and for nobody else.
    this.tableParts?.ending.look();
    this.#ports.events.changed();
  }

  votes(votes: readonly Uint8Array[]): void {
    if (this.#acting) this.#acting.replica.votes(votes);
    else this.#early = [...this.#early, ...votes].slice(-EARLY_VOTES);
  }

  /** Entries from the own log are there: nobody is told of them. */
  loaded(entries: readonly Entry[]): void {
    this.order.take(entries);
    this.tableParts?.runner.add(entries);
    this.tableParts?.ending.take(entries);
  }

  take(entries: readonly Entry[]): void {
    this.order.take(entries);
    this.tableParts?.runner.add(entries);
    this.tableParts?.sharing.heard(entries);
    this.tableParts?.ending.take(entries);
    this.#ports.first(entries);
    this.moved();
  }

  /** What was drawn held a forgery: order and state are made again from what is left, as if it had never come. */
  again(): void {
    this.#ports.notices.note({ code: 'peer/forged' });
    this.stop();
    this.tableParts = undefined;
    this.#ports.forgetFirst();
    this.order = this.#newOrder();
    this.take([...this.#ports.journal.all()]);
  }

  wrote(entry: Entry): void {
    const { journal, ports } = this.#ports;
    journal.load(entry.bytes, entry.hash);
    this.order.take([entry]);
    this.tableParts?.runner.add([entry]);
    this.tableParts?.ending.take([entry]);
    if (entry.kind !== KIND.voters) this.own.add(entry, ports.clock.monotonicMs());
    this.#ports.connection().document.publish(entry);
    this.moved();
  }

  /** Something arrived or was written: fold, stamp, contribute, show. */
  moved(): void {
    this.#work();
    // Last, so that a stamp is being signed while faces draw.
    this.#ports.events.changed();
  }

  #work(): void {
    const { notices, journal, device, isOpen, proving, storeFailed } = this.#ports;
    if (!this.tableParts) return;
    const { runner, replica, duties, known, sharing, ending, ready } = this.tableParts;
    runner.catchUp();
    this.own.settle(runner);
    notices.look(journal, this.order, runner);
    if (proving() || !isOpen()) return;
    this.tableParts.audit.look(runner.state).catch(storeFailed);
    this.#takeRole(this.tableParts);
    replica.look();
    void duties.work();
    void sharing.work();
    ending.look();
    const me = handSeatOf(runner.state, device);
    void ready.look(runner.state, me);
    // A device without a hand (any more) sees what everybody sees.
    if (me === undefined) return known.forget();
    known.learn(runner.state, me).then((news) => news && this.#learnt(), storeFailed);
  }

  /**
   * What a saved log holds; undefined where this page can't follow the table.
   * @param next what the generation after this one goes on from
   */
  settled(next?: Carried): LogPart | undefined {
    if (!this.tableParts) return undefined;
    const { journal, place } = this.#ports;
    const { order } = this;
    const tip = (next && order.at(next.base.hash)) ?? this.tableParts.runner.at;
    const { votes } = next ?? {};
    return settledPart({ journal, order, tip, place, ...(votes && { votes }) });
  }

  /** What became readable may be what the game's own duties wait for. */
  #learnt(): void {
    void this.tableParts?.duties.work();
    this.#ports.events.changed();
  }

  /** Once this page is the one that acts and the table is known and proven, it votes; the page that founded it is the sequencer. */
  #takeRole(tableParts: TableParts): void {
    if (!this.#ports.primary() || this.#acting === tableParts) return;
    this.#acting = tableParts;
    tableParts.replica.start(this.founded).catch(() => {
      // Its votes couldn't be read: it begins again at the next change, or after a while.
      if (this.#acting === tableParts) this.#acting = undefined;
      this.#ports.storeFailed();
      this.#cancel?.();
      this.#cancel = this.#ports.ports.clock.after(RETRY_MS, () => this.moved());
    });
    tableParts.replica.votes(this.#early.splice(0));
  }
}
