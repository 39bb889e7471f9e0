/**
 * The façade: a table opened on this device. It wires the rooms together (mailbox → journal → order → fold → view, and proposals the
 * other way) and holds no rule of its own. Faces know `table-view.ts` only.
 */
import { deriveRoom, type Room } from './room.ts';
import { sealTo, type PerformPorts } from './asks/perform.ts';
import { hex, unhex, utf8 } from './bytes.ts';
import { DutyLoop } from './duties.ts';
import { judgeSeat } from './fold/seats.ts';
import { type FoldCode, refuseEntry } from './fold/refusals.ts';
import { Runner } from './fold/runner.ts';
import { firstState, MAX_SEATS, seatOf, type TableState } from './fold/state.ts';
import { sealedSeats } from './fold/step.ts';
import type { Game, Seat } from './game.ts';
import { deviceId } from './identity/device.ts';
import type { Link } from './identity/link.ts';
import { cleanName } from './identity/names.ts';
import {
  ATTACHMENT,
  type Attachment,
  fitsMove,
  makeMoveBody,
  makeSeatBody,
  makeStartBody,
  makeTableBody,
  parseTableBody,
  SEAT_ACT,
  type SeatBody,
  type TableSettings,
} from './journal/bodies.ts';
import { type Entry, KIND, ZERO_HASH } from './journal/entry.ts';
import { Journal } from './journal/journal.ts';
import { Session } from './journal/session.ts';
import type { Transport } from './journal/transport.ts';
import { Mailbox } from './mailbox.ts';
import { Clerk } from './order/clerk.ts';
import { firmTip } from './order/firm.ts';
import { Order } from './order/order.ts';
import { eyesOf, makeMove } from './play/play.ts';
import { choices, slotOf } from './play/sift.ts';
import type { Refusal } from './pipeline/refusals.ts';
import { Private } from './private.ts';
import type { Clock, DeviceKeys, LogStore, Mail, Rng, Sodium } from './ports.ts';
import type { Connection, Notice, Outcomes, Table, TableView } from './table-view.ts';
import { makeView } from './view.ts';

export interface TablePorts {
  readonly sodium: Sodium;
  readonly mail: Mail;
  readonly rng: Rng;
  readonly clock: Clock;
  readonly store: LogStore;
  readonly keys: DeviceKeys;
  readonly transport: Transport;
  /** Nothing survives this page (no storage here). */
  readonly volatile: boolean;
  game(id: string): Promise<Game<unknown> | undefined>;
  /** Fulfilled when this page may act: at once in the first tab, in a second one when the first is gone. */
  primary(): Promise<void>;
}

/** Opens the table that a link names. @param found for a new table: its first entry, written and stored before this is fulfilled */
export async function openTable(ports: TablePorts, link: Link, found?: TableSettings): Promise<Table> {
  const table = new OpenTable(ports, link);
  await table.load();
  if (found) await table.found(found);
  table.connect();
  return table;
}

class OpenTable implements Table {
  readonly #ports: TablePorts;
  readonly #room: Room;
  readonly #device: string;
  readonly #founder: string;
  readonly #canWrite: boolean;
  readonly #journal: Journal;
  readonly #order: Order;
  readonly #session: Session;
  readonly #mailbox: Mailbox;
  #settings: TableSettings | undefined;
  #game: Game<unknown> | undefined;
  #runner: Runner | undefined;
  #clerk: Clerk | undefined;
  #duties: DutyLoop | undefined;
  #private: Private | undefined;
  #primary = false;
  #founded = false;
  #closed = false;
  #connection: Omit<Connection, 'waiting'> = { state: 'offline' };
  #everSynced = false;
  readonly #notices = new Map<string, Notice>();
  readonly #listeners = new Set<() => void>();
  readonly #own = new Map<string, Entry>();
  readonly #ownSince = new Map<string, number>();
  #lost: { readonly move: string; readonly refusal: Refusal }[] = [];
  #view: TableView | undefined;
  #overlay: TableState | undefined;
  #notifying = false;

  constructor(ports: TablePorts, link: Link) {
    this.#ports = ports;
    this.#room = deriveRoom(ports.sodium, link);
    this.#device = hex(deviceId(ports.keys.sigPk, ports.keys.mailPk));
    this.#founder = hex(link.founder);
    this.#canWrite = link.kind === 'play';
    const place = { room: this.#room.id, generation: 0 };
    this.#journal = new Journal(ports.sodium, hex(this.#room.id));
    this.#order = new Order(this.#journal, ports.sodium, place);
    const number = ports.rng.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
    this.#session = new Session(
      {
        keys: ports.keys,
        store: ports.store,
        seen: () => this.#runner?.at.hash ?? this.#order.root?.hash ?? ZERO_HASH,
        took: (entry) => this.#tookOwn(entry),
        storeFailed: () => this.#note({ code: 'store/volatile' }),
      },
      this.#room.id,
      this.#device,
      number,
    );
    this.#mailbox = new Mailbox({
      sodium: ports.sodium,
      rng: ports.rng,
      clock: ports.clock,
      transport: ports.transport,
      seal: { roomId: this.#room.id, key: this.#room.entryKey, keyEpoch: 0 },
      topic: this.#room.topic,
      writes: this.#canWrite,
      took: (entries) => this.#took(entries),
      status: (status, code) => this.#status(status, code),
      garbage: () => this.#note({ code: 'peer/garbage' }),
      all: () => this.#journal.all(),
      own: (entry) => entry.device === this.#device,
      refilled: () => this.#note({ code: 'relay/refilled' }),
    });
    if (ports.volatile) this.#note({ code: 'store/volatile' });
  }

  /** The own log first: it is the truth, and all of it was verified when it came. */
  async load(): Promise<void> {
    const { entries } = await this.#ports.store.load();
    const loaded: Entry[] = [];
    for (const { bytes } of entries) {
      const taken = this.#journal.load(bytes);
      if (taken.ok) loaded.push(...taken.entries);
    }
    this.#order.take(loaded);
    await this.#begin(loaded);
  }

  async found(settings: TableSettings): Promise<void> {
    this.#founded = true;
    const entry = await this.#session.write(KIND.table, () => makeTableBody(this.#ports.keys, 0, settings), true);
    await this.#begin([entry!]);
  }

  connect(): void {
    this.#mailbox.connect();
    if (!this.#canWrite) return;
    void this.#ports.primary().then(() => {
      if (this.#closed) return;
      this.#primary = true;
      this.#notices.delete('tab/second');
      this.#act();
    });
    // Known after a moment: the lock of a lone tab is granted in the next task.
    this.#ports.clock.after(500, () => {
      if (!this.#primary && !this.#closed) this.#note({ code: 'tab/second' });
    });
  }

  /** Finds the table's first entry and starts the fold, once. */
  async #begin(entries: readonly Entry[]): Promise<void> {
    if (this.#settings) return;
    const genesis = entries.find((e) => e.kind === KIND.table && e.device === this.#founder && e.seen === ZERO_HASH);
    const body = genesis && parseTableBody(genesis.body);
    if (!genesis || !body) return;
    this.#settings = body.table;
    this.#game = await this.#ports.game(body.table.game);
    if (!this.#game) return this.#note({ code: 'game/unknown' });
    if (this.#game.version !== body.table.version) {
      this.#game = undefined;
      return this.#note({ code: 'version/other' });
    }
    this.#order.begin(genesis, 0);
    const founder = { device: this.#founder, sig: hex(body.sigPk), mail: hex(body.mailPk) };
    const first = firstState(body.table, founder, 0);
    const runner = new Runner(this.#game, this.#room.id, this.#journal, this.#order, this.#order.root!, first);
    this.#runner = runner;
    const { clock, store, keys, rng, mail } = this.#ports;
    const place = { room: this.#room.id, generation: 0 };
    const common = { session: this.#session, device: this.#device, clock, store, keys };
    this.#clerk = new Clerk({ ...common, order: this.#order, runner, place });
    const performing: PerformPorts = { world: runner.world, store, rng, mail, keys, device: this.#device };
    this.#private = new Private(performing);
    this.#duties = new DutyLoop({
      ...performing,
      clock,
      session: this.#session,
      firm: () => runner.stateAt(firmTip(this.#order)?.hash) ?? runner.state,
      primary: () => this.#primary,
      moves: (state) => this.#gameDuties(state),
      propose: ({ move, args }) => this.propose(move, args),
    });
    this.#moved();
    this.#act();
  }

  #gameDuties(state: TableState): readonly { readonly move: string; readonly args: unknown }[] {
    const seat = seatOf(state, this.#device);
    if (!state.play || seat === undefined || !this.#game?.duties) return [];
    return this.#game.duties(state.play.state, eyesOf(state.play, seat, this.#private!.opened));
  }

  /** This page became the one that acts, or the table became known: the founder's takes the office. */
  #act(): void {
    if (!this.#primary || !this.#clerk || !this.#order.root) return;
    if (this.#device === this.#founder) {
      if (this.#founded) this.#clerk.takeFirst();
      else void this.#clerk.open();
    }
    this.#clerk.work();
    this.#duties!.work();
    this.#changed();
  }

  #took(items: readonly Uint8Array[]): void {
    const fresh: Entry[] = [];
    for (const bytes of items) {
      const taken = this.#journal.offer(bytes);
      if (taken.ok) fresh.push(...taken.entries);
      else this.#note({ code: taken.code === 'journal/forged' ? 'peer/forged' : 'peer/garbage' });
    }
    if (fresh.length === 0) return;
    const rows = fresh.map((entry) => ({ hash: unhex(entry.hash)!, bytes: entry.bytes }));
    this.#ports.store.append(rows).catch(() => this.#note({ code: 'store/volatile' }));
    this.#order.take(fresh);
    void this.#begin(fresh);
    this.#moved();
  }

  #tookOwn(entry: Entry): void {
    this.#journal.load(entry.bytes);
    this.#order.take([entry]);
    if (entry.kind !== KIND.hello && entry.kind !== KIND.stamp && entry.kind !== KIND.opening) {
      this.#own.set(entry.hash, entry);
      this.#ownSince.set(entry.hash, this.#ports.clock.monotonicMs());
    }
    this.#mailbox.publish(entry);
    this.#moved();
  }

  /** Something arrived or was written: fold, stamp, answer, show. */
  #moved(): void {
    this.#runner?.catchUp();
    this.#settleOwn();
    this.#clerk?.work();
    this.#duties?.work();
    this.#noteLies();
    this.#changed();
    const me = this.#seat(this.#runner?.state);
    if (me === undefined) return;
    void this.#private!.learn(this.#runner!.state, me).then((news) => news && this.#changed());
  }

  #settleOwn(): void {
    for (const [hash, entry] of this.#own) {
      if (!this.#runner?.isPlaced(hash)) continue;
      this.#own.delete(hash);
      this.#ownSince.delete(hash);
      const refusal = this.#runner.refusalOf(hash);
      const what = this.#runner.nameOf(entry);
      if (refusal && what !== undefined) this.#lost = [...this.#lost, { move: what, refusal }];
    }
  }

  #noteLies(): void {
    const liar = this.#journal.lies[0]?.device ?? this.#order.clashes[0]?.device;
    if (liar === undefined) return;
    const seat = this.#seat(this.#runner?.state, liar);
    const name = this.#runner?.state.roster.find((s) => s.device === liar)?.name;
    this.#note({ code: 'peer/lied', ...(seat === undefined ? {} : { seat }), ...(name === undefined ? {} : { name }) });
  }

  #status(status: 'connecting' | 'connected' | 'synced' | 'offline' | 'blocked', code?: number): void {
    if (status === 'synced') this.#everSynced = true;
    const state =
      status === 'synced' ? 'live' : status === 'blocked' || status === 'offline' ? status : ('catching-up' as const);
    this.#connection = code === undefined ? { state } : { state, code };
    this.#changed();
  }

  #note(notice: Notice): void {
    const known = this.#notices.get(notice.code);
    if (known && known.seat === notice.seat && known.name === notice.name) return;
    this.#notices.set(notice.code, notice);
    this.#changed();
  }

  /** Listeners hear once a turn, however much happened in it. */
  #changed(): void {
    this.#view = undefined;
    this.#overlay = undefined;
    if (this.#notifying) return;
    this.#notifying = true;
    queueMicrotask(() => {
      this.#notifying = false;
      for (const listener of this.#listeners) listener();
    });
  }

  #seat(state: TableState | undefined, device: string = this.#device): Seat | undefined {
    return state && seatOf(state, device);
  }

  #shown(): TableState | undefined {
    this.#overlay ??= this.#runner?.overlay();
    return this.#overlay;
  }

  get view(): TableView {
    this.#view ??= makeView({
      settings: this.#settings,
      game: this.#game,
      runner: this.#runner,
      shown: this.#shown(),
      opened: this.#private?.opened ?? new Map<string, string>(),
      device: this.#device,
      founder: this.#founder,
      watcher: !this.#canWrite || !this.#primary || (this.#settings !== undefined && !this.#game),
      connection: this.#connection,
      everSynced: this.#everSynced,
      own: [...this.#own.values()],
      oldestOwnMs: this.#oldestOwn(),
      notices: [...this.#notices.values()],
    });
    return this.#view;
  }

  #oldestOwn(): number {
    const first = this.#ownSince.values().next().value;
    return first === undefined ? 0 : this.#ports.clock.monotonicMs() - first;
  }

  get lost(): readonly { readonly move: string; readonly refusal: Refusal }[] {
    return this.#lost;
  }
  dismiss(): void {
    this.#lost = [];
    this.#changed();
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Why nothing at all may be written from here now. */
  #stopped(): Refusal | undefined {
    const watching = !this.#canWrite || !this.#primary || !this.#runner || this.#closed;
    return watching ? refuseEntry('table/watching') : undefined;
  }

  check(move: string, args: unknown): Refusal | undefined {
    return this.#stopped() ?? this.#judge(move, args);
  }

  #judge(name: string, args: unknown): Refusal | undefined {
    const state = this.#shown()!;
    const play = state.play;
    if (!play) return refuseEntry('game/not-running');
    const seat = seatOf(state, this.#device);
    if (seat === undefined) return refuseEntry('move/not-your-seat');
    if (!fitsMove(args)) return refuseEntry('entry/too-large');
    const plain = this.#sealedParts(name, args);
    if (!plain) return refuseEntry('move/form');
    const slot = slotOf(this.#game!, play, name);
    const made = makeMove(this.#game!, play, {
      seat,
      move: name,
      args: plain.args,
      ...(slot === undefined ? {} : { slot }),
      cause: ZERO_HASH,
      now: state.now,
    });
    return made.ok ? undefined : made.refusal;
  }

  /** Contents of sealed arguments, and the arguments with placeholders in their stead; undefined where a content doesn't read. */
  #sealedParts(
    name: string,
    args: unknown,
  ):
    | { readonly args: unknown; readonly contents: readonly { readonly field: string; readonly text: string }[] }
    | undefined {
    const seals = Object.entries(this.#game?.moves[name]?.args.seals ?? {});
    if (seals.length === 0 || typeof args !== 'object' || args === null) return { args, contents: [] };
    const out: Record<string, unknown> = { ...args };
    const contents: { field: string; text: string }[] = [];
    for (const [field, { content }] of seals) {
      if (out[field] === undefined) continue;
      if (content.read(out[field]) === undefined) return undefined;
      contents.push({ field, text: JSON.stringify(out[field]) });
      out[field] = `${ZERO_HASH}/${field}`;
    }
    return { args: out, contents };
  }

  async propose(move: string, args: unknown): Outcomes {
    const refusal = this.check(move, args);
    if (refusal) return refusal;
    const state = this.#shown()!;
    const slot = slotOf(this.#game!, state.play!, move) ?? '';
    const author = seatOf(state, this.#device)!;
    const { contents } = this.#sealedParts(move, args)!;
    await this.#session.write(KIND.move, async (place) => {
      if (contents.length === 0) return makeMoveBody({ move, slot, args, attachments: [] });
      const out: Record<string, unknown> = { ...(args as Record<string, unknown>) };
      const attachments: Attachment[] = [];
      for (const { field, text } of contents) {
        const { to } = this.#game!.moves[move]!.args.seals![field]!;
        const seats = [author, ...sealedSeats(to, state, author)];
        const { store, rng, mail, keys } = this.#ports;
        const ports: PerformPorts = { world: this.#runner!.world, store, rng, mail, keys, device: this.#device };
        const bytes = await sealTo(ports, this.#runner!.state, place, seats, utf8(text));
        if (!bytes) return undefined;
        out[field] = { $: attachments.length };
        attachments.push({ type: ATTACHMENT.sealed, bytes });
      }
      return makeMoveBody({ move, slot, args: out, attachments });
    });
    return undefined;
  }

  choices(move: string): readonly unknown[] {
    const state = this.#shown();
    const seat = this.#seat(state);
    if (this.#stopped() || !state?.play || seat === undefined) return [];
    return choices(this.#game!, state.play, move, eyesOf(state.play, seat, this.#private!.opened));
  }

  async #writeSeat(body: SeatBody): Outcomes {
    const stopped = this.#stopped();
    if (stopped) return stopped;
    const judged = judgeSeat(this.#shown()!, this.#device, body);
    if (!judged.ok) return refuseEntry(judged.code);
    await this.#session.write(KIND.seat, () => makeSeatBody(body));
    return undefined;
  }

  async claim(name: string, seat?: Seat): Outcomes {
    const clean = cleanName(name);
    if (!clean.ok) return refuseEntry('seat/name');
    const state = this.#shown();
    const taken = new Set([...(state?.roster ?? []), ...(state?.asking ?? [])].map((s) => s.seat));
    const most = Math.min(this.#game?.seats.max ?? MAX_SEATS, MAX_SEATS);
    const free = seat ?? Array.from({ length: most }, (_, i) => i).find((i) => !taken.has(i));
    if (free === undefined) return refuseEntry('seat/none');
    return this.#writeSeat({ act: SEAT_ACT.claim, seat: free, device: this.#device, name: clean.value });
  }
  async rename(name: string): Outcomes {
    const clean = cleanName(name);
    if (!clean.ok) return refuseEntry('seat/name');
    return this.#writeSeat({ act: SEAT_ACT.name, seat: 0, device: this.#device, name: clean.value });
  }
  leave(): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.leave, seat: 0, device: this.#device, name: '' });
  }
  admit(device: string): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.admit, seat: 0, device, name: '' });
  }
  refuse(device: string): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.leave, seat: 0, device, name: '' });
  }

  async start(options: unknown): Outcomes {
    const stopped = this.#stopped();
    if (stopped) return stopped;
    const code = this.#startRefusal(options);
    if (code) return refuseEntry(code);
    await this.#session.write(KIND.start, () => makeStartBody(options));
    return undefined;
  }

  #startRefusal(options: unknown): FoldCode | undefined {
    const state = this.#shown()!;
    const game = this.#game!;
    if (seatOf(state, this.#device) === undefined) return 'start/not-seated';
    if (state.play && !game.outcome(state.play.state)) return 'start/running';
    if (state.roster.length < game.seats.min) return 'start/too-few';
    if (state.roster.length > game.seats.max) return 'start/too-many';
    return game.options.read(options) === undefined ? 'start/options' : undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#clerk?.close();
    this.#duties?.close();
    this.#mailbox.close();
    await Promise.resolve();
  }
}
