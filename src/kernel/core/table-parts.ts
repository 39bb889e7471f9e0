/**
 * The parts of a table that exist once its first entry is known, brought together. They are fold, order, duties, what this device alone can
 * read, its seat's devices, and the way on to another generation. When they are told to work is `core.ts`'s.
 */
import type { PerformPorts } from '../acting/performance.ts';
import { Sharing } from '../acting/sharing.ts';
import { DutyLoop } from '../acting/duties.ts';
import type { KeptVerdicts } from '../fold/kept-verdicts.ts';
import { ProofBook } from '../fold/proofs.ts';
import { Branches } from '../fold/branches.ts';
import { Runner, type RunnerOrder } from '../fold/runner.ts';
import { allDevices, handSeatOf, seatedWith, type TableState } from '../state/state.ts';
import type { Game, MoveCall, Seat } from '../game.ts';
import { Ending, type EndingPorts } from '../generation/ending.ts';
import { ownOver, ownWaiting } from './own-acts.ts';
import { ReadyDecks } from '../acting/ready.ts';
import { KeeperCare } from '../acting/keeper-care.ts';
import { OwnKeys } from '../acting/own-keys.ts';
import { Packs } from '../acting/packs.ts';
import type { TableSettings } from '../journal/bodies.ts';
import type { Journal } from '../journal/journal.ts';
import type { Session } from '../journal/session.ts';
import type { VoteScope } from '../journal/vote.ts';
import { Replica } from '../order/replica.ts';
import type { Order } from '../log/order.ts';
import { eyesOf } from '../play/eyes.ts';
import type { Presence } from '../presence/presence.ts';
import { Desk } from '../acting/desk.ts';
import { SlotAudit } from '../acting/slot-audit.ts';
import { Private } from '../acting/private.ts';
import { forgetRead } from '../acting/veil-reading.ts';
import { Rounds } from '../rounds.ts';
import type { TablePorts } from './table-ports.ts';

/** The parts that exist once the table's first entry is known. */
export interface TableParts {
  readonly settings: TableSettings;
  readonly game: Game<unknown>;
  readonly runner: Runner;
  readonly replica: Replica;
  readonly duties: DutyLoop;
  readonly known: Private;
  /** The same for looking back: it opens what the table needs no more. */
  readonly past: Private;
  readonly performing: PerformPorts;
  /** What this device's person has chosen under a veil. */
  readonly desk: Desk;
  readonly sharing: Sharing;
  readonly ending: Ending;
  readonly ready: ReadyDecks;
  /** Checks how keys of veiled letters were sealed, and by whom. */
  readonly audit: SlotAudit;
  /** Does this device send its seat's letters? The first of those that see its hand and are here. */
  readonly sends: (state: TableState) => boolean;
  /** Nothing more is done with this table. */
  close(): void;
}

/** What the parts are made of and what they may ask and tell. */
export interface TablePartsPorts {
  readonly ports: Pick<
    TablePorts,
    'sodium' | 'clock' | 'store' | 'keys' | 'rng' | 'mail' | 'vault' | 'group' | 'groupWork' | 'game'
  >;
  readonly settings: TableSettings;
  readonly game: Game<unknown>;
  readonly verdicts: KeptVerdicts;
  /** The state before the first position. */
  readonly first: TableState;
  readonly where: EndingPorts['where'];
  readonly place: VoteScope;
  readonly journal: Journal;
  readonly order: Order;
  readonly session: Session;
  readonly presence: Presence;
  /** Own device, hex. */
  readonly device: string;
  /** Does this page act for its device? */
  acts(): boolean;
  /** The same, and all is proven. */
  mayAct(): boolean;
  proven(): boolean;
  live(): boolean;
  reading(): boolean;
  here(): ReadonlySet<string>;
  away(device: string): boolean;
  fullness(): ReturnType<EndingPorts['fullness']>;
  leftOut: EndingPorts['leftOut'];
  lied: EndingPorts['lied'];
  /** This seat has told others something else than it should have. */
  deceived(seat: Seat): void;
  /** `ReplicaPorts.voteLost`. */
  voteLost(isLost: boolean): void;
  /** `ReplicaPorts.differs`. */
  differs(device: string): void;
  /** Something became known that isn't an entry. */
  moved(): void;
  failed(): void;
  readonly events: Pick<EndingPorts, 'portsOf' | 'gone' | 'goTo' | 'changed'> & {
    propose(call: MoveCall): Promise<unknown>;
    pack(hash: string): Promise<Uint8Array | undefined>;
  };
}

/** Each part is told of the others here, and calls them only once all are made. */
class BuiltTableParts implements TableParts {
  readonly settings: TableSettings;
  readonly game: Game<unknown>;
  readonly runner: Runner;
  readonly performing: PerformPorts;
  readonly desk: Desk;
  readonly ready: ReadyDecks;
  readonly known: Private;
  readonly past: Private;
  readonly replica: Replica;
  readonly sharing: Sharing;
  readonly duties: DutyLoop;
  readonly ending: Ending;
  readonly audit: SlotAudit;
  readonly #made: TablePartsPorts;
  readonly #care: KeeperCare;
  /** Letters that were read open no more once they are committed. */
  readonly #forgetting: Rounds;
  readonly #branches: Branches;

  constructor(made: TablePartsPorts) {
    const { settings, game, first, place, journal, order, device } = made;
    const { sodium, store, keys, rng, mail, group, groupWork } = made.ports;
    this.#made = made;
    this.settings = settings;
    this.game = game;
    const proofs = new ProofBook(group, groupWork, () => made.moved(), made.verdicts);
    const fold = (by: RunnerOrder): Runner =>
      new Runner(game, place.room, journal, by, order.begun.root, first, { group, known: proofs.known, box: sodium });
    this.runner = fold(order);
    this.#branches = new Branches(order, fold);
    const { world } = this.runner;
    this.ready = new ReadyDecks({ world, work: groupWork });
    const cards = { work: groupWork, own: new OwnKeys(store), box: sodium, ready: this.ready };
    const packs = new Packs(
      (hash) => made.events.pack(hash),
      () => void this.duties.work(),
    );
    this.audit = new SlotAudit(mail, (seat) => made.deceived(seat));
    this.desk = new Desk(store, () => made.events.changed());
    const veils = { desk: this.desk, opened: () => this.known.opened };
    this.performing = { world, store, rng, mail, keys, device, cards, packs, veils };
    this.known = new Private(this.performing);
    this.past = new Private(this.performing);
    this.replica = this.#makeReplica();
    this.sharing = this.#makeSharing();
    this.#care = this.#makeCare();
    this.duties = this.#makeDuties();
    this.ending = this.#makeEnding();
    const forget = (): Promise<void> => forgetRead(this.performing, this.#committed(), this.runner.state);
    this.#forgetting = new Rounds(forget, this.#failed, made.ports.clock);
    this.desk.load().catch(this.#failed);
  }

  readonly #failed = (): void => this.#made.failed();
  /** The state that can't be taken back any more. */
  readonly #committed = (): TableState => this.runner.stateAt(this.replica.performable?.hash) ?? this.#made.first;
  readonly #keyOf = (device: string): Uint8Array | undefined => this.#made.journal.keysOf(device)?.sigPk;

  close(): void {
    for (const part of [this.replica, this.duties, this.sharing, this.#care, this.#forgetting, this.ending])
      part.close();
  }

  readonly sends = (state: TableState): boolean => this.#rank(state) === 0;

  /** How many other devices of the seat come before this one. */
  #rank(state: TableState): number {
    return handsBefore(state, this.#made.device).filter((one) => !this.#made.away(one)).length;
  }

  #makeReplica(): Replica {
    const { runner } = this;
    const made = this.#made;
    const { place, journal, order, session, presence, device } = made;
    const { sodium, clock, store, keys } = made.ports;
    return new Replica({
      sodium,
      clock,
      store,
      keys,
      order,
      runner,
      session,
      place,
      device,
      keyOf: this.#keyOf,
      // Fulfilled after all before it are stored (`journal/whole-log.ts`).
      flushed: () => store.append([]),
      mayAct: () => made.mayAct(),
      live: () => made.live(),
      reading: () => made.reading(),
      here: () => made.here(),
      lied: (one) => journal.lies.some((lie) => lie.device === one),
      show: (votes) => presence.say(votes),
      resend: () => presence.resend(),
      committedMore: () => {
        void this.duties.work();
        void this.sharing.work();
        void this.#care.work();
        void this.#forgetting.work();
      },
      turned: () => made.moved(),
      voteLost: (isLost) => made.voteLost(isLost),
      differs: (one) => made.differs(one),
      failed: this.#failed,
    });
  }

  #makeDuties(): DutyLoop {
    const { runner, game } = this;
    const made = this.#made;
    const { device, session, events } = made;
    return new DutyLoop({
      ...this.performing,
      clock: made.ports.clock,
      session,
      committed: this.#committed,
      now: () => runner.state,
      // Also what another device of the seat has contributed: one contribution is enough.
      unplaced: () => {
        const seat = handSeatOf(runner.state, device);
        return runner.pending().filter((e) => e.device === device || handSeatOf(runner.state, e.device) === seat);
      },
      live: () => made.live(),
      rank: (state) => this.#rank(state),
      tableMs: () => this.replica.sequencer.now(),
      primary: () => made.acts(),
      moves: (state) => gameDuties(game, state, device, this.known.opened),
      propose: (call) => events.propose(call),
      turned: () => events.changed(),
      failed: this.#failed,
    });
  }

  #makeSharing(): Sharing {
    const { runner } = this;
    const made = this.#made;
    return new Sharing({
      ...this.performing,
      clock: made.ports.clock,
      session: made.session,
      vault: made.ports.vault,
      state: () => runner.state,
      shown: () => runner.overlay(),
      folded: () => runner.at === made.order.tip,
      committed: this.#committed,
      entries: () => made.journal.all(),
      primary: () => made.acts(),
      told: () => {
        this.known.retry();
        this.past.retry();
        made.moved();
      },
      erased: () => {
        this.known.forget();
        this.past.forget();
        made.events.changed();
      },
      failed: this.#failed,
    });
  }

  #makeCare(): KeeperCare {
    const { runner, sharing } = this;
    const made = this.#made;
    return new KeeperCare({
      ...this.performing,
      clock: made.ports.clock,
      session: made.session,
      committed: this.#committed,
      now: () => runner.state,
      primary: () => made.acts(),
      took: () => void this.duties.work(),
      owe: (one, seat) => sharing.owe(one, seat).then(() => void sharing.work()),
      failed: this.#failed,
    });
  }

  #makeEnding(): Ending {
    const { runner, settings, replica, performing } = this;
    const made = this.#made;
    const { place, order, session, presence, device, events } = made;
    const { sodium, clock, rng } = made.ports;
    return new Ending({
      sodium,
      place,
      order,
      keyOf: this.#keyOf,
      world: runner.world,
      stateAt: (hash) => runner.stateAt(hash) ?? this.#branches.stateAt(hash),
      entryAt: (hash) => made.journal.get(hash),
      rng,
      clock,
      where: made.where,
      settings,
      session,
      replica,
      performing,
      state: () => runner.state,
      mayAct: () => made.mayAct(),
      proven: () => made.proven(),
      here: () => made.here(),
      live: () => made.live(),
      isOpen: ({ device: one, session: page }) =>
        (one === device && page === session.number) ||
        presence.pages().some((other) => other.device === one && other.session === page),
      placing: (most) => runner.placeable(most).length,
      fullness: () => made.fullness(),
      versionOf: async (id, version) => (await made.ports.game(id, version))?.version,
      ownOver: (position) => ownOver(runner, device, position).length + ownWaiting(runner, device).length,
      portsOf: (room) => events.portsOf(room),
      gone: (next, begun) => events.gone(next, begun),
      goTo: (next, accept) => events.goTo(next, accept),
      leftOut: (why) => made.leftOut(why),
      lied: (one) => made.lied(one),
      changed: () => events.changed(),
      failed: this.#failed,
    });
  }
}

/** The parts of a table on top of its fold, wired to each other. @param made what they are built from */
export const buildTableParts = (made: TablePartsPorts): TableParts => new BuiltTableParts(made);

/** Hand devices of the own seat that come before this one. */
function handsBefore(state: TableState, own: string): readonly string[] {
  const seated = seatedWith(state, own);
  const hands = seated ? allDevices(seated).filter(({ role }) => role === 'hand') : [];
  const at = hands.findIndex(({ device }) => device === own);
  return hands.slice(0, Math.max(0, at)).map(({ device }) => device);
}

function gameDuties(
  game: Game<unknown>,
  state: TableState,
  device: string,
  opened: ReadonlyMap<string, string>,
): readonly MoveCall[] {
  const seat: Seat | undefined = handSeatOf(state, device);
  if (!state.play || seat === undefined || !game.duties) return [];
  return game.duties(state.play.state, eyesOf(state.play, seat, opened));
}
