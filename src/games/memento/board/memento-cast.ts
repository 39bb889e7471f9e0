/** All characters with their traits, as sheets under one another; before the story a trait can be doubted here. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/pictures/tv-plate.ts';
import { Part, partStyles } from './part.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { characterOf, isSeated } from './board-context.ts';
import { cardFace } from '../../../elements/look/shared-styles.ts';

const say = words(
  {
    none: 'ancora niente',
    doubt: 'Si può imparare?',
    doubtSure: 'Chiedilo al tavolo',
    doubtSays: (trait: string) => `«${trait}»: decidono tutti tranne chi l’ha scritta.`,
    about: (trait: string) => `Chiedi se si può imparare: ${trait}`,
  },
  {
    none: 'nothing yet',
    doubt: 'Can it be learnt?',
    doubtSure: 'Ask the table',
    doubtSays: (trait: string) => `“${trait}”: all but its author decide.`,
    about: (trait: string) => `Ask whether this can be learnt: ${trait}`,
  },
);

/** @event tv-propose - object */
@customElement('memento-cast')
export class MementoCast extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      .all {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
        gap: 12px;
      }
      article {
        ${cardFace}
        border-radius: 12px;
        padding: 10px 12px;
        --tv-plate: 36px;
      }
      header {
        display: flex;
        gap: 9px;
        align-items: center;
        border-bottom: 1.5px solid var(--tv-card-ink);
        padding-bottom: 6px;
      }
      b {
        display: block;
        font: 400 1.125rem/1.15 var(--tv-font-sign);
        overflow-wrap: anywhere;
      }
      small {
        color: var(--tv-card-ink-2);
      }
      li {
        padding: 6px 0;
        line-height: 1.25;
        border-bottom: 1.5px dashed var(--tv-card-edge);
        overflow-wrap: anywhere;
      }
      li:last-child {
        border: 0;
      }
      tv-confirm {
        color: var(--tv-card-ink-2);
        /* What it says lies on the sheet, in the dark too. */
        --tv-ink-2: var(--tv-card-ink-2);
        --tv-act: 36px;
      }
      .none {
        color: var(--tv-card-ink-2);
        padding: 6px 0 0;
      }
    `,
  ];

  #doubt(trait: number): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const isOn = ['own', 'prelude', 'lantern'].includes(view.stage);
    if (!isOn || !isSeated(this.context) || this.blocked('object', { trait })) return nothing;
    const w = say(lang);
    const text = view.traits[trait] ?? '';
    return html`<tv-confirm
      quiet
      .lang=${lang}
      .label=${w.doubt}
      .sure=${w.doubtSure}
      .says=${w.doubtSays(text)}
      .about=${String(trait)}
      @tv-confirm=${(): void => void this.offer('object', { trait })}
    ></tv-confirm>`;
  }

  override render(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    return html`<div class="all">
      ${view.seats.map((seat) => {
        const { name = '', traits = [] } = characterOf(this.context, seat) ?? {};
        return html`<article>
          <header>
            <tv-plate .plate=${plateOf(this.context, seat)}></tv-plate>
            <span
              ><b>${name || nameOf(this.context, seat)}</b
              >${name ? html`<small>${nameOf(this.context, seat)}</small>` : nothing}</span
            >
          </header>
          ${traits.length === 0 ? html`<p class="none">${w.none}</p>` : nothing}
          <ul>
            ${traits.map((trait) => html`<li>${view.traits[trait]} ${this.#doubt(trait)}</li>`)}
          </ul>
        </article>`;
      })}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-cast': MementoCast;
  }
}
