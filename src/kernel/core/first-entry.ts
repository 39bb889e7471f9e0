/**
 * A table's first entry: found among what comes, read, and in a later generation judged by whoever was there. What it says of the table is
 * known from then on; order and fold begin with it, which is `core.ts`'s business.
 */
import { hex } from '../bytes.ts';
import type { TableState } from '../state/state.ts';
import type { Game } from '../game.ts';
import { beginningFrom, knowDevices } from '../generation/beginning.ts';
import type { Arrival } from '../generation/where.ts';
import { isGoodMailKey } from '../identity/device.ts';
import { parseTableBody, type TableSettings } from '../journal/bodies.ts';
import type { Carried } from '../journal/carried.ts';
import { type Entry, KIND, parseEntry, ZERO_HASH } from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import type { Notices } from './notices.ts';
import type { Clock } from '../ports.ts';
import { Rounds } from '../rounds.ts';
import type { OrderStart } from '../log/order.ts';
import type { TablePorts } from './table-ports.ts';

/** What begins with a table's first entry. */
export interface Begun {
  readonly genesis: Entry;
  readonly from: OrderStart;
  readonly settings: TableSettings;
  readonly game: Game<unknown>;
  /** The state before the first position. */
  readonly state: TableState;
}

/** What waiting for the first entry needs. */
export interface FirstEntryPorts {
  readonly arrival: Arrival;
  readonly journal: Journal;
  readonly notices: Notices;
  readonly game: TablePorts['game'];
  /** Has the fold begun? */
  hasBegun(): boolean;
  begin(begun: Begun): void;
  readonly clock: Clock;
  /** The game couldn't be loaded, or the store fails: it is tried again. */
  failed(): void;
}

/** What stands in the table's first entry, and the loading of the game that it names. */
export class FirstEntry {
  readonly #ports: FirstEntryPorts;
  /** The device whose seat lets people in; of a later generation known from its beginning. */
  founder: string;
  /** What this generation goes on from; absent in a table's first one. */
  carried: Carried | undefined;
  /** Also where this page can't play it. */
  settings: TableSettings | undefined;
  /** Version of the rules that this page has, where they are newer. */
  newer: number | undefined;
  /** It is here, and this page hasn't its game or its rules. */
  unplayable = false;
  /** As it came, and once it is known to be good. */
  #first: Entry | undefined;
  #genesis: Entry | undefined;
  readonly #rounds: Rounds;

  constructor(ports: FirstEntryPorts) {
    this.#ports = ports;
    this.founder = hex(ports.arrival.link.founder);
    this.#rounds = new Rounds(
      () => this.#read(),
      () => ports.failed(),
      ports.clock,
    );
  }

  /** '' until it is here. */
  get hash(): string {
    return this.#genesis?.hash ?? '';
  }

  /** Fetches the game that an entry names, if it may be this one. That is known for sure only when the rest of a long log has been read. */
  foresee(bytes: Uint8Array): void {
    const entry = this.#first ? undefined : parseEntry(bytes);
    const body = entry && this.#isOurs(entry) ? parseTableBody(entry.body) : undefined;
    // Where it can't be had the table says so when it is wanted.
    if (body) this.#ports.game(body.table.game).catch(() => undefined);
  }

  /** Looks for it among these; where it is here already and couldn't be judged, that is tried again. Begins once. */
  async look(entries: readonly Entry[]): Promise<void> {
    const found = entries.filter((entry) => this.#isOurs(entry) && entry.hash !== this.#first?.hash);
    // Two first entries split the table: no accident makes them.
    if (found.length > (this.#first ? 0 : 1)) this.#ports.notices.note({ code: 'peer/lied' });
    this.#first ??= found[0];
    if (this.#first && !this.#genesis) await this.#rounds.work();
  }

  #isOurs({ kind, seen, device, hash }: Entry): boolean {
    const { genesis, link } = this.#ports.arrival;
    if (kind !== KIND.table || seen !== ZERO_HASH) return false;
    return genesis === undefined ? device === hex(link.founder) : hash === genesis;
  }

  /** It was drawn and may be forged: it is looked for anew. */
  forget(): void {
    this.settings = undefined;
    this.unplayable = false;
    this.#genesis = undefined;
    this.#first = undefined;
  }

  close(): void {
    this.#rounds.close();
  }

  async #read(): Promise<void> {
    const { arrival, journal, notices } = this.#ports;
    const genesis = this.#first;
    if (!genesis || this.#genesis) return;
    const body = parseTableBody(genesis.body);
    if (!body || body.generation !== arrival.generation || !isGoodMailKey(body.mailPk)) return;
    const { table, carried } = body;
    const beginning = beginningFrom(genesis, body, journal.all());
    if (beginning === 'early') return;
    if (beginning === 'bad') return notices.note({ code: 'peer/lied' });
    if (carried && arrival.accept && (await arrival.accept(genesis, carried)) !== 'good') return;
    const newest = await this.#ports.game(table.game);
    const game = await this.#ports.game(table.game, table.version);
    // Meanwhile it was found to be forged.
    if (this.#first !== genesis) return;
    this.#genesis = genesis;
    this.settings = table;
    this.carried = carried;
    if (game?.version !== table.version) {
      this.unplayable = true;
      return notices.note({ code: newest ? 'version/other' : 'game/unknown' });
    }
    this.newer = newest && newest.version > table.version ? newest.version : undefined;
    if (this.#ports.hasBegun()) return;
    const { from, state } = beginning;
    if (carried) knowDevices(journal, state);
    this.founder = state.founder;
    this.#ports.begin({ genesis, from, settings: table, game, state });
  }
}
