/** The history of an open table: looking back at it, and saving it. */
import type { Core, Works } from '../core.ts';
import type { History, LogLine, Moment, TableView } from '../table-view.ts';
import { writeLogFile } from './log-file.ts';
import { Past } from './past.ts';

export interface TableHistoryPorts {
  readonly core: Core;
  now(): TableView;
  changed(): void;
}

export class TableHistory implements History {
  readonly #ports: TableHistoryPorts;
  #past: { readonly works: Works; readonly past: Past } | undefined;

  constructor(ports: TableHistoryPorts) {
    this.#ports = ports;
  }

  get origin(): string {
    return this.#ports.core.origin;
  }

  get log(): readonly LogLine[] {
    return this.#ports.now().log;
  }

  get positions(): readonly Moment[] {
    return this.#lookBack()?.moments ?? NONE;
  }

  at(position?: number): TableView {
    const past = position === undefined ? undefined : this.#lookBack();
    return past?.at(position!) ?? this.#ports.now();
  }

  async export(): Promise<Uint8Array> {
    const { core } = this.#ports;
    // What was only drawn so far may yet turn out forged.
    await core.proving;
    const part = core.settled();
    if (!part) throw new Error('nothing to save yet');
    return writeLogFile([part]);
  }

  #lookBack(): Past | undefined {
    const { core, changed } = this.#ports;
    const { works } = core;
    if (!works) return undefined;
    // They are made anew where something drawn was forged.
    if (this.#past?.works === works) return this.#past.past;
    const { settings, game, runner, past: known } = works;
    const past = new Past({
      runner,
      known,
      frame: () => ({
        settings,
        game,
        device: core.device,
        founder: core.founder,
        watcher: true,
        connection: core.connection,
        everSynced: core.everSynced,
        notices: core.notices.list,
      }),
      changed,
    });
    this.#past = { works, past };
    return past;
  }
}

const NONE: readonly Moment[] = [];
