import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base } from './look/base.ts';
import { customElement } from './loading/define.ts';
import './pictures/tv-icon.ts';
import './pictures/tv-plate.ts';

/** Somebody, and how far they are. */
export interface PersonRow {
  readonly name: string;
  readonly plate: number;
  /** One fact. */
  readonly says?: string;
  /** Beside the colour there is a tick, a ring, or a dashed edge. */
  readonly state?: 'done' | 'now' | 'away';
}

/**
 * People and how far each of them is: plate, name, one fact, a tick. As rows, or as plates alone where the names are already on the table.
 */
@customElement('tv-progress')
export class TvProgress extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        --tv-plate: 38px;
      }
      header {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: 8px;
        border-bottom: 2px solid var(--tv-ink);
        padding-bottom: 5px;
        margin-bottom: 6px;
      }
      h3 {
        font-size: 1.1875rem;
      }
      header small {
        color: var(--tv-ink-2);
        font-weight: 600;
        white-space: nowrap;
      }
      li {
        display: flex;
        align-items: center;
        gap: 10px;
        min-height: 44px;
        line-height: 1.15;
      }
      li span {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      li small {
        display: block;
        color: var(--tv-ink-2);
        font-size: 0.875rem;
        font-weight: 400;
      }
      .now {
        font-weight: 700;
      }
      .done tv-icon {
        color: var(--tv-live);
        margin-inline-start: auto;
      }
      .plates {
        display: flex;
        flex-wrap: wrap;
        gap: 9px;
      }
      .plates li {
        position: relative;
        min-height: 0;
      }
      .plates tv-icon {
        position: absolute;
        right: -4px;
        bottom: -4px;
        width: 18px;
        height: 18px;
        padding: 2px;
        border-radius: 50%;
        background: var(--tv-live);
        color: var(--tv-paper);
      }
      @container (max-width: 900px) and (min-height: 1px) {
        :host([folds]) .rows {
          display: flex;
          flex-wrap: wrap;
          gap: 7px;
          --tv-plate: 32px;
        }
        :host([folds]) .rows li {
          position: relative;
          min-height: 0;
        }
        :host([folds]) .rows li > span {
          position: absolute;
          clip-path: inset(50%);
        }
        :host([folds]) .rows tv-icon {
          position: absolute;
          right: -4px;
          bottom: -4px;
          width: 17px;
          height: 17px;
          padding: 2px;
          border-radius: 50%;
          background: var(--tv-live);
          color: var(--tv-paper);
        }
      }
    `,
  ];

  @property() heading = '';
  /** At the end of the heading: "3 su 5". */
  @property() count = '';
  /** In half a window and on a phone rows become plates alone, so that there is room for what is to be done. */
  @property({ type: Boolean, reflect: true }) folds = false;
  @property({ attribute: false }) rows: readonly PersonRow[] = [];
  @property() layout: 'rows' | 'plates' = 'rows';
  /** Said of those with a tick: "pronta", "ready". */
  @property() done = '';

  override render(): TemplateResult {
    const plates = this.layout === 'plates';
    return html`${
        this.heading
          ? html`<header>
              <h3>${this.heading}</h3>
              ${this.count ? html`<small>${this.count}</small>` : nothing}
            </header>`
          : nothing
      }
      <ul class=${this.layout} aria-label=${this.heading}>
        ${this.rows.map(
          ({ name, plate, says, state }) =>
            html`<li class=${state ?? ''} aria-current=${ifDefined(state === 'now' ? 'step' : undefined)}>
              <tv-plate .plate=${plate} ?turn=${state === 'now'} ?away=${state === 'away'}></tv-plate>
              <span class=${plates ? 'heard' : ''}
                >${name}${says ? html`<small>${says}</small>` : nothing}${
                  state === 'done' && this.done ? html`<span class="heard">, ${this.done}</span>` : nothing
                }</span
              >
              ${state === 'done' ? html`<tv-icon name="check"></tv-icon>` : nothing}
            </li>`,
        )}
      </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-progress': TvProgress;
  }
}
