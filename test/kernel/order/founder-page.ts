/** The founder's device in the tests of the sequencer. */
import { fromHex, hex } from '../../../src/kernel/bytes.ts';
import { Runner } from '../../../src/kernel/fold/runner.ts';
import { firstState } from '../../../src/kernel/state/state.ts';
import type { Game } from '../../../src/kernel/game.ts';
import {
  makeSeatBody,
  makeStartBody,
  makeTableBody,
  parseStampBody,
  SEAT_ACT,
  type StampBody,
} from '../../../src/kernel/journal/bodies.ts';
import { type Entry, isStamp, KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { Session } from '../../../src/kernel/journal/session.ts';
import type { Sequencer } from '../../../src/kernel/order/sequencer.ts';
import { Replica } from '../../../src/kernel/order/replica.ts';
import { type OrderStart, Order } from '../../../src/kernel/log/order.ts';
import type { DeviceKeys, LogStore, Sodium } from '../../../src/kernel/ports.ts';
import type { ManualClock } from '../../helpers/clock.ts';
import { Pen, ROOM, SETTINGS } from '../../helpers/pen.ts';
import { type Toy, toy } from '../play/toy.ts';

/** A game with nothing in it but, where asked for, a window of so many milliseconds from the start. */
export const game = (windowMs?: number): Game<Toy> =>
  toy({
    setup: (ask) => {
      if (windowMs !== undefined) ask.timer('a', windowMs);
      return [];
    },
  });

/** No test has a page write more. */
const MOST = 1_000;

/** What a page stands on. */
export interface Desk {
  readonly sodium: Sodium;
  readonly clock: ManualClock;
  readonly store: LogStore;
  readonly game: Game<Toy>;
}

/** One page of the founder's device, without relay and faces: journal, order, fold and sequencer wired as the table wires them. */
export class FounderPage {
  readonly pen: Pen;
  readonly journal: Journal;
  readonly order: Order;
  readonly sent: Entry[] = [];
  readonly session: Session;
  readonly #keys: DeviceKeys;
  readonly #desk: Desk;
  runner!: Runner;
  sequencer!: Sequencer;
  replica!: Replica;
  readonly failures: unknown[] = [];
  /** Devices that fold otherwise, as it was told. */
  readonly differing: Set<string> = new Set();
  /** The one page that acts for its device. */
  acts = true;
  /** It has a line. */
  live = true;
  /** Devices of which a page is awake. */
  here: ReadonlySet<string>;
  /** How often it has shown again what it shows. */
  resent = 0;

  constructor(desk: Desk, session: number) {
    this.#desk = desk;
    const pen = new Pen(desk.sodium, 1);
    this.pen = pen;
    this.here = new Set([pen.device]);
    this.journal = new Journal(desk.sodium, hex(ROOM));
    this.order = new Order(this.journal, desk.sodium, { room: ROOM, generation: 0 });
    this.#keys = pen.keys;
    const seen = (): string => this.runner?.at.hash ?? ZERO_HASH;
    const took = (entry: Entry): void => {
      // Nothing that waits for a timer would ever stop it.
      if (this.sent.length >= MOST) throw new Error('this page writes without end');
      this.journal.load(entry.bytes);
      this.sent.push(entry);
      this.#moved([entry]);
    };
    this.session = new Session(
      { keys: this.#keys, store: desk.store, seen, took, storeFailed: () => undefined },
      ROOM,
      pen.device,
      session,
    );
  }

  #begin(genesis: Entry, from: OrderStart = { time: 0 }): void {
    const { pen, journal, order, session } = this;
    order.begin(genesis, from);
    const founder = { device: pen.device, sig: hex(pen.sigPk), mail: hex(pen.mailPk) };
    this.runner = new Runner(this.#desk.game, ROOM, journal, order, order.root!, firstState(SETTINGS, founder, 0));
    this.runner.catchUp();
    const place = { room: ROOM, generation: 0 };
    this.replica = new Replica({
      sodium: this.#desk.sodium,
      clock: this.#desk.clock,
      store: this.#desk.store,
      keys: this.#keys,
      order,
      runner: this.runner,
      session,
      device: pen.device,
      place,
      keyOf: (device) => journal.keysOf(device)?.sigPk,
      flushed: () => this.#desk.store.append([]),
      mayAct: () => this.acts,
      live: () => this.live,
      reading: () => false,
      here: () => this.here,
      lied: () => false,
      show: () => undefined,
      resend: () => void this.resent++,
      committedMore: () => undefined,
      turned: () => this.#moved([]),
      voteLost: () => undefined,
      differs: (device) => void this.differing.add(device),
      failed: (error) => this.failures.push(error),
    });
    this.sequencer = this.replica.sequencer;
  }

  /** Takes the sequencer's role, where this page didn't found the table. */
  async open(): Promise<void> {
    await this.replica.start(false);
    await this.#desk.clock.pass(0);
  }

  async found(from?: OrderStart): Promise<this> {
    const genesis = await this.session.write(KIND.table, () => makeTableBody(this.pen, 0, SETTINGS), true);
    this.#begin(genesis!, from);
    await this.replica.start(true);
    return this;
  }

  /** The page again: what the device has stored, and what else is heard before the sequencer's role is taken. */
  async reload(...heard: readonly Entry[]): Promise<this> {
    for (const { bytes } of (await this.#desk.store.load()).entries) this.journal.load(bytes);
    for (const { bytes } of heard) this.journal.offer(bytes);
    this.order.take([...this.journal.all()]);
    this.#begin([...this.journal.all()].find(({ kind }) => kind === KIND.table)!);
    return this;
  }

  async hear(...entries: readonly Entry[]): Promise<this> {
    const fresh = entries.flatMap(({ bytes }) => {
      const taken = this.journal.offer(bytes);
      return taken.ok ? taken.entries : [];
    });
    await this.#desk.store.append(fresh.map(({ hash, bytes }) => ({ hash: fromHex(hash), bytes })));
    this.#moved(fresh);
    await this.#desk.clock.pass(0);
    return this;
  }

  #moved(entries: readonly Entry[]): void {
    this.order.take(entries);
    this.runner?.add(entries);
    this.runner?.catchUp();
    this.replica?.look();
  }

  async sit(): Promise<this> {
    const body = { act: SEAT_ACT.claim, seat: 0, device: this.pen.device, name: 'Anna' };
    await this.session.write(KIND.seat, () => makeSeatBody(body));
    await this.#desk.clock.pass(0);
    return this;
  }
  async start(): Promise<this> {
    await this.sit();
    await this.session.write(KIND.start, () => makeStartBody({}));
    await this.#desk.clock.pass(0);
    return this;
  }

  get stamps(): StampBody[] {
    return this.sent.filter(isStamp).map((entry) => parseStampBody(entry.body, entry.kind !== KIND.stamp)!);
  }
  get last(): StampBody {
    return this.stamps.at(-1)!;
  }
}
