/** The Darkness described by all, then the talk about where and when, with notes that everybody reads. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { query } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite, WriteEvent } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-page.ts';
import '../../../elements/pictures/tv-plate.ts';
import '../../../elements/tv-write.ts';
import { ELEMENT_MOST, STORY_MOST } from '../texts.ts';
import { Part, partStyles } from './part.ts';
import { readyMade } from './ready-made.ts';
import { draftKey, nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { isSeated } from './board-context.ts';

const say = words(
  {
    title: 'L’Oscurità',
    missing: (name: string) => `${name} ci sta pensando`,
    yours: 'Il tuo elemento dell’Oscurità',
    again: 'Cambialo, se vuoi',
    give: 'Mettilo sul tavolo',
    examples:
      'Una compagnia contro un drago, un ufficio contro il suo capo, una classe contro l’insegnante, un reparto contro la malattia: vi distrugge per davvero, o per modo di dire.',
    same: 'Qualcuno ha scritto la stessa cosa: può stare, o la cambi.',
    where: 'Dove e quando',
    empty: 'Ancora nessun appunto. Parlate: qui resta quello che conta.',
    note: 'Scrivi un appunto per tutti',
    add: 'Aggiungi',
    fill: 'Riempi con l’inizio pronto',
    loading: 'Arriva…',
  },
  {
    title: 'The Darkness',
    missing: (name: string) => `${name} is still thinking`,
    yours: 'Your part of the Darkness',
    again: 'Change it if you like',
    give: 'Put it on the table',
    examples:
      'A company against a dragon, an office against its boss, a class against the teacher, a ward against the illness: it destroys you, really or so to speak.',
    same: 'Somebody wrote the same: it may stay, or change it.',
    where: 'Where and when',
    empty: 'No notes yet. Talk: what matters stays here.',
    note: 'Write a note for all',
    add: 'Add',
    fill: 'Fill in the ready-made start',
    loading: 'Coming…',
  },
);

/** @event tv-propose - element, narrate */
@customElement('memento-darkness')
export class MementoDarkness extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        height: 100%;
        overflow: auto;
        padding: 8px;
      }
      .two {
        min-height: 100%;
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 20px;
      }
      :host([size='phone']) .two {
        grid-template-columns: minmax(0, 1fr);
      }
      .col {
        display: grid;
        gap: 10px;
        align-content: start;
        min-width: 0;
      }
      :host(:not([size='phone'])) .talk {
        height: 100%;
        grid-template-rows: minmax(0, 1fr);
      }
      .talk .col {
        min-height: 0;
        overflow: auto;
        padding: 2px;
      }
      .col.grow {
        grid-template-rows: auto minmax(100px, 1fr) auto;
        align-content: stretch;
      }
      h3 {
        font-size: 1.5rem;
      }
      article {
        display: flex;
        align-items: center;
        gap: 14px;
        padding: 14px 16px;
        border-radius: 12px;
        background: var(--tv-dead);
        color: var(--tv-on-dead);
        box-shadow: 0 0 0 1.5px var(--tv-rim);
        font: 400 1.25rem/1.25 var(--tv-font-sign);
        overflow-wrap: anywhere;
        --tv-plate: 38px;
      }
      article.none {
        background: none;
        color: var(--tv-ink-2);
        font: 400 1rem/1.3 var(--tv-font-text);
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
      }
      :host(:is([size='half'], [size='phone'], [size='low'])) article {
        padding: 9px 12px;
        font-size: 1.0625rem;
      }
      :host([size='half']) {
        padding: 4px;
        --tv-page-pad: 2px 12px;
      }
      :host([size='half']) article {
        gap: 9px;
        padding: 6px 9px;
        font-size: 0.9375rem;
        --tv-plate: 26px;
      }
      :host([size='half']) .two {
        grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr);
        gap: 12px;
      }
      :host([size='half']) h3 {
        font-size: 1.125rem;
      }
      :host([size='half']) .col {
        gap: 6px;
      }
      :host([size='half']) .talk .acts {
        flex-wrap: nowrap;
      }
      :host([size='half']) .notes li {
        padding: 6px 0;
        font-size: 0.9375rem;
        --tv-plate: 24px;
      }
      .notes li {
        display: flex;
        gap: 11px;
        padding: 11px 0;
        border-bottom: 1.5px dashed var(--tv-card-edge);
        line-height: 1.35;
        white-space: pre-line;
        overflow-wrap: anywhere;
        --tv-plate: 28px;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
    `,
  ];

  @query('tv-write') private readonly field!: TvWrite | null;

  readonly #fill = async (): Promise<void> => {
    const { view, lang } = this.context;
    const start = await readyMade(lang);
    const at = Math.max(0, view.seats.indexOf(view.me ?? -1));
    this.field?.fill(view.stage === 'elements' ? start.elements[at]! : start.setting[at]!);
  };

  readonly #give = ({ text }: WriteEvent): void => {
    const taken =
      this.context.view.stage === 'elements' ? this.offer('element', { text }) : this.offer('narrate', { text });
    if (taken) this.field?.sent();
  };

  #form(label: string, act: string, most: number): TemplateResult {
    const { lang, view } = this.context;
    return html`<tv-write
        ?long=${view.stage === 'talk'}
        .lang=${lang}
        .label=${label}
        .most=${most}
        .draft=${draftKey(this.context, view.stage)}
        @tv-send=${this.#give}
      ></tv-write>
      <div class="acts">
        <button class="btn" @click=${(): void => this.field?.send()}>${act}</button>
        <button class="btn quiet" @click=${this.#fill}><tv-icon name="sparkles"></tv-icon>${say(lang).fill}</button>
      </div>`;
  }

  #elements(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    return html`<div class="col" tabindex="0">
      <h3>${w.title}</h3>
      ${view.seats.map((seat) => {
        const text = view.elements.find(([by]) => by === seat)?.[1];
        return html`<article class=${text === undefined ? 'none' : ''}>
          <tv-plate
            .plate=${plateOf(this.context, seat)}
            .label=${text === undefined ? '' : nameOf(this.context, seat)}
          ></tv-plate>
          <span>${text ?? w.missing(nameOf(this.context, seat))}</span>
        </article>`;
      })}
    </div>`;
  }

  #notes(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    const lines = view.journal.filter(({ kind }) => kind === 'setting' || kind === 'darkness-described');
    return html`<div class="col grow">
      <h3>${w.where}</h3>
      <tv-page follow .lang=${lang}>
        ${
          lines.length === 0
            ? html`<p>${w.empty}</p>`
            : html`<ul class="notes">
                ${lines.map(
                  ({ seat, text }) =>
                    html`<li>
                      <tv-plate .plate=${plateOf(this.context, seat)} .label=${nameOf(this.context, seat)}></tv-plate
                      ><span>${text}</span>
                    </li>`,
                )}
              </ul>`
        }
      </tv-page>
      <div>${isSeated(this.context) ? this.#form(w.note, w.add, STORY_MOST) : nothing}</div>
    </div>`;
  }

  #own(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    if (!isSeated(this.context)) return nothing;
    const w = say(lang);
    const mine = view.elements.find(([by]) => by === view.me)?.[1];
    const isSame = view.elements.some(([by, text]) => by !== view.me && text === mine);
    return html`<div class="col">
      <h3>${mine === undefined ? w.yours : w.again}</h3>
      <p class="note">${w.examples}</p>
      ${this.#form(w.yours, w.give, ELEMENT_MOST)} ${isSame ? html`<p class="note">${w.same}</p>` : nothing}
    </div>`;
  }

  override render(): TemplateResult {
    return html`<div class="two ${this.context.view.stage}">
      ${this.#elements()} ${this.context.view.stage === 'elements' ? this.#own() : this.#notes()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-darkness': MementoDarkness;
  }
}
