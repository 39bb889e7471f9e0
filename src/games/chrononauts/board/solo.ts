/** Solonauts: the travellers, what of each is true on the table now, and who is home. */
import { html, nothing, type TemplateResult } from 'lit';
import { identityLines, storied } from './goals.ts';
import { isSending, type BoardActions, type BoardContext } from './board-context.ts';
import { sign } from './signs.ts';

export function travellers(context: BoardContext, actions: BoardActions): TemplateResult {
  const { view, w, cards } = context;
  const { travellers: all, home } = view;
  return html`<section class="paper travellers" aria-label=${w.travellers} tabindex="0">
    <h3>${w.travellers}<small>${w.atHome(home.length, home.length + all.length)}</small></h3>
    <ul>
      ${all.map(({ card, face }) => {
        const ready = view.phase === 'home' && !actions.refusal('sendHome', { card });
        return html`<li class="goal">
          <b class="sign">${storied(context, face ?? '')}</b>
          ${identityLines(context, face ?? '')}
          ${
            ready
              ? html`<button
                  class="btn go"
                  ?disabled=${isSending(context, 'sendHome')}
                  @click=${(): void => actions.attempt('sendHome', { card })}
                >
                  ${sign('house')}${w.sendHome}
                </button>`
              : nothing
          }
        </li>`;
      })}
      ${home.map(({ face }) => html`<li class="goal home">${sign('house')}<b>${cards.identities[face ?? '']?.name}</b></li>`)}
    </ul>
  </section>`;
}
