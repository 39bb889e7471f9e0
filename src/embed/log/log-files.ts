/** Saving a table's log and opening a saved one, also by dropping its file on the table; what went wrong is told in words. */
import type { Lang } from '../../elements/frame/board.ts';
import { failureWords } from '../words/failure-words.ts';
import type { TableLoader } from '../table-loader.ts';
import { saveLog } from './save-log.ts';
import { shortWords } from '../words/short-words.ts';

/** '' when it is saved. */
async function saveHere({ state: { history, view } }: TableLoader, lang: Lang): Promise<string> {
  try {
    if (history) await saveLog(history, view?.settings.name ?? '');
    return '';
  } catch (error) {
    console.error(error);
    return shortWords(lang).cannotSave;
  }
}

/** '' when it is shown. */
async function openHere(loader: TableLoader, file: Blob, lang: Lang): Promise<string> {
  const code = await loader.openLog(file);
  if (code === undefined) return '';
  const { headline, say } = failureWords(code, lang);
  return `${headline}. ${say}`;
}

/** What saving and opening logs needs. */
export interface LogFilesPorts {
  readonly loader: TableLoader;
  lang(): Lang;
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

  /** What went wrong last; '' for nothing. */
  get trouble(): string {
    return this.#trouble;
  }

  forget(): void {
    this.#say('');
  }

  async save(): Promise<void> {
    this.#say(await saveHere(this.#ports.loader, this.#ports.lang()));
  }

  async open(file: Blob): Promise<void> {
    this.#say('');
    this.#say(await openHere(this.#ports.loader, file, this.#ports.lang()));
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
