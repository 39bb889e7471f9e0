/** The agents: who has how many crystals, which attributes, who reads and who stands by. On every screen, since all that is done is paid. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { nameOf, personOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/pictures/tv-plate.ts';
import type { AgentId } from '../table/state.ts';
import { azrakOf, isAlone, plateFor, roleOf, slotOf, tableOf, type TimeContext } from './context.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';
import { sign } from './signs.ts';

/** @event tv-propose - standIn */
@customElement('time-people')
export class TimePeople extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 2px 11px;
        padding: 8px 0;
        --tv-plate: 42px;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      tv-plate {
        grid-row: 1 / span 3;
        align-self: start;
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 2px 7px;
        min-width: 0;
      }
      .who b {
        overflow-wrap: anywhere;
      }
      .who small {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
      }
      .tag {
        margin-inline-start: auto;
        border-radius: 6px;
        padding: 0 7px;
        font-size: 0.8125rem;
        font-weight: 700;
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
        white-space: nowrap;
      }
      .tag.you {
        margin: 0;
        background: var(--tv-go);
        color: var(--tv-on-go);
        box-shadow: none;
      }
      .crystals {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 1px;
        font-weight: 700;
      }
      .crystals span {
        margin-inline-start: 7px;
      }
      .crystals .sign-i:not(.gone .sign-i) {
        fill: currentColor;
        fill-opacity: 0.35;
      }
      .gone {
        color: var(--tv-line-strong);
        display: flex;
      }
      .full {
        color: light-dark(#1c7a78, #74ccc6);
        display: flex;
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 12px;
        font-size: 0.9375rem;
        color: var(--tv-ink-2);
      }
      .facts b {
        color: var(--tv-ink);
      }
      .facts span {
        display: inline-flex;
        align-items: center;
        gap: 4px;
      }
      .facts img {
        width: 18px;
        height: 18px;
      }
      .btn.pick {
        grid-column: 2;
        justify-self: start;
        min-height: var(--tv-target-low);
        padding: 3px 12px;
        font-size: 0.9375rem;
      }
      @container (max-width: 900px) or (max-height: 560px) {
        li {
          --tv-plate: 32px;
          gap: 1px 8px;
          padding: 5px 0;
        }
        .facts {
          font-size: 0.875rem;
        }
      }
    `,
  ];

  #doing(agent: AgentId): string {
    const { w } = this.context;
    const { agents, phase } = tableOf(this.context);
    const { status, front, conflict } = agents[agent]!;
    if (status !== 'active') return w.out;
    if (conflict !== null) return w.inConflict;
    if (phase !== 'exploration') return '';
    return front === null ? w.standby : w.reads(String(slotOf(this.context, front) || ''));
  }

  #crystals(agent: AgentId): TemplateResult {
    const { azrak, most } = azrakOf(this.context, agent);
    const rest = Math.max(0, most - azrak);
    return html`<div class="crystals" role="img" aria-label=${this.context.w.of(azrak, most)}>
      ${Array.from({ length: azrak }, () => html`<i class="full">${sign('gem')}</i>`)}
      ${Array.from({ length: rest }, () => html`<i class="gone">${sign('gem')}</i>`)}
      <span>${azrak}/${most}</span>
    </div>`;
  }

  #facts(agent: AgentId): TemplateResult {
    const { view, w, pages, lang } = this.context;
    const { attributes, agents } = tableOf(this.context);
    const { magic, magicMost } = agents[agent]!;
    const says = this.#doing(agent);
    return html`<div class="facts">
      ${view.mission?.attributes.map(({ id, symbol, name }) => {
        const picture = pages.picture(symbol);
        const called = inLang(name, lang);
        return html`<span title=${called}
          >${picture ? html`<img src=${picture} alt=${called} />` : called} <b>${attributes[agent]?.[id] ?? 0}</b></span
        >`;
      })}
      ${magicMost > 0 || magic > 0 ? html`<span title=${w.magic}>${sign('sparkle')}<span class="heard">${w.magic}</span><b>${magic}</b></span>` : nothing}
      ${says ? html`<span>${says}</span>` : nothing}
    </div>`;
  }

  #row(agent: AgentId): TemplateResult {
    const { context } = this;
    const { w, chosen, me } = context;
    const { mine, captain, agents, links } = tableOf(context);
    const { player } = agents[agent]!;
    const person = personOf(context, player);
    const isMine = mine.includes(agent);
    const role = roleOf(context, agent);
    const name = isAlone(context) ? role : nameOf(context, player);
    return html`<li>
      <tv-plate
        .plate=${plateFor(context, agent)}
        ?turn=${isMine ? chosen.agent === agent : links.includes(agent)}
        ?away=${person?.away ?? false}
      ></tv-plate>
      <div class="who">
        <b>${name}</b>${role === name ? nothing : html`<small>${role}</small>`}
        ${isMine ? html`<span class="tag you">${w.you}</span>` : nothing}
        ${person?.away ? html`<span class="tag">${w.away}</span>` : nothing}
        ${agent === captain ? html`<span class="tag">${sign('crown')} ${w.captain}</span>` : nothing}
      </div>
      ${this.#crystals(agent)} ${this.#facts(agent)}
      ${
        isMine && mine.length > 1 && chosen.agent !== agent
          ? html`<button class="btn pick" @click=${(): void => chosen.setAgent(agent)}>${w.playAs(role)}</button>`
          : nothing
      }
      ${
        person?.away && !isMine && me !== null && !this.blocked('standIn', { agent })
          ? html`<button class="btn pick" @click=${(): void => void this.offer('standIn', { agent })}>
              ${w.standIn(name)}
            </button>`
          : nothing
      }
    </li>`;
  }

  override render(): TemplateResult {
    const { w, view } = this.context;
    return html`<tv-panel .heading=${w.agents}>
      <span slot="end" class="note">${w.allAzrak(view.mission?.azrak.total ?? 0)}</span>
      <ul>
        ${tableOf(this.context).agents.map((_, agent) => this.#row(agent))}
      </ul>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-people': TimePeople;
  }
}
