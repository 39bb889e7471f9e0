/** Crystals that come back between two places: how they are shared out is proposed by one and decided by all. */
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-count.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/pictures/tv-plate.ts';
import type { CountEvent } from '../../../elements/tv-count.ts';
import { evenShares, potOf } from '../azrak.ts';
import { azrakOf, callOf, plateFor, tableOf, type TimeContext } from './context.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - propose */
@customElement('time-refresh')
export class TimeRefresh extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 10px;
        padding: 4px 0;
        --tv-plate: 34px;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      .who small {
        display: block;
        color: var(--tv-ink-2);
      }
      .who {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      @container ((max-width: 900px) or (max-height: 560px)) and (orientation: landscape) {
        li {
          gap: 5px;
          --tv-plate: 22px;
        }
        /* A name of ten letters is whole. */
        .who {
          font-size: 0.8125rem;
        }
      }
      /* Side by side, so that the proposal is in sight below. */
      @container (max-width: 600px) and (orientation: portrait) {
        .ways {
          display: grid;
          grid-template-columns: 1fr 1fr;
        }
      }
      .acts .btn[aria-pressed='true'] {
        box-shadow: inset 0 0 0 2.5px var(--tv-ink);
        background: var(--tv-mark);
      }
    `,
  ];

  @state() private shares: readonly number[] = [];
  @state() private free = false;
  #round = '';

  protected override willUpdate(_changed: PropertyValues): void {
    const { round, sharing, purse } = tableOf(this.context);
    const about = `${round} ${sharing} ${JSON.stringify(purse)}`;
    if (about !== this.#round) this.#even(false);
    this.#round = about;
  }

  #even(free: boolean): void {
    const { purse, sharing, agents } = tableOf(this.context);
    // An agent who is expelled has no part in a Refresh that a card orders.
    const out = sharing ? agents.flatMap(({ status }, id) => (status === 'active' ? [] : [id])) : [];
    this.free = free;
    this.shares = evenShares(purse, free || sharing, out);
  }

  #give(agent: number, share: number): void {
    this.shares = this.shares.map((n, id) => (id === agent ? share : n));
  }

  #row(agent: number, left: number): TemplateResult {
    const { context } = this;
    const { w } = context;
    const { azrak, most } = azrakOf(context, agent);
    const share = this.shares[agent] ?? 0;
    const name = callOf(context, agent);
    return html`<li>
      <tv-plate .plate=${plateFor(context, agent)}></tv-plate>
      <span class="who"><b>${name}</b><small>${azrak + share}/${most}</small></span>
      <tv-count
        .value=${share}
        .most=${share + Math.max(0, Math.min(left, most - azrak - share))}
        .text=${`+${share}`}
        .less=${w.less(name)}
        .more=${w.moreTo(name)}
        @tv-count=${({ value }: CountEvent): void => this.#give(agent, value)}
      ></tv-count>
    </li>`;
  }

  override render(): TemplateResult {
    const { w } = this.context;
    const { purse, freeRefreshes, mustRefresh, sharing } = tableOf(this.context);
    const pot = potOf(purse, this.free || sharing) ?? 0;
    const room = purse.reserves.reduce((sum, { azrak, most }) => sum + most - azrak, 0);
    const of = Math.min(pot, room);
    const given = this.shares.reduce((sum, n) => sum + n, 0);
    const proposal = { what: sharing ? 'share' : 'refresh', shares: this.shares, free: this.free };
    // One that must be made is made, even where its price is all that there is (TS-223).
    const isVain = of === 0 && !mustRefresh;
    const choose = (free: boolean): void => this.#even(free);
    return html`<tv-panel mine .heading=${sharing ? w.shareHeading : w.refresh}>
      <div class="stack">
        ${
          sharing || freeRefreshes === 0
            ? nothing
            : html`<div class="acts ways">
                <button class="btn" aria-pressed=${this.free ? 'false' : 'true'} @click=${(): void => choose(false)}>
                  ${w.refreshPaid}
                </button>
                <button class="btn" aria-pressed=${this.free ? 'true' : 'false'} @click=${(): void => choose(true)}>
                  ${w.refreshFree(freeRefreshes)}
                </button>
              </div>`
        }
        <p class="note">
          ${sharing || freeRefreshes > 0 ? nothing : html`${w.refreshPaid}. `}${w.refreshPot(pot, room)}
        </p>
        <ul>
          ${purse.reserves.map((_, agent) => this.#row(agent, of - given))}
        </ul>
        ${mustRefresh ? html`<p class="note">${w.refreshMust}</p>` : nothing}
        <div class="acts">
          <button class="btn" @click=${(): void => this.#even(this.free)}>${w.refreshEven}</button>
          <button
            class="btn go"
            ?disabled=${isVain || this.blocked('propose', proposal)}
            @click=${(): void => void this.offer('propose', proposal)}
          >
            ${w.refreshGo(given, of)}
          </button>
        </div>
        ${
          sharing || this.blocked('propose', { what: 'skip', shares: [], free: false })
            ? nothing
            : html`<button
                class="btn quiet"
                @click=${(): void => void this.offer('propose', { what: 'skip', shares: [], free: false })}
              >
                ${w.refreshSkip}
              </button>`
        }
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-refresh': TimeRefresh;
  }
}
