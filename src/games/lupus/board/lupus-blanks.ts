/** Cards of the table's own: a name and a text on a blank card, for somebody who otherwise plays as a villager. */
import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { smallPrint } from '../../../elements/look/shared-styles.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-write.ts';
import type { TvWrite } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import { LETTERS, MOST_BLANKS, type Blank } from '../options.ts';

/** The cards of the table's own are to be these. */
export class BlanksEvent extends Event {
  readonly blanks: readonly Blank[];
  constructor(blanks: readonly Blank[]) {
    super('lupus-blanks');
    this.blanks = blanks;
  }
}

const say = words(
  {
    title: 'Carte bianche',
    says: 'Parti inventate da voi, fino a tre. Chi le pesca gioca come un villico, con in più quello che scrivete.',
    add: 'Scrivi una carta',
    name: 'Come si chiama',
    nameHint: 'il sindaco',
    text: 'Che cosa fa',
    textHint: 'parla per ultimo, e tutti devono ascoltarlo',
    put: 'Metti nel mazzo',
    no: 'Lascia stare',
    remove: (name: string) => `Togli la carta «${name}»`,
  },
  {
    title: 'Blank cards',
    says: 'Roles of your own, up to three. Whoever draws one plays as a villager, with what you write besides.',
    add: 'Write a card',
    name: 'Its name',
    nameHint: 'the mayor',
    text: 'What it does',
    textHint: 'speaks last, and all must listen',
    put: 'Put it in the deck',
    no: 'Never mind',
    remove: (name: string) => `Remove the card “${name}”`,
  },
);

/** A card's line has so many UTF-16 units at most, and ends in no half character. */
const fitting = (text: string, most: number): string =>
  text
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDFFF]$/u, '');

/** @event lupus-blanks - a card was written, or taken away */
@customElement('lupus-blanks')
export class LupusBlanks extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: grid;
        gap: 8px;
        min-width: 0;
      }
      h3 {
        font-size: 1.375rem;
      }
      p {
        ${smallPrint}
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 10px;
        align-items: center;
        min-height: 50px;
        padding: 6px 0;
        border-bottom: 1.5px dashed var(--tv-line);
        line-height: 1.25;
        overflow-wrap: anywhere;
      }
      small {
        display: block;
        color: var(--tv-ink-2);
        font-size: 0.875rem;
      }
      .form {
        display: grid;
        gap: 8px;
        padding: 12px 14px;
        border-radius: 12px;
        background: var(--tv-cloth-2);
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .add {
        justify-self: start;
      }
    `,
  ];

  @property({ attribute: false }) blanks: readonly Blank[] = [];
  /** This person sees them, and writes none. */
  @property({ type: Boolean }) locked = false;
  @property() override lang: Lang = 'it';

  @state() private writing = false;

  @query('tv-write.name') private readonly called!: TvWrite;
  @query('tv-write.text') private readonly does!: TvWrite;

  #tell(blanks: readonly Blank[]): void {
    this.dispatchEvent(new BlanksEvent(blanks));
  }

  readonly #open = async (): Promise<void> => {
    this.writing = true;
    await this.updateComplete;
    this.called.focus();
  };

  /** Both lines are wanted: whatever is empty gets the cursor. */
  readonly #put = (): void => {
    const [name, text] = [fitting(this.called.text, LETTERS.name), fitting(this.does.text, LETTERS.text)];
    if (name === '') return this.called.focus();
    if (text === '') return this.does.focus();
    this.writing = false;
    this.#tell([...this.blanks, { name, text }]);
  };

  #form(): TemplateResult {
    const { lang } = this;
    const w = say(lang);
    return html`<div class="form" role="group" aria-label=${w.add}>
      <tv-write
        class="name"
        .lang=${lang}
        .label=${w.name}
        .placeholder=${w.nameHint}
        .most=${LETTERS.name}
        @tv-send=${(): void => this.does.focus()}
      ></tv-write>
      <tv-write
        class="text"
        long
        .lang=${lang}
        .label=${w.text}
        .placeholder=${w.textHint}
        .most=${LETTERS.text}
        @tv-send=${this.#put}
      ></tv-write>
      <div class="acts">
        <button class="btn go" @click=${this.#put}><tv-icon name="check"></tv-icon>${w.put}</button>
        <button class="btn quiet" @click=${(): void => void (this.writing = false)}>${w.no}</button>
      </div>
    </div>`;
  }

  override render(): TemplateResult {
    const { blanks, locked } = this;
    const w = say(this.lang);
    const isFull = blanks.length >= MOST_BLANKS;
    return html`<h3>${w.title}</h3>
      <p>${w.says}</p>
      ${
        blanks.length > 0
          ? html`<ul>
              ${blanks.map(
                ({ name, text }, i) =>
                  html`<li>
                    <span><b>${name}</b><small>${text}</small></span
                    >${
                      locked
                        ? nothing
                        : html`<button
                            class="btn quiet icon"
                            aria-label=${w.remove(name)}
                            title=${w.remove(name)}
                            @click=${(): void => this.#tell(blanks.toSpliced(i, 1))}
                          >
                            <tv-icon name="x"></tv-icon>
                          </button>`
                    }
                  </li>`,
              )}
            </ul>`
          : nothing
      }
      ${
        locked || isFull
          ? nothing
          : this.writing
            ? this.#form()
            : html`<button class="btn add" @click=${this.#open}><tv-icon name="plus"></tv-icon>${w.add}</button>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-blanks': LupusBlanks;
  }
  interface HTMLElementEventMap {
    'lupus-blanks': BlanksEvent;
  }
}
