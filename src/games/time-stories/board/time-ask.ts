/** What a card asks its reader: yes or no, whom, which, a word that one has to find out. */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite } from '../../../elements/tv-write.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/tv-write.ts';
import type { QuestionShown } from '../shown.ts';
import { callOf, cardIn, tableOf, textOf, type TimeContext } from './context.ts';
import { own } from '../../../kernel/own.ts';
import { partStyles } from './part-styles.ts';
import { labelOf } from './reading.ts';

/** @event tv-propose - answer */
@customElement('time-ask')
export class TimeAsk extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [base, buttons, partStyles];

  @property({ attribute: false }) question!: QuestionShown;

  /** The code that was asked for before, and how many tries there were then. */
  #code = { about: '', tries: 0 };
  #isWrong = false;

  protected override willUpdate(_changed: PropertyValues): void {
    const { question } = this;
    if (question.what !== 'code') return;
    const about = JSON.stringify([question.doing, question.prompt]);
    if (about !== this.#code.about) this.#isWrong = false;
    else if (question.tries < this.#code.tries) this.#isWrong = true;
    this.#code = { about, tries: question.tries };
  }

  #answer(what: object): void {
    const { doing, agent } = this.question;
    this.offer('answer', { agent, doing, ...what });
  }

  #way(label: string, what: object, isMain = false): TemplateResult {
    return html`<button class=${isMain ? 'btn go' : 'btn'} @click=${(): void => this.#answer(what)}>${label}</button>`;
  }

  /** What is asked, and the ways to answer. */
  #body(): TemplateResult | typeof nothing {
    const { context, question } = this;
    const { w } = context;
    switch (question.what) {
      case 'may':
        return html`<p>${(!context.shared && own(context.deeds, question.op)?.(question)) || w.may}</p>
          <div class="acts">${this.#way(w.no, { yes: false })}${this.#way(w.yes, { yes: true }, true)}</div>`;
      case 'whom':
        return html`<p>${w.whom}</p>
          <div class="acts">${question.seats.map((seat) => this.#way(callOf(context, seat), { seat }))}</div>`;
      case 'choose':
        if (context.shared) return html`<p class="note">${w.shared}</p>`;
        return html`<p>${w.which}</p>
          <div class="stack">
            ${question.offered.map((option) => this.#way(textOf(context, question.labels[option]), { option }))}
          </div>`;
      case 'code':
        return html`<p>${textOf(context, question.prompt)}</p>
          ${this.#isWrong ? html`<p role="alert"><b>${w.codeWrong}</b></p>` : nothing}
          <tv-write
            .lang=${context.lang}
            .label=${w.code}
            .most=${64}
            @tv-send=${(event: Event): void => {
              const field = event.currentTarget as TvWrite;
              this.#answer({ code: field.text.trim() });
              field.sent();
            }}
            >${w.codeTries(question.tries)}</tv-write
          >
          <div class="acts">
            ${this.#way(w.codeGiveUp, { giveUp: true })}
            <button class="btn go" @click=${(): void => this.renderRoot.querySelector<TvWrite>('tv-write')!.send()}>
              ${w.codeSend}
            </button>
          </div>`;
      default:
        return nothing;
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { context, question } = this;
    const { what } = question;
    if (what === undefined || what === 'spend') return nothing;
    const card = cardIn(context, question.card);
    const { mine } = tableOf(context);
    const kick = mine.length > 1 ? callOf(context, question.agent) : '';
    return html`<tv-panel mine .kick=${kick} .heading=${context.w.question}>
      ${card ? html`<span slot="end" class="note">${labelOf(context, card)}</span>` : nothing}
      <div class="stack">${this.#body()}</div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-ask': TimeAsk;
  }
}
