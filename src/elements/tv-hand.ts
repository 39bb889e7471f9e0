import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from './base.ts';
import { GridKeys } from './grid-keys.ts';
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

/** A card was tapped. */
export class PickEvent extends Event {
  readonly id: string;
  /** By keyboard: whoever shows something new for it may take the focus there. */
  readonly keyed: boolean;
  constructor(id: string, keyed: boolean) {
    super('tv-pick', { bubbles: true, composed: true });
    this.id = id;
    this.keyed = keyed;
  }
}

/**
 * Cards side by side, closer together the more there are, each at least as wide as a finger; where a row isn't enough, in rows. One stop
 * for Tab, arrows inside.
 *
 * @event tv-pick - a card was tapped (`id`, `keyed`)
 * @cssproperty --tv-card-w - width of a card, 84px if not set
 * @cssproperty --tv-hand-tilt - how far the fan opens, 0deg if not set
 */
@customElement('tv-hand')
export class TvHand extends LitElement {
  static override styles: CSSResultGroup = [
    base,
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

  private readonly keys: GridKeys = new GridKeys(this, {
    items: () => [...this.renderRoot.querySelectorAll('button')],
    columns: () => Math.max(1, this.cards.length),
  });

  @property({ attribute: false }) cards: readonly ShownCard[] = [];
  /** The one that is picked. */
  @property({ attribute: false }) chosen: string | undefined;
  @property() label = '';
  /** Cards always overlap, as in a small place. */
  @property({ type: Boolean, reflect: true }) tight = false;

  /** Puts the focus on a card; on the one that Tab would reach where it isn't here any more. */
  override focus(): void {
    const at = this.cards.findIndex(({ id }) => id === this.chosen);
    this.keys.go(at < 0 ? this.keys.current : at);
  }

  private pick(id: string, event: MouseEvent): void {
    this.dispatchEvent(new PickEvent(id, event.detail === 0));
  }

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
  interface HTMLElementEventMap {
    'tv-pick': PickEvent;
  }
}
