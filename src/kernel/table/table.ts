/**
 * The façade: a table opened on this device. What a person wants is judged and written here, what is to be seen is shown; what runs
 * behind it is `core/core.ts`'s. Faces know `view/table-view.ts` only.
 */
import type { Core } from '../core/core.ts';
import { fromHex } from '../bytes.ts';
import { SeatDevices } from '../devices/devices.ts';
import { refuseEntry } from '../fold/refusals.ts';
import { sayRefusal } from '../fold/say.ts';
import { seatedWith, seatOf, type TableState } from '../state/state.ts';
import type { About, Seat } from '../game.ts';
import { TableCompany } from '../company/company.ts';
import { leftBehind } from '../company/left-behind.ts';
import { Travel } from '../company/travel.ts';
import { TableHistory } from './table-history.ts';
import type { Link } from '../identity/link.ts';
import { lineOf, makeSayBody, type Saying } from '../journal/say-body.ts';
import type { TableSettings } from '../journal/bodies.ts';
import { type Entry, KIND, type Kind } from '../journal/entry.ts';
import type { NextIndex } from '../journal/session.ts';
import type { LostMove } from '../core/own-entries.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import { slotOf } from '../play/slot.ts';
import type { Acting, ActingPorts } from './acting.ts';
import { TableMoves } from './move-acts.ts';
import { freeSeat } from './propose.ts';
import { TableSeats } from './seat-acts.ts';
import { TableGestures } from './table-gestures.ts';
import { TableShelf } from '../shelf/shelf.ts';
import type { TablePorts } from '../core/table-ports.ts';
import type { Outcomes, Table, TableView } from '../view/table-view.ts';
import { TableUndo } from './undo-acts.ts';
import { SEQUENCER_SILENT_MS, Views } from '../view/view.ts';
import { Whereabouts } from '../view/whereabouts.ts';

export type { TablePorts } from '../core/table-ports.ts';

/** Opens the table that a link names. @param found for a new table: its first entry, written and stored before this is fulfilled */
export async function openTable(ports: TablePorts, link: Link, found?: TableSettings): Promise<Table> {
  const table = new OpenTable(ports, link);
  await table.open(found);
  return table;
}

class OpenTable implements Table {
  readonly #ports: TablePorts;
  readonly #travel: Travel;
  readonly #views = new Views();
  readonly #whereabouts: Whereabouts;
  readonly #moves: TableMoves;
  readonly #seats: TableSeats;
  readonly devices: SeatDevices;
  readonly company: TableCompany;
  readonly history: TableHistory;
  readonly undo: TableUndo;
  readonly shelf: TableShelf;
  readonly gestures: TableGestures;
  readonly #listeners = new Set<() => void>();
  #view: TableView | undefined;
  #notifying = false;

  constructor(ports: TablePorts, link: Link) {
    this.#ports = ports;
    this.gestures = new TableGestures({
      show: (bytes) => this.#core.gesture(bytes),
      seatOf: (device) => {
        const state = this.#shown();
        return state && seatOf(state, device);
      },
    });
    this.#travel = new Travel(
      {
        ports,
        changed: () => this.#changed(),
        propose: ({ move, args }) => this.#moves.propose(move, args, true),
        wanted: (hash) => this.shelf.wanted(hash),
        relayLost: () => this.shelf.refill(),
        gesture: (...heard) => this.gestures.take(...heard),
        pack: (hash) => this.shelf.pack(hash),
        arrived: (from, to) => void this.#goOn(from, to),
      },
      link,
    );
    this.company = new TableCompany(this.#travel);
    this.#whereabouts = new Whereabouts(
      ports.clock,
      (device) => this.#core.presenceOf(device),
      () => this.#core.closed || this.#changed(),
    );
    const travel = this.#travel;
    this.devices = new SeatDevices({
      get ports() {
        return travel.ports;
      },
      get core() {
        return travel.core;
      },
      get link() {
        return travel.where.link;
      },
      changed: () => this.#changed(),
    });
    this.history = new TableHistory({
      cores: () => travel.cores,
      now: () => this.view,
      changed: () => this.#changed(),
    });
    const acting: ActingPorts = {
      acting: () => this.#acting(),
      get unready() {
        return travel.core.unready;
      },
      write: (kind, body) => this.#write(kind, body),
    };
    this.#moves = new TableMoves(acting, { now: () => this.now(), hush: (hash) => travel.core.own.hush(hash) });
    this.#seats = new TableSeats(acting, {
      isErased: () => ports.vault.erased,
      free: () => freeSeat(travel.core.tableParts?.game, this.#shown()),
    });
    this.undo = new TableUndo(acting);
    this.shelf = new TableShelf({
      ...ports,
      device: travel.core.device,
      link: () => travel.where.link,
      writes: () => this.#core.canWrite && !this.#core.closed && !this.#core.leftOut,
      sits: (device) => {
        const state = this.#shown();
        return state !== undefined && seatedWith(state, device) !== undefined;
      },
      want: (hashes) => this.#core.presence.want(hashes.map((hash) => fromHex(hash))),
    });
  }

  async open(found: TableSettings | undefined): Promise<void> {
    this.#ports.inside?.(() => this.#core);
    await this.#travel.open(found);
  }

  /** The generation of the table that is shown. */
  get #core(): Core {
    return this.#travel.core;
  }

  /** What this person did in the generation before and isn't known in this one is done again where it still can be, else told lost. */
  async #goOn(from: Core, to: Core): Promise<void> {
    this.shelf.resend();
    const left = leftBehind(from, to);
    await to.turn;
    // A move of the game before may have the name of one of this.
    const same = from.settings?.game === to.settings?.game;
    for (const { move, args, slot, name, seat } of left) {
      if (name !== undefined && !(await this.#sitAgain(name, seat))) continue;
      const at = this.#acting();
      const still = same && !('code' in at) && at.shown.play && slotOf(at.game, at.shown.play, move, args) === slot;
      const refusal = still && args !== undefined ? await this.propose(move, args) : refuseEntry('company/gone-on');
      if (refusal) to.own.lose({ move, refusal });
    }
    this.#changed();
  }

  /** Under this name, and where they had just sat down there, or on another seat if somebody has it by now. */
  async #sitAgain(name: string, seat: Seat | undefined): Outcomes {
    if (seat === undefined) return this.rename(name);
    const refusal = await this.claim(name, seat);
    return refusal?.code === 'seat/taken' ? this.claim(name) : refusal;
  }

  /** Listeners hear once a turn, however much happened in it. */
  #changed(): void {
    this.#view = undefined;
    if (this.#notifying) return;
    this.#notifying = true;
    queueMicrotask(() => {
      this.#notifying = false;
      for (const listener of this.#listeners) listener();
    });
  }

  get view(): TableView {
    const { settings, tableParts, own, notices, connection, everSynced, arrived, device, founder } = this.#core;
    const oldest = own.oldestMs();
    this.#view ??= this.#views.make({
      settings,
      game: tableParts?.game,
      runner: tableParts?.runner,
      shown: this.#shown(),
      opened: tableParts?.known.opened ?? NOTHING,
      device,
      founder,
      watcher:
        !this.#core.canWrite ||
        !this.#core.primary ||
        (settings !== undefined && !tableParts) ||
        this.#core.leftOut !== undefined,
      connection,
      everSynced,
      arrived,
      own: own.entries(),
      oldestOwnMs: oldest === undefined ? 0 : this.#ports.clock.monotonicMs() - oldest,
      notices: notices.list,
      presence: (devices) =>
        devices.includes(device) ? 'here' : this.#whereabouts.of(devices, connection.state === 'live'),
      voices: tableParts && {
        sequencer: tableParts.replica.sequencerDevice,
        ...tableParts.replica.quorate,
        still: tableParts.ending.parting.still,
      },
      devices: this.devices.view(this.#shown()),
      log: this.#travel.log,
      company: this.company.shown,
      passedOver: tableParts?.duties.passedOver && this.#core.primary,
      newer: this.#core.newer,
      desk: tableParts?.desk,
    });
    return this.#view;
  }

  now(): number {
    return this.#core.tableParts?.replica.sequencer.now() ?? 0;
  }

  get lost(): readonly LostMove[] {
    return this.#core.own.lost;
  }
  dismiss(): void {
    this.#core.own.dismiss();
    this.#changed();
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  #shown(): TableState | undefined {
    return this.#core.tableParts?.runner.overlay();
  }

  /** The parts to act with, or why nothing at all may be written from here now. */
  #acting(): Acting | Refusal {
    const { tableParts, canWrite, primary, closed, device, leftOut } = this.#core;
    if (!tableParts || !canWrite || !primary || closed || leftOut) return refuseEntry('table/watching');
    return { ...tableParts, device, shown: tableParts.runner.overlay() };
  }

  /**
   * Writes one entry; the status line looks again when the sequencer should have stamped it. That is counted from when it was written: a
   * busy device takes a while for that.
   */
  async #write(
    kind: Kind,
    body: (place: NextIndex) => Uint8Array | undefined | Promise<Uint8Array | undefined>,
  ): Promise<Entry | undefined> {
    try {
      return await this.#core.session.write(kind, body);
    } finally {
      this.#ports.clock.after(SEQUENCER_SILENT_MS + 1, () => this.#core.closed || this.#changed());
    }
  }

  check(move: string, args: unknown): Refusal | undefined {
    return this.#moves.check(move, args);
  }
  propose(move: string, args: unknown): Outcomes {
    return this.#moves.propose(move, args);
  }
  choices(move: string, about?: About): readonly unknown[] {
    return this.#moves.choices(move, about);
  }

  claim(name: string, seat?: Seat): Outcomes {
    return this.#seats.claim(name, seat);
  }
  rename(name: string): Outcomes {
    return this.#seats.rename(name);
  }
  leave(): Outcomes {
    return this.#seats.leave();
  }
  admit(device: string): Outcomes {
    return this.#seats.admit(device);
  }
  refuse(device: string, forGood?: boolean): Outcomes {
    return this.#seats.refuse(device, forGood);
  }
  refuseAll(): Outcomes {
    return this.#seats.refuseAll();
  }
  turnDoor(open: boolean): Outcomes {
    return this.#seats.turnDoor(open);
  }
  letOthersFirst(): Outcomes {
    return this.#seats.letOthersFirst();
  }
  start(options: unknown): Outcomes {
    return this.#seats.start(options);
  }

  async say(what: Saying): Outcomes {
    const at = this.#acting();
    if ('code' in at) return at;
    const line = 'text' in what ? lineOf(what.text) : '';
    if (line === undefined) return refuseEntry('say/line');
    const refusal = sayRefusal(at.game, at.shown, at.device);
    if (refusal) return refusal;
    await this.#write(KIND.say, () => makeSayBody('text' in what ? { text: line } : what));
    return undefined;
  }

  async waive(): Outcomes {
    const at = this.#acting();
    if ('code' in at) return at;
    await at.duties.waive();
    return undefined;
  }

  close(): Promise<void> {
    this.shelf.close();
    return this.#travel.close();
  }
}

const NOTHING: ReadonlyMap<string, string> = new Map();
