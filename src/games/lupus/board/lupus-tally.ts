/** The count of a vote: who has how many, who leads, and what would come of it if it ended now. Plain props. */
import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-plate.ts';
import { numberStyles } from './part-styles.ts';
import { sign } from './signs.ts';

/** Somebody with votes. */
export interface TallyRow {
  readonly no: number;
  readonly name: string;
  readonly plate: number;
  readonly votes: number;
  /** "in testa", "dietro". */
  readonly says?: string;
}

@customElement('lupus-tally')
export class LupusTally extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    numberStyles,
    css`
      :host {
        display: block;
        --tv-plate: 36px;
      }
      li {
        display: flex;
        gap: 9px;
        align-items: center;
        min-height: 46px;
        line-height: 1.15;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      .who {
        flex: 1;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      /* Beside the name they would leave a long one no line to itself. */
      .more {
        display: flex;
        flex-wrap: wrap;
        gap: 0 6px;
        align-items: center;
        color: var(--tv-ink-2);
      }
      small {
        font-size: 0.875rem;
      }
      .pips {
        display: flex;
        flex-wrap: wrap;
      }
      .sign-i {
        width: 16px;
        height: 16px;
      }
      .votes {
        min-width: 24px;
        font: 800 1.375rem/1 var(--tv-font-text);
        text-align: end;
      }
      p {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
        line-height: 1.3;
        margin-top: 8px;
      }
      @container (max-width: 900px) and (min-height: 1px) {
        tv-plate,
        .pips {
          display: none;
        }
        li {
          min-height: 32px;
        }
        .no {
          min-width: 22px;
          height: 22px;
          font-size: 0.875rem;
        }
        /* Whole in the next line rather than cut in two beside a long name. */
        .more {
          display: inline-block;
          overflow-wrap: normal;
        }
        :is(b, .more) {
          margin-inline-end: 5px;
        }
        .votes {
          font-size: 1.125rem;
        }
        p {
          font-size: 0.8125rem;
        }
      }
      @container (max-width: 600px) and (orientation: portrait) {
        ul {
          display: flex;
          flex-wrap: wrap;
          gap: 4px 18px;
        }
        li + li {
          border: 0;
        }
        .more,
        p {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) rows: readonly TallyRow[] = [];
  /** What would come of it now. */
  @property() says = '';

  override render(): TemplateResult {
    return html`<ul>
        ${this.rows.map(
          ({ no, name, plate, votes, says }) =>
            html`<li>
              <span class="no">${no}</span><tv-plate .plate=${plate}></tv-plate>
              <span class="who"
                ><b>${name}</b
                ><span class="more"
                  >${says ? html`<small>${says}</small>` : nothing}<span class="pips" aria-hidden="true"
                    >${Array.from({ length: Math.min(votes, 10) }, () => sign('fork'))}</span
                  ></span
                ></span
              >
              <span class="votes">${votes}</span>
            </li>`,
        )}
      </ul>
      ${this.says ? html`<p>${this.says}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-tally': LupusTally;
  }
}
