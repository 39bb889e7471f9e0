import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import { base } from './look/base.ts';

/**
 * The order slip: paper with a perforated top. Clues, the log, a list of people: whatever is written down beside the cloth.
 *
 * @slot - what is written; wide content may reach the paper's edge with a margin of `calc(-1 * var(--pad))`
 * @slot end - small text at the end of the title line
 * @csspart paper - the sheet, which scrolls when it is full
 */
@customElement('tv-slip')
export class TvSlip extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        --pad: 16px;
        display: block;
        min-height: 0;
        filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.16));
      }
      .paper {
        height: 100%;
        overflow: auto;
        background: var(--tv-paper);
        color: var(--tv-ink);
        padding: 18px var(--pad) 14px;
        border-radius: 0 0 8px 8px;
        mask: radial-gradient(circle at 7px 0, transparent 4px, #000 4.6px) 0 0 / 14px 100%;
      }
      /* What goes on below fades away; at the end it lies where nothing is written. */
      .paper::after {
        content: '';
        display: block;
        position: sticky;
        bottom: -14px;
        height: 20px;
        margin: -6px calc(-1 * var(--pad)) -14px;
        background: linear-gradient(transparent, var(--tv-paper) 80%);
        pointer-events: none;
      }
      .title {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: 8px;
        border-bottom: 2px solid var(--tv-ink);
        padding-bottom: 6px;
        margin-bottom: 8px;
      }
      .title h2 {
        font-size: var(--tv-sign-s);
      }
      .end {
        color: var(--tv-ink-2);
        font-size: var(--tv-text-s);
      }
      /* Firefox paints a scrollbar over round corners. */
      @supports (-moz-appearance: none) {
        .paper {
          clip-path: inset(0 round 0 0 8px 8px);
        }
      }
      @media (forced-colors: active) {
        .paper {
          border: 1.5px solid CanvasText;
        }
        .paper::after {
          display: none;
        }
      }
    `,
  ];

  @property() heading = '';

  override render(): TemplateResult {
    return html`<section class="paper" part="paper" aria-label=${this.heading}>
      <div class="title">
        <h2>${this.heading}</h2>
        <span class="end"><slot name="end"></slot></span>
      </div>
      <slot></slot>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-slip': TvSlip;
  }
}
