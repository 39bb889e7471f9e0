import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../../elements/base.ts';
import { CardRow } from '../../../elements/card-row.ts';
import { faceStyles } from './face-styles.ts';

export interface HeldCard {
  readonly id: string;
  readonly label: string;
  /** Absent: it lies covered. */
  readonly face?: TemplateResult | typeof nothing | undefined;
  /** It can be played now. */
  readonly raised: boolean;
  /** Why not, where somebody could want to know. */
  readonly reason: string;
}

/**
 * A hand of large cards as a fan: what can be played stands out, the others say why not. One stop for Tab, arrows inside.
 *
 * @event tv-pick - a card was tapped
 * @cssproperty --card - width of a card
 */
@customElement('chrono-hand')
export class ChronoHand extends CardRow<HeldCard> {
  static override styles: CSSResultGroup = [
    base,
    faceStyles,
    css`
      :host {
        display: block;
        min-width: 0;
        container: hand / inline-size;
        --card: 138px;
      }
      ul {
        display: flex;
        justify-content: safe center;
        overflow-x: auto;
        overflow-y: hidden;
        padding: 18px 12px 10px;
        scrollbar-width: thin;
      }
      li {
        flex: 0 1 auto;
        width: calc(var(--card) + 6px);
        min-width: 44px;
      }
      li:last-child {
        flex: none;
      }
      button {
        display: block;
        position: relative;
        width: var(--card);
        height: calc(var(--card) * 1.4);
        padding: 0;
        border: 0;
        border-radius: 12px;
        overflow: hidden;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        text-align: start;
        transform: translateY(8px) rotate(var(--turn, 0deg));
        transform-origin: 50% 160%;
        box-shadow:
          0 0 0 1px var(--tv-card-edge),
          0 4px 0 var(--tv-card-edge),
          var(--tv-shadow-1);
        transition: transform var(--tv-move) var(--tv-ease-set);
      }
      .raised button {
        transform: rotate(var(--turn, 0deg));
      }
      .dim .art {
        opacity: 0.4;
      }
      .why {
        position: absolute;
        inset: auto 0 0;
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        overflow: hidden;
        padding: 4px 8px 0;
        border-bottom: 5px solid var(--tv-ink);
        background: var(--tv-ink);
        color: var(--tv-room);
        font-size: 0.75rem;
        font-weight: 600;
        line-height: 1.2;
      }
      /* Where cards overlap there is no room for a reason: it stands beside the card once it is taken up. */
      @container hand (max-width: 480px) {
        .why {
          display: none;
        }
      }
      button:hover,
      button:focus-visible {
        transform: translateY(-4px);
        z-index: 2;
      }
      button[aria-pressed='true'] {
        transform: translateY(-8px);
        box-shadow:
          0 0 0 3px var(--tv-focus-ink),
          0 0 0 8px var(--tv-focus),
          var(--tv-shadow-3);
        z-index: 3;
      }
      button:focus-visible {
        box-shadow: 0 0 0 9px var(--tv-focus);
      }
      .down {
        display: block;
        height: 100%;
        border: 7px solid var(--tv-card);
        border-radius: 12px;
        background:
          radial-gradient(circle, var(--tv-tile-2) 0 14%, var(--tv-tile-1) 15% 30%, transparent 31%) 0 0 / 26px 26px,
          #f4efe0;
      }
      @media (forced-colors: active) {
        button {
          border: 2px solid CanvasText;
        }
        button[aria-pressed='true'] {
          border: 5px double Highlight;
        }
      }
    `,
  ];

  override render(): TemplateResult {
    const middle = (this.cards.length - 1) / 2;
    const spread = Math.min(1.6, 7 / Math.max(1, this.cards.length));
    return html`<ul aria-label=${this.label}>
      ${repeat(
        this.cards,
        ({ id }) => id,
        ({ id, label, face, raised, reason }, i) => {
          const turn = `${((i - middle) * spread).toFixed(2)}deg`;
          return html`<li class=${raised ? 'raised' : reason ? 'dim' : ''} style="--turn: ${turn}">
            <button
              aria-pressed=${id === this.chosen ? 'true' : 'false'}
              @click=${(event: MouseEvent): void => this.pick(id, event)}
            >
              <span class="heard">${label}${reason ? `. ${reason}` : ''}</span>
              <span aria-hidden="true"
                >${face ?? html`<span class="down"></span>`}${reason ? html`<span class="why">${reason}</span>` : nothing}</span
              >
            </button>
          </li>`;
        },
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-hand': ChronoHand;
  }
}
