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
    const store = wholeLog(outside.store, {
      clock: outside.clock,
      closed: () => this.closed,
      stored: () => this.notices.drop('store/failing'),
    });
    const ports: TablePorts = { ...outside, store };
    const events = {
      ...given,
      changed: (): void => {
        given.changed();
        this.#joining.look();
        this.#connection.lookAtHush();
      },
    };
    const { link, generation, begun } = arrival;
    this.#ports = ports;
    this.#arrival = arrival;
    this.#events = events;
    this.#joining = new Joining({
      runner: () => this.tableParts?.runner,
      founder: () => this.founder,
      device: () => this.device,
      isAnswered: () => this.#connection.isAnswered,
      isOver: () => this.closed || this.unplayable,
    });
    this.notices = new Notices(() => events.changed());
    this.#room = deriveRoom(ports.sodium, link, generation);
    this.device = hex(deviceId(ports.keys.sigPk, ports.keys.mailPk));
    this.canWrite = link.kind === 'play';
    const { notices, device, canWrite } = this;
    const room = this.#room;
    const journal = new Journal(ports.sodium, hex(room.id));
    this.rivals = new Rivals({ arrival, journal, store, notices }, this);
    this.#engine = new Engine({
      ports,
      arrival,
      place: { room: room.id, generation },
      journal,
      notices,
      device,
      events,
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
    const engine = this.#engine;
    this.#first = new FirstEntry({
      arrival,
      journal,
      notices,
      game: (id, version) => ports.game(id, version),
      hasBegun: () => this.tableParts !== undefined,
      begin: (made) => engine.begin(made),
      clock: ports.clock,
      failed: () => this.storeFailed(),
    });
    this.#intake = new Intake({
      journal,
      verifier: ports.verifier,
      store: ports.store,
      notices,
      heard: (entries) => engine.heard(entries),
      begun: (rows, end) => this.#connection.document.resume(rows, end),
      keys: () => this.presence.retry(),
      fold: (entries) => engine.take(entries),
      voided: () => engine.again(),
      done: () => engine.moved(),
      storeFailed: () => this.storeFailed(),
    });
    this.session = this.sessionOf(ports.keys, begun?.[0]?.session);
    if (begun) this.session.resume(lastIn(begun));
    engine.founded = begun !== undefined;
    this.#connection = new TableConnection(
      { ports, room, journal, notices, device, session: this.session.number, canWrite },
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
    this.#activeTab = new ActiveTab({
      clock: ports.clock,
      notices,
      primary: (stepBack) => ports.primary(stepBack),
      closed: () => this.closed,
      rest: () => this.#rest(),
      settled: () => this.session.settled(),
      load: () => this.load().catch(() => this.storeFailed()),
      putBack: () => this.#connection.document.putBack(),
      acts: () => engine.act(),
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
