/** What an operative may do while the team guesses: touch, vote, mark, stop. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../../../elements/pictures/tv-icon.ts';
import type { CodenamesView, MarkView } from '../view.ts';
import type { BoardActions } from './codenames-rail.ts';
import type { BoardContext } from './board-context.ts';
import type { PictureAct } from './zoom.ts';

/** In a last stand it asks first: whoever stops there has lost (CN-146). */
function stopping({ view, w, h }: BoardContext, actions: BoardActions): TemplateResult {
  const refusal = actions.check('stop', {});
  const really = (): void => {
    actions.askStop(false);
    actions.attempt('stop', {});
  };
  if (actions.stopping)
    return html`<p class="hint">${h.stopAsk}</p>
      <div class="foot">
        <button class="btn" @click=${really}>${h.stopYes}</button>
        <button class="btn" @click=${() => actions.askStop(false)}>${w.letMeThink}</button>
      </div>`;
  return html`<div class="foot one">
    <button
      class="btn"
      aria-disabled=${ifDefined(refusal ? 'true' : undefined)}
      @click=${() => (view.lastStand ? actions.askStop(true) : actions.attempt('stop', {}))}
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
  { view, w, h }: BoardContext,
  cell: number,
  does: { readonly touch: () => void; readonly mark: (mine: MarkView | undefined) => void },
): readonly PictureAct[] {
  const mine = ownMark(view, cell);
  return [
    { says: view.options.touchMode === 'majority' ? h.vote(cell + 1) : w.touch(cell + 1), run: does.touch },
    { says: mine ? h.unmark(cell + 1) : h.mark(cell + 1), run: () => does.mark(mine) },
  ];
}

export function guessing(context: BoardContext, actions: BoardActions): TemplateResult {
  const { view, w, h } = context;
  const { chosen } = actions;
  const votes = view.options.touchMode === 'majority';
  if (chosen === undefined) {
    return html`<p class="hint first">${votes ? h.voteHint : w.tapFirst}</p>
      ${view.guessesMade > 0 ? stopping(context, actions) : nothing}`;
  }
  const mine = ownMark(view, chosen);
  return html`<p class="hint">${votes ? h.voteHint : w.tapHint}</p>
    <div class="foot">
      <button class="btn go" @click=${actions.confirm}>
        <tv-icon name="hand"></tv-icon>${votes ? h.vote(chosen + 1) : w.touch(chosen + 1)}
      </button>
      <button class="btn" @click=${actions.letGo}>${w.letMeThink}</button>
      <button class="btn marking" @click=${() => actions.mark(chosen, mine)}>
        ${mine ? h.unmark(chosen + 1) : h.mark(chosen + 1)}
      </button>
    </div>`;
}
