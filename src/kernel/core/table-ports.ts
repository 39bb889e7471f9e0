/** What a table needs of the page that opens it; adapters are in `src/embed/adapters`. */
import type { Core } from './core.ts';
import type { Game } from '../game.ts';
import type { Transport } from '../journal/transport.ts';
import type { Clock, DeviceKeys, LogStore, Mail, Rng, Sodium, Vault, Verifier } from '../ports.ts';
import type { GroupWork } from '../secrets/group-work.ts';
import type { Group } from '../secrets/group.ts';

/** Is the page looked at? `leaving`: it is closed, or put away by the browser; it may be `shown` again after that. */
export type Visibility = 'shown' | 'hidden' | 'leaving';

/** What a page has of its own for each room. */
export type RoomPorts = Pick<TablePorts, 'store' | 'keys' | 'vault' | 'volatile' | 'primary' | 'takeHere'>;

/** All that a table needs of its platform and its page. Everything else is the kernel's own. */
export interface TablePorts {
  readonly sodium: Sodium;
  /** For what comes in bulk; single entries are checked by `sodium` as they come. */
  readonly verifier: Verifier;
  /** Of joint decks and dice: for what is done in no time. */
  readonly group: Group;
  /** Of joint decks and dice: for what takes a while, in Workers where there are any. */
  readonly groupWork: GroupWork;
  readonly mail: Mail;
  readonly rng: Rng;
  readonly clock: Clock;
  readonly store: LogStore;
  readonly keys: DeviceKeys;
  readonly vault: Vault;
  readonly transport: Transport;
  /** Nothing survives this page (no storage here). */
  readonly volatile: boolean;
  /**
   * The same for another room of this table on this device, where it goes on. Where that has no store yet, one is made with this device's
   * keys. Closing the table gives all of them back.
   */
  portsOf(room: string): Promise<RoomPorts>;
  /** @param version of the rules; the newest that this page has without */
  game(id: string, version?: number): Promise<Game<unknown> | undefined>;
  /** Tells at once where the page isn't shown, then each change. Returns the unsubscribing. Without it a page is always shown. */
  readonly visibility?: (listener: (state: Visibility) => void) => () => void;
  /** Tells, once it is over, of each time in which this page did nothing: its device slept, or its thread stood still. By `clock`. */
  readonly stalls?: (listener: (fromMs: number, toMs: number) => void) => () => void;
  /**
   * Fulfilled when this page may act: at once in the first tab, in a second one when the first is gone or has stepped back.
   * @param stepBack asked when another tab wants to act; once it is fulfilled (or overdue) that tab does. Then `primary` may be called
   * again, to wait for a turn
   */
  primary(stepBack: () => Promise<void>): Promise<void>;
  /** Asks the tab that acts for this device to step back in favour of this one. */
  takeHere(): void;
  /** Told once where the core of the generation that is shown can be looked at: for simulators, which compare what pages hold. */
  readonly inside?: (core: () => Core) => void;
}
