import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import '../../elements/pictures/tv-icon.ts';
import { sharingWords } from './sharing-words.ts';

/**
 * The cover: a cloth over everything at once, windows and names of devices too, for a screen that is suddenly shared. People who read the
 * page by ear find nothing below it either.
 *
 * @event tv-close - the person uncovers
 */
@customElement('tv-cover')
export class TvCover extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: contents;
      }
      dialog {
        width: 100vw;
        height: 100dvh;
        max-width: none;
        max-height: none;
        margin: 0;
        padding: 24px;
        border: 0;
        background: var(--tv-cloth);
        color: var(--tv-ink);
        text-align: center;
      }
      dialog[open] {
        display: grid;
        align-content: center;
        justify-items: center;
        gap: 14px;
      }
      tv-icon {
        font-size: 2.5rem;
      }
      h2 {
        font-size: 2.125rem;
      }
      p {
        color: var(--tv-ink-2);
        max-width: 40ch;
        line-height: 1.4;
      }
      .btn tv-icon {
        font-size: 1.125rem;
      }
    `,
  ];

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.open && this.hasUpdated) this.dialog?.showModal();
    this.getRootNode().addEventListener('tv-raised', this.#rise);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Off the page it is no window any more, and wouldn't become one again by itself.
    if (this.dialog?.open) this.dialog.close();
  }

  /** A window has opened by itself, or its code came late: whoever sees this page sees nothing of it. */
  readonly #rise = (): void => {
    if (!this.dialog?.open) return;
    this.dialog.close();
    this.dialog.showModal();
  };

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    // Opened last, it lies over every other window.
    if (this.open && !this.dialog!.open) this.dialog!.showModal();
    else if (!this.open && this.dialog!.open) this.dialog!.close();
  }

  #uncover(): void {
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #onCancel(event: Event): void {
    event.preventDefault();
    this.#uncover();
  }

  override render(): TemplateResult {
    const say = sharingWords(this.lang);
    return html`<dialog aria-label=${say.covered} @cancel=${this.#onCancel}>
      <tv-icon name="eye-off"></tv-icon>
      <h2>${say.covered}</h2>
      <p>${say.coveredSay}</p>
      <button class="btn go" autofocus @click=${this.#uncover}><tv-icon name="eye"></tv-icon>${say.uncover}</button>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-cover': TvCover;
  }
}
