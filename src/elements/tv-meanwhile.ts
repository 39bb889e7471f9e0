import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import { base } from './look/base.ts';
import { toldMeanwhile, watchMeanwhile } from './meanwhile.ts';

/**
 * What the table below a window tells while the window lies over it: seen and announced here. What it told before was seen already, and stands
 * there again afterwards, with what can be done about it.
 */
@customElement('tv-meanwhile')
export class TvMeanwhile extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
      }
      p {
        width: fit-content;
        max-width: min(44rem, 100%);
        margin: 0 auto 4px;
        padding: 6px 12px;
        border-inline-start: 4px solid var(--tv-wait);
        border-radius: 8px;
        background: var(--tv-room);
        box-shadow: var(--tv-shadow-1);
        color: var(--tv-ink);
        font-weight: 600;
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The window is over the table. */
  @property({ type: Boolean }) on = false;
  #seen: readonly string[] = [];
  #unwatch = (): void => undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = watchMeanwhile(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const now = toldMeanwhile();
    // One that comes again is news.
    this.#seen = changed.has('on') ? now : this.#seen.filter((line) => now.includes(line));
  }

  override render(): TemplateResult {
    const news = this.on ? toldMeanwhile().filter((line) => !this.#seen.includes(line)) : [];
    return html`<div role="status">${news.map((line) => html`<p>${line}</p>`)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-meanwhile': TvMeanwhile;
  }
}
