/** What the page around says of its own colours: `theme="auto"` follows that before it follows the reader's system. */

/** Attributes by which pages turn dark and light again. */
const TOLD_BY: MutationObserverInit = { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'theme'] };

/** Watches the `color-scheme` that reaches an element; only a page that names one of the two decides. */
export class PageScheme {
  readonly #of: HTMLElement;
  readonly #changed: () => void;
  readonly #observer: MutationObserver;
  value: 'auto' | 'light' | 'dark' = 'auto';

  constructor(of: HTMLElement, changed: () => void) {
    this.#of = of;
    this.#changed = changed;
    this.#observer = new MutationObserver(() => this.#look());
  }

  begin(): void {
    for (const element of [document.documentElement, document.body, this.#of]) this.#observer.observe(element, TOLD_BY);
    this.#look();
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #look(): void {
    const { colorScheme } = getComputedStyle(this.#of);
    const value = colorScheme === 'dark' || colorScheme === 'light' ? colorScheme : 'auto';
    if (value === this.value) return;
    this.value = value;
    this.#changed();
  }
}
