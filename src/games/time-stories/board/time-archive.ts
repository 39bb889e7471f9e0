/** Cards that all may look at again: procedure, Prologue, Mission Return, what was archived; Elements and tokens and who has them. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { Text } from '../pack/texts.ts';
import type { AgentId } from '../table/state.ts';
import { bothOf, callOf, receptacleOf, tableOf, textOf, type TimeContext } from './context.ts';
import { partStyles } from './part-styles.ts';
import { consulted, labelOf, othersOpen } from './reading.ts';
import { cardFace } from '../../../elements/look/shared-styles.ts';

@customElement('time-archive')
export class TimeArchive extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    partStyles,
    css`
      :host {
        height: 100%;
        overflow: auto;
        padding: 2px 4px 10px;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
        gap: 10px;
      }
      li {
        padding: 10px 14px;
        border-radius: 10px;
        ${cardFace}
      }
      li p {
        white-space: pre-line;
        line-height: 1.4;
      }
      img {
        width: 26px;
        height: 26px;
        display: inline-block;
        vertical-align: middle;
      }
      .held {
        display: flex;
        flex-wrap: wrap;
        gap: 6px 16px;
        padding: 6px 2px 10px;
      }
    `,
  ];

  #held(): TemplateResult {
    const { context } = this;
    const { w, view } = context;
    const { elements, tokens } = tableOf(context);
    const tokenName = (id: string): string =>
      textOf(context, view.mission?.shared.tokens.find((one) => one.id === id)?.name);
    const rows = [
      ...Object.entries(elements).flatMap(([number, where]) =>
        where === 'removed' ? [] : [{ who: where === 'table' ? null : where, what: w.element(Number(number)) }],
      ),
      ...tokens.map(({ token, agent }) => ({ who: agent, what: tokenName(token) })),
    ];
    return html`<p class="held">
      ${rows.map(
        ({ who, what }) =>
          html`<span><b>${what}</b>${who === null ? nothing : html` · ${callOf(context, who)}`}</span>`,
      )}
    </p>`;
  }

  #page(
    label: string,
    text: Text | null,
    summary: TemplateResult | typeof nothing = nothing,
    back?: Text,
  ): TemplateResult {
    const { context } = this;
    const { w } = context;
    return html`<li>
      <h3>${label}</h3>
      ${summary}
      <p>${textOf(context, text) || w.opening}</p>
      ${back ? html`<p><b>${w.otherSide}:</b> ${textOf(context, back)}</p>` : nothing}
    </li>`;
  }

  /** What lies on top of it counts. Only its own player has read the back. */
  #receptacle(agent: AgentId): TemplateResult {
    const { context } = this;
    const { agents, stories, mine } = tableOf(context);
    const one = receptacleOf(context, agents[agent]!.receptacle);
    const covers = stories[agent];
    const back = mine.includes(agent) && !context.shared && !covers ? one?.otherSide : undefined;
    return this.#page(bothOf(context, agent), covers ?? one?.background ?? null, nothing, back);
  }

  override render(): TemplateResult {
    const { context } = this;
    const { w, view, pages } = context;
    const { archive, elements, agents } = tableOf(context);
    const icons = (id: string): TemplateResult | typeof nothing => {
      const found = archive.find(({ card }) => card === id);
      return found && found.summary.length > 0
        ? html`<p>
            ${found.summary.map(({ icon, label }) => {
              const picture = pages.picture(icon);
              return html`${picture ? html`<img src=${picture} alt="" />` : nothing} ${textOf(context, label)} `;
            })}
          </p>`
        : nothing;
    };
    return html`${this.#held()}
      <ul>
        ${view.mission ? this.#page(w.procedure, view.mission.story.procedure) : nothing}
        ${view.mission?.story.setAside.map(({ visibleText }) => this.#page(w.aside, visibleText))}
        ${agents.map((_, agent) => this.#receptacle(agent))}
        ${othersOpen(context).map((card) => {
          const holder = elements[String(card.number)];
          const whose = typeof holder === 'number' ? ` · ${callOf(context, holder)}` : '';
          return this.#page(`${labelOf(context, card)}${whose}`, card.text);
        })}
        ${consulted(context).map((card) => this.#page(labelOf(context, card), card.text, icons(card.id)))}
      </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-archive': TimeArchive;
  }
}
