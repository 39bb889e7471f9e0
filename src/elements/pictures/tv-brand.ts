import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement } from '../loading/define.ts';

/**
 * The sign over the door: a long table with six plates, and the name.
 *
 * @csspart name - the name beside the mark
 */
@customElement('tv-brand')
export class TvBrand extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: inline-flex;
      align-items: center;
      gap: 9px;
      font: 400 1.3rem/1 var(--tv-font-sign);
    }
    svg {
      width: 30px;
      height: 22px;
      flex: none;
    }
    .top {
      fill: var(--tv-focus);
      stroke: var(--tv-ink);
      stroke-width: 2.5;
    }
    .low {
      fill: var(--tv-card);
      stroke: var(--tv-ink);
      stroke-width: 2.5;
    }
    rect {
      fill: var(--tv-ink);
    }
  `;

  override render(): TemplateResult {
    return html`<svg viewBox="0 0 60 44" aria-hidden="true">
        <rect x="4" y="14" width="52" height="16" rx="8" />
        <g class="top">
          <circle cx="15" cy="8" r="6" />
          <circle cx="30" cy="8" r="6" />
          <circle cx="45" cy="8" r="6" />
        </g>
        <g class="low">
          <circle cx="15" cy="36" r="6" />
          <circle cx="30" cy="36" r="6" />
          <circle cx="45" cy="36" r="6" />
        </g>
      </svg>
      <span part="name">Tavolata</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-brand': TvBrand;
  }
}
