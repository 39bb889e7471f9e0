import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { plainText } from '../kernel/code-points.ts';
import { base, fields } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { words } from './words.ts';

const say = words(
  { left: (n: number) => (n === 1 ? 'resta 1 carattere' : `restano ${n} caratteri`) },
  { left: (n: number) => `${n} character${n === 1 ? '' : 's'} left` },
);
/** From here on it is said how many are left. */
const NEARLY = 40;

/** A text was sent, or has changed. */
export class WriteEvent extends Event {
  readonly text: string;
  constructor(type: 'tv-send' | 'tv-written', text: string) {
    super(type);
    this.text = text;
  }
}

/**
 * A field for what somebody writes: one line, or several that grow with the text. What isn't sent yet survives a reload of the page. What
 * doesn't belong into a text, such as controls that were pasted, is left out at once.
 * Enter sends a line; in several lines it is Ctrl or ⌘ with Enter.
 *
 * @event tv-written - the text has changed
 * @event tv-send - it is to be sent; whoever takes it calls `sent()`
 * @slot - a hint or a state below the field
 */
@customElement('tv-write')
export class TvWrite extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    fields,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      textarea {
        width: 100%;
        min-height: var(--tv-write-least, 4.6em);
        max-height: 15em;
        field-sizing: content;
        resize: vertical;
        border: 1.5px solid var(--tv-line-strong);
        border-radius: 12px;
        padding: 10px 14px;
        background: var(--tv-cloth);
        color: var(--tv-ink);
        line-height: 1.4;
      }
      textarea:focus-visible {
        outline-offset: 0;
        box-shadow: 0 0 0 7px var(--tv-focus);
      }
      textarea::placeholder {
        color: var(--tv-ink-2);
        opacity: 1;
      }
      .under {
        display: flex;
        justify-content: space-between;
        gap: 10px;
        color: var(--tv-ink-2);
        font-size: var(--tv-text-s);
        line-height: 1.25;
        padding: 3px 4px 0;
      }
      .count {
        white-space: nowrap;
      }
    `,
  ];

  @property() label = '';
  /** The label is heard, not seen. */
  @property({ type: Boolean }) unlabelled = false;
  @property() placeholder = '';
  /** Code points. */
  @property({ type: Number }) most = 200;
  @property({ type: Boolean }) long = false;
  /** Where its draft is kept on this device; '' for nowhere. */
  @property() draft = '';
  @property() override lang: Lang = 'it';
  /** What stands in it before anybody writes. */
  @property() start = '';

  @property({ attribute: false }) text = '';

  /** What stands there is what the table keeps: nobody has written on since. */
  #isKept = false;

  @query('input, textarea') private readonly control!: HTMLInputElement | HTMLTextAreaElement;

  override focus(): void {
    this.control?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('draft') || (this.#isKept && changed.has('start'))) this.text = draftOf(this.draft) || this.start;
  }

  /** Puts a text in, as if it had been written. */
  fill(text: string): void {
    this.text = text;
    this.#isKept = false;
    keepDraft(this.draft, text);
    this.dispatchEvent(new WriteEvent('tv-written', text));
  }

  /** It has been taken. */
  sent(): void {
    this.fill('');
  }

  /** It has been taken and goes on standing there, until `start` is another: that of the person's other device, for one. */
  kept(): void {
    this.#isKept = true;
    keepDraft(this.draft, '');
  }

  get #left(): number {
    return this.most - Array.from(this.text).length;
  }

  #onInput(): void {
    const { value } = this.control;
    const plain = plainText(value);
    // A line has no line end, also where one was pasted that the browser doesn't take for one.
    const written = Array.from(this.long ? plain : plain.replaceAll('\n', ' '));
    this.fill(written.slice(0, this.most).join(''));
  }

  #onKey(event: KeyboardEvent): void {
    // What is written is no key of the board's.
    event.stopPropagation();
    if (event.key !== 'Enter' || event.isComposing) return;
    if (this.long && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.send();
  }

  send(): void {
    if (this.text.trim() !== '') this.dispatchEvent(new WriteEvent('tv-send', this.text.trim()));
    else this.focus();
  }

  override render(): TemplateResult {
    const { label, unlabelled } = this;
    const left = this.#left;
    const name = unlabelled ? label : nothing;
    return html`<label class="field"
        >${unlabelled ? nothing : html`<span>${label}</span>`}${
          this.long
            ? html`<textarea
                aria-label=${name}
                placeholder=${this.placeholder}
                .value=${live(this.text)}
                @input=${this.#onInput}
                @keydown=${this.#onKey}
              ></textarea>`
            : html`<input
                aria-label=${name}
                autocomplete="off"
                enterkeyhint="done"
                placeholder=${this.placeholder}
                .value=${live(this.text)}
                @input=${this.#onInput}
                @keydown=${this.#onKey}
              />`
        }</label
      >
      <div class="under">
        <slot></slot
        >${left <= Math.min(NEARLY, this.most / 4) ? html`<span class="count" role="status">${say(this.lang).left(left)}</span>` : nothing}
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-write': TvWrite;
  }
  interface HTMLElementEventMap {
    'tv-send': WriteEvent;
    'tv-written': WriteEvent;
  }
}
