/** Saving a table's log and opening a saved one, also by dropping its file on the table. A code tells how far that is, or what is wrong. */
import type { TableLoader } from '../table-loader.ts';
import { saveLog } from './save-log.ts';

/** `replay-words.ts` has the words of these; all others are of `failure-words.ts`. */
export type SaveCode = 'save/runs' | 'save/large' | 'save/failed';

/** '' when it is saved. */
async function saveHere({ state: { history, view } }: TableLoader): Promise<SaveCode | ''> {
  try {
    if (history) await saveLog(history, view?.settings.name ?? '');
    return '';
  } catch (error) {
    console.error(error);
    return error instanceof RangeError ? 'save/large' : 'save/failed';
  }
}

const RUNS: SaveCode = 'save/runs';

/** What saving and opening logs needs. */
export interface LogFilesPorts {
  readonly loader: TableLoader;
  /** A saved log is shown (`done`), or it couldn't be: `trouble` says why. */
  opened(done: boolean): void;
  changed(): void;
}

/** Saves the log of the open table, and opens a saved one in its place. */
export class LogFiles {
  readonly #ports: LogFilesPorts;
  #trouble = '';

  constructor(ports: LogFilesPorts) {
    this.#ports = ports;
  }

  /** What went wrong last, or is being saved: a code; '' for nothing. */
  get trouble(): string {
    return this.#trouble;
  }

  forget(): void {
    if (this.#trouble !== RUNS) this.#say('');
  }

  /** Saves once at a time: what isn't proven yet is waited for. */
  async save(): Promise<void> {
    if (this.#trouble === RUNS) return;
    this.#say(RUNS);
    this.#say(await saveHere(this.#ports.loader));
  }

  async open(file: Blob): Promise<void> {
    this.#say('');
    this.#say((await this.#ports.loader.openLog(file)) ?? '');
    this.#ports.opened(this.#trouble === '');
  }

  readonly drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    void this.open(file);
  };

  readonly dragOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  #say(trouble: string): void {
    this.#trouble = trouble;
    this.#ports.changed();
  }
}
