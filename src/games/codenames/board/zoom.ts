import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import { base, buttons } from '../../../elements/look/base.ts';

/** What may be done with a picture, as its menu offers it. */
export interface PictureAct {
  readonly says: string;
  readonly run: () => void;
}

/**
 * One picture large, over everything, until the next tap or key: pictures on a phone are as wide as a thumb. That it is open is told to
 * nobody. Below it lies what one may do with it.
 */
@customElement('codenames-zoom')
export class PictureZoom extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      dialog {
        border: 0;
        padding: 12px;
        margin: auto;
        width: min(86vw, 78dvh, 560px);
        border-radius: 22px;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow: var(--tv-shadow-3);
        overflow: hidden;
        font: 400 1rem / var(--tv-leading) var(--tv-font-text);
      }
      dialog::backdrop {
        background: var(--tv-veil);
      }
      img {
        display: block;
        width: 100%;
        aspect-ratio: 1;
        mix-blend-mode: multiply;
      }
      :host([own]) img {
        aspect-ratio: auto;
        max-height: 78dvh;
        object-fit: contain;
        mix-blend-mode: normal;
        border-radius: 12px;
      }
      .num {
        position: absolute;
        left: 0;
        top: 0;
        min-width: 64px;
        height: 54px;
        padding: 0 12px;
        display: grid;
        place-items: center;
        font: 800 2rem/1 var(--tv-font-text);
        background: var(--tv-card-ink);
        color: var(--tv-card);
        border-radius: 0 0 22px 0;
      }
      p {
        padding: 10px 4px 0;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
        padding-top: 12px;
      }
      .acts .btn {
        flex: 1 1 12ch;
      }
    `,
  ];

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  @property({ type: Number }) number = 0;
  @property() address = '';
  /** What it shows, where that may be said. */
  @property() caption = '';
  /** Spoken name. */
  @property() label = '';
  @property({ attribute: false }) acts: readonly PictureAct[] = [];

  /** The tap has begun here: the finger that rested on the picture may lift without closing it. */
  #pressed = false;

  show(): void {
    this.#pressed = false;
    this.dialog.showModal();
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (this.#pressed || event.detail === 0) this.dialog.close();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const isOnAct = event.composedPath()[0] instanceof HTMLButtonElement;
    if (event.key === 'Tab' || (isOnAct && (event.key === 'Enter' || event.key === ' '))) return;
    event.preventDefault();
    event.stopPropagation();
    this.dialog.close();
  };

  #renderActs(): TemplateResult | typeof nothing {
    if (this.acts.length === 0) return nothing;
    return html`<div class="acts">
      ${this.acts.map(({ says, run }) => html`<button class="btn" @click=${run}>${says}</button>`)}
    </div>`;
  }

  override render(): TemplateResult {
    return html`<dialog
      tabindex="-1"
      aria-label=${this.label}
      @pointerdown=${() => (this.#pressed = true)}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
    >
      ${this.address ? html`<img src=${this.address} alt=${this.caption} draggable="false" />` : nothing}
      <span class="num" aria-hidden="true">${this.number}</span>
      ${this.caption ? html`<p aria-hidden="true">${this.caption}</p>` : nothing} ${this.#renderActs()}
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-zoom': PictureZoom;
  }
}
