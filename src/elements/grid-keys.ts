/**
 * Keyboard walk through a grid or a list. It has one stop for Tab, arrows inside, Home and End to a row's ends, with Ctrl to the grid's. The
 * host says which items there are, row by row, and how many stand in a row.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What the host tells of its items. */
export interface GridKeysOptions {
  /** Focusable items in reading order; asked after each update. */
  readonly items: () => readonly HTMLElement[];
  readonly columns: () => number;
  /** Which items can be chosen now, for the five keys; all, if not told. The walk passes over every one. */
  readonly legal?: (index: number) => boolean;
  /** Told when the walk moves to another item. */
  readonly moved?: (index: number) => void;
}

/** Where a key leads from `at`, in a grid of `count` items with `columns` a row; undefined where the key isn't a walking one. */
export function step(key: string, at: number, count: number, columns: number, far: boolean): number | undefined {
  const row = at - (at % columns);
  const last = Math.min(row + columns, count) - 1;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at > row ? at - 1 : at,
    ArrowRight: at < last ? at + 1 : at,
    ArrowUp: at >= columns ? at - columns : at,
    ArrowDown: at + columns < count ? at + columns : at,
    Home: far ? 0 : row,
    End: far ? count - 1 : last,
  };
  return Object.hasOwn(to, key) ? to[key] : undefined;
}

/** Arrows, Home, End and the page keys in a grid that is one stop for Tab. */
export class GridKeys implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: GridKeysOptions;
  #at = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, options: GridKeysOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey);
    // From inside: a focus that goes from item to item isn't heard outside the tree that both stand in.
    this.#tree.addEventListener('focusin', this.#onFocus);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKey);
    this.#tree.removeEventListener('focusin', this.#onFocus);
  }

  hostUpdated(): void {
    const items = this.#options.items();
    this.#at = Math.max(0, Math.min(this.#at, items.length - 1));
    const { legal } = this.#options;
    for (const [i, item] of items.entries()) {
      item.tabIndex = i === this.#at ? 0 : -1;
      item.toggleAttribute('data-barred', legal ? !legal(i) : false);
    }
  }

  get #tree(): ShadowRoot | HTMLElement {
    return this.#host.shadowRoot ?? this.#host;
  }

  /** Which item Tab would reach. */
  get current(): number {
    return this.#at;
  }

  /** Moves the stop, and the focus with it unless told otherwise. */
  go(index: number, focus = true): void {
    const items = this.#options.items();
    if (!items[index]) return;
    this.#at = index;
    this.hostUpdated();
    if (focus) items[index].focus();
    this.#options.moved?.(index);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const items = this.#options.items();
    const at = items.indexOf(event.composedPath()[0] as HTMLElement);
    if (at < 0) return;
    const to = step(event.key, at, items.length, this.#options.columns(), event.ctrlKey);
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  };

  readonly #onFocus = (event: Event): void => {
    const at = this.#options.items().indexOf(event.composedPath()[0] as HTMLElement);
    if (at >= 0 && at !== this.#at) {
      this.#at = at;
      this.hostUpdated();
    }
  };
}
