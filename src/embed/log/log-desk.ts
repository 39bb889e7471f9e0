/** Saving a table's log and opening a saved one, also by dropping its file on the table; what went wrong is told in words. */
import type { Lang } from '../../elements/frame/board.ts';
import { failureWords } from '../words/failure-words.ts';
import type { TableHost } from '../host.ts';
import { saveLog } from './save-log.ts';
import { shortWords } from '../words/short-words.ts';

/** '' when it is saved. */
async function saveHere({ state: { history, view } }: TableHost, lang: Lang): Promise<string> {
  try {
    if (history) await saveLog(history, view?.settings.name ?? '');
    return '';
  } catch (error) {
    console.error(error);
    return shortWords(lang).cannotSave;
  }
}

/** '' when it is shown. */
async function openHere(host: TableHost, file: Blob, lang: Lang): Promise<string> {
  const code = await host.openLog(file);
  if (code === undefined) return '';
  const { headline, say } = failureWords(code, lang);
  return `${headline}. ${say}`;
}

/** What saving and opening logs needs. */
export interface LogDeskPorts {
  readonly host: TableHost;
  lang(): Lang;
  /** A saved log is shown (`done`), or it couldn't be: `trouble` says why. */
  opened(done: boolean): void;
  changed(): void;
}

/** Saves the log of the open table, and opens a saved one in its place. */
export class LogDesk {
  readonly #ports: LogDeskPorts;
  #trouble = '';

  constructor(ports: LogDeskPorts) {
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
    this.#say(await saveHere(this.#ports.host, this.#ports.lang()));
  }

  async open(file: Blob): Promise<void> {
    this.#say('');
    this.#say(await openHere(this.#ports.host, file, this.#ports.lang()));
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
