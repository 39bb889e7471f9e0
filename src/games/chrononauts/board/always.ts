/** What stands beside the turn: what one may do at any time, and the way out of a game that can't go on. */
import { html, nothing, type TemplateResult } from 'lit';
import { namesOf } from '../../../elements/frame/board-context.ts';
import { isSending, type BoardActions, type BoardContext } from './board-context.ts';

/** What one may do at any time. */
export function always(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w, me } = context;
  const seat = view.seats.find((one) => one.seat === me);
  if (me === null || context.past) return nothing;
  // Somebody who sat down during the game has no seat in it, but opens the next one as others do.
  if (view.phase === 'over' && !actions.refusal('nextGame', {}))
    return html`<div class="always">
      <button
        class="btn go"
        ?disabled=${isSending(context, 'nextGame')}
        @click=${(): void => actions.attempt('nextGame', {})}
      >
        ${isSending(context, 'nextGame') ? w.sending : w.again}
      </button>
      ${audit(context, actions)}
    </div>`;
  if (!view.me || !seat || view.phase === 'over') return nothing;
  if (view.options.mode === 'solonauts')
    return html`<div class="always">
      <button class="btn quiet" @click=${(): void => actions.confirm('giveUp', 'giveUp', {})}>
        ${actions.sure === 'giveUp' ? w.sure : w.giveUp}
      </button>
    </div>`;
  return html`<div class="always">
    ${
      seat.isSkipped
        ? html`<button class="btn go" @click=${(): void => actions.attempt('comeBack', {})}>${w.comeBack}</button>`
        : nothing
    }
    <label class="check"
      ><input
        type="checkbox"
        .checked=${seat.autoPass}
        @change=${(): void => actions.attempt('setAutoPass', { on: !seat.autoPass })}
      /><span>${w.autoPass}</span></label
    >
    ${view.votes.off.by.length === 0 && view.phase !== 'stuck' && view.phase !== 'lobby' ? offButton(context, actions) : nothing}
  </div>`;
}

/** After the end, who wants to shows what nobody saw. */
function audit({ w }: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const [cards] = actions.shows() as readonly { readonly cards: readonly string[] }[];
  if (!cards || cards.cards.length === 0) return nothing;
  return html`<button class="btn" @click=${(): void => actions.confirm('show', 'showCards', cards)}>
    ${actions.sure === 'show' ? w.sure : w.showCards}
  </button>`;
}

const offButton = (context: BoardContext, actions: BoardActions): TemplateResult => {
  const { w } = context;
  return html`<button
    class="btn quiet off"
    ?disabled=${isSending(context, 'callOff')}
    @click=${(): void => actions.confirm('off', 'callOff', {})}
  >
    ${actions.sure === 'off' ? w.sure : w.callOff}
  </button>`;
};

/** Somebody wants no more of a game that won’t end; it ends when more than half do. */
export function callingOff(context: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  const { view, w } = context;
  const { by, needed } = view.votes.off;
  if (by.length === 0 || view.phase === 'stuck' || view.phase === 'over') return nothing;
  return html`<section class="paper" aria-label=${w.callOff}>
    <p>${w.wantOff(namesOf(context, by))} <small>${w.votes(by.length, needed)}</small></p>
    ${!view.me || by.includes(view.me.seat) ? nothing : html`<div class="acts">${offButton(context, actions)}</div>`}
  </section>`;
}

/** Where the game can’t go on: once more, or call it off together. */
export function stuck({ view, w }: BoardContext, actions: BoardActions): TemplateResult | typeof nothing {
  if (view.phase !== 'stuck' || !view.me) return nothing;
  const { by, needed } = view.votes.off;
  return html`<section class="paper stuck" aria-label=${w.stuck}>
    <div class="acts">
      <button class="btn go" @click=${(): void => actions.attempt('tryAgain', {})}>${w.tryAgain}</button>
      <button class="btn" @click=${(): void => actions.confirm('off', 'callOff', {})}>
        ${actions.sure === 'off' ? w.sure : w.callOff}${by.length > 0 ? html` <small>${w.votes(by.length, needed)}</small>` : nothing}
      </button>
    </div>
  </section>`;
}
