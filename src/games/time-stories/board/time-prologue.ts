/** The Prologue as it is read to all: the cards that are open so far, the last one first. */
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-page.ts';
import { cardIn, tableOf, textOf, type TimeContext } from './context.ts';

@customElement('time-prologue')
export class TimePrologue extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: grid;
        height: 100%;
        min-height: 0;
        padding: 2px 2px 6px;
      }
      p {
        white-space: pre-line;
        margin-bottom: 12px;
      }
    `,
  ];

  override render(): TemplateResult {
    const { context } = this;
    const { w, lang, view } = context;
    const { prologue } = tableOf(context);
    const story = view.mission?.story;
    const texts =
      prologue === 0
        ? [story?.procedure]
        : story?.prologue.slice(0, prologue).map(({ id }) => cardIn(context, id)?.text);
    return html`<tv-page follow .lang=${lang} .heading=${prologue === 0 ? w.procedure : ''}>
      ${texts?.map((text) => html`<p>${textOf(context, text) || w.opening}</p>`)}
    </tv-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-prologue': TimePrologue;
  }
}
