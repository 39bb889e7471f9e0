/** The deck of a few: making one of the face-up cards, and what its own may do with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { namesOf } from '../../../elements/frame/board-context.ts';
import { button } from './act-buttons.ts';
import type { BoardContext } from './board-context.ts';
import type { PanelActions } from './laboratory-panel.ts';

/** @param chips to mark people with */
export function makeFew(
  context: BoardContext,
  actions: PanelActions,
  chips: TemplateResult,
): TemplateResult | typeof nothing {
  const { w, view } = context;
  if (view.few) return nothing;
  const label = w.fewGive(namesOf(context, actions.marked));
  return html`<details>
    <summary class="btn quiet">${w.fewMake}</summary>
    <p class="hint">${w.fewMakeSay}</p>
    ${chips}
    <div class="acts">
      ${button(actions, { move: 'entrust', args: { seats: actions.marked }, label, icon: 'shuffle' })}
    </div>
  </details>`;
}

export function fewPanel(context: BoardContext, actions: PanelActions): TemplateResult | typeof nothing {
  const { view, w } = context;
  const { few, me } = view;
  if (!few) return nothing;
  const mine = me !== null && few.seats.includes(me);
  return html`${
      mine
        ? html`<div class="acts">
            ${button(actions, { move: 'drawFew', args: {}, label: w.fewDraw, icon: 'hand', go: true })}
            ${button(actions, { move: 'openFew', args: {}, label: w.fewOpen, icon: 'eye' })}
          </div>`
        : nothing
    }
    <p class="hint">${w.fewSay}</p>`;
}
