/** After the end: who won, who everybody was, night by night who dreamt of whom, and what the browsers found of what was said. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-page.ts';
import '../../../elements/pictures/tv-plate.ts';
import '../../../elements/receipt/tv-receipt.ts';
import type { Card } from '../roles.ts';
import { roleOf } from '../roles.ts';
import type { Dreamt } from '../view.ts';
import { numberOf, type LupusContext } from './board-context.ts';
import { cardName } from './card-name.ts';
import { endText } from './end-words.ts';
import { isMeant } from './meant.ts';
import { pageStyles } from './part-styles.ts';
import { receiptOf } from './receipt.ts';
import { roleArt } from './role-art.ts';
import { forgetTokens } from './tokens.ts';

/** @event tv-propose - nextGame */
@customElement('lupus-ending')
export class LupusEnding extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    pageStyles,
    css`
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
        gap: 24px 30px;
        align-items: start;
      }
      .two > :first-child {
        grid-area: 1 / 1;
      }
      .two > :nth-child(2) {
        grid-area: 1 / 2;
        padding-bottom: 64px;
      }
      /* Nights and roles are long: another game stays in reach. */
      .again {
        grid-area: 1 / 2;
        align-self: end;
        position: sticky;
        bottom: 4px;
        z-index: 1;
      }
      section + section {
        margin-top: 26px;
      }
      .people {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 214px), 1fr));
        gap: 8px;
      }
      .people li {
        position: relative;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) 40px;
        gap: 10px;
        align-items: center;
        padding: 8px 10px;
        border-radius: 12px;
        background: var(--tv-cloth-2);
        line-height: 1.2;
      }
      .people .wins {
        box-shadow:
          0 0 0 2px var(--tv-focus-ink),
          0 0 0 4px var(--tv-focus);
      }
      .people span > * {
        display: block;
      }
      .people small {
        color: var(--tv-ink-2);
      }
      .art {
        width: 38px;
        height: 38px;
        fill: var(--tv-ink);
      }
      .b {
        fill: var(--tv-line-strong);
      }
      .c {
        fill: var(--tv-cloth-2);
      }
      .checked {
        display: flex;
        gap: 9px;
        align-items: start;
        padding: 10px 14px;
        border-radius: 12px;
        background: var(--tv-go-soft);
        font-weight: 600;
        line-height: 1.3;
      }
      .found {
        background: var(--tv-red-soft);
        color: var(--tv-red-ink);
      }
      .found li + li {
        margin-top: 4px;
      }
      .night p {
        color: var(--tv-ink-2);
      }
      .dreams {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 8px;
      }
      .dreams li {
        display: inline-flex;
        gap: 5px;
        align-items: center;
        padding: 2px 10px 2px 4px;
        border-radius: 16px;
        background: var(--tv-cloth-2);
        font-size: 0.9375rem;
        --tv-plate: 24px;
      }
      .dreams .meant {
        font-weight: 700;
        box-shadow: inset 0 0 0 1.5px var(--tv-ink);
      }
      @container (max-width: 900px) and (min-height: 1px) {
        .two {
          grid-template-columns: minmax(0, 1fr);
        }
        .two > :nth-child(2) {
          grid-area: 2 / 1;
        }
        .again {
          grid-area: 1 / 1 / span 2;
        }
      }
      /* On a phone the whole page scrolls. */
      @container (max-width: 600px) and (orientation: portrait) {
        :host {
          height: auto;
          overflow: visible;
        }
      }
    `,
  ];

  #person(seat: number, card: Card): TemplateResult {
    const { view, lang } = this.context;
    const w = endText(lang);
    const gone = view.out.find((one) => one.seat === seat);
    const wins = view.result?.winners.includes(seat) ?? false;
    return html`<li class=${wins ? 'wins' : ''}>
      <tv-plate .plate=${plateOf(this.context, seat)}></tv-plate>
      <span
        ><b>${numberOf(this.context, seat)} ${nameOf(this.context, seat)}</b
        ><span>${cardName(view.options.blanks, card, lang)}</span
        ><small
          >${gone ? w.gone[gone.how](gone.cycle) : w.alive}${wins ? html` · <b>${w.wins}</b>` : nothing}</small
        ></span
      >
      ${roleArt(roleOf(card))}
    </li>`;
  }

  #check(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const w = endText(lang);
    // Before the first night nothing was said that could be checked.
    if (view.night === 0) return nothing;
    const { findings } = view;
    if (findings === null)
      return html`<p class="checked found">
        <tv-icon name="triangle-alert"></tv-icon>${view.declared ? w.unproven : w.unopened}
      </p>`;
    if (findings.length === 0) return html`<p class="checked"><tv-icon name="shield-check"></tv-icon>${w.checked}</p>`;
    return html`<div class="checked found">
      <tv-icon name="triangle-alert"></tv-icon>
      <ul>
        ${findings.map(
          ({ what, night, seat }) =>
            html`<li>${w.found[what](night, seat === undefined ? '' : nameOf(this.context, seat))}</li>`,
        )}
      </ul>
    </div>`;
  }

  readonly #night = (dreamt: Dreamt): TemplateResult => {
    const { view, lang } = this.context;
    const w = endText(lang);
    const { players } = view;
    return html`<section class="night">
      <h3>${w.night(dreamt.night, dreamt.name)}</h3>
      <ul class="dreams">
        ${dreamt.picks.map((at, i) =>
          at === null
            ? nothing
            : html`<li class=${isMeant(view, dreamt, players[i]!) ? 'meant' : ''}>
                <tv-plate .plate=${plateOf(this.context, players[i]!)}></tv-plate>${w.dreamt(
                  nameOf(this.context, players[i]!),
                  nameOf(this.context, at),
                )}
              </li>`,
        )}
      </ul>
    </section>`;
  };

  protected override willUpdate(): void {
    forgetTokens(this.context);
  }

  override render(): TemplateResult {
    const { view, lang, me, evening } = this.context;
    const w = endText(lang);
    const { players, roles, dreamt } = view;
    return html`<div class="two">
      <div>
        <section>
          <h3>${w.roles}</h3>
          ${
            roles
              ? html`<ul class="people">
                  ${players.map((seat, i) => this.#person(seat, roles[i]!))}
                </ul>`
              : html`<p>${view.night === 0 ? w.undealt : w.covered}</p>`
          }
          ${this.#check()}
        </section>
        ${
          dreamt && dreamt.length > 0
            ? html`<section>
                  <h3>${w.dreams}</h3>
                  <p>${w.dreamsSay}</p>
                </section>
                ${dreamt.map(this.#night)}`
            : nothing
        }
      </div>
      <div>
        <section>
          <tv-receipt .lang=${lang} .receipt=${receiptOf(this.context)} .evening=${evening}></tv-receipt>
        </section>
      </div>
      ${
        me === null || this.blocked('nextGame')
          ? nothing
          : html`<button class="btn go again" @click=${(): void => void this.offer('nextGame')}>
              <tv-icon name="rotate-ccw"></tv-icon>${w.again}
            </button>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-ending': LupusEnding;
  }
}
