/**
 * A saved log opened again, without any network: the same fold, stopped where one wants to look. Whoever was at the table and still has
 * the device's store sees with the own eyes; everybody else what everybody saw.
 */
import type { PerformPorts } from '../asks/perform.ts';
import { hex } from '../bytes.ts';
import { Runner } from '../fold/runner.ts';
import { firstState } from '../fold/state.ts';
import type { Game } from '../game.ts';
import { deviceId } from '../identity/device.ts';
import type { DeviceKeys, LogStore } from '../ports.ts';
import { Private } from '../private.ts';
import type { History, LogLine, Moment, TableView } from '../table-view.ts';
import { bad, good, type Verdict } from '../verdict.ts';
import { writeLogFile } from './log-file.ts';
import { Past } from './past.ts';
import { type LogCode, type ProofPorts, type ProvedLog, readLogFile, settledPart } from './proof.ts';

/** What this device has of the table that a file is of. */
export interface OwnEyes {
  readonly store: LogStore;
  readonly keys: DeviceKeys;
}

export interface ReplayPorts extends ProofPorts, Pick<PerformPorts, 'mail' | 'rng'> {
  game(id: string): Promise<Game<unknown> | undefined>;
  /** @param room hex room id. `undefined` where this device was never at that table */
  eyes(room: string): Promise<OwnEyes | undefined>;
}

/** Also where the file is good, but this page hasn't its game, or other rules. */
export type ReplayCode = LogCode | 'game/unknown' | 'version/other';

/** @param origin hash of the first entry of the one table whose log is wanted */
export async function openReplay(ports: ReplayPorts, file: Uint8Array, origin?: string): Promise<Verdict<Replay>> {
  const read = await readLogFile(ports, file, origin);
  if (!read.ok) return read;
  const { table } = read.value.body;
  const game = await ports.game(table.game);
  if (!game) return bad('game/unknown', table.game);
  if (game.version !== table.version) return bad('version/other', table.version);
  return good(new Replay(ports, read.value, game, await ports.eyes(hex(read.value.room))));
}

export class Replay implements History {
  readonly origin: string;
  readonly #log: ProvedLog;
  readonly #past: Past;
  readonly #listeners = new Set<() => void>();

  constructor(ports: ReplayPorts, log: ProvedLog, game: Game<unknown>, eyes: OwnEyes | undefined) {
    const { room, genesis, body, journal, order } = log;
    this.#log = log;
    this.origin = genesis.hash;
    const founder = { device: genesis.device, sig: hex(body.sigPk), mail: hex(body.mailPk) };
    const runner = new Runner(game, room, journal, order, order.root!, firstState(body.table, founder, 0));
    runner.catchUp();
    const device = eyes ? hex(deviceId(eyes.keys.sigPk, eyes.keys.mailPk)) : '';
    const { mail, rng } = ports;
    const known = eyes && new Private({ world: runner.world, mail, rng, ...eyes, device });
    const frame = {
      settings: body.table,
      game,
      device,
      founder: genesis.device,
      watcher: true,
      connection: { state: 'offline' as const },
      everSynced: false,
      notices: [],
    };
    const spans = [{ runner, end: runner.at, known, frame: () => frame }];
    this.#past = new Past({
      spans: () => spans,
      changed: () => {
        for (const listener of this.#listeners) listener();
      },
    });
  }

  get log(): readonly LogLine[] {
    return this.#past.log;
  }

  get positions(): readonly Moment[] {
    return this.#past.moments;
  }

  /** The end of the log, if no place is named. */
  at(position: number = Infinity): TableView {
    return this.#past.at(position);
  }

  async export(): Promise<Uint8Array> {
    const { journal, order, room } = this.#log;
    return writeLogFile([settledPart({ journal, order, tip: order.tip!, room })]);
  }

  /** Called when what was looked at shows more: what was sealed to this device takes a moment to open. */
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }
}
