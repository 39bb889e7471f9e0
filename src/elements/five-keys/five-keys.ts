/**
 * Five keys instead of a pointer, for people who work switches, and for those who call numbers over to somebody else. What can be chosen now
 * is halved again and again. 1 first half, 2 second half, 3 or Enter choose, 4 or Escape back, 5 between the board and what stands around it.
 * Into a field that was chosen like this one writes with them, too. It presses what is there and knows no game; how the halves look is the
 * host's.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Letters, type TextField } from './five-letters.ts';
import { Halves } from './halves.ts';
import { boxOf, findTargets, isSeen, isWithin } from './targets.ts';

/** Where the five keys move: on the board, or around it. */
export type Zone = 'board' | 'around';

/** What the host tells the five keys, and hears of them. */
export interface FiveKeysOptions {
  /** Of the part of the scope where the game is played; without one everything is `around`. */
  readonly board: () => string;
  /** After each key that did something: what there is now may be said. */
  readonly moved: () => void;
}

/** Changes where a list or a slider stands. */
type Stepped = HTMLSelectElement | HTMLInputElement;

const KEYS: Readonly<Record<string, 1 | 2 | 3 | 4 | 5>> = {
  1: 1,
  2: 2,
  3: 3,
  Enter: 3,
  4: 4,
  Escape: 4,
  5: 5,
};
const TEXT = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"], [type="button"])';
const STEPPED = 'select, input[type="range"]';

/** Of several on a page the one that was used last takes the keys that nobody has the focus for. */
let latest: HTMLElement | undefined;

/** Halves what can be chosen within the host, key by key, and presses what is left. */
export class FiveKeys implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: FiveKeysOptions;
  readonly #halves: Halves<HTMLElement> = new Halves();
  readonly #watcher = new MutationObserver(() => this.#soon());
  #watched = new WeakSet<Node>();
  #listening: AbortController | undefined;
  #frame = 0;
  #drawn = '';
  #targets: Readonly<Record<Zone, readonly HTMLElement[]>> = { board: [], around: [] };
  #wanted: Zone = 'board';
  #passes = false;

  /** The window that is open over the table. */
  modal: HTMLDialogElement | undefined;
  /** A list or slider that the keys move now. */
  stepped: Stepped | undefined;
  /** A field into which the keys write now. */
  letters: Letters | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, options: FiveKeysOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    latest ??= this.#host;
    const { signal } = (this.#listening = new AbortController());
    window.addEventListener('keydown', this.#onKey, { capture: true, signal });
    for (const type of ['scroll', 'transitionend', 'animationend', 'resize'])
      window.addEventListener(type, this.#soon, { capture: true, signal });
    this.#soon();
  }

  hostDisconnected(): void {
    if (latest === this.#host) latest = undefined;
    this.#listening?.abort();
    this.#watcher.disconnect();
    this.#watched = new WeakSet();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  get left(): readonly HTMLElement[] {
    return this.#halves.left;
  }

  get parts(): readonly [readonly HTMLElement[], readonly HTMLElement[]] {
    return this.#halves.halves;
  }

  get only(): HTMLElement | undefined {
    return this.#halves.only;
  }

  /** Where 4 leads: a step back, out of the window, or nowhere. */
  get back(): 'step' | 'close' | undefined {
    return !this.#halves.isWhole ? 'step' : this.modal && 'close';
  }

  /** Where one chooses now: the other part where there is nothing in the wanted one. */
  get zone(): Zone {
    return this.#targets[this.#wanted].length > 0 ? this.#wanted : this.#other;
  }

  /** The other part has something, too. */
  get hasOther(): boolean {
    return this.#targets.board.length > 0 && this.#targets.around.length > 0;
  }

  get #other(): Zone {
    return this.#wanted === 'board' ? 'around' : 'board';
  }

  get #scope(): ShadowRoot | Document {
    const root = this.#host.getRootNode();
    return root instanceof ShadowRoot ? root : document;
  }

  readonly #soon = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#look();
    });
  };

  /** Looks again at what can be chosen, and has it drawn where anything is other than before. */
  #look(): void {
    const { targets, modal, roots } = findTargets(this.#scope, this.#host);
    for (const root of roots) {
      if (this.#watched.has(root)) continue;
      this.#watched.add(root);
      this.#watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    if (this.stepped && !targets.includes(this.stepped)) this.stepped = undefined;
    if (this.letters && deepest(document.activeElement) !== this.letters.field) this.letters = undefined;
    const changedModal = modal !== this.modal;
    if (changedModal) this.#halves.reset();
    this.modal = modal;
    const board = modal ? null : this.#scope.querySelector(this.#options.board() || ':not(*)');
    const isBoard = (el: HTMLElement): boolean => board !== null && isWithin(el, board) && !isAside(el);
    this.#targets = { board: targets.filter(isBoard), around: targets.filter((el) => !isBoard(el)) };
    const changed = this.#halves.feed(this.#targets[this.zone]);
    const drawn = this.left.map((el) => placeOf(el)).join();
    if (!changed && !changedModal && drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#host.requestUpdate();
  }

  /** A key nobody has the focus for is for the table that was used last. */
  #isMine(path: readonly EventTarget[]): boolean {
    const scope = this.#scope;
    const mine = scope instanceof ShadowRoot ? path.includes(scope.host) : true;
    if (mine) latest = this.#host;
    return mine || (latest === this.#host && (path[0] === document.body || path[0] === document.documentElement));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
    if (!key || this.#passes || event.altKey || event.ctrlKey || event.metaKey) return;
    const path = event.composedPath();
    if (!this.#isMine(path)) return;
    const at = path[0];
    if (at instanceof HTMLElement && at.matches(TEXT)) {
      // Digits are typed by whoever came there in another way; Enter is the form's.
      if (event.key === 'Escape') at.blur();
      else if (event.key === 'Enter' || this.letters?.field !== at) return;
      else if (!this.letters.press(key)) this.#doneWriting(at);
    } else {
      this.#look();
      if (!event.repeat && !this.#act(key, event.key, at)) return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.#look();
    this.#reveal();
    this.#host.requestUpdate();
    this.#options.moved();
  };

  /** Answers whether the key was for this; else the page has it. */
  #act(key: 1 | 2 | 3 | 4 | 5, name: string, at: EventTarget | undefined): boolean {
    if (this.stepped) return this.#step(this.stepped, key);
    switch (key) {
      case 1:
      case 2:
        this.#halves.narrow(key === 1 ? 0 : 1);
        return true;
      case 3:
        if (this.only) this.#choose(this.only);
        // A person who walked somewhere with Tab presses that.
        else if (name === 'Enter' && at instanceof HTMLElement && at.matches('button, a, summary, [tabindex]'))
          return false;
        return true;
      case 4:
        return this.#halves.back() || this.#leave(name);
      case 5:
        if (this.hasOther) this.#wanted = this.zone === 'board' ? 'around' : 'board';
        this.#halves.reset();
        return true;
    }
  }

  #choose(el: HTMLElement): void {
    this.#halves.chosen(el);
    el.focus();
    if (el.matches(STEPPED)) this.stepped = el as Stepped;
    else if (!el.matches(TEXT)) el.click();
    else if (!(el as TextField).readOnly) this.letters = new Letters(el as TextField);
  }

  #doneWriting(field: HTMLElement): void {
    this.letters = undefined;
    this.#halves.reset();
    field.blur();
  }

  /** Nothing to go back to: closes what is open, as Escape does everywhere. */
  #leave(name: string): boolean {
    if (name === 'Escape') return false;
    const { modal } = this;
    if (modal) {
      if (modal.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
      return true;
    }
    this.#passes = true;
    deepest(document.activeElement)?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    this.#passes = false;
    return true;
  }

  #step(el: Stepped, key: 1 | 2 | 3 | 4 | 5): boolean {
    if (key > 2) {
      this.stepped = undefined;
      this.#halves.reset();
      return true;
    }
    const by = key === 1 ? -1 : 1;
    if (el instanceof HTMLInputElement) el.stepUp(by);
    else el.selectedIndex = Math.max(0, Math.min(el.length - 1, el.selectedIndex + by));
    for (const type of ['input', 'change'])
      el.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
    return true;
  }

  /** The only one left has the focus: a screen reader says it, and Enter is at home there. */
  #reveal(): void {
    const { only, left } = this;
    if (only && !only.matches(TEXT)) only.focus();
    if (this.letters) return;
    if (only && !isSeen(only)) only.scrollIntoView({ block: 'center' });
    else if (!this.#halves.isWhole || !left.some(isSeen)) {
      // From the last to the first, as each may lie in a part that scrolls by itself. Where not all have room, the first are seen.
      for (const el of left.toReversed()) if (!isSeen(el)) el.scrollIntoView({ block: 'nearest' });
    }
  }
}

/** Words that explain themselves stand in the way of whoever wants to play. */
const isAside = (el: HTMLElement): boolean => {
  const root = el.getRootNode();
  return root instanceof ShadowRoot && root.host.localName === 'tv-term';
};

const placeOf = (el: HTMLElement): string => {
  const { left, top, width, height } = boxOf(el);
  return [left, top, width, height].map(Math.round).join(' ');
};

function deepest(el: Element | null): Element | null {
  return el?.shadowRoot?.activeElement ? deepest(el.shadowRoot.activeElement) : el;
}
