/** The page of the scene that is on: what has been told of it, and the pen of whoever has the word. */
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
import { isAt, placeOf } from '../place.ts';
import type { Line } from '../state.ts';
import { STORY_MOST } from '../texts.ts';
import { demandsOf, preludeTitle, titleOf } from './demands.ts';
import { Part, partStyles } from './part.ts';
import { readyMade } from './ready-made.ts';
import { draftKey, nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { isSeated, setterOf } from './board-context.ts';

const say = words(
  {
    after: 'Che cosa succede dopo',
    demands: 'Deve succedere',
    empty:
      'Non c’è ancora niente di scritto. Si racconta a voce, anche in prima persona: dialoghi, accenti e gesti sono benvenuti. Qui resta quello che volete ricordare.',
    write: 'Scrivi che cosa succede',
    add: 'Aggiungi alla storia',
    fill: 'Usa l’inizio pronto',
  },
  {
    after: 'What comes after',
    demands: 'It has to happen',
    empty:
      'Nothing is written yet. You tell it aloud, as your character if you like: dialogues, accents and gestures are welcome. What you want to remember stays here.',
    write: 'Write what happens',
    add: 'Add to the story',
    fill: 'Use the ready-made start',
  },
);

/** @event tv-propose - narrate */
@customElement('memento-page')
export class MementoPage extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: minmax(90px, 1fr) auto;
        gap: 10px;
        height: 100%;
        container-type: inline-size;
      }
      .demands {
        margin: 0 0 14px;
        padding: 2px 0 2px 14px;
        border-inline-start: 4px solid var(--tv-gingham-memento);
        font: 400 1.1875rem/1.35 var(--tv-font-sign);
      }
      .demands li + li {
        margin-top: 6px;
      }
      .lines li {
        display: flex;
        gap: 11px;
        margin-top: 12px;
        --tv-plate: 30px;
      }
      .lines p {
        white-space: pre-line;
        overflow-wrap: anywhere;
        min-width: 0;
      }
      .empty {
        color: var(--tv-card-ink-2);
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-top: 6px;
      }
      :host([size='half']) tv-page {
        --tv-page-pad: 9px 13px;
        --tv-page-heading: 1.1875rem;
        --tv-page-heading-gap: 3px;
      }
      :host([size='half']) .demands {
        font-size: 1rem;
        margin-bottom: 6px;
      }
      :host(:is([size='low'], [size='half'])) .pen {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px;
        align-items: end;
      }
      :host(:is([size='low'], [size='half'])) .acts {
        display: grid;
      }
      /* Beside a button there would be no room to write. */
      @container (max-width: 380px) {
        :host([size='half']) .pen {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      @container (max-width: 560px) {
        :host([size='low']) .pen {
          grid-template-columns: minmax(0, 1fr);
        }
        :host([size='low']) .acts {
          display: flex;
          margin-top: 0;
        }
        :host([size='low']) .acts .btn {
          padding-inline: 9px;
        }
      }
      :host([size='half']) {
        gap: 6px;
        --tv-write-least: 3.1em;
      }
      :host([size='half']) .pen {
        gap: 4px 8px;
      }
    `,
  ];

  @query('tv-write') private readonly field!: TvWrite | null;

  /** Lines of the scene that is on. */
  get #lines(): readonly Line[] {
    const { view } = this.context;
    const place = placeOf(view);
    return place ? view.journal.filter((line) => isAt(line, place)) : [];
  }

  get #heading(): string {
    const { view, lang } = this.context;
    if (view.stage === 'epilogue') return say(lang).after;
    if (view.stage === 'prelude') return preludeTitle(this.context, setterOf(this.context));
    return view.scene ? titleOf(this.context, view.scene) : '';
  }

  /** The word belongs to a scene's holders, else to everybody. */
  get #mayWrite(): boolean {
    const { view } = this.context;
    if (!isSeated(this.context)) return false;
    if (view.stage !== 'play') return true;
    return view.scene?.step === 'narrate' && view.scene.holders.includes(view.me!);
  }

  readonly #tell = ({ text }: WriteEvent): void => {
    if (this.offer('narrate', { text })) this.field?.sent();
  };

  readonly #fill = async (): Promise<void> => {
    const { preludes } = await readyMade(this.context.lang);
    this.field?.fill(preludes[this.context.view.prelude] ?? '');
  };

  #pen(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    if (!this.#mayWrite) return nothing;
    const w = say(lang);
    const place = view.stage === 'play' ? `${view.scene!.kind} ${view.scene!.no}` : `${view.stage} ${view.prelude}`;
    const isReady = view.stage === 'prelude' && !view.giving && setterOf(this.context) === view.me;
    return html`<div class="pen">
      <tv-write
        long
        .lang=${lang}
        .label=${w.write}
        .most=${STORY_MOST}
        .draft=${draftKey(this.context, `tale ${place}`)}
        @tv-send=${this.#tell}
      ></tv-write>
      <div class="acts">
        <button class="btn" @click=${(): void => this.field?.send()}><tv-icon name="pencil"></tv-icon>${w.add}</button>
        ${
          isReady
            ? html`<button class="btn quiet" @click=${this.#fill}><tv-icon name="sparkles"></tv-icon>${w.fill}</button>`
            : nothing
        }
      </div>
    </div>`;
  }

  override render(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    const demands = view.scene ? demandsOf(this.context, view.scene) : [];
    return html`<tv-page follow .heading=${this.#heading} .lang=${lang}>
        ${
          demands.length > 0
            ? html`<ul class="demands" aria-label=${w.demands}>
                ${demands.map((line) => html`<li>${line}</li>`)}
              </ul>`
            : nothing
        }
        ${this.#lines.length === 0 ? html`<p class="empty">${w.empty}</p>` : nothing}
        <ul class="lines">
          ${this.#lines.map(
            ({ seat, text }) =>
              html`<li>
                <tv-plate .plate=${plateOf(this.context, seat)} .label=${nameOf(this.context, seat)}></tv-plate>
                <p>${text}</p>
              </li>`,
          )}
        </ul>
      </tv-page>
      ${this.#pen()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-page': MementoPage;
  }
}
