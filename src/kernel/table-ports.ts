/** What a table needs of the page that opens it; adapters are in `src/embed/adapters`. */
import type { Game } from './game.ts';
import type { Transport } from './journal/transport.ts';
import type { Clock, DeviceKeys, LogStore, Mail, Rng, Sodium, Verifier } from './ports.ts';

export interface TablePorts {
  readonly sodium: Sodium;
  /** For what comes in bulk; single entries are checked by `sodium` as they come. */
  readonly verifier: Verifier;
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
