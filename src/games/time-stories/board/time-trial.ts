/** A test as a sum, with a ruler of what each Destiny would make of it; whoever has a word in it says it here. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-count.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/pictures/tv-plate.ts';
import type { CountEvent } from '../../../elements/tv-count.ts';
import type { TrialShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';
import { ActingPart } from './acting-part.ts';
import { attributeName, azrakOf, callOf, plateFor, roleOf } from './context.ts';
import { partStyles } from './part-styles.ts';
import { trialStyles } from './trial-styles.ts';
import { costOf, priceOf } from './costs.ts';

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What is on the table already, without the Destiny that isn't turned. */
const soFar = ({ sum }: TrialShown): number => sum.attribute + sum.boost + sum.support + sum.destiny + sum.more;

const resultOf = (value: number, difficulty: number): 'fails' | 'critical' | 'succeeds' =>
  value < difficulty ? 'fails' : value === difficulty ? 'critical' : 'succeeds';

/** @event tv-propose - boost, support, draw, use, declineUse */
@customElement('time-trial')
export class TimeTrial extends ActingPart {
  static override styles: CSSResultGroup = [base, buttons, partStyles, trialStyles];

  @property({ attribute: false }) trial!: TrialShown;
  @state() private n = 0;

  #sum(): TemplateResult {
    const { context, trial } = this;
    const { w } = context;
    const { attribute, boost, support, destiny, more } = trial.sum;
    const isTurned = trial.destiny.length > 0;
    const part = (n: number, label: string, by: TemplateResult | typeof nothing = nothing): TemplateResult => {
      const kind = n === 0 ? 'none' : '';
      return html`<b class=${kind} aria-hidden="true">+</b
        ><span class=${kind}><b>${n}</b><small>${label}</small>${by}</span>`;
    };
    const plates = html`<span class="by"
      >${[...new Set(trial.support.map(({ seat }) => seat))].map(
        (agent) => html`<tv-plate .plate=${plateFor(context, agent)} .label=${callOf(context, agent)}></tv-plate>`,
      )}</span
    >`;
    return html`<div class="sum">
      <span><b>${attribute}</b><small>${attributeName(context, trial.attribute)}</small></span>
      ${part(boost, w.boostWord)} ${part(support, w.supportWord, plates)}
      ${more === 0 ? nothing : html`<b aria-hidden="true">+</b><span><b>${more < 0 ? signed(more) : more}</b><small>${w.moreWord}</small></span>`}
      <b aria-hidden="true">+</b>
      <span><b>${isTurned ? signed(destiny) : '?'}</b><small>${w.destiny}</small></span>
      <div class="comes">
        <b aria-hidden="true">=</b>
        <span class="total"><b>${soFar(trial)}</b><small>${isTurned ? '' : w.sofar}</small></span>
      </div>
    </div>`;
  }

  /** What each Destiny that there may be makes of it. */
  #ruler(): TemplateResult | typeof nothing {
    const { w } = this.context;
    const { difficulty } = this.trial.sum;
    const { min, max } = this.table.destiny.summary;
    if (this.trial.destiny.length > 0 || max - min > 12) return nothing;
    const now = soFar(this.trial);
    return html`<ol class="ruler">
        ${Array.from({ length: max - min + 1 }, (_, i) => {
          const value = now + min + i;
          const kind = resultOf(value, difficulty);
          return html`<li class=${kind}>
            ${value}<small>${signed(min + i)}</small><span class="heard">${w[kind]}</span>
          </li>`;
        })}
      </ol>
      <p class="key" aria-hidden="true">
        <span>− ${w.fails}</span><span>= ${w.critical}</span><span>+ ${w.succeeds}</span>
      </p>`;
  }

  #boosts(agent: AgentId): TemplateResult {
    const { w } = this.context;
    const { azrak } = azrakOf(this.context, agent);
    const n = Math.min(this.n, azrak);
    return html`<p>${w.boostHeading}</p>
      <div class="acts">
        ${
          azrak > 0
            ? html`<tv-count
                .value=${n}
                .most=${azrak}
                .less=${w.fewer}
                .more=${w.more}
                @tv-count=${({ value }: CountEvent): void => void (this.n = value)}
              ></tv-count>`
            : nothing
        }
        <button
          class="btn go"
          @click=${(): void => {
            this.n = 0;
            this.offer('boost', { agent, n });
          }}
        >
          ${n === 0 ? w.noBoost : w.boost(n)}
        </button>
      </div>`;
  }

  #supports(agent: AgentId): TemplateResult {
    const { w } = this.context;
    const { trial } = this;
    return html`<p>${w.supportHeading(callOf(this.context, trial.agent))} ${this.#who(agent)}</p>
      <div class="acts">
        <button class="btn" @click=${(): void => void this.offer('support', { agent, trial: trial.id, n: 0 })}>
          ${w.noSupport}
        </button>
        ${trial.prices[agent]
          ?.slice(0, 3)
          .map(
            (price, i) =>
              html`<button
                class=${i === 0 ? 'btn go' : 'btn'}
                @click=${(): void => void this.offer('support', { agent, trial: trial.id, n: i + 1 })}
              >
                ${w.support(i + 1)} ${price === i + 1 ? nothing : html`· ${priceOf(this.context, price)}`}
              </button>`,
          )}
      </div>`;
  }

  #who(agent: AgentId): TemplateResult | typeof nothing {
    return this.table.mine.length > 1 ? html`<b>(${roleOf(this.context, agent)})</b>` : nothing;
  }

  #acts(): unknown {
    const { context, trial } = this;
    const { w } = context;
    const { mine } = this.table;
    if (trial.suspended) return html`<p class="note">${w.suspended}</p>`;
    const isMine = mine.includes(trial.agent);
    const waits = trial.waits.filter((agent) => mine.includes(agent));
    const uses = this.usesNow(trial.id);
    return html`${trial.step === 'boost' && isMine ? this.#boosts(trial.agent) : nothing}
    ${trial.step === 'support' ? waits.map((agent) => this.#supports(agent)) : nothing}
    ${
      uses.length > 0
        ? html`<div class="acts">
            ${uses.map(
              ({ use, says }) =>
                html`<button
                  class="btn"
                  @click=${(): void =>
                    void this.offer('use', { agent: use.agent, from: use.from, action: use.id, trial: trial.id })}
                >
                  ${w.use(says, costOf(context, use.cost))}
                </button>`,
            )}
          </div>`
        : nothing
    }
    ${
      trial.step === 'seen'
        ? waits.map(
            (agent) =>
              html`<button class="btn" @click=${(): void => void this.offer('declineUse', { agent, trial: trial.id })}>
                ${w.noUse} ${this.#who(agent)}
              </button>`,
          )
        : nothing
    }
    ${
      trial.step === 'support' && isMine
        ? html`<button
            class="btn go"
            ?disabled=${trial.waits.length > 0 || this.underway('draw')}
            @click=${(): void => void this.offer('draw', { agent: trial.agent })}
          >
            <tv-icon name="rotate-ccw"></tv-icon>${w.draw}
          </button>`
        : nothing
    }`;
  }

  override render(): TemplateResult {
    const { context, trial } = this;
    const { w } = context;
    const { mine, destiny } = this.table;
    const isMine = mine.includes(trial.agent) || trial.waits.some((agent) => mine.includes(agent));
    const { difficulty } = trial.sum;
    return html`<tv-panel
      ?mine=${isMine && !trial.suspended}
      .heading=${w.test(callOf(context, trial.agent), attributeName(context, trial.attribute))}
    >
      <span slot="end" class="need">${w.need} <b>${difficulty}</b></span>
      <div class="stack">
        ${this.#sum()} ${this.#ruler()}
        ${trial.outcome ? html`<p class="done">${w.outcomes[trial.outcome]}</p>` : nothing}
        ${trial.step === 'seen' ? html`<p>${w.stands(w[resultOf(soFar(trial), difficulty)])}</p>` : nothing}
        ${this.#acts()}
        <p class="note">
          ${w.drawSays(destiny.left)}${
            destiny.discards.length > 0 ? html` · ${w.discards(destiny.discards.map(signed).join(', '))}` : nothing
          }
        </p>
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-trial': TimeTrial;
  }
}
