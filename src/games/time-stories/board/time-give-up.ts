/** The way to stop a run before its end (TS-312): below all else, so that nobody who waits is led there. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-confirm.ts';
import { tableOf, type TimeContext } from './context.ts';

/** @event tv-propose - giveUp */
@customElement('time-give-up')
export class TimeGiveUp extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        flex: none;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const { w, lang, past } = this.context;
    if (past || tableOf(this.context).mine.length === 0 || this.blocked('giveUp', {})) return nothing;
    return html`<tv-confirm
      .lang=${lang}
      .label=${w.giveUp}
      .sure=${w.giveUpSure}
      .says=${w.giveUpSays}
      @tv-confirm=${(): void => void this.offer('giveUp', {})}
    ></tv-confirm>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-give-up': TimeGiveUp;
  }
}
