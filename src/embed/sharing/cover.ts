/**
 * Whether everything lies under the cover (`tv-cover.ts`), and the C key, wherever on the page it is pressed, which puts it there. It never
 * lifts it: somebody whose screen is suddenly shared presses twice. Not where somebody writes.
 */
import type { TableView } from '../../kernel/view/table-view.ts';
import { hasSecrets } from './sharing-view.ts';

const KEY = 'c';

const writes = (at: EventTarget | undefined): boolean =>
  at instanceof HTMLInputElement ||
  at instanceof HTMLTextAreaElement ||
  (at instanceof HTMLElement && at.isContentEditable);

export interface CoverPorts {
  /** The table's element: keys count on it, and where nothing on the page has the focus. */
  readonly table: HTMLElement;
  view(): TableView | undefined;
  changed(): void;
}

export class Cover {
  readonly #ports: CoverPorts;
  #on = false;
  /** Strangers are shown this page, and there was something to cover when it was last looked at. */
  #guarded = false;

  constructor(ports: CoverPorts) {
    this.#ports = ports;
  }

  get on(): boolean {
    return this.#on;
  }

  begin(): void {
    window.addEventListener('keydown', this.#onKey);
  }

  stop(): void {
    window.removeEventListener('keydown', this.#onKey);
  }

  /** Only where there is something to cover. */
  put(on: boolean): void {
    const view = this.#ports.view();
    this.#on = on && view !== undefined && hasSecrets(view);
    this.#ports.changed();
  }

  /** Where strangers are shown this page, what only its person may see begins covered: lifting the cover is theirs. */
  guard(shared: boolean): void {
    const view = this.#ports.view();
    const before = this.#guarded;
    this.#guarded = shared && view !== undefined && hasSecrets(view);
    if (this.#guarded && !before) this.put(true);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    const isHere = path.includes(this.#ports.table) || path[0] === document.body;
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat && !event.defaultPrevented;
    if (isHere && isPlain && !writes(path[0]) && event.key.toLowerCase() === KEY) this.put(true);
  };
}
