/** What an operative may do while the team guesses: touch, vote, mark, stop. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../../../elements/tv-icon.ts';
import type { CodenamesView, MarkView } from '../view.ts';
import type { Hands } from './rail.ts';
import type { Sight } from './sight.ts';
import type { PictureAct } from './zoom.ts';

/** In a last stand it asks first: whoever stops there has lost (CN-146). */
function stopping({ view, w, h }: Sight, hands: Hands): TemplateResult {
  const refusal = hands.check('stop', {});
  const really = (): void => {
    hands.askStop(false);
    hands.attempt('stop', {});
  };
  if (hands.stopping)
    return html`<p class="hint">${h.stopAsk}</p>
      <div class="foot">
        <button class="btn" @click=${really}>${h.stopYes}</button>
        <button class="btn" @click=${() => hands.askStop(false)}>${w.letMeThink}</button>
      </div>`;
  return html`<div class="foot one">
    <button
      class="btn"
      aria-disabled=${ifDefined(refusal ? 'true' : undefined)}
      @click=${() => (view.lastStand ? hands.askStop(true) : hands.attempt('stop', {}))}
    >
      ${w.stop}
    </button>
  </div>`;
}

/** The own mark on a picture. */
const ownMark = (view: CodenamesView, cell: number): MarkView | undefined =>
  view.marks?.find((mark) => mark.cell === cell && mark.seat === view.me.seat);

/** What a guesser may do with a picture, as words and what they do. */
export function menuActs(
  { view, w, h }: Sight,
  cell: number,
  does: { readonly touch: () => void; readonly mark: (mine: MarkView | undefined) => void },
): readonly PictureAct[] {
  const mine = ownMark(view, cell);
  return [
    { says: view.options.touchMode === 'majority' ? h.vote(cell + 1) : w.touch(cell + 1), run: does.touch },
    { says: mine ? h.unmark(cell + 1) : h.mark(cell + 1), run: () => does.mark(mine) },
  ];
}

export function guessing(sight: Sight, hands: Hands): TemplateResult {
  const { view, w, h } = sight;
  const { chosen } = hands;
  const votes = view.options.touchMode === 'majority';
  if (chosen === undefined) {
    return html`<p class="hint">${votes ? h.voteHint : w.tapFirst}</p>
      ${view.guessesMade > 0 ? stopping(sight, hands) : nothing}`;
  }
  const mine = ownMark(view, chosen);
  return html`<p class="hint">${votes ? h.voteHint : w.tapHint}</p>
    <div class="foot">
      <button class="btn go" @click=${hands.confirm}>
        <tv-icon name="hand"></tv-icon>${votes ? h.vote(chosen + 1) : w.touch(chosen + 1)}
      </button>
      <button class="btn" @click=${hands.letGo}>${w.letMeThink}</button>
      <button class="btn marking" @click=${() => hands.mark(chosen, mine)}>
        ${mine ? h.unmark(chosen + 1) : h.mark(chosen + 1)}
      </button>
    </div>`;
}
