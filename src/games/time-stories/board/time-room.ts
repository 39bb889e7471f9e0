/** The place where all are: its A card, and the row of cards with whoever reads each. A card is taken by a tap. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-plate.ts';
import { callOf, plateFor, tableOf, textOf, type TimeContext } from './context.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';
import { roomStyles } from './room-styles.ts';

/** @event tv-propose - claim, explore */
@customElement('time-room')
export class TimeRoom extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [base, buttons, partStyles, roomStyles];

  #tap(slot: number): void {
    const { chosen } = this.context;
    const { step } = tableOf(this.context);
    if (chosen.agent === null) return;
    if (step !== 'recon') return void this.offer('explore', { agent: chosen.agent, slot });
    if (tableOf(this.context).claims.some(([agent]) => agent === chosen.agent))
      this.offer('unclaim', { agent: chosen.agent });
    this.offer('claim', { agent: chosen.agent, slot });
  }

  #header(): TemplateResult | typeof nothing {
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

  #place(card: string | null, slot: number): TemplateResult {
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
      aria-disabled=${can ? 'false' : 'true'}
      @click=${(): void => void (can && this.#tap(slot))}
    >
      <span class="n"><span class="heard">${w.card(slot + 1)},</span><span aria-hidden="true">${slot + 1}</span></span>
      ${face}<span class="label">${label}</span>
    </button>`;
  }

  override render(): TemplateResult {
    const { row, location } = tableOf(this.context);
    if (location === null) return html`<p class="none">${this.context.w.notYet}</p>`;
    return html`${this.#header()}
      <div class="row">${row.map((card, slot) => this.#place(card, slot))}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-room': TimeRoom;
  }
}
