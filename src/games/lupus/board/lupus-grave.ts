/** For whoever is out, where the table lets the dead look: everybody's card. It is in the page only while it is looked at. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { CoverWhenLeft } from '../../../elements/cover-when-left.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import { words } from '../../../elements/words.ts';
import { roleOf } from '../roles.ts';
import { isOut, numberOf, type LupusContext } from './board-context.ts';
import { cardName } from './card-name.ts';
import { sheetStyles } from './part-styles.ts';
import { roleArt } from './role-art.ts';

const say = words(
  {
    title: 'Tutte le carte',
    says: 'Sei fuori, e puoi guardare. Chi è in gioco non deve vedere questo schermo.',
    look: 'Guarda le carte',
    cover: 'Copri le carte',
    out: 'fuori',
  },
  {
    title: 'All cards',
    says: 'You are out, and may look. Nobody in the game must see this screen.',
    look: 'Look at the cards',
    cover: 'Cover the cards',
    out: 'out',
  },
);

@customElement('lupus-grave')
export class LupusGrave extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    sheetStyles,
    css`
      :host {
        display: block;
      }
      li {
        display: grid;
        grid-template-columns: 26px 26px minmax(0, 1fr);
        gap: 9px;
        align-items: center;
        min-height: 40px;
        line-height: 1.15;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      .no {
        display: grid;
        place-items: center;
        height: 26px;
        border-radius: 13px;
        background: var(--tv-ink);
        color: var(--tv-room);
        font-weight: 700;
      }
      .art {
        width: 26px;
        height: 26px;
        fill: var(--tv-ink);
      }
      .art .b {
        fill: var(--tv-line-strong);
      }
      .art .c {
        fill: var(--tv-paper);
      }
      small {
        display: block;
        color: var(--tv-ink-2);
        font-size: 0.875rem;
      }
    `,
  ];

  @state() private open = false;

  protected readonly left: CoverWhenLeft = new CoverWhenLeft(this, () => void (this.open = false));

  #cards(): TemplateResult {
    const { context } = this;
    const { view, lang } = context;
    return html`<ul>
      ${view.players.map((seat, i) => {
        const card = view.grave![i]!;
        const called = cardName(view.options.blanks, card, lang);
        return html`<li>
          <span class="no">${numberOf(context, seat)}</span>${roleArt(roleOf(card))}
          <span
            ><b>${called}</b
            ><small>${nameOf(context, seat)}${isOut(context, seat) ? `, ${say(lang).out}` : nothing}</small></span
          >
        </li>`;
      })}
    </ul>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, lang, shared } = this.context;
    if (!view.grave || shared) return nothing;
    const w = say(lang);
    return html`<tv-panel .heading=${w.title}>
      ${this.open ? this.#cards() : html`<p>${w.says}</p>`}
      <button
        class="btn"
        slot="acts"
        aria-expanded=${this.open ? 'true' : 'false'}
        @click=${(): void => void (this.open = !this.open)}
      >
        <tv-icon name=${this.open ? 'eye-off' : 'eye'}></tv-icon>${this.open ? w.cover : w.look}
      </button>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-grave': LupusGrave;
  }
}
