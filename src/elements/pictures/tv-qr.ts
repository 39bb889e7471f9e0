import { css, html, LitElement, svg, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';
import { encode } from 'uqr';

/**
 * A QR code, always dark on white with its quiet zone: a phone's camera knows no dark theme.
 */
@customElement('tv-qr')
export class TvQr extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: block;
      background: #fff;
      border-radius: 8px;
      aspect-ratio: 1;
      forced-color-adjust: none;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
    }
  `;

  @property({ attribute: false }) text = '';
  /** Spoken description. */
  @property() label = '';

  override render(): TemplateResult {
    const { size, data } = encode(this.text, { ecc: 'M', border: 3 });
    // One path of horizontal runs: a code has a thousand dark modules.
    let path = '';
    data.forEach((row, y) => {
      for (let x = 0; x < size; x++) {
        if (!row[x]) continue;
        const from = x;
        while (x + 1 < size && row[x + 1]) x++;
        path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
      }
    });
    return html`<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label=${this.label}>
      ${svg`<path d=${path} fill="#18241e" />`}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-qr': TvQr;
  }
}
