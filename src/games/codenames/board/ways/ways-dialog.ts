import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../../../elements/loading/define.ts';
import { base, buttons } from '../../../../elements/look/base.ts';
import type { Lang } from '../../../../elements/frame/board.ts';
import '../../../../elements/tv-dialog.ts';
import type { Change, Options } from '../../options.ts';
import { TEAMS } from '../../view.ts';
import { boardWords } from '../words.ts';
import { listed } from './listed.ts';
import { choiceWords, type ChoiceWords } from './choice-words.ts';
import { wayWords } from './way-words.ts';

/** Something was chosen. */
export class WayEvent extends Event {
  readonly change: Change;
  constructor(change: Change) {
    super('cn-way', { bubbles: true });
    this.change = change;
  }
}

/** Words were brought. */
export class WordsEvent extends Event {
  readonly words: readonly string[];
  constructor(words: readonly string[]) {
    super('cn-words', { bubbles: true });
    this.words = words;
  }
}

/**
 * How the table plays: who against whom, which grid, what lies on it, where words and keys come from. Each choice counts at once.
 *
 * @event cn-way - an option was chosen (`change`)
 * @event cn-words - words were brought (`words`)
 * @event tv-close - the window was closed
 */
@customElement('codenames-ways')
export class WaysDialog extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: contents;
      }
      .body {
        display: grid;
        gap: 16px;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0;
        min-width: 0;
      }
      legend {
        font-weight: 700;
        margin-bottom: 6px;
        padding: 0;
      }
      .segments {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      label.segment {
        flex: 1 1 auto;
        min-height: 44px;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 8px;
        padding: 6px 14px;
        border-radius: 12px;
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
        font-weight: 600;
        cursor: pointer;
        text-align: center;
      }
      .segment input {
        accent-color: var(--tv-go);
        width: 1.125rem;
        height: 1.125rem;
        margin: 0;
      }
      .segment:has(:checked) {
        box-shadow: inset 0 0 0 2.5px var(--tv-go);
        background: var(--tv-room-2);
      }
      .segment:has(:focus-visible) {
        outline: 3px solid var(--tv-focus-ink);
        outline-offset: 2px;
        box-shadow: 0 0 0 9px var(--tv-focus);
      }
      .segment :focus-visible {
        outline: none;
        box-shadow: none;
      }
      .hint {
        color: var(--tv-ink-2);
        line-height: 1.35;
        margin-top: 6px;
      }
      .wrong {
        color: var(--tv-off);
        font-weight: 600;
      }
      .count {
        display: flex;
        align-items: center;
        gap: 12px;
        font-weight: 700;
      }
      input[type='range'] {
        flex: 1;
        min-height: 44px;
        accent-color: var(--tv-go);
      }
      textarea {
        width: 100%;
        min-height: 7.5rem;
        box-sizing: border-box;
        padding: 10px 12px;
        border-radius: 12px;
        border: 1.5px solid var(--tv-line-strong);
        background: var(--tv-room);
        color: var(--tv-ink);
        font: inherit;
        resize: vertical;
      }
      .own {
        display: grid;
        gap: 8px;
        margin-top: 10px;
        justify-items: start;
      }
    `,
  ];

  @query('textarea') private readonly area!: HTMLTextAreaElement;
  @state() private writing = false;
  @state() private tooFew = false;

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) options: Options | undefined;
  /** How many words the table has. */
  @property({ type: Number }) words = 0;

  #choose(change: Change): void {
    this.dispatchEvent(new WayEvent(change));
  }

  #segments<K extends 'mode' | 'grid' | 'content' | 'keySource' | 'nextMode' | 'coopTeam'>(
    name: K,
    legend: string,
    say: Readonly<Record<Options[K], string>>,
    options: Options,
    hint = '',
  ): TemplateResult {
    const all = Object.entries(say) as unknown as readonly (readonly [Options[K], string])[];
    return html`<fieldset>
      <legend>${legend}</legend>
      <div class="segments">
        ${all.map(
          ([value, text]) =>
            html`<label class="segment"
              ><input
                type="radio"
                name=${name}
                .checked=${options[name] === value}
                @change=${(): void => this.#choose({ [name]: value })}
              />${text}</label
            >`,
        )}
      </div>
      ${hint ? html`<p class="hint">${hint}</p>` : nothing}
    </fieldset>`;
  }

  #bring(load: () => Promise<{ readonly words: readonly string[] }>): void {
    load().then(
      ({ words }) => this.dispatchEvent(new WordsEvent(words)),
      (error: unknown) => console.error(error),
    );
  }

  readonly #use = (): void => {
    const words = listed(this.area.value);
    this.tooFew = words.length < 25;
    if (this.tooFew) return;
    this.writing = false;
    this.dispatchEvent(new WordsEvent(words));
  };

  #list(w: ChoiceWords): TemplateResult {
    return html`<fieldset>
      <legend>${w.list}</legend>
      <div class="segments">
        <button class="btn" @click=${(): void => this.#bring(() => import('../word-lists/it.ts'))}>${w.italian}</button>
        <button class="btn" @click=${(): void => this.#bring(() => import('../word-lists/en.ts'))}>${w.english}</button>
        <button class="btn" aria-expanded=${this.writing} @click=${(): boolean => (this.writing = !this.writing)}>
          ${w.own}
        </button>
      </div>
      <p class="hint" role="status">${this.words > 0 ? w.words(this.words) : w.noList}</p>
      ${
        this.writing
          ? html`<div class="own">
              <textarea aria-label=${w.own} aria-describedby="own-hint" spellcheck="false"></textarea>
              <p class="hint" id="own-hint">${w.ownHint}</p>
              ${this.tooFew ? html`<p class="wrong" role="alert">${w.tooFew}</p>` : nothing}
              <button class="btn go" @click=${this.#use}>${w.ownUse}</button>
            </div>`
          : nothing
      }
    </fieldset>`;
  }

  #mixture(w: ChoiceWords, options: Options): TemplateResult {
    const most = options.grid === '5x5' ? 24 : 19;
    return html`<fieldset>
      <legend>${w.wordCells}</legend>
      <div class="count">
        <input
          type="range"
          min="1"
          max=${most}
          aria-label=${w.wordCells}
          .value=${String(options.wordCells)}
          @change=${(event: Event): void =>
            this.#choose({ wordCells: Number((event.target as HTMLInputElement).value) })}
        /><span>${Math.min(options.wordCells, most)}</span>
      </div>
    </fieldset>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { options } = this;
    if (!options) return nothing;
    const w = { ...wayWords(this.lang), ...choiceWords(this.lang) };
    const { team } = boardWords(this.lang);
    return html`<tv-dialog ?open=${this.open} .lang=${this.lang} .heading=${w.heading}>
      <div class="body">
        ${this.#segments('mode', w.mode, w.modes, options, w.modeHints[options.mode])}
        ${
          options.mode === 'coop'
            ? this.#segments('coopTeam', w.colour, { red: team[TEAMS[0]], blue: team[TEAMS[1]] }, options)
            : nothing
        }
        ${this.#segments('grid', w.grid, w.grids, options)} ${this.#segments('content', w.content, w.contents, options)}
        ${options.content === 'mixed' ? this.#mixture(w, options) : nothing}
        ${options.content === 'pictures' ? nothing : this.#list(w)}
        ${this.#segments('keySource', w.keys, w.keySources, options)}
        ${options.content === 'pictures' ? this.#segments('nextMode', w.next, w.nextModes, options) : nothing}
      </div>
      <button
        slot="acts"
        class="btn go"
        @click=${(): boolean => this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }))}
      >
        ${w.done}
      </button>
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-ways': WaysDialog;
  }
  interface HTMLElementEventMap {
    'cn-way': WayEvent;
    'cn-words': WordsEvent;
  }
}
