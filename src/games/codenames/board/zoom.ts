import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../../../elements/define.ts';
import { base } from '../../../elements/base.ts';

/**
 * One picture large, over everything, until the next tap or key: pictures on a phone are as wide as a thumb. It touches nothing and
 * is told to nobody.
 */
@customElement('codenames-zoom')
export class PictureZoom extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      dialog {
        border: 0;
        padding: 12px;
        margin: auto;
        width: min(86vw, 78vh, 560px);
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
        max-height: 78vh;
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
    `,
  ];

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  @property({ type: Number }) number = 0;
  @property() address = '';
  /** What it shows, where that may be said. */
  @property() caption = '';
  /** Spoken name. */
  @property() label = '';

  /** The tap has begun here: the finger that rested on the picture may lift without closing it. */
  private pressed = false;

  show(): void {
    this.pressed = false;
    this.dialog.showModal();
  }

  private readonly onClick = (event: MouseEvent): void => {
    if (this.pressed || event.detail === 0) this.dialog.close();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    this.dialog.close();
  };

  override render(): TemplateResult {
    return html`<dialog
      tabindex="-1"
      aria-label=${this.label}
      @pointerdown=${() => (this.pressed = true)}
      @click=${this.onClick}
      @keydown=${this.onKey}
    >
      ${this.address ? html`<img src=${this.address} alt=${this.caption} draggable="false" />` : nothing}
      <span class="num" aria-hidden="true">${this.number}</span>
      ${this.caption ? html`<p aria-hidden="true">${this.caption}</p>` : nothing}
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-zoom': PictureZoom;
  }
}
