import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import { base } from './look/base.ts';
import type { Term, Terms } from './frame/book.ts';

/** Milliseconds: a pointer that only passes by opens nothing; a finger that rests does. */
const HOVER_MS = 250;
const PRESS_MS = 500;
const GAP = 6;

/**
 * A word with an explanation: dotted underline, a small tip on hover, focus, tap, Enter and long press. Escape closes it.
 *
 * @slot - the word as it stands in the text
 * @cssproperty --tv-term-above - how far above its line a finger finds it; 5px if not set, more where no other word stands there
 * @cssproperty --tv-term-below - how far below
 */
@customElement('tv-term')
export class TvTerm extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: inline;
      }
      button {
        display: inline;
        /* Taller for a finger than its line, which it leaves as it is. */
        padding: var(--tv-term-above, 5px) 0 var(--tv-term-below, 5px);
        margin: calc(-1 * var(--tv-term-above, 5px)) 0 calc(-1 * var(--tv-term-below, 5px));
        border: 0;
        background: none;
        font: inherit;
        color: inherit;
        text-align: inherit;
        letter-spacing: inherit;
        line-height: inherit;
        cursor: help;
        border-radius: 4px;
        text-decoration: underline dotted;
        text-decoration-thickness: 2px;
        text-underline-offset: 0.2em;
        user-select: none;
        -webkit-touch-callout: none;
      }
      [popover] {
        position: fixed;
        inset: auto;
        margin: 0;
        padding: 10px 14px 12px;
        border: 0;
        border-radius: 14px;
        width: max-content;
        max-width: min(32ch, calc(100vw - 16px));
        background: var(--tv-ink);
        color: var(--tv-room);
        box-shadow: var(--tv-shadow-3);
        font: 400 1rem / 1.35 var(--tv-font-text);
        text-align: start;
        text-transform: none;
        white-space: normal;
      }
      [popover] b {
        display: block;
        font: 400 1.125rem / 1.2 var(--tv-font-sign);
        margin-bottom: 2px;
      }
      @media (forced-colors: active) {
        [popover] {
          border: 2px solid CanvasText;
        }
      }
    `,
  ];

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Opened by a long press: the click that ends it does nothing. */
  #pressed = false;

  @query('button') private readonly button!: HTMLButtonElement;
  @query('[popover]') private readonly tip!: HTMLElement;

  /** What it says is on the page only while it is read, so that a search of the page finds the text as it stands. */
  @state() private told = false;

  @property({ attribute: false }) term: Term | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('pointerenter', this.#onEnter);
    this.addEventListener('pointerleave', this.#onLeave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('pointerenter', this.#onEnter);
    this.removeEventListener('pointerleave', this.#onLeave);
    clearTimeout(this.#timer);
    this.#listen(false);
  }

  get open(): boolean {
    return this.hasUpdated && this.tip.matches(':popover-open');
  }

  readonly #show = (): void => {
    if (!this.isConnected || this.open) return;
    this.told = true;
    this.performUpdate();
    this.tip.showPopover();
    this.#place();
  };

  readonly #hide = (): void => {
    clearTimeout(this.#timer);
    if (this.open) this.tip.hidePopover();
  };

  readonly #onEnter = ({ pointerType }: PointerEvent): void => {
    clearTimeout(this.#timer);
    if (pointerType === 'mouse') this.#timer = setTimeout(this.#show, HOVER_MS);
  };

  readonly #onLeave = ({ pointerType }: PointerEvent): void => {
    clearTimeout(this.#timer);
    if (pointerType === 'mouse' && !this.button.matches(':focus-visible'))
      this.#timer = setTimeout(this.#hide, HOVER_MS);
  };

  #onDown({ pointerType }: PointerEvent): void {
    this.#pressed = false;
    if (pointerType === 'mouse') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pressed = true;
      this.#show();
    }, PRESS_MS);
  }

  #onUp({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') clearTimeout(this.#timer);
  }

  #onClick(event: MouseEvent): void {
    // What the word stands in isn't meant.
    event.stopPropagation();
    event.preventDefault();
    if (!this.#pressed) this.#show();
    this.#pressed = false;
  }

  #onMenu(event: Event): void {
    if (this.#pressed) event.preventDefault();
  }

  #onFocus(): void {
    if (this.button.matches(':focus-visible')) this.#show();
  }

  #onToggle(event: ToggleEvent): void {
    this.told = event.newState === 'open';
    this.#listen(this.told);
  }

  #listen(on: boolean): void {
    const how = on ? 'addEventListener' : 'removeEventListener';
    document[how]('keydown', this.#onKey, { capture: true });
    document[how]('scroll', this.#place, { capture: true });
  }

  /** The key is taken here: it would close the window around it too. */
  readonly #onKey = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#hide();
  };

  /** Below the word, or above it where there is no room. */
  readonly #place = (): void => {
    const word = this.button.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = this.tip;
    const left = Math.max(8, Math.min(word.left, innerWidth - offsetWidth - 8));
    const below = word.bottom + GAP + offsetHeight <= innerHeight;
    style.setProperty('left', `${left}px`);
    style.setProperty('top', `${below ? word.bottom + GAP : Math.max(8, word.top - GAP - offsetHeight)}px`);
  };

  override render(): TemplateResult {
    return html`<button
        type="button"
        aria-description=${this.term?.says ?? nothing}
        @focus=${this.#onFocus}
        @blur=${this.#hide}
        @click=${this.#onClick}
        @pointerdown=${this.#onDown}
        @pointerup=${this.#onUp}
        @pointercancel=${this.#onUp}
        @contextmenu=${this.#onMenu}
      >
        <slot></slot></button
      ><span id="tip" role="tooltip" popover @beforetoggle=${this.#onToggle}
        >${this.told ? html`<b>${this.term?.word}</b>${this.term?.says}` : nothing}</span
      >`;
  }
}

interface Finder {
  readonly pattern: RegExp;
  readonly ids: ReadonlyMap<string, string>;
}

const finders = new WeakMap<Terms, Finder>();
const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

function finderOf(terms: Terms): Finder {
  const known = finders.get(terms);
  if (known) return known;
  const ids = new Map<string, string>();
  for (const [id, { word, forms }] of Object.entries(terms))
    for (const form of [word, ...forms]) ids.set(form.toLowerCase(), id);
  // The longest first: "open Paradox" is more than "Paradox".
  const forms = [...ids.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'giu');
  const finder = { pattern, ids };
  finders.set(terms, finder);
  return finder;
}

/** A text with each word of the glossary marked where it stands first. Not for inside a button or a label. */
export function withTerms(text: string, terms: Terms): TemplateResult | string {
  if (Object.keys(terms).length === 0) return text;
  const { pattern, ids } = finderOf(terms);
  const parts: (string | TemplateResult)[] = [];
  const met = new Set<string>();
  let at = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const id = ids.get(word.toLowerCase());
    const term = id === undefined ? undefined : terms[id];
    if (id === undefined || !term || met.has(id)) continue;
    met.add(id);
    parts.push(text.slice(at, index), html`<tv-term .term=${term}>${word}</tv-term>`);
    at = index + word.length;
  }
  return parts.length === 0 ? text : html`${[...parts, text.slice(at)]}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-term': TvTerm;
  }
}
