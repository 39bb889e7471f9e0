/** A group conflict: the Captain begins it and says the order of a turn; each in turn takes a test. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/pictures/tv-plate.ts';
import { capital } from '../../../elements/words.ts';
import type { TableShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';
import { ActingPart } from './acting-part.ts';
import { cardTests } from './card-tests.ts';
import { callOf, cardIn, plateFor, textOf } from './context.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - firstConflict, beginConflict, orderTurn, test, use */
@customElement('time-group')
export class TimeGroup extends ActingPart {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      .order li {
        display: flex;
        align-items: center;
        gap: 10px;
        padding: 3px 0;
        --tv-plate: 32px;
      }
      .order b {
        flex: 1;
      }
    `,
  ];

  /** The agent whose tests are taken here. */
  @property({ type: Number }) agent: AgentId = 0;
  @state() private order: readonly AgentId[] = [];

  /** Its name stands on a card that the Captain may not read: then it is its reader's. */
  #called({ card, reader }: TableShown['waiting'][number]): string {
    const { context } = this;
    const conflict = cardIn(context, card)?.conflict;
    return conflict ? textOf(context, conflict.name) : context.w.conflictOf(callOf(context, reader));
  }

  override render(): TemplateResult | typeof nothing {
    const { context, agent } = this;
    const { w } = context;
    const { group, captain, mine, waiting, agents } = this.table;
    if (!group) return nothing;
    const name = textOf(context, group.name);
    const card = cardIn(context, group.card);
    const damage = group.hitPoints === null ? '' : w.damage(group.damage, String(group.hitPoints));
    const [next = captain] = group.order;
    const isTurn = group.step === 'turn' && group.order[0] === agent;
    const turn = group.step === 'turn' ? w.groupTurn(group.turn, isTurn, callOf(context, next)) : '';
    // Below the name, which has no room beside it in half a window.
    const stands = capital([damage, turn].filter(Boolean).join(' · '));
    const isCaptain = mine.includes(captain);
    const active = agents.flatMap(({ status, lettingGo }, id) => (status === 'active' && !lettingGo ? [id] : []));
    const known = this.order.filter((id) => active.includes(id));
    const order = [...known, ...active.filter((id) => !known.includes(id))];
    const up = (i: number): void => {
      this.order = [...order.slice(0, i - 1), order[i]!, order[i - 1]!, ...order.slice(i + 1)];
    };
    return html`<tv-panel ?mine=${group.step === 'turn' ? isTurn : isCaptain} .heading=${w.group(name)}>
      <div class="stack">
        ${stands ? html`<p class="note">${stands}</p>` : nothing}
        ${
          group.step === 'before' && isCaptain
            ? html`${waiting.map((one) => this.ifFree(w.firstConflict(this.#called(one)), 'firstConflict', { agent: captain, card: one.card }))}
              ${this.ifFree(w.beginConflict, 'beginConflict', { agent: captain }, 'btn go')}`
            : nothing
        }
        ${
          group.step === 'order' && isCaptain
            ? html`<p>${w.orderHeading}</p>
                <ol class="order">
                  ${order.map(
                    (id, i) =>
                      html`<li>
                        <tv-plate .plate=${plateFor(context, id)}></tv-plate><b>${callOf(context, id)}</b>${
                          i > 0
                            ? html`<button
                                class="btn icon"
                                aria-label=${w.orderUp(callOf(context, id))}
                                @click=${(): void => up(i)}
                              >
                                <tv-icon name="arrow-up"></tv-icon>
                              </button>`
                            : nothing
                        }
                      </li>`,
                  )}
                </ol>
                ${this.turn(w.orderGo, 'orderTurn', { agent: captain, order })}`
            : nothing
        }
        ${card && isTurn ? cardTests(context, card, (move, args) => this.offer(move, args)) : nothing}
        ${this.usable(agent)}
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-group': TimeGroup;
  }
}
