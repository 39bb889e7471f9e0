/** A prelude: the scene's page at the left; at its end, at the right, a row for every other character. On a phone one after the other. */
import { css, html, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { TvWrite } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import '../../../elements/tv-write.ts';
import { isTrait, TRAIT_MOST } from '../texts.ts';
import { folded } from '../../kit/texts.ts';
import './memento-cast.ts';
import './memento-page.ts';
import { Part, partStyles } from './part.ts';
import { givenBy, readyMade } from './ready-made.ts';
import { draftKey, nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { callOf, others, setterOf } from './board-context.ts';

const say = words(
  {
    title: 'Una caratteristica a testa',
    ask: 'che impressione ha lasciato?',
    fine: 'è solo sua',
    taken: 'qualcuno ce l’ha già',
    missing: (n: number) => (n === 1 ? 'Consegno · ne manca una' : `Consegno · ne mancano ${n}`),
    give: 'Consegno le caratteristiche',
    fill: 'Riempi con l’inizio pronto',
    writing: (name: string) => `${name} sta scrivendo una caratteristica per ognuno degli altri.`,
    cast: 'I personaggi, finora',
    label: (name: string) => `Caratteristica per ${name}`,
  },
  {
    title: 'One trait each',
    ask: 'what impression did they leave?',
    fine: 'nobody else has it',
    taken: 'somebody has it already',
    missing: (n: number) => `Hand over · ${n} missing`,
    give: 'Hand the traits over',
    fill: 'Fill in the ready-made start',
    writing: (name: string) => `${name} is writing a trait for each of the others.`,
    cast: 'The characters so far',
    label: (name: string) => `A trait for ${name}`,
  },
);

/** @event tv-propose - give, and what its page proposes */
@customElement('memento-prelude')
export class MementoPrelude extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        height: 100%;
        padding: 8px;
        container-type: inline-size;
      }
      .two {
        height: 100%;
        display: grid;
        grid-template: minmax(0, 1fr) / minmax(0, 0.86fr) minmax(0, 1fr);
        gap: 20px;
      }
      :host(:is([size='phone'], [size='tablet'], [size='half'])) {
        overflow: auto;
      }
      :host(:is([size='phone'], [size='tablet'], [size='half'])) .two {
        grid-template: auto minmax(0, auto) / minmax(0, 1fr);
        height: auto;
      }
      :host(:is([size='phone'], [size='tablet'], [size='half'])) memento-page {
        height: 380px;
      }
      :host([size='half']) memento-page {
        height: 270px;
      }
      /* What one has to fill in comes first. */
      :host(:is([size='phone'], [size='half'])) .form {
        order: -1;
      }
      .give {
        overflow: auto;
        display: grid;
        align-content: start;
        gap: 8px;
        min-height: 0;
        padding: 4px;
      }
      h3 {
        font-size: 1.375rem;
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(70px, 110px) minmax(0, 1fr);
        gap: 10px;
        align-items: start;
        padding: 9px 0;
      }
      li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      :host(:is([size='phone'], [size='half'])) li {
        grid-template-columns: auto minmax(0, 1fr);
      }
      :host(:is([size='phone'], [size='half'])) li tv-write {
        grid-column: 1 / -1;
      }
      b {
        font: 400 1.125rem/1.2 var(--tv-font-sign);
        display: block;
        overflow-wrap: anywhere;
      }
      small {
        color: var(--tv-ink-2);
      }
      .ok {
        color: var(--tv-live);
        font-weight: 600;
      }
      .taken {
        color: var(--tv-wait);
        font-weight: 700;
      }
      .acts {
        display: grid;
        grid-template-columns: 1fr 1.4fr;
        gap: 10px;
      }
      :host(:is([size='phone'], [size='half'])) .acts {
        grid-template-columns: minmax(0, 1fr);
      }
      /* Beside the names a field would show two words of a trait. */
      @container (max-width: 780px) {
        li {
          grid-template-columns: auto minmax(0, 1fr);
        }
        li tv-write {
          grid-column: 1 / -1;
        }
        .acts {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  /** By seat: rows say at once whether somebody has it. */
  @state() private written: ReadonlyMap<number, string> = new Map();

  get #rows(): readonly TvWrite[] {
    return [...this.renderRoot.querySelectorAll<TvWrite>('.give tv-write')];
  }

  readonly #follow = (): void => {
    const to = others(this.context, setterOf(this.context));
    this.written = new Map(this.#rows.map(({ text }, i) => [to[i]!, text.trim()]));
  };

  protected override updated(): void {
    // What a reload brought back is counted as well.
    const lies = this.#rows.map(({ text }) => text.trim()).join('\n');
    if (lies !== [...this.written.values()].join('\n')) this.#follow();
  }

  #isTaken(seat: number, text: string): boolean {
    const { view } = this.context;
    const wanted = folded(text);
    const held = view.characters.some(({ traits }) => traits.some((id) => folded(view.traits[id]!) === wanted));
    return held || [...this.written].some(([other, own]) => other !== seat && folded(own) === wanted);
  }

  #state(seat: number): 'missing' | 'taken' | 'fine' {
    const text = this.written.get(seat) ?? '';
    if (!isTrait(text)) return 'missing';
    return this.#isTaken(seat, text) ? 'taken' : 'fine';
  }

  readonly #hand = (): void => {
    const to = others(this.context, setterOf(this.context));
    const traits = to.map((seat) => ({ seat, text: this.written.get(seat) ?? '' }));
    if (this.offer('give', { traits })) this.#rows.forEach((row) => row.sent());
  };

  readonly #fill = async (): Promise<void> => {
    const { view, lang } = this.context;
    const start = await readyMade(lang);
    others(this.context, setterOf(this.context)).forEach((seat, i) =>
      this.#rows[i]?.fill(givenBy(start, view.prelude, view.seats.indexOf(seat))),
    );
  };

  #row(seat: number): TemplateResult {
    const { lang, view } = this.context;
    const w = say(lang);
    const state = this.#state(seat);
    return html`<li>
      <tv-plate .plate=${plateOf(this.context, seat)}></tv-plate>
      <span><b>${callOf(this.context, seat)}</b><small>${nameOf(this.context, seat)}</small></span>
      <tv-write
        unlabelled
        .lang=${lang}
        .label=${w.label(callOf(this.context, seat))}
        .most=${TRAIT_MOST}
        .draft=${draftKey(this.context, `give ${view.prelude} ${seat}`)}
        @tv-written=${this.#follow}
        @tv-send=${this.#hand}
      >
        ${
          state === 'fine'
            ? html`<span class="ok"><tv-icon name="check"></tv-icon> ${w.fine}</span>`
            : state === 'taken'
              ? html`<span class="taken">? ${w.taken}</span>`
              : html`<span>${w.ask}</span>`
        }
      </tv-write>
    </li>`;
  }

  #giving(): TemplateResult {
    const { lang, view } = this.context;
    const w = say(lang);
    const setter = setterOf(this.context);
    if (setter !== view.me)
      return html`<div class="give">
        <p class="note">${w.writing(nameOf(this.context, setter))}</p>
        <memento-cast .context=${this.context}></memento-cast>
      </div>`;
    const to = others(this.context, setter);
    const missing = to.filter((seat) => this.#state(seat) !== 'fine').length;
    return html`<div class="give form">
      <h3>${w.title}</h3>
      <ul>
        ${to.map((seat) => this.#row(seat))}
      </ul>
      <div class="acts">
        <button class="btn quiet" @click=${this.#fill}><tv-icon name="sparkles"></tv-icon>${w.fill}</button>
        <button class="btn go" ?disabled=${missing > 0} @click=${this.#hand}>
          ${missing > 0 ? w.missing(missing) : w.give}
        </button>
      </div>
    </div>`;
  }

  override render(): TemplateResult {
    const { view, lang } = this.context;
    return html`<div class="two">
      <memento-page .context=${this.context}></memento-page>
      ${
        view.giving
          ? this.#giving()
          : html`<div class="give">
              <h3>${say(lang).cast}</h3>
              <memento-cast .context=${this.context}></memento-cast>
            </div>`
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-prelude': MementoPrelude;
  }
}
