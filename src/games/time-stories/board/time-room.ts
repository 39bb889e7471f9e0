/** The place where all are: its A card, and the row of cards with whoever reads each. A card is taken by a tap. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/base.ts';
import { BoardPart } from '../../../elements/board-part.ts';
import { customElement } from '../../../elements/define.ts';
import '../../../elements/tv-plate.ts';
import { callOf, plateFor, tableOf, textOf, type TimeContext } from './context.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - claim, explore */
@customElement('time-room')
export class TimeRoom extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        height: 100%;
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        gap: 10px;
      }
      .header {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: start;
        gap: 12px;
        max-height: 40cqh;
        overflow: auto;
        border-radius: 10px;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow:
          0 0 0 1px var(--tv-card-edge),
          0 3px 0 var(--tv-card-edge);
        padding-inline-end: 16px;
      }
      .letter {
        display: grid;
        place-content: center;
        width: 44px;
        height: 44px;
        border-radius: 10px 0 10px 0;
        background: #a84f2c;
        color: #fff;
        font: 400 1.375rem / 1 var(--tv-font-sign);
      }
      .header div {
        padding: 8px 0 10px;
      }
      h3 {
        font-size: 1.25rem;
      }
      .header p {
        line-height: 1.4;
        white-space: pre-line;
      }
      .words {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 14px;
        margin-top: 4px;
        font-size: 0.9375rem;
        color: var(--tv-card-ink-2);
      }
      .words b {
        color: var(--tv-card-ink);
        border-bottom: 3px solid #c4663f;
      }
      .row {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        gap: 10px;
        min-height: 0;
        justify-content: center;
      }
      .slot {
        position: relative;
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
        gap: 4px;
        min-width: 0;
        min-height: 0;
        max-width: 220px;
        width: 100%;
        justify-self: center;
        border: 0;
        padding: 6px;
        border-radius: 10px;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow:
          0 0 0 1px var(--tv-card-edge),
          0 3px 0 var(--tv-card-edge);
        font-size: 0.9375rem;
        font-weight: 700;
        line-height: 1.2;
        text-align: center;
        container: slot / inline-size;
      }
      .slot.can:hover {
        box-shadow:
          0 0 0 2px var(--tv-ink),
          0 3px 0 var(--tv-ink);
      }
      .slot:not(.can) {
        cursor: default;
      }
      .n {
        position: absolute;
        inset: 0 auto auto 0;
        z-index: 1;
        min-width: 30px;
        height: 30px;
        display: grid;
        place-content: center;
        border-radius: 10px 0 10px 0;
        background: var(--tv-dead);
        color: var(--tv-on-dead);
      }
      .slot img {
        width: 100%;
        height: 100%;
        min-height: 0;
        object-fit: cover;
        border-radius: 6px;
      }
      .blank {
        border-radius: 6px;
        background: repeating-linear-gradient(45deg, #0000 0 8px, rgb(0 0 0 / 0.05) 8px 16px);
        min-height: 0;
      }
      .held {
        background: transparent;
        color: var(--tv-ink);
        box-shadow: none;
        outline: 2px dashed var(--tv-line-strong);
        outline-offset: -2px;
      }
      .held .n {
        background: transparent;
        color: var(--tv-ink-2);
      }
      .mine {
        outline: none;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow:
          0 0 0 3px var(--tv-focus-ink),
          0 0 0 6px var(--tv-focus);
      }
      .plates {
        display: flex;
        flex-wrap: wrap;
        place-content: center;
        gap: 4px;
        --tv-plate: clamp(30px, 40cqw, 58px);
      }
      .label {
        min-height: 2.4em;
        display: grid;
        place-content: center;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      .empty {
        opacity: 0.6;
      }
      .none {
        display: grid;
        place-content: center;
        padding: 24px;
        text-align: center;
        color: var(--tv-ink-2);
      }
      @container (max-width: 900px) and (orientation: landscape) {
        :host {
          overflow: auto;
          grid-template-rows: auto minmax(104px, 1fr);
        }
        .header {
          max-height: none;
        }
        .label {
          min-height: 0;
        }
      }
      @container (max-width: 900px) and (min-height: 1px) {
        :host {
          gap: 7px;
        }
        .row {
          gap: 6px;
        }
        .slot {
          padding: 4px;
          font-size: 0.8125rem;
        }
        .n {
          min-width: 24px;
          height: 24px;
        }
        h3 {
          font-size: 1.0625rem;
        }
        .header {
          font-size: 0.9375rem;
        }
      }
      @container (max-width: 600px) and (orientation: portrait) {
        :host {
          height: auto;
          grid-template-rows: auto auto;
        }
        .header {
          max-height: none;
        }
        .row {
          grid: auto / repeat(auto-fit, minmax(92px, 1fr));
        }
        .slot {
          aspect-ratio: 3 / 4;
        }
      }
    `,
  ];

  private tap(slot: number): void {
    const { chosen } = this.context;
    const { step } = tableOf(this.context);
    if (chosen.agent === null) return;
    if (step !== 'recon') return void this.offer('explore', { agent: chosen.agent, slot });
    if (tableOf(this.context).claims.some(([agent]) => agent === chosen.agent))
      this.offer('unclaim', { agent: chosen.agent });
    this.offer('claim', { agent: chosen.agent, slot });
  }

  private header(): TemplateResult | typeof nothing {
    const { context } = this;
    const { w, lang } = context;
    const { header, location, places } = tableOf(context);
    const place = places.find(({ id }) => id === location);
    const name = place ? inLang(place.name, lang) : '';
    if (!header)
      return html`<section class="header">
        <span class="letter" aria-hidden="true">A</span>
        <div>
          <h3>${name}</h3>
          <p>${w.headerHidden}</p>
        </div>
      </section>`;
    return html`<section class="header" tabindex="0" aria-label=${name}>
      <span class="letter" aria-hidden="true">${header.label}</span>
      <div>
        <h3>${name}</h3>
        <p>${textOf(context, header.text)}</p>
        <p class="words">
          ${header.keywords.map(({ word, slot }) => html`<span><b>${inLang(word, lang)}</b> ${slot + 1}</span>`)}
        </p>
      </div>
    </section>`;
  }

  private place(card: string | null, slot: number): TemplateResult {
    const { context } = this;
    const { w, pages, chosen } = context;
    const { agents, claims, tellings, location, backs, mine, step, phase } = tableOf(context);
    const holder = card === null ? -1 : agents.findIndex(({ front }) => front === card);
    const claimer = claims.find(([, taken]) => taken === slot)?.[0];
    const by = holder >= 0 ? holder : claimer;
    const tellers = [
      ...new Set(tellings.filter((one) => one.location === location && one.slot === slot).map(({ agent }) => agent)),
    ];
    const last = tellers.at(-1);
    const isMine = by !== undefined && mine.includes(by);
    const isTime = chosen.agent !== null && phase === 'exploration' && (step === 'recon' || step === 'actions');
    const can = isTime && card !== null && holder < 0 && claimer === undefined;
    const label =
      card === null
        ? w.slotEmpty
        : by !== undefined
          ? holder >= 0
            ? w.slotHeld(isMine, callOf(context, by))
            : w.slotClaimed(callOf(context, by))
          : last === undefined
            ? w.slotFree
            : w.slotRead(callOf(context, last));
    const picture = pages.picture(backs[slot]);
    const face =
      card === null
        ? html`<span class="blank"></span>`
        : by !== undefined
          ? html`<span class="plates"><tv-plate .plate=${plateFor(context, by)}></tv-plate></span>`
          : picture
            ? html`<img src=${picture} alt="" />`
            : html`<span class="blank"></span>`;
    const kind = `slot ${by === undefined ? '' : 'held'} ${isMine ? 'mine' : ''} ${card === null ? 'empty' : ''} ${can ? 'can' : ''}`;
    return html`<button
      class=${kind}
      aria-disabled=${can ? nothing : 'true'}
      @click=${(): void => void (can && this.tap(slot))}
    >
      <span class="n"><span class="heard">${w.card(slot + 1)},</span><span aria-hidden="true">${slot + 1}</span></span>
      ${face}<span class="label">${label}</span>
    </button>`;
  }

  override render(): TemplateResult {
    const { row, location } = tableOf(this.context);
    if (location === null) return html`<p class="none">${this.context.w.notYet}</p>`;
    return html`${this.header()}
      <div class="row">${row.map((card, slot) => this.place(card, slot))}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-room': TimeRoom;
  }
}
