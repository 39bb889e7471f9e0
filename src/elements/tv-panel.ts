import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from './look/base.ts';
import { customElement } from './loading/define.ts';

/**
 * A sheet of paper beside the cloth: a heading, what is written, and acts that stay at its foot however long it is. With `mine` it is the
 * window: the double ring says that this person owes something here, and nobody else sees it.
 *
 * @slot - what is written
 * @slot end - at the end of the heading's line, as a count or a clock
 * @slot acts - buttons at the foot
 * @csspart paper - the sheet, which scrolls when it is full
 * @cssproperty --tv-panel-pad - space inside, 14px 16px if not set
 * @cssproperty --tv-panel-radius - of its corners
 * @cssproperty --tv-panel-shadow - where it isn't `mine`
 */
@customElement('tv-panel')
export class TvPanel extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-width: 0;
        min-height: 0;
      }
      .paper {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 12px;
        min-height: 0;
        overflow: auto;
        scrollbar-width: thin;
        padding: var(--tv-panel-pad, 14px 16px);
        border-radius: var(--tv-panel-radius, 16px);
        background: var(--tv-paper);
        box-shadow: var(--tv-panel-shadow, var(--tv-shadow-1));
      }
      :host([mine]) .paper {
        box-shadow:
          0 0 0 3px var(--tv-focus-ink),
          0 0 0 7px var(--tv-focus),
          var(--tv-shadow-2);
      }
      /* Firefox paints a scrollbar over round corners. */
      @supports (-moz-appearance: none) {
        :host(:not([mine])) .paper {
          clip-path: inset(0 round 16px);
        }
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
      }
      header > div {
        min-width: 0;
      }
      .kick {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
        font-weight: 600;
      }
      h3 {
        font-size: 1.375rem;
        overflow-wrap: anywhere;
      }
      footer {
        position: sticky;
        bottom: -14px;
        margin-bottom: -14px;
        padding-bottom: 14px;
        background: var(--tv-paper);
      }
      /* Of the board: the height is asked so that no cloth around it answers. */
      @container (max-width: 1000px) and (min-height: 1px) {
        .paper {
          gap: 8px;
          padding: var(--tv-panel-pad, 10px 12px);
          border-radius: var(--tv-panel-radius, 12px);
        }
        h3 {
          font-size: 1.125rem;
        }
        footer {
          bottom: -10px;
          margin-bottom: -10px;
          padding-bottom: 10px;
        }
      }
      @media (forced-colors: active) {
        .paper {
          border: 1.5px solid CanvasText;
        }
        :host([mine]) .paper {
          border: 4px double Highlight;
        }
      }
    `,
  ];

  @property() heading = '';
  /** A small line above the heading. */
  @property() kick = '';
  /** What it is called where it has no heading. */
  @property() label = '';
  /** Something is owed here by whoever looks at this screen. */
  @property({ type: Boolean, reflect: true }) mine = false;

  #hasActs = false;

  readonly #look = (event: Event): void => {
    this.#hasActs = (event.target as HTMLSlotElement).assignedElements().length > 0;
    this.requestUpdate();
  };

  override render(): TemplateResult {
    const { heading, kick, label } = this;
    return html`<section class="paper" part="paper" aria-label=${label || heading} tabindex="-1">
      ${
        heading || kick
          ? html`<header>
              <div>
                ${kick ? html`<p class="kick">${kick}</p>` : nothing}${heading ? html`<h3>${heading}</h3>` : nothing}
              </div>
              <slot name="end"></slot>
            </header>`
          : nothing
      }
      <slot></slot>
      <footer ?hidden=${!this.#hasActs}><slot name="acts" @slotchange=${this.#look}></slot></footer>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-panel': TvPanel;
  }
}
