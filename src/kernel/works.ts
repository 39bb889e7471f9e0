/**
 * The parts of a table that exist once its first entry is known, brought together: fold, order, duties, what this device alone can read,
 * its seat's devices, and the way on to another generation. When they are told to work is `core.ts`'s.
 */
import type { PerformPorts } from './asks/perform.ts';
import { Sharing } from './devices/sharing.ts';
import { DutyLoop } from './duties.ts';
import { KeptVerdicts } from './fold/kept-verdicts.ts';
import { ProofBook } from './fold/proofs.ts';
import { Branches } from './fold/branches.ts';
import { Runner, type RunnerOrder } from './fold/runner.ts';
import { allDevices, handSeatOf, seatedWith, type TableState } from './fold/state.ts';
import type { Game, Proposal, Seat } from './game.ts';
import { Ending, type EndingPorts } from './generation/ending.ts';
import { ownOver, ownWaiting } from './generation/own-acts.ts';
import { ReadyDecks } from './cards/ready.ts';
import { KeeperCare } from './keeping/care.ts';
import { OwnKeys } from './keeping/own-keys.ts';
import type { TableSettings } from './journal/bodies.ts';
import type { Journal } from './journal/journal.ts';
import type { Session } from './journal/session.ts';
import type { VotePlace } from './journal/vote.ts';
import { Council } from './order/council.ts';
import type { Order } from './order/order.ts';
import { eyesOf } from './play/play.ts';
import type { Presence } from './presence.ts';
import { Private } from './private.ts';
import type { TablePorts } from './table-ports.ts';

/** The parts that exist once the table's first entry is known. */
export interface Works {
  readonly settings: TableSettings;
  readonly game: Game<unknown>;
  readonly runner: Runner;
  readonly council: Council;
  readonly duties: DutyLoop;
  readonly private: Private;
  /** The same for looking back: it opens what the table needs no more. */
  readonly past: Private;
  readonly performing: PerformPorts;
  readonly sharing: Sharing;
  readonly ending: Ending;
  readonly ready: ReadyDecks;
  /** Nothing more is done with this table. */
  close(): void;
}

/** What the parts are made of and what they may ask and tell. */
export interface WorksPorts {
  readonly ports: Pick<
    TablePorts,
    'sodium' | 'clock' | 'store' | 'keys' | 'rng' | 'mail' | 'vault' | 'group' | 'groupWork'
  >;
  readonly settings: TableSettings;
  readonly game: Game<unknown>;
  /** The state before the first position. */
  readonly first: TableState;
  readonly where: EndingPorts['where'];
  readonly place: VotePlace;
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
  here(): ReadonlySet<string>;
  away(device: string): boolean;
  fullness(): ReturnType<EndingPorts['fullness']>;
  leftOut: EndingPorts['leftOut'];
  lied: EndingPorts['lied'];
  /** Something became known that isn't an entry. */
  moved(): void;
  failed(): void;
  readonly events: Pick<EndingPorts, 'later' | 'gone' | 'goTo' | 'changed'> & {
    propose(proposal: Proposal): Promise<unknown>;
  };
}

/** Each part is told of the others here, and calls them only once all are made. */
class TableWorks implements Works {
  readonly settings: TableSettings;
  readonly game: Game<unknown>;
  readonly runner: Runner;
  readonly performing: PerformPorts;
  readonly ready: ReadyDecks;
  readonly private: Private;
  readonly past: Private;
  readonly council: Council;
  readonly sharing: Sharing;
  readonly duties: DutyLoop;
  readonly ending: Ending;
  readonly #made: WorksPorts;
  readonly #care: KeeperCare;
  readonly #branches: Branches;

  constructor(made: WorksPorts) {
    const { settings, game, first, place, journal, order, device } = made;
    const { sodium, store, keys, rng, mail, group, groupWork } = made.ports;
    this.#made = made;
    this.settings = settings;
    this.game = game;
    const proofs = new ProofBook(group, groupWork, () => made.moved(), new KeptVerdicts(store));
    const fold = (by: RunnerOrder): Runner =>
      new Runner(game, place.room, journal, by, order.root!, first, { group, known: proofs.known, box: sodium });
    this.runner = fold(order);
    this.#branches = new Branches(order, fold);
    const { world } = this.runner;
    this.ready = new ReadyDecks({ world, work: groupWork });
    const cards = { work: groupWork, own: new OwnKeys(store), box: sodium, ready: this.ready };
    this.performing = { world, store, rng, mail, keys, device, cards };
    this.private = new Private(this.performing);
    this.past = new Private(this.performing);
    this.council = this.#makeCouncil();
    this.sharing = this.#makeSharing();
    this.#care = this.#makeCare();
    this.duties = this.#makeDuties();
    this.ending = this.#makeEnding();
  }

  readonly #failed = (): void => this.#made.failed();
  /** The state that can't be taken back any more. */
  readonly #firm = (): TableState => this.runner.stateAt(this.council.answerable?.hash) ?? this.#made.first;
  readonly #keyOf = (device: string): Uint8Array | undefined => this.#made.journal.keysOf(device)?.sigPk;

  close(): void {
    for (const part of [this.council, this.duties, this.sharing, this.#care, this.ending]) part.close();
  }

  #makeCouncil(): Council {
    const { runner } = this;
    const made = this.#made;
    const { place, journal, order, session, presence, device } = made;
    const { sodium, clock, store, keys } = made.ports;
    return new Council({
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
      // Fulfilled after all before it are stored (`whole-log.ts`).
      flushed: () => store.append([]),
      mayAct: () => made.mayAct(),
      live: () => made.live(),
      here: () => made.here(),
      lied: (one) => journal.lies.some((lie) => lie.device === one),
      show: (votes) => presence.say(votes),
      resend: () => presence.resend(),
      firmer: () => {
        void this.duties.work();
        void this.sharing.work();
        void this.#care.work();
      },
      turned: () => made.moved(),
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
      firm: this.#firm,
      now: () => runner.state,
      // Also what another device of the seat has answered: one answer is enough.
      unplaced: () => {
        const seat = handSeatOf(runner.state, device);
        return runner.pending().filter((e) => e.device === device || handSeatOf(runner.state, e.device) === seat);
      },
      rank: (state) => handsBefore(state, device).filter((one) => !made.away(one)).length,
      primary: () => made.acts(),
      moves: (state) => gameDuties(game, state, device, this.private.opened),
      propose: (proposal) => events.propose(proposal),
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
      firm: this.#firm,
      entries: () => made.journal.all(),
      primary: () => made.acts(),
      told: () => {
        this.private.retry();
        this.past.retry();
        made.moved();
      },
      erased: () => {
        this.private.forget();
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
      firm: this.#firm,
      now: () => runner.state,
      primary: () => made.acts(),
      took: () => void this.duties.work(),
      owe: (one, seat) => sharing.owe(one, seat).then(() => void sharing.work()),
      failed: this.#failed,
    });
  }

  #makeEnding(): Ending {
    const { runner, settings, council, performing } = this;
    const made = this.#made;
    const { place, order, session, device, events } = made;
    const { sodium, clock, rng } = made.ports;
    return new Ending({
      sodium,
      place,
      order,
      keyOf: this.#keyOf,
      world: runner.world,
      stateAt: (hash) => runner.stateAt(hash) ?? this.#branches.stateAt(hash),
      rng,
      clock,
      where: made.where,
      settings,
      session,
      council,
      performing,
      state: () => runner.state,
      mayAct: () => made.mayAct(),
      proven: () => made.proven(),
      here: () => made.here(),
      placing: (most) => runner.placeable(most).length,
      fullness: () => made.fullness(),
      ownOver: (position) => ownOver(runner, device, position).length + ownWaiting(runner, device).length,
      later: (room) => events.later(room),
      gone: (next, begun) => events.gone(next, begun),
      goTo: (next, accept) => events.goTo(next, accept),
      leftOut: (why) => made.leftOut(why),
      lied: (one) => made.lied(one),
      changed: () => events.changed(),
      failed: this.#failed,
    });
  }
}

export const buildWorks = (made: WorksPorts): Works => new TableWorks(made);

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
): readonly Proposal[] {
  const seat: Seat | undefined = handSeatOf(state, device);
  if (!state.play || seat === undefined || !game.duties) return [];
  return game.duties(state.play.state, eyesOf(state.play, seat, opened));
}
