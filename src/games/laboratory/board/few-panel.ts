/** The deck of a few: making one of the face-up cards, and what its own may do with it. */
import { html, nothing, type TemplateResult } from 'lit';
import { button } from './act-buttons.ts';
import { namesOf, type Hands, type Sight } from './sight.ts';

/** @param chips to mark people with */
export function makeFew({ w, view }: Sight, hands: Hands, chips: TemplateResult): TemplateResult | typeof nothing {
  if (view.few) return nothing;
  return html`<details>
    <summary class="btn quiet">${w.fewMake}</summary>
    <p class="hint">${w.fewMakeSay}</p>
    ${chips}
    <div class="acts">
      ${button(hands, { move: 'entrust', args: { seats: hands.marked }, label: w.fewMake, icon: 'shuffle' })}
    </div>
  </details>`;
}

export function fewPanel(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w } = sight;
  const { few, me } = view;
  if (!few) return nothing;
  const mine = me !== null && few.seats.includes(me);
  return html`<h4>${w.fewOf(namesOf(sight, few.seats), few.count)}</h4>
    ${
      mine
        ? html`<div class="acts">
            ${button(hands, { move: 'drawFew', args: {}, label: w.fewDraw, icon: 'hand' })}
            ${button(hands, { move: 'openFew', args: {}, label: w.fewOpen, icon: 'eye' })}
          </div>`
        : nothing
    }
    <p class="hint">${w.fewSay}</p>`;
}
