/**
 * The loop behind a device's keys. It takes in shares of hands that were told late, and complains of those that don't fit. It has the
 * seat's other devices told what was made here, and says what should be here and isn't (`keygen/lost.ts`). It forgets what belongs to no
 * set any more, committed or not. A page that opens reads the log from its beginning: what it holds of sets that come later in it is needed
 * still.
 */
import { allDevices, handSeatOf, sitting, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { KIND } from '../journal/entry.ts';
import type { Session } from '../journal/session.ts';
import { Alarm } from '../alarm.ts';
import type { Clock } from '../ports.ts';
import { Rounds } from '../rounds.ts';
import { KEYGEN, makeKeygenBody } from '../keygen/bodies.ts';
import { lacksShares, LOST_MS } from './lacks-shares.ts';
import { keepsWith } from '../keygen/lost.ts';
import { OwnKeys } from './own-keys.ts';
import { type KeygenPorts, takeEscrow } from './perform-keygen.ts';
import { type KeeperSet, type Keeping, setsOf } from '../runs/keepers.ts';
import { Failures } from '../failures.ts';

/** What caring for own keeper keys needs. */
export interface CarePorts extends KeygenPorts {
  readonly clock: Clock;
  /** Own device, hex. */
  readonly device: string;
  readonly session: Session;
  committed(): TableState;
  /** As folded so far. */
  now(): TableState;
  /** Does this page act for its device? */
  primary(): boolean;
  /** Another device of the own seat is to be told what this one can read. */
  owe(device: string, seat: Seat): Promise<void>;
  /** Shares of hands may be here that weren't: what is asked of them can be contributed to now. */
  took(): void;
  failed(error: unknown): void;
}

const namesOf = (keeping: Keeping): string[] => [
  ...setsOf(keeping).map(({ id }) => id),
  ...(keeping.making ? [keeping.making.id] : []),
];

/** The loop itself: one a device, at work in the page that acts for it. */
export class KeeperCare {
  readonly #ports: CarePorts;
  readonly #own: OwnKeys;
  /** Hand keys that were looked at, by set and key. */
  readonly #taken = new Set<string>();
  readonly #told = new Set<string>();
  /** Sets of which all is here that should be, and since when something of another is missed, by their ids. */
  readonly #sound = new Set<string>();
  readonly #missedMs = new Map<string, number>();
  /** When something that is missed now is lost. */
  readonly #alarm: Alarm;
  #seen: Keeping | undefined;
  readonly #rounds: Rounds;

  constructor(ports: CarePorts) {
    this.#ports = ports;
    this.#rounds = new Rounds(
      () => this.#once(),
      (error) => ports.failed(error),
      ports.clock,
    );
    this.#alarm = new Alarm(ports.clock, () => void this.work());
    this.#own = new OwnKeys(ports.store);
  }

  /** Called after each change of the committed state; fulfilled when nothing more is to be done now. */
  work(): Promise<void> {
    return this.#rounds.work();
  }

  close(): void {
    this.#rounds.close();
    this.#alarm.close();
  }

  async #once(): Promise<void> {
    const state = this.#ports.committed();
    const { keeping } = state;
    const me = handSeatOf(state, this.#ports.device);
    if (!keeping || me === undefined || !this.#ports.primary()) return;
    const failures = new Failures();
    await this.#takeIn(state, keeping, me, failures);
    await failures.of(() => this.#tell(state, keeping, me));
    for (const set of setsOf(keeping)) await failures.of(() => this.#miss(set, me));
    if (keeping !== this.#seen) await failures.of(() => this.#forget(keeping));
    failures.rethrow();
  }

  async #forget(keeping: Keeping): Promise<void> {
    const now = this.#ports.now().keeping;
    await this.#own.forget([...namesOf(keeping), ...(now ? namesOf(now) : [])], keeping.attempts);
    this.#seen = keeping;
  }

  async #takeIn(state: TableState, keeping: Keeping, me: Seat, failures: Failures): Promise<void> {
    let any = false;
    for (const set of setsOf(keeping)) {
      for (const [seat, { key, escrow, entry }] of Object.entries(set.hands)) {
        const name = `${set.id} ${key} ${entry}`;
        if (!escrow || this.#taken.has(name)) continue;
        await failures.of(async () => {
          const complaint = await takeEscrow(this.#ports, state, set, Number(seat), this.#own, me);
          if (complaint && !(await this.#ports.session.write(KIND.keygen, () => complaint, true))) return;
          this.#taken.add(name);
          any = true;
        });
      }
    }
    if (any) this.#ports.took();
  }

  /** Whether all is here that this device should hold of the set; said where it isn't and nothing has brought it for a while. */
  async #miss(set: KeeperSet, me: Seat): Promise<void> {
    const { clock, device, now, session } = this.#ports;
    if (this.#sound.has(set.id) || !keepsWith(set, me, device)) return;
    if (!(await lacksShares(this.#own, set, me, device))) return void this.#sound.add(set.id);
    const sinceMs = this.#missedMs.get(set.id) ?? clock.monotonicMs();
    this.#missedMs.set(set.id, sinceMs);
    const leftMs = sinceMs + LOST_MS - clock.monotonicMs();
    if (leftMs > 0) return this.#alarm.in(leftMs);
    const { keeping } = now();
    const last = keeping && setsOf(keeping).find(({ id }) => id === set.id);
    if (!last || !keepsWith(last, me, device)) return;
    const body = makeKeygenBody({ type: KEYGEN.lost, set: set.id, bytes: new Uint8Array() });
    if (await session.write(KIND.keygen, () => body, true)) this.#sound.add(set.id);
  }

  /** Once for each set whose share or hand key was made here, and each other device of the seat that reads its hand. */
  async #tell(state: TableState, keeping: Keeping, me: Seat): Promise<void> {
    const seated = sitting(state, me);
    const others = allDevices(seated).filter(({ device, role }) => device !== this.#ports.device && role !== 'table');
    if (others.length === 0) return;
    for (const { id, hands } of setsOf(keeping)) {
      const hand = hands[me];
      if (hand?.device !== this.#ports.device) continue;
      for (const { device } of others) {
        const name = `told/keys/${id}/${hand.key}/${device}`;
        if (this.#told.has(name)) continue;
        if (!(await this.#ports.store.get(name))) {
          await this.#ports.owe(device, me);
          await this.#ports.store.put(name, Uint8Array.of(1));
        }
        this.#told.add(name);
      }
    }
  }
}
