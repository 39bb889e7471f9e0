/** The cards that lie face up, and the deck of a few that was made of some. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/cards/tv-card.ts';
import '../../../elements/cards/tv-hand.ts';
import { fewName, shown, type BoardContext, type Target } from './board-context.ts';
import { legend, legendStyles, zoneStyles } from './zone-styles.ts';

@customElement('laboratory-row')
export class LaboratoryRow extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    zoneStyles,
    legendStyles,
    css`
      :host {
        grid-template-rows: minmax(0, 1fr) auto;
        --tv-card-w: clamp(58px, 7.6cqw, 88px);
        --tv-hand-justify: flex-start;
      }
      tv-hand {
        min-height: 0;
        overflow: auto;
      }
      .few {
        display: flex;
        align-items: center;
        justify-self: start;
        align-self: end;
        gap: 10px;
        min-height: 44px;
        max-width: 100%;
        margin: 4px;
        padding: 3px 14px 3px 6px;
        border: 0;
        border-radius: 12px;
        background: var(--tv-paper);
        box-shadow: var(--tv-shadow-1);
        font: 700 0.9375rem / 1.15 var(--tv-font-text);
        color: var(--tv-ink);
        text-align: start;
        --tv-card-w: 28px;
      }
      .few[aria-pressed='true'] {
        box-shadow:
          0 0 0 3px var(--tv-focus-ink),
          0 0 0 6px var(--tv-focus);
      }
      .few tv-card {
        flex: none;
      }
      @container (max-width: 900px) and (orientation: landscape) {
        :host {
          --tv-card-w: 48px;
        }
        .few {
          gap: 6px;
          margin: 2px;
          padding-inline: 4px 8px;
          font-size: 0.8125rem;
        }
      }
      @container (max-width: 900px) and (orientation: portrait) {
        :host {
          --tv-card-w: 52px;
        }
      }
    `,
  ];

  @property({ attribute: false }) aim: (target: Target) => void = () => undefined;

  #few(): TemplateResult | typeof nothing {
    const { context } = this;
    if (!context.view.few) return nothing;
    return html`<button
      class="few"
      aria-pressed=${context.target.on === 'few' ? 'true' : 'false'}
      @click=${(): void => this.aim({ on: 'few' })}
    >
      <tv-card down></tv-card><span>${fewName(context)}</span>
    </button>`;
  }

  override render(): TemplateResult {
    const { context } = this;
    const { view, w, target } = context;
    const onRow = (): void => this.aim({ on: 'row' });
    const cards = view.row.map((card, i) => shown(context, { ...card, open: false }, i, view.row.length));
    return html`${legend(w.row, 'layers', target.on === 'row', onRow)}
    ${
      cards.length > 0
        ? html`<tv-hand tight .cards=${cards} .label=${w.row} @tv-pick=${onRow}></tv-hand>`
        : view.few
          ? nothing
          : html`<p class="empty">${w.rowEmpty}</p>`
    }
    ${this.#few()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-row': LaboratoryRow;
  }
}
