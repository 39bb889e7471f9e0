/** The deck of a few: making one of the face-up cards, and what its own may do with it. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-card.ts';
import { button } from './act-buttons.ts';
import { namesOf, type Hands, type Sight } from './sight.ts';

/** @param chips to mark people with */
export function makeFew(sight: Sight, hands: Hands, chips: TemplateResult): TemplateResult | typeof nothing {
  const { w, view } = sight;
  if (view.few) return nothing;
  const label = w.fewGive(namesOf(sight, hands.marked));
  return html`<details>
    <summary class="btn quiet">${w.fewMake}</summary>
    <p class="hint">${w.fewMakeSay}</p>
    ${chips}
    <div class="acts">${button(hands, { move: 'entrust', args: { seats: hands.marked }, label, icon: 'shuffle' })}</div>
  </details>`;
}

/** It lies with the face-up cards, of which it was made. */
export function fewChip(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { few } = sight.view;
  if (!few) return nothing;
  return html`<button
    class="few"
    aria-pressed=${hands.target.on === 'few' ? 'true' : 'false'}
    @click=${(): void => hands.aim({ on: 'few' })}
  >
    <tv-card down></tv-card><span>${sight.w.fewOf(namesOf(sight, few.seats), few.count)}</span>
  </button>`;
}

export function fewPanel(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w } = sight;
  const { few, me } = view;
  if (!few) return nothing;
  const mine = me !== null && few.seats.includes(me);
  return html`${
      mine
        ? html`<div class="acts">
            ${button(hands, { move: 'drawFew', args: {}, label: w.fewDraw, icon: 'hand', go: true })}
            ${button(hands, { move: 'openFew', args: {}, label: w.fewOpen, icon: 'eye' })}
          </div>`
        : nothing
    }
    <p class="hint">${w.fewSay}</p>`;
}
