/** People whose browsers have owed something for a while: a browser usually answers within two trips, only a late one is worth a word. */
import type { TableView } from '../../kernel/view/table-view.ts';
import { owing } from './strips.ts';

/** How long somebody's browser may owe an answer before the table says so. */
const LATE_MS = 4000;

export class LateBrowsers {
  /** Names, for as long as they owe. */
  names: readonly string[] = [];
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owing: readonly string[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  look(view: TableView): void {
    this.#owing = owing(view);
    if (this.#owing.length === 0) {
      this.stop();
      this.names = [];
      return;
    }
    if (this.names.length > 0) this.names = this.#owing;
    this.#timer ??= setTimeout(() => {
      this.names = this.#owing;
      this.#changed();
    }, LATE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
