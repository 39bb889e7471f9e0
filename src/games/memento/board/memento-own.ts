/** Each writes one trait of the own character, and a name; the others' traits can be doubted. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { draftKey } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite, WriteEvent } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-write.ts';
import { NAME_MOST, TRAIT_MOST } from '../texts.ts';
import './memento-cast.ts';
import { goodTraits } from './good-traits.ts';
import { Part, partStyles } from './part.ts';
import { readyMade } from './ready-made.ts';
import { characterOf } from './board-context.ts';

const say = words(
  {
    name: 'Come si chiama il tuo personaggio',
    trait: 'Una sua caratteristica',
    hint: 'una cosa che fa, o che sa fare',
    give: 'Scrivila sulla scheda',
    done: 'La tua scheda è pronta. Gli altri stanno scrivendo.',
    fill: 'Riempi con l’inizio pronto',
    cast: 'I personaggi',
  },
  {
    name: 'Your character’s name',
    trait: 'A trait of theirs',
    hint: 'something they do, or know how to do',
    give: 'Write it on the sheet',
    done: 'Your sheet is ready. The others are writing.',
    fill: 'Fill in the ready-made start',
    cast: 'The characters',
  },
);

/** @event tv-propose - ownTrait, nameCharacter, object */
@customElement('memento-own')
export class MementoOwn extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    goodTraits.styles,
    css`
      :host {
        height: 100%;
        overflow: auto;
        padding: 8px;
      }
      .two {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 20px 26px;
      }
      :host(:is([size='phone'], [size='half'])) .two {
        grid-template-columns: minmax(0, 1fr);
      }
      section {
        display: grid;
        gap: 10px;
        align-content: start;
      }
      h3 {
        font-size: 1.375rem;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
    `,
  ];

  get #fields(): readonly TvWrite[] {
    return [...this.renderRoot.querySelectorAll<TvWrite>('tv-write')];
  }

  readonly #send = (): void => {
    const [name, trait] = this.#fields;
    if (!name || !trait) return;
    if (name.text.trim() !== '' && !this.offer('nameCharacter', { text: name.text.trim() })) return;
    trait.send();
  };

  readonly #give = ({ text }: WriteEvent): void => {
    if (this.offer('ownTrait', { text })) this.#fields.forEach((field) => field.sent());
  };

  readonly #fill = async (): Promise<void> => {
    const { view, lang } = this.context;
    const { characters } = await readyMade(lang);
    const own = characters[Math.max(0, view.seats.indexOf(view.me ?? -1))]!;
    const [name, trait] = this.#fields;
    name?.fill(own.name);
    trait?.fill(own.traits[0]!);
  };

  #form(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const own = view.me === null ? undefined : characterOf(this.context, view.me);
    if (!own) return nothing;
    const w = say(lang);
    if (own.traits.length > 0) return html`<section><p class="note">${w.done}</p></section>`;
    return html`<section>
      <tv-write
        .lang=${lang}
        .label=${w.name}
        .most=${NAME_MOST}
        .draft=${draftKey(this.context, 'name')}
        @tv-send=${this.#send}
      ></tv-write>
      <tv-write
        .lang=${lang}
        .label=${w.trait}
        .placeholder=${w.hint}
        .most=${TRAIT_MOST}
        .draft=${draftKey(this.context, 'trait')}
        @tv-send=${this.#give}
      ></tv-write>
      <div class="acts">
        <button class="btn" @click=${this.#send}><tv-icon name="pencil"></tv-icon>${w.give}</button>
        <button class="btn quiet" @click=${this.#fill}><tv-icon name="sparkles"></tv-icon>${w.fill}</button>
      </div>
      ${goodTraits.list(lang)}
    </section>`;
  }

  override render(): TemplateResult {
    return html`<div class="two">
      ${this.#form()}
      <section>
        <h3>${say(this.context.lang).cast}</h3>
        <memento-cast .context=${this.context}></memento-cast>
      </section>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-own': MementoOwn;
  }
}
