/**
 * The façade: a table opened on this device. What a person wants is judged and written here, what is to be seen is shown; what runs
 * behind it is `core/core.ts`'s. Faces know `view/table-view.ts` only.
 */
import type { Core } from '../core/core.ts';
import type { TableParts } from '../core/table-parts.ts';
import { fromHex } from '../bytes.ts';
import { SeatDevices } from '../devices/devices.ts';
import { type FoldCode, refuseEntry } from '../fold/refusals.ts';
import { judgeSeat } from '../fold/seats.ts';
import { sayRefusal } from '../fold/say.ts';
import { isLookingOn, seatedWith, seatOf, type TableState } from '../state/state.ts';
import type { About, Seat } from '../game.ts';
import { TableCompany } from '../company/company.ts';
import { leftBehind } from '../company/left-behind.ts';
import { Travel } from '../company/travel.ts';
import { TableHistory } from './table-history.ts';
import type { Link } from '../identity/link.ts';
import { cleanName } from '../identity/names.ts';
import { lineOf, makeSayBody, type Saying } from '../journal/say-body.ts';
import {
  DOOR,
  EVERYBODY,
  FOR_GOOD,
  makeSeatBody,
  makeStartBody,
  SEAT_ACT,
  type SeatBody,
  type TableSettings,
} from '../journal/bodies.ts';
import { type Entry, KIND, type Kind } from '../journal/entry.ts';
import type { NextIndex } from '../journal/session.ts';
import type { LostMove } from '../core/own-entries.ts';
import type { Refusal, TableCode } from '../pipeline/refusals.ts';
import { eyesOf } from '../play/eyes.ts';
import { choices } from '../play/sift.ts';
import { slotOf } from '../play/slot.ts';
import { freeSeat, isVeiled, judgeDesk, refusalOfMove, judgeStart, moveBodyOf } from './propose.ts';
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
        propose: ({ move, args }) => this.#propose(move, args, true),
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
    this.undo = new TableUndo({
      acting: () => this.#acting(),
      proven: async () => void (await this.#core.unready),
      write: (body) => this.#write(KIND.undo, body),
    });
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
      const refusal =
        still && args !== undefined ? await this.#propose(move, args, false) : refuseEntry('company/gone-on');
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
    const at = this.#acting();
    if ('code' in at) return at;
    if (!isVeiled(at.game, move)) return refusalOfMove(at.game, at.shown, at.device, { move, args }, at.known.opened);
    const judged = this.#judgeDesk(at, move, args);
    return 'code' in judged ? judged : undefined;
  }

  #judgeDesk(at: Acting, move: string, args: unknown): ReturnType<typeof judgeDesk> {
    return judgeDesk(at.game, at.shown, at.device, { move, args }, at.known.opened, at.sends(at.shown), this.now());
  }

  propose(move: string, args: unknown): Outcomes {
    return this.#propose(move, args, false);
  }

  async #propose(move: string, args: unknown, unasked: boolean): Outcomes {
    if (this.#core.unready) await this.#core.unready;
    const at = this.#acting();
    if ('code' in at) return at;
    if (isVeiled(at.game, move)) return this.#layOnDesk(at, move, args);
    const refusal = refusalOfMove(at.game, at.shown, at.device, { move, args }, at.known.opened);
    if (refusal) return refusal;
    let code: FoldCode | TableCode | undefined;
    const written = await this.#write(KIND.move, async (place) => {
      const body = await moveBodyOf(at.performing, at.shown, at.runner.state, place, move, args);
      if (typeof body !== 'string') return body;
      code = body;
      return undefined;
    });
    if (unasked && written) this.#core.own.hush(written.hash);
    return code && refuseEntry(code);
  }

  /** Nothing of it leaves the device before it goes into letters that are sent anyway. */
  async #layOnDesk(at: Acting, move: string, args: unknown): Outcomes {
    const judged = this.#judgeDesk(at, move, args);
    if ('code' in judged) return judged;
    return at.desk.put(judged.tag, judged.chosen).then(
      () => undefined,
      () => refuseEntry('store/failing'),
    );
  }

  choices(move: string, about?: About): readonly unknown[] {
    const at = this.#acting();
    if ('code' in at || !at.shown.play) return [];
    const seat = seatOf(at.shown, at.device);
    return seat === undefined || isLookingOn(at.shown, seat)
      ? []
      : choices(at.game, at.shown.play, move, eyesOf(at.shown.play, seat, at.known.opened), about);
  }

  async #writeSeat(act: Partial<SeatBody> & Pick<SeatBody, 'act'>): Outcomes {
    if (this.#core.unready) await this.#core.unready;
    const at = this.#acting();
    if ('code' in at) return at;
    const body: SeatBody = { seat: 0, device: at.device, name: '', ...act };
    const judged = judgeSeat(at.shown, at.device, body);
    if (!judged.ok) return refuseEntry(judged.code);
    await this.#write(KIND.seat, () => makeSeatBody(body));
    return undefined;
  }

  async claim(name: string, seat?: Seat): Outcomes {
    const clean = cleanName(name);
    if (!clean.ok) return refuseEntry('seat/name');
    if (this.#ports.vault.erased) return refuseEntry('pair/erased');
    // While the table opens, a seat may seem free that isn't.
    if (this.#core.unready) await this.#core.unready;
    const free = seat ?? freeSeat(this.#core.tableParts?.game, this.#shown());
    if (free === undefined) return refuseEntry('seat/none');
    return this.#writeSeat({ act: SEAT_ACT.claim, seat: free, name: clean.value });
  }
  async rename(name: string): Outcomes {
    const clean = cleanName(name);
    return clean.ok ? this.#writeSeat({ act: SEAT_ACT.name, name: clean.value }) : refuseEntry('seat/name');
  }
  leave(): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.leave });
  }
  async admit(device: string): Outcomes {
    if (this.#core.unready) await this.#core.unready;
    // The fold lets one more sit down than the game takes: that person would only look on, and better knows it before.
    if (freeSeat(this.#core.tableParts?.game, this.#shown()) === undefined) return refuseEntry('seat/none');
    return this.#writeSeat({ act: SEAT_ACT.admit, device });
  }
  refuse(device: string, forGood = false): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.leave, device, ...(forGood ? { name: FOR_GOOD } : {}) });
  }
  refuseAll(): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.leave, device: EVERYBODY });
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

  turnDoor(open: boolean): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.door, name: open ? DOOR.open : DOOR.shut });
  }

  letOthersFirst(): Outcomes {
    return this.#writeSeat({ act: SEAT_ACT.aside });
  }

  async start(options: unknown): Outcomes {
    if (this.#core.unready) await this.#core.unready;
    const at = this.#acting();
    if ('code' in at) return at;
    const code = judgeStart(at.game, at.shown, at.device, options);
    if (code) return refuseEntry(code);
    await this.#write(KIND.start, () => makeStartBody(options));
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

type Acting = TableParts & { readonly device: string; readonly shown: TableState };

const NOTHING: ReadonlyMap<string, string> = new Map();
