/** Beside the cloth after the end: the bill. */
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import '../../../elements/receipt/tv-receipt.ts';
import { receiptOf } from './receipt.ts';
import type { BoardContext } from './board-context.ts';

/** The bill of Chrononauts, Artifaxx and Solonauts. */
@customElement('chrono-receipt')
export class ChronoReceipt extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        flex: none;
      }
    `,
  ];

  @property({ attribute: false }) news: readonly NewsItem[] = [];

  override render(): TemplateResult {
    const { context, news } = this;
    return html`<tv-receipt
      .lang=${context.lang}
      .receipt=${receiptOf(context, news)}
      .evening=${context.evening}
    ></tv-receipt>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-receipt': ChronoReceipt;
  }
}
