/** Which window of the table is open, as acts open and close it. The one with a new link opens for the person who has asked for it. */
import type { Act } from './acts.ts';
import { NOTHING_SHOWN, type Shown, shownBy, windowAfter } from './table-acts.ts';
import type { Window } from './windows.ts';

export class OpenWindow {
  readonly #changed: () => void;
  #now: Shown = NOTHING_SHOWN;
  /** This person has asked for a new link. */
  #awaitsLink = false;

  /** @param changed another one is shown, or another thing in it */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get shown(): Shown {
    return this.#now;
  }

  open(window: Window): void {
    if (window !== this.#now.window) this.#show({ ...this.#now, window });
  }

  openRule(rule: string): void {
    this.#show({ ...this.#now, window: 'rules', rule });
  }

  close(): void {
    this.open('none');
  }

  /** Another table is shown from now on. */
  begin(): void {
    this.#awaitsLink = false;
    this.close();
  }

  /** @returns whether the act opens a window, and has done so */
  openBy(what: Act): boolean {
    const shown = shownBy(what, this.#now);
    if (shown) this.#show(shown);
    return shown !== undefined;
  }

  /** The table is asked for it; `after` says what came of that. */
  asked(what: Act): void {
    if (what.act === 'relink') this.#awaitsLink = true;
  }

  after(what: Act, done: boolean): void {
    if (what.act === (done ? 'company-answer' : 'relink')) this.#awaitsLink = false;
    if (done) this.open(windowAfter(what, this.#now.window));
  }

  /** The table has another link. */
  linkMoved(): void {
    if (!this.#awaitsLink) return;
    this.#awaitsLink = false;
    if (this.#now.window === 'none' || this.#now.window === 'relink') this.open('invite');
  }

  #show(shown: Shown): void {
    this.#now = shown;
    this.#changed();
  }
}
