/** The last rolls, who begins, and what was chosen in secret. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/dice/tv-die.ts';
import type { RollView } from '../view.ts';
import { button, type Acting } from './act-buttons.ts';
import type { BoardContext, Target } from './board-context.ts';
import { legend, legendStyles, zoneStyles } from './zone-styles.ts';

function roll(
  context: BoardContext,
  acting: Acting,
  { by, n, sides, values, thing }: RollView,
  first: boolean,
): TemplateResult {
  const { w, view } = context;
  const what = w.diceOf(n, sides);
  const hidden = thing !== '';
  const mine = hidden && by === view.me;
  const faces = values.length > 0 ? values : Array.from({ length: n }, () => 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  return html`<li class="roll ${first ? 'first' : ''} ${hidden ? 'hidden' : ''}">
    <span class="thrown" aria-hidden="true">
      ${faces.map((value) => html`<tv-die .value=${value} .sides=${sides} ?hiding=${values.length === 0}></tv-die>`)}
    </span>
    <span class="told">
      ${values.length > 1 ? html`<b>${w.sum(total)}</b>` : nothing}
      <small>${w.rolled(nameOf(context, by), what)}${hidden ? ` · ${mine ? w.onlyYou : w.hiddenRoll}` : ''}</small>
      <span class="heard">${values.join(', ')}</span>
    </span>
    ${mine ? button(acting, { move: 'showRoll', args: { thing }, label: w.showDice, icon: 'eye' }) : nothing}
  </li>`;
}

/** @event tv-propose - showRoll */
@customElement('laboratory-dice')
export class LaboratoryDice extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    zoneStyles,
    legendStyles,
    css`
      .rolls {
        min-height: 0;
        overflow: auto;
      }
      .roll {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 12px;
        padding: 4px 4px 8px;
        --tv-die: 34px;
      }
      .roll.first {
        --tv-die: clamp(40px, 5cqw, 54px);
      }
      .roll + .roll {
        border-top: 1.5px dashed var(--tv-line);
        padding-top: 8px;
      }
      .thrown {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .told {
        display: grid;
        line-height: 1.2;
      }
      .told b {
        font-size: 1.25rem;
      }
      .told small {
        color: var(--tv-ink-2);
        font-size: 0.875rem;
      }
      .order,
      .words {
        padding: 6px 4px;
        border-top: 1.5px dashed var(--tv-line);
      }
      .words {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
      }
      .words small {
        color: var(--tv-ink-2);
      }
      @container (max-width: 900px) and (min-height: 1px) {
        .roll:not(.first) {
          display: none;
        }
      }
      @container (max-width: 900px) and (orientation: landscape) {
        .roll.first {
          --tv-die: 28px;
        }
        .order {
          font-size: 0.8125rem;
        }
      }
      @container (max-width: 900px) and (orientation: portrait) {
        .roll.first {
          --tv-die: 36px;
        }
      }
    `,
  ];

  @property({ attribute: false }) aim: (target: Target) => void = () => undefined;

  readonly #acting: Acting = {
    attempt: (move, args) => void this.offer(move, args),
    refused: (move, args) => this.blocked(move, args),
  };

  override render(): TemplateResult {
    const { context } = this;
    const { view, w, target } = context;
    const { choice } = view;
    return html`${legend(w.dice, 'dices', target.on === 'dice', () => this.aim({ on: 'dice' }))}
      <div class="rolls">
        ${
          view.rolls.length > 0
            ? html`<ul>
                ${view.rolls.slice(0, 2).map((one, i) => roll(context, this.#acting, one, i === 0))}
              </ul>`
            : html`<p class="empty">${w.noDice}</p>`
        }
        ${
          view.order.length > 0
            ? html`<p class="order">
                <b>${w.order}:</b> ${view.order.map((seat) => nameOf(context, seat)).join(' · ')}
              </p>`
            : nothing
        }
        ${
          choice
            ? html`<ul class="words" aria-label=${w.choice}>
                ${choice.got.map(
                  ({ seat, word }) =>
                    html`<li><small>${nameOf(context, seat)}</small> <b>${choice.open ? word || '—' : '✉'}</b></li>`,
                )}
              </ul>`
            : nothing
        }
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-dice': LaboratoryDice;
  }
}
