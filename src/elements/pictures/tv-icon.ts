import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { ICONS, type IconName } from './icons-data.ts';

/**
 * A Lucide icon in the colour and size of the text around it. Decoration: the word beside it, or the button's label, says it.
 */
@customElement('tv-icon')
export class TvIcon extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: inline-grid;
      flex: none;
      width: 1.25em;
      height: 1.25em;
      vertical-align: -0.25em;
    }
    svg {
      width: 100%;
      height: 100%;
      stroke: currentColor;
      stroke-width: 2.2;
      fill: none;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  `;

  @property() name: IconName = 'check';

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  override render(): TemplateResult {
    // The markup is our own file's, never anybody's input.
    return html`<svg viewBox="0 0 24 24">${unsafeSVG(ICONS[this.name] ?? '')}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-icon': TvIcon;
  }
}
