import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';
import { base } from '../look/base.ts';
import './tv-card.ts';

/**
 * A pile of face-down cards with its count, as one button; an empty one is a dashed place.
 *
 * @slot - a note below the name
 * @event click - the pile was tapped
 * @cssproperty --tv-card-w - width of a card, 84px if not set
 */
@customElement('tv-pile')
export class TvPile extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        width: max-content;
        max-width: 100%;
      }
      button {
        display: grid;
        justify-items: center;
        gap: 10px;
        padding: 8px 12px 4px;
        border: 0;
        border-radius: 14px;
        background: none;
        text-align: center;
        width: 100%;
      }
      .stack {
        position: relative;
        width: var(--tv-card-w, 84px);
        margin-bottom: 6px;
      }
      .below {
        position: absolute;
        inset: 0;
        border-radius: calc(var(--tv-card-w, 84px) * 0.09);
        background: var(--tv-card);
        box-shadow: 0 0 0 1px var(--tv-card-edge);
        translate: var(--d) var(--d);
      }
      tv-card,
      .none {
        position: relative;
      }
      .none {
        display: block;
        width: var(--tv-card-w, 84px);
        aspect-ratio: 5 / 7;
        border: 2.5px dashed var(--tv-line-strong);
        border-radius: calc(var(--tv-card-w, 84px) * 0.09);
      }
      .count {
        position: absolute;
        top: -12px;
        inset-inline-end: -14px;
        min-width: 36px;
        height: 36px;
        padding: 0 8px;
        border-radius: 18px;
        display: grid;
        place-items: center;
        background: var(--tv-ink);
        color: var(--tv-room);
        font-weight: 800;
        font-size: 1.0625rem;
      }
      .name {
        font-weight: 800;
        line-height: 1.2;
      }
      .note {
        display: block;
        color: var(--tv-ink-2);
        font-size: var(--tv-text-s);
        line-height: 1.3;
        max-width: 13em;
      }
      @media (forced-colors: active) {
        .count {
          border: 2px solid CanvasText;
        }
      }
    `,
  ];

  @query('button') private readonly button!: HTMLButtonElement;

  @property({ type: Number }) count = 0;
  @property() label = '';
  /** How a screen reader says the count: '31 cards'. */
  @property() spoken = '';
  @property({ type: Boolean, reflect: true }) chosen = false;

  override focus(): void {
    this.button.focus();
  }

  override render(): TemplateResult {
    const layers = Math.min(4, Math.floor(this.count / 10));
    return html`<button aria-pressed=${this.chosen ? 'true' : 'false'}>
      <span class="stack">
        ${Array.from({ length: layers }, (_, i) => html`<i class="below" style="--d: ${(layers - i) * 2}px"></i>`)}
        ${
          this.count > 0
            ? html`<tv-card down ?lifted=${this.chosen}></tv-card>
                <span class="count" aria-hidden="true">${this.count}</span>`
            : html`<i class="none"></i>`
        }
      </span>
      <span>
        <span class="name">${this.label}</span>
        ${this.spoken ? html`<span class="heard">${this.spoken}</span>` : nothing}
        <span class="note"><slot></slot></span>
      </span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-pile': TvPile;
  }
}
