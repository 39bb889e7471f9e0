/** The history of an open table: looking back at it, and saving it. */
import type { Core } from '../core/core.ts';
import type { TableParts } from '../core/table-parts.ts';
import type { Carried } from '../journal/carried.ts';
import type { History, LogLine, Moment, TableView } from '../view/table-view.ts';
import { writeLogFile } from '../history/log-file.ts';
import { Past, type Span } from '../history/past.ts';

export interface TableHistoryPorts {
  /** The generations of the table that this page holds, oldest first; the last one is the one that is shown. */
  cores(): readonly Core[];
  now(): TableView;
  changed(): void;
}

export class TableHistory implements History {
  readonly #ports: TableHistoryPorts;
  readonly #past: Past;

  constructor(ports: TableHistoryPorts) {
    this.#ports = ports;
    this.#past = new Past({ spans: () => this.#spans(), changed: () => ports.changed() });
  }

  get origin(): string {
    return this.#ports.cores()[0]?.origin ?? '';
  }

  get log(): readonly LogLine[] {
    return this.#isKnown ? this.#past.log : NO_LINES;
  }

  get positions(): readonly Moment[] {
    return this.#isKnown ? this.#past.moments : NONE;
  }

  at(position?: number): TableView {
    return position === undefined || !this.#isKnown ? this.#ports.now() : this.#past.at(position);
  }

  async export(): Promise<Uint8Array> {
    const cores = this.#ports.cores();
    // What was only drawn so far may yet turn out forged.
    for (const core of cores) await core.proving;
    const parts = cores.flatMap((core, i) => core.settled(cores[i + 1]?.carried) ?? []);
    if (parts.length === 0) throw new Error('nothing to save yet');
    return writeLogFile(parts);
  }

  get #isKnown(): boolean {
    return this.#ports.cores().some(({ tableParts }) => tableParts !== undefined);
  }

  #spans(): readonly Span[] {
    const cores = this.#ports.cores();
    return cores.flatMap((core, i) => (core.tableParts ? spanOf(core, core.tableParts, cores[i + 1]?.carried) : []));
  }
}

/** @param next what the generation after it goes on from */
function spanOf(core: Core, { settings, game, runner, past: known }: TableParts, next: Carried | undefined): Span {
  return {
    runner,
    end: (next && core.stampAt(next.base.hash)) ?? runner.at,
    known,
    frame: () => ({
      settings,
      game,
      device: core.device,
      founder: core.founder,
      watcher: true,
      connection: core.connection,
      everSynced: core.everSynced,
      arrived: true,
      notices: core.notices.list,
    }),
  };
}

const NONE: readonly Moment[] = [];
const NO_LINES: readonly LogLine[] = [];
