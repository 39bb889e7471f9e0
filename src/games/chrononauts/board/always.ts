/** What stands beside the turn: what one may do at any time, and the way out of a game that can't go on. */
import { html, nothing, type TemplateResult } from 'lit';
import { isSending, namesOf, type Hands, type Sight } from './sight.ts';

/** What one may do at any time. */
export function always(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w, me } = sight;
  const seat = view.seats.find((one) => one.seat === me);
  if (!view.me || !seat || sight.past) return nothing;
  if (view.phase === 'over')
    return html`<div class="always">
      <button
        class="btn go"
        ?disabled=${isSending(sight, 'nextGame')}
        @click=${(): void => hands.attempt('nextGame', {})}
      >
        ${isSending(sight, 'nextGame') ? w.sending : w.again}
      </button>
      ${audit(sight, hands)}
    </div>`;
  if (view.options.mode === 'solonauts')
    return html`<div class="always">
      <button class="btn quiet" @click=${(): void => hands.confirm('giveUp', 'giveUp', {})}>
        ${hands.sure === 'giveUp' ? w.sure : w.giveUp}
      </button>
    </div>`;
  return html`<div class="always">
    ${
      seat.isSkipped
        ? html`<button class="btn go" @click=${(): void => hands.attempt('comeBack', {})}>${w.comeBack}</button>`
        : nothing
    }
    <label class="check"
      ><input
        type="checkbox"
        .checked=${seat.autoPass}
        @change=${(): void => hands.attempt('setAutoPass', { on: !seat.autoPass })}
      /><span>${w.autoPass}</span></label
    >
    ${view.votes.off.by.length === 0 && view.phase !== 'stuck' && view.phase !== 'lobby' ? offButton(sight, hands) : nothing}
  </div>`;
}

/** After the end, who wants to shows what nobody saw. */
function audit({ w }: Sight, hands: Hands): TemplateResult | typeof nothing {
  const [cards] = hands.shows() as readonly { readonly cards: readonly string[] }[];
  if (!cards || cards.cards.length === 0) return nothing;
  return html`<button class="btn" @click=${(): void => hands.confirm('show', 'showCards', cards)}>
    ${hands.sure === 'show' ? w.sure : w.showCards}
  </button>`;
}

const offButton = (sight: Sight, hands: Hands): TemplateResult => {
  const { w } = sight;
  return html`<button
    class="btn quiet off"
    ?disabled=${isSending(sight, 'callOff')}
    @click=${(): void => hands.confirm('off', 'callOff', {})}
  >
    ${hands.sure === 'off' ? w.sure : w.callOff}
  </button>`;
};

/** Somebody wants no more of a game that won’t end; it ends when more than half do. */
export function callingOff(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w, me } = sight;
  const { by, needed } = view.votes.off;
  if (by.length === 0 || view.phase === 'stuck' || view.phase === 'over') return nothing;
  return html`<section class="paper" aria-label=${w.callOff}>
    <p>${w.wantOff(namesOf(sight, by))} <small>${w.votes(by.length, needed)}</small></p>
    ${me === null || by.includes(me) ? nothing : html`<div class="acts">${offButton(sight, hands)}</div>`}
  </section>`;
}

/** Where the game can’t go on: once more, or call it off together. */
export function stuck({ view, w, me }: Sight, hands: Hands): TemplateResult | typeof nothing {
  if (view.phase !== 'stuck' || me === null) return nothing;
  const { by, needed } = view.votes.off;
  return html`<section class="paper stuck" aria-label=${w.stuck}>
    <div class="acts">
      <button class="btn go" @click=${(): void => hands.attempt('tryAgain', {})}>${w.tryAgain}</button>
      <button class="btn" @click=${(): void => hands.confirm('off', 'callOff', {})}>
        ${hands.sure === 'off' ? w.sure : w.callOff}${by.length > 0 ? html` <small>${w.votes(by.length, needed)}</small>` : nothing}
      </button>
    </div>
  </section>`;
}
