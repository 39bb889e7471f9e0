/** The map: cards side by side as they were laid, places on them with what lies there. Where to go is chosen in the window. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { Cell } from '../pack/shared.ts';
import type { MapShown, PlaceShown } from '../shown.ts';
import { tableOf, textOf, type TimeContext } from './context.ts';
import { priceOf } from './costs.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';
import { sign } from './signs.ts';

@customElement('time-map')
export class TimeMap extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        height: 100%;
        overflow: auto;
      }
      .map {
        display: grid;
        gap: 4px;
        min-height: 100%;
        grid-auto-rows: minmax(112px, 1fr);
        grid-auto-columns: minmax(0, 1fr);
      }
      .sheet {
        position: relative;
        border-radius: 10px;
        overflow: hidden;
        background: #ded2b0;
        color: #1b231f;
        display: grid;
        box-shadow: 0 0 0 1px var(--tv-card-edge);
      }
      .sheet > img {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        object-fit: cover;
        /* In a wide place the roofs are kept in sight rather than the ground, on which the names lie. */
        object-position: 50% 30%;
      }
      .cells {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        align-content: end;
        align-items: end;
        gap: 8px;
        padding: 10px;
      }
      .place {
        display: grid;
        gap: 2px;
        padding: 6px 12px;
        border-radius: 10px;
        background: rgb(255 253 246 / 0.95);
        color: #1b231f;
        font-size: 0.9375rem;
        box-shadow: 0 1px 4px rgb(0 0 0 / 0.3);
      }
      .place b {
        font: 400 1.125rem / 1.15 var(--tv-font-sign);
      }
      .here {
        box-shadow:
          0 0 0 3px var(--tv-focus-ink),
          0 0 0 6px var(--tv-focus);
      }
      .facts {
        display: flex;
        gap: 10px;
        align-items: center;
      }
      .dark {
        opacity: 0.72;
        font-style: italic;
      }
      @container (max-width: 900px) or (max-height: 560px) {
        .map {
          grid-auto-rows: minmax(84px, 1fr);
        }
        .cells {
          gap: 4px;
          padding: 5px;
        }
        .place {
          padding: 2px 7px;
          border-radius: 7px;
          font-size: 0.75rem;
        }
        .place b {
          font-size: 0.875rem;
        }
      }
      /* All of it scrolls there: houses are seen, not a strip of their walls. */
      @container (max-width: 600px) and (orientation: portrait) {
        .map {
          grid-auto-rows: minmax(150px, 1fr);
        }
      }
    `,
  ];

  /** A map that is larger than its place shows first where all are. */
  protected override firstUpdated(): void {
    const here = this.renderRoot.querySelector<HTMLElement>('.here, .place');
    if (here) this.scrollTop = here.offsetTop + here.offsetHeight / 2 - this.clientHeight / 2;
  }

  #place(place: PlaceShown): TemplateResult {
    const { context } = this;
    const { w, lang } = context;
    const { location, choices, price } = tableOf(context);
    const isOffered = choices.includes(place.id);
    return html`<div class="place ${place.id === location ? 'here' : ''}">
      <b>${inLang(place.name, lang)}</b>
      <span class="facts">
        ${place.visits > 0 ? html`<span>${w.seen}</span>` : nothing}
        ${place.crystal ? html`<span class="gem" title=${w.crystalThere}>${sign('gem')}<span class="heard">${w.crystalThere}</span></span>` : nothing}
        ${isOffered ? html`<span>${priceOf(context, price)}</span>` : nothing}
      </span>
    </div>`;
  }

  #cell({ spot, label }: Cell): TemplateResult | typeof nothing {
    const { places, spots } = tableOf(this.context);
    if (spot !== undefined && !spots.includes(spot)) return nothing;
    const place = spot === undefined ? undefined : places.find((one) => one.spots.includes(spot));
    if (place) return this.#place(place);
    const says = textOf(this.context, label);
    return says ? html`<div class="place dark">${says}</div>` : nothing;
  }

  override render(): TemplateResult {
    const { pages, w } = this.context;
    const { maps } = tableOf(this.context);
    const left = Math.min(...maps.map(({ at }) => at[0]));
    const top = Math.min(...maps.map(({ at }) => at[1]));
    return html`<div class="map" role="group" aria-label=${w.map}>
      ${maps.map((card: MapShown) => {
        const art = pages.picture(card.art.blob);
        const where = { gridColumn: String(card.at[0] - left + 1), gridRow: String(card.at[1] - top + 1) };
        return html`<section class="sheet" style=${styleMap(where)}>
          ${art ? html`<img src=${art} alt="" />` : nothing}
          <div class="cells">${card.cells.map((cell) => this.#cell(cell))}</div>
        </section>`;
      })}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-map': TimeMap;
  }
}
