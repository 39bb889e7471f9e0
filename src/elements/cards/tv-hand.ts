import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../look/base.ts';
import { CardRow } from './card-row.ts';
import { liftedStyles } from './lifted-card.ts';
import './tv-card.ts';

/** A card as hands and rows show it. */
export interface ShownCard {
  /** Its name; stays while it lies here. */
  readonly id: string;
  /** How a screen reader says it, place and all. */
  readonly label: string;
  /** Absent: face down. */
  readonly face?: TemplateResult | undefined;
  /** In a hand, and everybody sees it. */
  readonly open?: boolean;
}

/**
 * Cards side by side, closer together the more there are, each at least as wide as a finger; where a row isn't enough, in rows. One stop
 * for Tab, arrows inside.
 *
 * @event tv-pick - a card was tapped (`id`, `keyed`)
 * @event tv-lift - a card was taken up with the pointer (`id`), if `movable` says so
 * @event tv-above - it is held above a place (`id`, `place`), or above none any more
 * @event tv-drop - it was put down (`id`, `place`; no place: it goes back)
 * @cssproperty --tv-card-w - width of a card, 84px if not set
 * @cssproperty --tv-hand-tilt - how far the fan opens, 0deg if not set
 */
@customElement('tv-hand')
export class TvHand extends CardRow<ShownCard> {
  static override styles: CSSResultGroup = [
    base,
    liftedStyles,
    css`
      :host {
        --w: var(--tv-card-w, 84px);
        display: block;
        min-width: 0;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        row-gap: 10px;
        justify-content: var(--tv-hand-justify, center);
        padding: 12px calc(var(--w) - 44px + 4px) 6px 4px;
      }
      li {
        flex: 1 0 44px;
        min-width: 44px;
        max-width: calc(var(--w) + 8px);
        height: calc(var(--w) * 1.4);
      }
      :host([tight]) li {
        flex-grow: 0;
      }
      /* The last card of a hand isn't covered: its whole width counts. */
      li:last-child {
        margin-inline-end: calc(44px - var(--w));
        flex: none;
        width: var(--w);
      }
      button {
        display: block;
        width: var(--w);
        padding: 0;
        border: 0;
        background: none;
        border-radius: calc(var(--w) * 0.09);
        transition: transform var(--tv-move) var(--tv-ease-set);
      }
      button:hover,
      button:focus-visible {
        transform: translateY(-6px);
      }
      button[aria-pressed='true'] {
        transform: translateY(-12px);
      }
      button:focus-visible {
        box-shadow: 0 0 0 6px var(--tv-focus);
      }
    `,
  ];

  /** Cards always overlap, as in a small place. */
  @property({ type: Boolean, reflect: true }) tight = false;

  override render(): TemplateResult {
    return html`<ul aria-label=${this.label}>
      ${repeat(
        this.cards,
        ({ id }) => id,
        ({ id, label, face, open = false }) => {
          const lifted = id === this.chosen;
          return html`<li>
            <button
              aria-pressed=${lifted ? 'true' : 'false'}
              @click=${(event: MouseEvent): void => this.pick(id, event)}
            >
              <span class="heard">${label}</span>
              <tv-card ?down=${face === undefined} ?lifted=${lifted} ?open=${open}>${face}</tv-card>
            </button>
          </li>`;
        },
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-hand': TvHand;
  }
}
