/**
 * Things beside the square when there is time for them. They are a talk apart, the cards in play, all cards for those who are out, the
 * moderator’s part.
 */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-slip.ts';
import { words } from '../../../elements/words.ts';
import { ROLES } from '../roles.ts';
import { isLiving, moderates, plays, type LupusContext } from './board-context.ts';
import './lupus-apart.ts';
import './lupus-grave.ts';
import './lupus-hand.ts';
import { roleWords } from './role-words.ts';

const say = words({ deck: 'I ruoli in gioco' }, { deck: 'Roles in the game' });

@customElement('lupus-aside')
export class LupusAside extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: grid;
        gap: 14px;
        min-width: 0;
      }
      li {
        padding: 5px 0;
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      @container (max-width: 900px) and (min-height: 1px) {
        :host {
          gap: 8px;
        }
      }
    `,
  ];

  /** All know which cards were dealt, but not who has them. The others can't read again either what a card of the table's own says. LU-020 */
  #deck(): TemplateResult {
    const { view, lang } = this.context;
    const roles = roleWords(lang);
    return html`<tv-slip .heading=${say(lang).deck}>
      <ul>
        ${ROLES.filter((role) => view.mix[role] > 0).map((role) => html`<li>${roles[role].many(view.mix[role])}</li>`)}
        ${view.options.blanks.map(({ name }) => html`<li>${name}</li>`)}
      </ul>
    </tv-slip>`;
  }

  override render(): TemplateResult {
    const { context } = this;
    const { view, me, shared } = context;
    const talks = view.stage === 'talk' && !shared && me !== null && isLiving(context, me);
    // A player has no console: their device's part is handed over here.
    const hands = view.stage === 'talk' && !shared && moderates(context) && plays(context);
    return html`${talks && view.options.whispers ? html`<lupus-apart .context=${context}></lupus-apart>` : nothing}
    ${view.grave ? html`<lupus-grave .context=${context}></lupus-grave>` : nothing}
    ${view.stage === 'talk' || view.stage === 'night' ? this.#deck() : nothing}
    ${hands ? html`<lupus-hand .context=${context}></lupus-hand>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-aside': LupusAside;
  }
}
