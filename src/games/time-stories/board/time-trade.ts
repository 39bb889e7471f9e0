/** Giving and exchanging: green Elements and personal tokens, to one agent at a time. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-panel.ts';
import type { AgentId, Items } from '../table/state.ts';
import { callOf, tableOf, textOf, type TimeContext } from './context.ts';
import { costsFor, priceOf } from './costs.ts';
import { partStyles } from './part-styles.ts';

interface Thing {
  readonly key: string;
  readonly label: string;
  readonly items: Items;
}
const NOTHING: Items = { elements: [], tokens: [] };

/** What an agent has that may change hands. */
export function thingsOf(context: TimeContext, agent: AgentId): readonly Thing[] {
  const { view, w } = context;
  const { elements, tokens } = tableOf(context);
  const shared = view.mission?.shared;
  return [
    ...Object.entries(elements).flatMap(([number, where]) => {
      const card = shared?.elements.find((one) => String(one.number) === number);
      if (where !== agent || card?.colour !== 'green') return [];
      return [{ key: `e${number}`, label: w.element(card.number), items: { elements: [card.number], tokens: [] } }];
    }),
    ...tokens.flatMap((one, i) => {
      const token = shared?.tokens.find(({ id }) => id === one.token);
      if (one.agent !== agent || token?.shape !== 'personal') return [];
      return [{ key: `t${i}`, label: textOf(context, token.name), items: { elements: [], tokens: [one.token] } }];
    }),
  ];
}

export const namesOfItems = (context: TimeContext, { elements, tokens }: Items): string =>
  [
    ...elements.map((number) => context.w.element(number)),
    ...tokens.map((id) => textOf(context, context.view.mission?.shared.tokens.find((one) => one.id === id)?.name)),
  ].join(', ') || context.w.giveNothing;

/** @event tv-propose - give, offer, accept, decline */
@customElement('time-trade')
export class TimeTrade extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    partStyles,
    css`
      /* With nothing to trade it takes no room in the window, and no gap. */
      :host {
        display: contents;
      }
      .field select {
        min-height: 44px;
      }
    `,
  ];

  @state() private what = '';
  @state() private whom = -1;
  @state() private want = '';

  /** An offer that waits for the other side. */
  #open(): TemplateResult | typeof nothing {
    const { context } = this;
    const { w } = context;
    const { trade, mine, captain } = tableOf(context);
    if (!trade) return nothing;
    const { from, to, gives, wants } = trade;
    const isMine = mine.includes(to);
    return html`<tv-panel ?mine=${isMine} .heading=${w.tradeFrom(callOf(context, from))}>
      <div class="stack">
        <p>${callOf(context, from)} ${w.gives}: <b>${namesOfItems(context, gives)}</b></p>
        <p>${callOf(context, from)} ${w.wants}: <b>${namesOfItems(context, wants)}</b> (${callOf(context, to)})</p>
        <div class="acts">
          ${
            isMine
              ? html`<button class="btn" @click=${(): void => void this.offer('decline', { agent: to })}>
                    ${w.decline}</button
                  ><button class="btn go" @click=${(): void => void this.offer('accept', { agent: to })}>
                    ${w.accept}
                  </button>`
              : mine.includes(from)
                ? html`<button class="btn" @click=${(): void => void this.offer('decline', { agent: from })}>
                    ${w.withdraw}
                  </button>`
                : mine.includes(captain) && !this.blocked('decline', { agent: captain })
                  ? html`<button class="btn" @click=${(): void => void this.offer('decline', { agent: captain })}>
                      ${w.closeOffer}
                    </button>`
                  : nothing
          }
        </div>
      </div>
    </tv-panel>`;
  }

  #select(
    label: string,
    options: readonly { readonly key: string; readonly label: string }[],
    value: string,
    set: (key: string) => void,
  ): TemplateResult {
    return html`<label class="field"
      ><span>${label}</span>
      <select @change=${(event: Event): void => set((event.currentTarget as HTMLSelectElement).value)}>
        ${options.map((one) => html`<option value=${one.key} ?selected=${one.key === value}>${one.label}</option>`)}
      </select></label
    >`;
  }

  override render(): TemplateResult | typeof nothing {
    const { context } = this;
    const { w, chosen } = context;
    const { agents, trade, phase, step, group } = tableOf(context);
    if (trade) return this.#open();
    const { agent } = chosen;
    if (agent === null || agents.length < 2) return nothing;
    const things = thingsOf(context, agent);
    const isExchange = (phase === 'between' && step === 'exchange') || group?.step === 'before';
    const { front, status } = agents[agent]!;
    const isGift = phase === 'exploration' && step === 'actions' && !group && front === null && status === 'active';
    if (things.length === 0 || (!isExchange && !isGift)) return nothing;
    const others = agents.flatMap((_, id) => (id === agent ? [] : [{ key: String(id), label: callOf(context, id) }]));
    const what = things.find(({ key }) => key === this.what) ?? things[0]!;
    const to = Number(others.find(({ key }) => key === String(this.whom))?.key ?? others[0]!.key);
    const theirs = isExchange ? thingsOf(context, to) : [];
    const want = theirs.find(({ key }) => key === this.want);
    const go = (): void => {
      if (isGift) this.offer('give', { agent, to, ...what.items });
      else this.offer('offer', { agent, to, gives: what.items, wants: want?.items ?? NOTHING });
    };
    return html`<tv-panel .heading=${w.giveHeading}>
      <div class="stack">
        ${this.#select(w.giveWhat, things, what.key, (key) => (this.what = key))}
        ${this.#select(w.giveWhom, others, String(to), (key) => (this.whom = Number(key)))}
        ${
          theirs.length > 0
            ? this.#select(
                w.giveFor,
                [{ key: '', label: w.giveNothing }, ...theirs],
                want?.key ?? '',
                (key) => (this.want = key),
              )
            : nothing
        }
        <button class="btn" @click=${go}>
          ${isGift ? w.giveGo(priceOf(context, costsFor(context, agent).give)) : w.giveFree}
        </button>
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-trade': TimeTrade;
  }
}
