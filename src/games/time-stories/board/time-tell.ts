/** An agent tells of the card in front, in own words: written here, or said aloud. What repeats the card is told before it is sent. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { draftKey } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite } from '../../../elements/tv-write.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/tv-write.ts';
import { isInOwnWords } from '../table/own-words.ts';
import type { AgentId } from '../table/state.ts';
import { cardIn, isAlone, slotOf, tableOf, textOf, type TimeContext } from './context.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - tell */
@customElement('time-tell')
export class TimeTell extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      /* Both ways of telling are in sight there, side by side. */
      @container (max-height: 500px) {
        .note {
          display: none;
        }
        .acts > .btn {
          flex: 1 1 0;
          padding-inline: 4px;
          font-size: 0.9375rem;
        }
      }
    `,
  ];

  @property({ type: Number }) agent: AgentId = 0;
  /** It is owed now; later it may be told again. */
  @property({ type: Boolean }) owed = false;
  @state() private text = '';

  /** Also of a card whose text only this device has opened (TS-078). */
  get #isOwn(): boolean {
    const { context } = this;
    const card = cardIn(context, tableOf(context).agents[this.agent]?.front);
    return card === undefined || isInOwnWords(this.text, textOf(context, card.text));
  }

  #send(text: string): void {
    if (text !== '' && !this.#isOwn) return;
    if (!this.offer('tell', { agent: this.agent, text })) return;
    this.renderRoot.querySelector<TvWrite>('tv-write')?.sent();
  }

  override render(): TemplateResult | typeof nothing {
    const { w, lang } = this.context;
    const { agents, round, told } = tableOf(this.context);
    const { front } = agents[this.agent] ?? {};
    if (front === null || front === undefined) return nothing;
    const slot = String(slotOf(this.context, front));
    const isAgain = told.includes(this.agent);
    const alone = isAlone(this.context);
    return html`<tv-panel ?mine=${this.owed} .heading=${alone ? w.tellAloneHeading(slot) : w.tellHeading(slot)}>
      <div class="stack">
        ${this.owed ? html`<p class="note">${alone ? w.tellAlone : w.tellFirst}</p>` : nothing}
        <tv-write
          long
          .lang=${lang}
          .label=${w.tellHint}
          .most=${400}
          .draft=${draftKey(this.context, `tell ${round} ${front}`)}
          @tv-written=${(event: Event): void => void (this.text = (event.currentTarget as TvWrite).text)}
          @tv-send=${(event: Event): void => this.#send((event.currentTarget as TvWrite).text.trim())}
          >${this.#isOwn ? nothing : html`<b role="status">${w.tellOwn} TS-078</b>`}</tv-write
        >
        <div class="acts">
          <button
            class=${isAgain ? 'btn' : 'btn go'}
            ?disabled=${!this.#isOwn}
            @click=${(): void => this.renderRoot.querySelector<TvWrite>('tv-write')!.send()}
          >
            ${isAgain ? w.tellAgain : alone ? w.tellNote : w.tellSend}
          </button>
          ${isAgain ? nothing : html`<button class="btn" @click=${(): void => this.#send('')}>${alone ? w.tellGoOn : w.tellAloud}</button>`}
        </div>
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-tell': TimeTell;
  }
}
