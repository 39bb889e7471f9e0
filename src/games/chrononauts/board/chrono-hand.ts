import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from '../../../elements/loading/define.ts';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../../elements/look/base.ts';
import { cardBack, cardBackStyles } from '../../../elements/cards/card-back.ts';
import { CardRow } from '../../../elements/cards/card-row.ts';
import { liftedStyles } from '../../../elements/cards/lifted-card.ts';
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
 * @event tv-lift - a card was taken up with the pointer, if `movable` says so
 * @event tv-above - it is held above a place, or above none any more
 * @event tv-drop - it was put down; no place: it goes back
 * @cssproperty --most - width of a card where there is room; without height for cards they are bars
 */
@customElement('chrono-hand')
export class ChronoHand extends CardRow<HeldCard> {
  static override styles: CSSResultGroup = [
    base,
    cardBackStyles,
    faceStyles,
    liftedStyles,
    css`
      :host {
        display: block;
        min-width: 0;
        container: hand / size;
      }
      ul {
        /* As wide as there is room for side by side; where even the smallest are too many, they overlap. */
        --card: clamp(100px, calc((100cqw - 30px) / var(--n) - 6px), var(--most, 138px));
        display: flex;
        justify-content: safe center;
        align-items: start;
        height: 100%;
        overflow-x: auto;
        overflow-y: hidden;
        padding: 18px 12px 0;
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
        height: calc(min(var(--most, 138px), var(--card) + 20px) * 1.4);
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
      .front {
        display: flex;
        flex-direction: column;
        height: 100%;
      }
      .front .face {
        flex: 1 1 0;
        min-height: 0;
      }
      .dim .art {
        flex-basis: 0;
        opacity: 0.4;
      }
      .dim .text {
        display: none;
      }
      .why {
        flex: none;
        padding: 5px 8px 6px;
        background: var(--tv-ink);
        color: var(--tv-room);
        font-size: 0.75rem;
        font-weight: 600;
        line-height: 1.2;
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
        position: relative;
        height: 100%;
        border-radius: 12px;
      }
      /* On a phone: a strip to push along, its cards whole. */
      @container hand (max-width: 480px) {
        ul {
          /* Three lie whole; of more, one that is cut says that there are more. */
          --fit: clamp(108px, calc((100cqw - 20px) / 3 - 6px), 122px);
          --card: clamp(var(--fit), calc((var(--n) - 3) * 1000px), 132px);
          justify-content: start;
          /* The ring of the first card has room too. */
          padding-inline: 10px;
          scroll-snap-type: x proximity;
        }
        li {
          --turn: 0deg !important;
          flex: none;
          scroll-snap-align: center;
        }
      }
      /* On a low board: bars with a stripe of their kind. */
      @container hand (max-height: 120px) {
        ul {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
          align-content: start;
          gap: 5px;
          padding: 4px;
          overflow: hidden auto;
        }
        li {
          width: auto;
          min-height: 44px;
        }
        button,
        .raised button,
        button:hover,
        button:focus-visible,
        button[aria-pressed='true'] {
          width: 100%;
          height: 44px;
          border-radius: 8px;
          transform: none;
        }
        button {
          box-shadow: 0 0 0 1px var(--tv-card-edge);
        }
        .raised button {
          box-shadow:
            0 0 0 2px var(--tv-ink),
            0 3px 0 var(--tv-card-edge);
        }
        button[aria-pressed='true'] {
          box-shadow:
            0 0 0 2px var(--tv-focus-ink),
            0 0 0 4px var(--tv-focus);
        }
        .face {
          flex-direction: row;
        }
        .band {
          flex: none;
          width: 8px;
          padding: 0;
        }
        .band > *,
        .art,
        .text,
        .why {
          display: none;
        }
        .body {
          justify-content: center;
        }
        .title {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 3;
          overflow: hidden;
          padding: 0 5px;
          font: 700 0.75rem / 1.12 var(--tv-font-text);
        }
        .dim .title {
          font-weight: 400;
          color: var(--tv-card-ink-2);
        }
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
    return html`<ul aria-label=${this.label} style="--n: ${Math.max(1, this.cards.length)}">
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
              <span class="front" aria-hidden="true"
                >${face ?? html`<span class="down">${cardBack()}</span>`}${reason ? html`<span class="why">${reason}</span>` : nothing}</span
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
