import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';

/**
 * One card, drawn: its face is whatever is slotted, and where it lies face down nothing of a face is in it. It does nothing: a button around
 * it does, and says what card it is.
 *
 * @slot - the face; inside, lengths in `cqw` follow the card's width
 * @csspart card - the piece of cardboard
 * @cssproperty --tv-card-w - width, 84px if not set; height follows (5 : 7)
 */
@customElement('tv-card')
export class TvCard extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: block;
      flex: none;
      width: var(--tv-card-w, 84px);
      aspect-ratio: 5 / 7;
      container-type: inline-size;
    }
    .card {
      box-sizing: border-box;
      position: relative;
      width: 100%;
      height: 100%;
      border-radius: 9cqw;
      background: var(--tv-card);
      color: var(--tv-card-ink);
      box-shadow:
        0 0 0 1px var(--tv-card-edge),
        0 2px 0 var(--tv-card-edge),
        var(--tv-shadow-1);
      overflow: hidden;
    }
    :host([down]) .card {
      border: 6cqw solid var(--tv-card);
      background:
        radial-gradient(circle, var(--tv-tile-2) 0 14%, var(--tv-tile-1) 15% 30%, transparent 31%) 0 0 / 24cqw 24cqw,
        radial-gradient(ellipse 22% 46%, var(--tv-tile-1) 96%, transparent) 12cqw 12cqw / 24cqw 24cqw,
        radial-gradient(ellipse 46% 22%, var(--tv-tile-1) 96%, transparent) 12cqw 12cqw / 24cqw 24cqw,
        radial-gradient(circle at 50% 50%, var(--tv-tile-2) 0 10%, transparent 11%) 12cqw 12cqw / 24cqw 24cqw,
        #f4efe0;
      background-clip: padding-box;
    }
    :host([lifted]) .card {
      box-shadow:
        0 0 0 3px var(--tv-focus-ink),
        0 0 0 6px var(--tv-focus),
        var(--tv-shadow-2);
    }
    :host([open]) .card::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 7cqw;
      background: repeating-linear-gradient(-45deg, var(--tv-tile-2) 0 7cqw, var(--tv-card-ink) 7cqw 14cqw);
    }
    @media (forced-colors: active) {
      .card {
        outline: 2px solid CanvasText;
      }
      :host([down]) .card {
        background: Canvas;
        border: 6cqw double CanvasText;
      }
      :host([lifted]) .card {
        outline: 5px double Highlight;
      }
    }
  `;

  /** Face down: nothing is drawn but the back. */
  @property({ type: Boolean, reflect: true }) down = false;
  /** Drawn as the one that was picked. */
  @property({ type: Boolean, reflect: true }) lifted = false;
  /** In somebody's hand, and everybody sees it. */
  @property({ type: Boolean, reflect: true }) open = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render(): TemplateResult {
    return html`<div class="card" part="card">${this.down ? nothing : html`<slot></slot>`}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-card': TvCard;
  }
}
