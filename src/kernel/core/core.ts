/**
 * What runs behind an open table: shared document → journal → order → fold, and back the sequencer's stamps and what is owed. It judges nothing
 * that a person wants to do and makes no view; that is `table/table.ts`'s. In `core/` lie the line to the others, what comes in, the first
 * entry, order and fold, and the turns of a device's pages.
 */
import { lastIn } from '../held.ts';
import { hex } from '../bytes.ts';
import { Joining } from './joining.ts';
import { type CoreEvents, Engine } from './engine.ts';
import { FirstEntry } from './first-entry.ts';
import { Intake } from './intake.ts';
import { lineEvents } from './line-events.ts';
import { Rivals } from './rivals.ts';
import { TableConnection } from './connection.ts';
import { ActiveTab } from './active-tab.ts';
import { deviceId } from '../identity/device.ts';
import type { LogPart } from '../history/log-file.ts';
import type { Arrival } from '../generation/where.ts';
import type { Link } from '../identity/link.ts';
import { makeTableBody, type TableSettings } from '../journal/bodies.ts';
import type { Carried } from '../journal/carried.ts';
import { KIND, ZERO_HASH } from '../journal/entry.ts';
import { Journal } from '../journal/journal.ts';
import { Session, sessionNumber } from '../journal/session.ts';
import { Notices } from './notices.ts';
import type { Order, Stamped } from '../log/order.ts';
import type { OwnEntries } from './own-entries.ts';
import type { Presence } from '../presence/presence.ts';
import { deriveRoom, type Room } from '../journal/room.ts';
import type { DeviceKeys } from '../ports.ts';
import type { ConnectionView } from '../view/table-view.ts';
import { wholeLog } from '../journal/whole-log.ts';
import type { TablePorts } from './table-ports.ts';
import type { TableParts } from './table-parts.ts';

export class Core {
  readonly device: string;
  readonly canWrite: boolean;
  readonly notices: Notices;
  readonly session: Session;
  readonly #ports: TablePorts;
  readonly #events: CoreEvents;
  readonly #arrival: Arrival;
  readonly #room: Room;
  readonly #journal: Journal;
  readonly #first: FirstEntry;
  readonly #intake: Intake;
  readonly #connection: TableConnection;
  readonly #activeTab: ActiveTab;
  readonly #engine: Engine;
  readonly #joining: Joining;
  /** Others may have opened this room once more. */
  readonly rivals: Rivals;
  closed = false;
  /** The table has gone on: this page only still carries what others may need to follow. */
  #retired = false;
  /** Why this device isn't where the table is. */
  leftOut: 'removed' | 'old-link' | undefined;

  constructor(outside: TablePorts, arrival: Arrival, given: CoreEvents) {
    const { link, generation, begun } = arrival;
    this.#arrival = arrival;
    const { clock } = outside;
    const stored = (): void => this.notices.drop('store/failing');
    this.#ports = { ...outside, store: wholeLog(outside.store, { clock, closed: () => this.closed, stored }) };
    this.#events = {
      ...given,
      changed: () => {
        given.changed();
        this.#joining.look();
        this.#connection.lookAtHush();
      },
    };
    const { sodium, keys } = this.#ports;
    this.#joining = this.#makeJoining();
    this.notices = new Notices(() => this.#events.changed());
    this.#room = deriveRoom(sodium, link, generation);
    this.device = hex(deviceId(keys.sigPk, keys.mailPk));
    this.canWrite = link.kind === 'play';
    this.#journal = new Journal(sodium, hex(this.#room.id));
    const parts = { arrival, journal: this.#journal, store: this.#ports.store, notices: this.notices };
    this.rivals = new Rivals(parts, this);
    this.#engine = this.#makeEngine();
    this.#first = this.#makeFirst();
    this.#intake = this.#makeIntake();
    this.session = this.sessionOf(keys, begun?.[0]?.session);
    if (begun) this.session.resume(lastIn(begun));
    this.#engine.founded = begun !== undefined;
    this.#connection = this.#makeConnection();
    this.#activeTab = this.#makeActiveTab();
  }

  #makeJoining(): Joining {
    return new Joining({
      runner: () => this.tableParts?.runner,
      founder: () => this.founder,
      device: () => this.device,
      isAnswered: () => this.#connection.isAnswered,
      isOver: () => this.closed || this.unplayable,
    });
  }

  #makeEngine(): Engine {
    const { notices, device } = this;
    return new Engine({
      ports: this.#ports,
      arrival: this.#arrival,
      place: { room: this.#room.id, generation: this.#arrival.generation },
      journal: this.#journal,
      notices,
      device,
      events: this.#events,
      session: () => this.session,
      connection: () => this.#connection,
      primary: () => this.primary,
      isOpen: () => !this.closed && !this.#retired && !this.rivals.isElsewhere,
      proving: () => this.proving,
      first: (entries) => {
        this.rivals.take(entries);
        void this.#first.look(entries);
        void this.#lookAtRivals();
      },
      forgetFirst: () => this.#first.forget(),
      leftOut: (why) => {
        this.leftOut = why;
        notices.note({ code: why === 'removed' ? 'company/removed' : 'company/old-link' });
      },
      storeFailed: () => this.storeFailed(),
    });
  }

  #makeFirst(): FirstEntry {
    return new FirstEntry({
      arrival: this.#arrival,
      journal: this.#journal,
      notices: this.notices,
      game: (id, version) => this.#ports.game(id, version),
      hasBegun: () => this.tableParts !== undefined,
      begin: (made) => this.#engine.begin(made),
      clock: this.#ports.clock,
      failed: () => this.storeFailed(),
    });
  }

  #makeIntake(): Intake {
    const { verifier, store } = this.#ports;
    return new Intake({
      journal: this.#journal,
      verifier,
      store,
      notices: this.notices,
      heard: (entries) => this.#engine.heard(entries),
      begun: (rows, end) => this.#connection.document.resume(rows, end),
      keys: () => this.presence.retry(),
      fold: (entries) => this.#engine.take(entries),
      voided: () => this.#engine.again(),
      done: () => this.#engine.moved(),
      storeFailed: () => this.storeFailed(),
    });
  }

  #makeConnection(): TableConnection {
    const { notices, device, canWrite } = this;
    const engine = this.#engine;
    const events = this.#events;
    const own = { ports: this.#ports, room: this.#room, journal: this.#journal, notices, device, canWrite };
    return new TableConnection(
      { ...own, session: this.session.number },
      {
        took: (items) => this.#intake.take(items),
        first: (opened) => opened.ok && this.#first.foresee(opened.bytes),
        votes: (votes) => engine.votes(votes),
        present: (one, fresh) => engine.seen(fresh ? one : undefined),
        absent: () => engine.seen(undefined),
        wants: (hash) => this.primary && events.wanted(hash),
        relayLost: () => this.primary && events.relayLost(),
        gesture: (...heard) => events.gesture(...heard),
        changed: () => events.changed(),
        ...lineEvents(() => this.tableParts),
      },
    );
  }

  #makeActiveTab(): ActiveTab {
    return new ActiveTab({
      clock: this.#ports.clock,
      notices: this.notices,
      primary: (stepBack) => this.#ports.primary(stepBack),
      closed: () => this.closed,
      rest: () => this.#rest(),
      settled: () => this.session.settled(),
      load: () => this.load().catch(() => this.storeFailed()),
      putBack: () => this.#connection.document.putBack(),
      acts: () => this.#engine.act(),
    });
  }

  async #lookAtRivals(): Promise<void> {
    try {
      if (await this.rivals.look()) this.#engine.moved();
    } catch {
      this.storeFailed();
    }
  }

  /** The link by which this generation is reached. */
  get link(): Link {
    return this.#arrival.link;
  }

  /** 16 B */
  get room(): Uint8Array {
    return this.#room.id;
  }

  get tableParts(): TableParts | undefined {
    return this.#engine.tableParts;
  }

  get own(): OwnEntries {
    return this.#engine.own;
  }

  get presence(): Presence {
    return this.#connection.presence;
  }

  /** What this person's hands do, to the others. */
  gesture(bytes: Uint8Array | undefined): void {
    this.#connection.gesture(bytes);
  }

  /** Whether another device is there, as its pages are heard. */
  presenceOf(device: string): 'here' | 'hidden' | 'away' {
    return this.#connection.presenceOf(device);
  }

  get connection(): Omit<ConnectionView, 'waiting'> {
    return this.#connection.isLive && (this.proving || this.tableParts?.runner.isFarBehind)
      ? { state: 'catching-up' }
      : this.#connection.connection;
  }

  get everSynced(): boolean {
    return this.#connection.everSynced;
  }

  /** This page is at the table (`core/joining.ts`). */
  get arrived(): boolean {
    return this.#joining.arrived;
  }

  /**
   * Given while a person's wishes have to wait. They wait until what is shown is proven, and a newcomer's page knows how the table is by
   * now.
   */
  get unready(): Promise<unknown> | undefined {
    return this.#joining.over?.then(() => this.proving) ?? this.proving;
  }

  /** This page acts for its device. */
  get primary(): boolean {
    return this.#activeTab.mine;
  }

  /** Fulfilled when it does so for the first time. */
  get turn(): Promise<void> {
    return this.#activeTab.first;
  }

  /** The device whose seat lets people in; of a later generation known from its beginning. */
  get founder(): string {
    return this.#first.founder;
  }

  /** What this generation goes on from; absent in a table's first one. */
  get carried(): Carried | undefined {
    return this.#first.carried;
  }

  /** Of the table's first entry, also where this page can't play it. */
  get settings(): TableSettings | undefined {
    return this.#first.settings;
  }

  /** Of the rules that this page has, where they are newer than the table's. */
  get newer(): number | undefined {
    return this.#first.newer;
  }

  /** The table is here, and this page hasn't its game or its rules. */
  get unplayable(): boolean {
    return this.#first.unplayable;
  }

  /** Hash of the table's first entry, '' until it is here. */
  get origin(): string {
    return this.#first.hash;
  }

  /** Where this generation begins. */
  get root(): Stamped | undefined {
    return this.#engine.order.root;
  }

  /** Given while entries are drawn that aren't proven: nothing may be signed before, and nothing where it says `false`. */
  get proving(): Promise<boolean> | undefined {
    return this.#intake.proving;
  }

  /** The order of the stamps; another one where something drawn was forged. */
  get order(): Order {
    return this.#engine.order;
  }

  stampAt(hash: string): Stamped | undefined {
    return this.#engine.order.at(hash);
  }

  /** A chain of this page: its device's, or that of a recovery code whose keys were typed in here. */
  sessionOf(keys: DeviceKeys, number: number = sessionNumber(this.#ports.rng)): Session {
    const { store } = this.#ports;
    return new Session(
      {
        keys,
        store,
        seen: () => this.tableParts?.runner.at.hash ?? this.#engine.order.root?.hash ?? ZERO_HASH,
        proving: () => this.proving,
        took: (entry) => this.#engine.wrote(entry),
        storeFailed: () => this.storeFailed(),
      },
      this.#room.id,
      hex(deviceId(keys.sigPk, keys.mailPk)),
      number,
    );
  }

  /**
   * What a saved log holds; undefined where this page can't follow the table.
   * @param next what the generation after this one goes on from
   */
  settled(next?: Carried): LogPart | undefined {
    return this.#engine.settled(next);
  }

  storeFailed(): void {
    this.notices.note({ code: this.#ports.volatile ? 'store/volatile' : 'store/failing' });
  }

  /** The own log first: it is the truth, and all of it was verified when it came. */
  async load(): Promise<void> {
    const loaded = await this.#intake.load();
    this.#engine.loaded(loaded);
    this.rivals.take(loaded);
    await this.#first.look(loaded);
    await this.rivals.look().catch(() => this.storeFailed());
  }

  /** Writes the table's first entry. */
  async found(settings: TableSettings): Promise<void> {
    this.#engine.founded = true;
    const entry = await this.session.write(KIND.table, () => makeTableBody(this.#ports.keys, 0, settings), true);
    await this.#first.look([entry!]);
  }

  connect(): void {
    // Not earlier: until it is made nobody can be told of it.
    if (this.#ports.volatile) this.storeFailed();
    this.#connection.connect(!this.#retired);
    if (this.canWrite) this.#activeTab.begin();
  }

  /** Another tab is to act. */
  #rest(): void {
    this.#engine.rest();
    this.notices.note({ code: 'tab/second' });
    this.#events.changed();
  }

  /** What lies beneath the judgement of a later generation has changed. */
  retry(): void {
    void this.#first.look([]);
  }

  /** The table has gone on, and this page with it: nothing more is done here but to hand on what others need to follow. */
  retire(): void {
    this.#retired = true;
    this.#engine.stop();
    this.presence.leave();
  }

  /** Fulfilled when nothing more is written from here, so that the next page of this device finds all of it. */
  async close(): Promise<void> {
    this.tableParts?.replica.pageLeaving();
    this.closed = true;
    this.#joining.look();
    this.#intake.close();
    this.#first.close();
    this.#engine.stop();
    await this.session.settled();
    this.#connection.close();
  }
}
