/**
 * What runs behind an open table: mailbox → journal → order → fold, and back the clerk's stamps and what is owed. It judges nothing that
 * a person wants to do and makes no view; that is `table.ts`'s.
 */
import { hex, unhex } from './bytes.ts';
import { firstState, handSeatOf, type TableState } from './fold/state.ts';
import type { Game, Proposal } from './game.ts';
import { deviceId, isGoodMailKey } from './identity/device.ts';
import type { LogPart } from './history/log-file.ts';
import { settledPart } from './history/proof.ts';
import { readBeginning } from './generation/beginning.ts';
import type { Arrival, Where } from './generation/where.ts';
import type { Accept } from './generation/following.ts';
import type { Link } from './identity/link.ts';
import { makeTableBody, parseTableBody, type TableSettings } from './journal/bodies.ts';
import type { Carried } from './journal/carried.ts';
import { type Entry, KIND, ZERO_HASH } from './journal/entry.ts';
import type { VotePlace } from './journal/vote.ts';
import { type Hashed, Journal } from './journal/journal.ts';
import { Session } from './journal/session.ts';
import { Mailbox } from './mailbox.ts';
import { Notices } from './notices.ts';
import { Order, type Stamped } from './order/order.ts';
import { OwnEntries } from './own-entries.ts';
import { Presence } from './presence.ts';
import { Proving } from './proving.ts';
import { deriveRoom, type Room } from './room.ts';
import type { DeviceKeys } from './ports.ts';
import type { Connection } from './table-view.ts';
import type { TablePorts, Visibility } from './table-ports.ts';
import { buildWorks, type Works } from './works.ts';

export interface CoreEvents {
  /** Something that a view shows may be different now. */
  changed(): void;
  /** A move that the game makes unasked on this seat's device. */
  propose(proposal: Proposal): Promise<unknown>;
  /** Somebody at the table lacks this thing of the shelf, hex. */
  wanted(hash: string): void;
  /** The table has gone on, and this device with it. @param begun first entries that this page has just signed */
  gone(next: Where, begun: readonly Entry[] | undefined): void;
  /** The table may have gone on: `accept` is to be shown its beginning there. */
  goTo(next: Where, accept: Accept): void;
  /** The store of another room of this table on this device. */
  later(room: string): Promise<Pick<TablePorts, 'store'>>;
}

/** More entries than these that come together are drawn first and proven afterwards; so few are checked in less than a frame. */
const BULK = 150;

/** Votes kept until the table is known: a few of each of those who sit. */
const EARLY_VOTES = 128;

export class Core {
  readonly device: string;
  /** Who lets people in; of a later generation known from its beginning. */
  founder: string;
  /** What this generation goes on from; absent in a table's first one. */
  carried: Carried | undefined;
  readonly canWrite: boolean;
  readonly notices: Notices;
  readonly own: OwnEntries = new OwnEntries();
  readonly session: Session;
  readonly presence: Presence;
  readonly #ports: TablePorts;
  readonly #events: CoreEvents;
  readonly #arrival: Arrival;
  readonly #room: Room;
  readonly #journal: Journal;
  readonly #proving: Proving;
  #order: Order;
  readonly #mailbox: Mailbox;
  /** Of the table's first entry, also where this page can't play it. */
  settings: TableSettings | undefined;
  works: Works | undefined;
  #connection: Omit<Connection, 'waiting'> = { state: 'offline' };
  everSynced = false;
  primary = false;
  closed = false;
  /** The table's first entry, and once it is known to be good. */
  #first: Entry | undefined;
  #genesis: Entry | undefined;
  #judging = false;
  #founded = false;
  /** The table has gone on: this page only still carries what others may need to follow. */
  #retired = false;
  /** Why this device isn't where the table is. */
  leftOut: 'removed' | 'old-link' | undefined;
  #hasTurn!: () => void;
  /** Fulfilled when this page acts for its device for the first time. */
  readonly turn: Promise<void> = new Promise((resolve) => {
    this.#hasTurn = resolve;
  });
  #stopWatching: (() => void) | undefined;
  /** Votes that came before there was anything to vote on. */
  #early: Uint8Array[] = [];
  /** The works that this page has begun to act with. */
  #acting: Works | undefined;

  constructor(ports: TablePorts, arrival: Arrival, events: CoreEvents) {
    const { link, generation, begun } = arrival;
    this.#ports = ports;
    this.#arrival = arrival;
    this.#events = events;
    this.notices = new Notices(() => events.changed());
    this.#room = deriveRoom(ports.sodium, link, generation);
    this.device = hex(deviceId(ports.keys.sigPk, ports.keys.mailPk));
    this.founder = hex(link.founder);
    this.canWrite = link.kind === 'play';
    const { id, entryKey } = this.#room;
    this.#journal = new Journal(ports.sodium, hex(id));
    this.#order = this.#newOrder();
    this.#proving = new Proving({
      journal: this.#journal,
      verifier: ports.verifier,
      proven: (entries) => this.#store(entries),
      voided: () => this.#foldAgain(),
      done: () => this.#moved(),
    });
    this.session = this.sessionOf(ports.keys, begun?.[0]?.session);
    if (begun) this.session.resume(begun.at(-1)!);
    this.#founded = begun !== undefined;
    this.#mailbox = new Mailbox({
      sodium: ports.sodium,
      rng: ports.rng,
      clock: ports.clock,
      transport: ports.transport,
      seal: { roomId: id, key: entryKey, keyEpoch: 0 },
      relay: this.#room,
      writes: this.canWrite,
      took: (entries) => this.#took(entries),
      status: (status, code) => this.#status(status, code),
      garbage: () => this.notices.note({ code: 'peer/garbage' }),
      all: () => this.#journal.all(),
      own: (entry) => entry.device === this.device,
      refilled: () => this.notices.note({ code: 'relay/refilled' }),
      presence: (client, clock, state) => this.presence.heard(client, clock, state),
    });
    this.presence = new Presence(
      {
        ...ports,
        room: this.#room,
        device: this.device,
        session: this.session.number,
        speaks: this.canWrite,
        client: () => this.#mailbox.client,
        show: (make) => this.#mailbox.present(make),
        keyOf: (device) => this.#journal.keysOf(device)?.sigPk,
      },
      {
        votes: (votes) => this.#heardVotes(votes),
        present: (device, _session, _hidden, fresh) => {
          if (fresh) this.works?.council.heard(device);
          this.works?.council.look();
          events.changed();
        },
        absent: () => {
          this.works?.council.look();
          events.changed();
        },
        wants: (hash) => this.primary && events.wanted(hex(hash)),
        garbage: () => this.notices.note({ code: 'peer/garbage' }),
      },
    );
    if (ports.volatile) this.storeFailed();
  }

  /** By which this generation is reached. */
  get link(): Link {
    return this.#arrival.link;
  }

  /** 16 B */
  get room(): Uint8Array {
    return this.#room.id;
  }

  /** A chain of this page: its device's, or that of a recovery code whose keys were typed in here. */
  sessionOf(keys: DeviceKeys, number: number = this.#number()): Session {
    const { store } = this.#ports;
    return new Session(
      {
        keys,
        store,
        seen: () => this.works?.runner.at.hash ?? this.#order.root?.hash ?? ZERO_HASH,
        proving: () => this.#proving.running,
        took: (entry) => this.#tookOwn(entry),
        storeFailed: () => this.storeFailed(),
      },
      this.#room.id,
      hex(deviceId(keys.sigPk, keys.mailPk)),
      number,
    );
  }

  /** Of another device, as its pages are heard. */
  presenceOf(device: string): 'here' | 'hidden' | 'away' {
    const pages = this.presence.pages().filter((page) => page.device === device);
    return pages.length === 0 ? 'away' : pages.every(({ hidden }) => hidden) ? 'hidden' : 'here';
  }

  #number(): number {
    return this.#ports.rng.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  /** Given while entries are drawn that aren't proven: nothing may be signed before, and nothing where it says `false`. */
  get proving(): Promise<boolean> | undefined {
    return this.#proving.running;
  }

  get connection(): Omit<Connection, 'waiting'> {
    return this.#connection.state === 'live' && this.proving ? { state: 'catching-up' } : this.#connection;
  }

  #newOrder(): Order {
    return new Order(this.#journal, this.#ports.sodium, this.#place);
  }

  get #place(): VotePlace {
    return { room: this.#room.id, generation: this.#arrival.generation };
  }

  /** Where this generation begins. */
  get beginning(): Stamped | undefined {
    return this.#order.root;
  }

  /** Hash of the table's first entry, '' until it is here. */
  get origin(): string {
    return this.#genesis?.hash ?? '';
  }

  /**
   * What a saved log holds; undefined where this page can't follow the table.
   * @param next what the generation after this one goes on from
   */
  settled(next?: Carried): LogPart | undefined {
    if (!this.works) return undefined;
    const tip = (next && this.stampAt(next.base.hash)) ?? this.works.runner.at;
    const { votes } = next ?? {};
    const [journal, order, place] = [this.#journal, this.#order, this.#place];
    return settledPart({ journal, order, tip, place, ...(votes && { votes }) });
  }

  stampAt(hash: string): Stamped | undefined {
    return this.#order.at(hash);
  }

  storeFailed(): void {
    this.notices.note({ code: 'store/volatile' });
  }

  /** The own log first: it is the truth, and all of it was verified when it came. */
  async load(): Promise<void> {
    const { entries } = await this.#ports.store.load();
    const loaded: Entry[] = [];
    for (const row of entries) {
      const hash = hex(row.hash);
      // Read twice, when this page becomes the one that acts.
      if (this.#journal.has(hash)) continue;
      const taken = this.#journal.load(row.bytes, hash);
      if (taken.ok) loaded.push(...taken.entries);
    }
    this.#order.take(loaded);
    this.works?.runner.add(loaded);
    this.works?.ending.take(loaded, false);
    await this.#begin(loaded);
  }

  /** Writes the table's first entry. */
  async found(settings: TableSettings): Promise<void> {
    this.#founded = true;
    const entry = await this.session.write(KIND.table, () => makeTableBody(this.#ports.keys, 0, settings), true);
    await this.#begin([entry!]);
  }

  connect(): void {
    this.#mailbox.connect();
    if (!this.#retired) this.presence.resend();
    this.#stopWatching = this.#ports.visibility?.((state) => this.#seen(state));
    if (!this.canWrite) return;
    this.#waitForTurn();
    // Known after a moment: the lock of a lone tab is granted in the next task.
    this.#ports.clock.after(500, () => {
      if (!this.primary && !this.closed) this.notices.note({ code: 'tab/second' });
    });
  }

  #waitForTurn(): void {
    void this.#ports.primary(() => this.#stepBack()).then(() => this.#takeOver());
  }

  /** Another tab is to act: what was begun is written, the office is laid down, and this page watches until it is its turn again. */
  async #stepBack(): Promise<void> {
    if (this.closed) return;
    this.primary = false;
    this.#founded = false;
    this.#acting = undefined;
    this.works?.council.rest();
    this.notices.note({ code: 'tab/second' });
    this.#events.changed();
    await this.session.settled();
    this.#waitForTurn();
  }

  /** This page acts for its device from now on. What another tab stamped last may be in the log and on its way to nobody yet. */
  async #takeOver(): Promise<void> {
    await this.load().catch(() => this.storeFailed());
    if (this.closed) return;
    this.primary = true;
    this.#mailbox.putBack();
    this.#hasTurn();
    this.notices.drop('tab/second');
    this.#moved();
  }

  /** Finds the table's first entry and starts the fold, once. */
  async #begin(entries: readonly Entry[]): Promise<void> {
    const { genesis } = this.#arrival;
    const found = entries.filter(
      (e) =>
        e.kind === KIND.table &&
        e.seen === ZERO_HASH &&
        (genesis === undefined ? e.device === hex(this.#arrival.link.founder) : e.hash === genesis) &&
        e.hash !== this.#first?.hash,
    );
    // Two first entries split the table: no accident makes them.
    if (found.length > (this.#first ? 0 : 1)) this.notices.note({ code: 'peer/lied' });
    this.#first ??= found[0];
    if (this.#first && !this.#genesis && !this.#judging) await this.#read(this.#first);
  }

  /** What lies beneath the judgement of a later generation has changed. */
  retry(): void {
    void this.#begin([]);
  }

  async #read(genesis: Entry): Promise<void> {
    const body = parseTableBody(genesis.body);
    if (!body || body.generation !== this.#arrival.generation || !isGoodMailKey(body.mailPk)) return;
    const { table, carried } = body;
    const state = carried && readBeginning(genesis, carried, this.#journal.all());
    if (state === 'early') return;
    if (state === 'bad') return this.notices.note({ code: 'peer/lied' });
    if (carried && this.#arrival.accept && !(await this.#accepts(genesis, carried))) return;
    // Meanwhile the first entry was found to be forged, or another call was faster.
    if (this.#first !== genesis || this.#genesis) return;
    this.#genesis = genesis;
    this.settings = table;
    this.carried = carried;
    const game = await this.#ports.game(table.game);
    if (!game || game.version !== table.version) {
      return this.notices.note({ code: game ? 'version/other' : 'game/unknown' });
    }
    if (this.#genesis !== genesis || this.works) return;
    const strict = table.settings.strict ?? false;
    if (carried && state) {
      for (const [device, { sig, mail }] of Object.entries(state.devices)) {
        this.#journal.know(device, { sigPk: unhex(sig)!, mailPk: unhex(mail)! });
      }
      this.founder = state.founder;
      const { timeMs: time, base, count: devices } = carried;
      this.#order.begin(genesis, { time, position: base.position, devices, strict });
      this.#build(table, game, state);
    } else {
      this.#order.begin(genesis, { time: 0, strict });
      const founder = { device: this.founder, sig: hex(body.sigPk), mail: hex(body.mailPk) };
      this.#build(table, game, firstState(table, founder, 0));
    }
    this.#moved();
  }

  async #accepts(genesis: Entry, carried: Carried): Promise<boolean> {
    this.#judging = true;
    const verdict = await this.#arrival.accept!(genesis, carried);
    this.#judging = false;
    return verdict === 'good';
  }

  #build(settings: TableSettings, game: Game<unknown>, first: TableState): void {
    const works = buildWorks({
      ports: this.#ports,
      settings,
      game,
      first,
      where: this.#arrival,
      place: this.#place,
      journal: this.#journal,
      order: this.#order,
      session: this.session,
      presence: this.presence,
      device: this.device,
      acts: () => this.primary && !this.closed && !this.#retired,
      mayAct: () => this.#mayAct(),
      proven: () => !this.proving && !this.closed && !this.#retired,
      live: () => this.#connection.state === 'live',
      here: () => this.#here(),
      away: (device) => this.presenceOf(device) === 'away',
      fullness: () => this.#mailbox.fullness,
      leftOut: (why) => {
        this.leftOut = why;
        this.notices.note({ code: why === 'removed' ? 'company/removed' : 'company/old-link' });
      },
      lied: (device) => this.notices.name('peer/lied', works.runner, device),
      moved: () => this.#moved(),
      failed: () => this.storeFailed(),
      events: this.#events,
    });
    works.ending.take(this.#journal.all(), false);
    this.works = works;
    works.runner.catchUp();
    // What this page's former self wrote and nobody has stamped yet.
    for (const entry of works.runner.pending())
      if (entry.device === this.device && entry.kind !== KIND.count)
        this.own.add(entry, this.#ports.clock.monotonicMs());
  }

  #mayAct(): boolean {
    return this.primary && !this.closed && !this.proving && !this.#retired && this.canWrite;
  }

  /** Once this page is the one that acts and the table is known and proven, it votes; the page that founded it has the office. */
  #takeOffice(works: Works): void {
    if (!this.primary || this.#acting === works) return;
    this.#acting = works;
    works.council.start(this.#founded).catch(() => this.storeFailed());
    works.council.votes(this.#early.splice(0));
  }

  #heardVotes(votes: readonly Uint8Array[]): void {
    if (this.#acting) this.#acting.council.votes(votes);
    else this.#early = [...this.#early, ...votes].slice(-EARLY_VOTES);
  }

  /** Devices of which a page is connected and awake; this one as long as it is. */
  #here(): ReadonlySet<string> {
    const awake = this.presence.pages().filter(({ hidden }) => !hidden);
    return new Set([this.device, ...awake.map(({ device }) => device)]);
  }

  #took(items: readonly Hashed[]): void {
    // While something is unproven all that comes is proven after it, so that nothing is stored before its predecessor.
    if (items.length > BULK || this.proving) return this.#draw(items);
    const fresh: Entry[] = [];
    const voids = this.#journal.voids.length;
    for (const { bytes, hash } of items) {
      const taken = this.#journal.offer(bytes, hash);
      if (taken.ok) fresh.push(...taken.entries);
      else this.notices.note({ code: taken.code === 'journal/forged' ? 'peer/forged' : 'peer/garbage' });
    }
    // A void entry changes nothing by itself, but a stamp that names it may have waited for it.
    if (fresh.length === 0 && this.#journal.voids.length === voids) return;
    for (const { device } of fresh) this.works?.council.heard(device);
    this.#store(fresh);
    this.presence.retry();
    this.#fold(fresh);
  }

  /** Shown now, stored and answered when it is proven. */
  #draw(items: readonly Hashed[]): void {
    const voids = this.#journal.voids.length;
    const { entries, codes } = this.#journal.draw(items);
    for (const code of codes) this.notices.note({ code: code === 'journal/forged' ? 'peer/forged' : 'peer/garbage' });
    this.#proving.work();
    this.presence.retry();
    if (entries.length > 0 || this.#journal.voids.length > voids) this.#fold(entries);
  }

  #store(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => ({ hash: unhex(entry.hash)!, bytes: entry.bytes }));
    this.#ports.store.append(rows).catch(() => this.storeFailed());
  }

  #fold(entries: readonly Entry[]): void {
    this.#order.take(entries);
    this.works?.runner.add(entries);
    this.works?.sharing.heard(entries);
    this.works?.ending.take(entries, true);
    void this.#begin(entries);
    this.#moved();
  }

  /** What was drawn held a forgery: order and state are made again from what is left, as if it had never come. */
  #foldAgain(): void {
    this.notices.note({ code: 'peer/forged' });
    this.works?.council.close();
    this.works?.duties.close();
    this.works?.ending.close();
    this.works = undefined;
    this.settings = undefined;
    this.#genesis = undefined;
    this.#first = undefined;
    this.#order = this.#newOrder();
    this.#fold([...this.#journal.all()]);
  }

  #tookOwn(entry: Entry): void {
    this.#journal.load(entry.bytes);
    this.#order.take([entry]);
    this.works?.runner.add([entry]);
    this.works?.ending.take([entry], true);
    if (entry.kind !== KIND.count) this.own.add(entry, this.#ports.clock.monotonicMs());
    this.#mailbox.publish(entry);
    this.#moved();
  }

  /** Something arrived or was written: fold, stamp, answer, show. */
  #moved(): void {
    this.#events.changed();
    if (!this.works) return;
    const { runner, council, duties, private: known, sharing, ending } = this.works;
    runner.catchUp();
    this.own.settle(runner);
    this.notices.look(this.#journal, this.#order, runner);
    if (this.closed || this.proving || this.#retired) return;
    this.#takeOffice(this.works);
    council.look();
    void duties.work();
    void sharing.work();
    ending.look();
    const me = handSeatOf(runner.state, this.device);
    // Whoever has no hand (any more) sees what everybody sees.
    if (me === undefined) return known.forget();
    known.learn(runner.state, me).then(
      (news) => news && this.#learnt(),
      () => this.storeFailed(),
    );
  }

  /** What became readable may be what the game's own duties wait for. */
  #learnt(): void {
    void this.works?.duties.work();
    this.#events.changed();
  }

  #seen(state: Visibility): void {
    if (state === 'leaving') return this.pageLeaving();
    this.pageHidden(state === 'hidden');
  }

  /** Nobody looks at this page, or somebody does again. */
  pageHidden(hidden: boolean): void {
    this.presence.hidden(hidden);
    this.works?.council.pageHidden(hidden);
    // It may come back from the browser's memory after it had left.
    if (!hidden) this.presence.resend();
  }

  /** The last that this page can do, perhaps for ever. */
  pageLeaving(): void {
    this.works?.council.pageLeaving();
    // The last word first: what is shown goes out in a microtask.
    queueMicrotask(() => queueMicrotask(() => this.presence.leave()));
  }

  #status(status: 'connecting' | 'connected' | 'synced' | 'offline' | 'blocked', code?: number): void {
    if (status === 'synced') this.everSynced = true;
    if (status === 'offline' || status === 'blocked') this.presence.lost();
    const state =
      status === 'synced' ? 'live' : status === 'blocked' || status === 'offline' ? status : ('catching-up' as const);
    const was = this.#connection.state;
    this.#connection = code === undefined ? { state } : { state, code };
    if (state === 'live' && was !== 'live') this.works?.council.listening();
    this.#events.changed();
  }

  /** The table has gone on, and this page with it: nothing more is done here but to hand on what others need to follow. */
  retire(): void {
    this.#retired = true;
    this.works?.council.close();
    this.works?.duties.close();
    this.works?.ending.close();
    this.presence.leave();
  }

  /** Fulfilled when nothing more is written from here, so that the next page of this device finds all of it. */
  async close(): Promise<void> {
    this.works?.council.pageLeaving();
    this.closed = true;
    this.#proving.close();
    this.works?.council.close();
    this.works?.duties.close();
    this.works?.ending.close();
    await this.session.settled();
    this.#stopWatching?.();
    this.presence.leave();
    this.#mailbox.close();
  }
}
