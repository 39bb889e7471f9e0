import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons, fields } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { NO_HOUSE, NO_TERMS, type Book, type Term } from '../../elements/frame/book.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import { withTerms } from '../../elements/tv-term.ts';
import { ActEvent } from '../shell/acts.ts';
import { rulesStyles } from './rules-styles.ts';
import { shownBook, split, type ShownChapter } from './rules-view.ts';
import { plain } from '../../language/plain.ts';
import { rulesWords } from './rules-words.ts';
import { tourFrameWords } from '../tour/tour-words.ts';

/** Where the rulebook's chapters aren't there (yet): the rules alone. */
const BARE: Pick<Book, 'chapters' | 'chapterOf' | 'terms'> = {
  chapters: [{ id: '', title: '', says: '' }],
  chapterOf: () => '',
  terms: NO_TERMS,
};

const WORDS = 'words';
const HOUSE = 'house';

/**
 * The rulebook: what holds at this table, chapters with their rules by number, the words explained, and a field to find something.
 * It opens at the rule that refused.
 *
 * @event tv-close - the person closed it
 * @event tv-act - tour
 */
@customElement('tv-rules')
export class TvRules extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, fields, rulesStyles];

  @state() private wanted = '';
  /** Chapters that are unfolded while nothing is looked for. */
  @state() private unfolded: ReadonlySet<string> = new Set();

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) game = '';
  @property({ attribute: false }) rules: Readonly<Record<string, string>> = {};
  @property({ attribute: false }) book: Book | undefined;
  /** What the game's board gets, to tell what holds here; undefined before the game begins. */
  @property({ attribute: false }) view: unknown;
  /** The rule to show first. */
  @property({ attribute: false }) rule = '';
  /** There is a first game of two minutes. */
  @property({ type: Boolean }) toured = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.open || !(changed.has('open') || changed.has('rule') || changed.has('book'))) return;
    if (changed.has('open') || changed.has('rule')) this.wanted = '';
    const { chapters, chapterOf } = this.book ?? BARE;
    const first = this.rule && this.rules[this.rule] !== undefined ? chapterOf(this.rule) : chapters[0]?.id;
    this.unfolded = new Set(first === undefined ? [] : [first]);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.open || !this.rule || !(changed.has('open') || changed.has('rule') || changed.has('book'))) return;
    // The dialog opens in its own update, which comes after this one.
    void this.renderRoot.querySelector('tv-dialog')?.updateComplete.then(() => {
      const named = this.renderRoot.querySelector<HTMLElement>('.named');
      named?.focus({ preventScroll: true });
      named?.scrollIntoView({ block: 'center' });
    });
  }

  #onInput(event: InputEvent): void {
    this.wanted = (event.target as HTMLInputElement).value;
  }

  #onFold(id: string, event: Event): void {
    // While something is looked for all that was found is unfolded, and that is nobody's choice.
    if (this.wanted.trim() !== '') return;
    event.preventDefault();
    const rest = [...this.unfolded].filter((one) => one !== id);
    this.unfolded = new Set(this.unfolded.has(id) ? rest : [...rest, id]);
  }

  /** What was looked for is marked; where nothing is, the words of the game explain themselves. */
  #text(text: string): TemplateResult | string {
    const wanted = plain(this.wanted.trim());
    if (wanted === '') return withTerms(text, this.book?.terms ?? NO_TERMS);
    return html`${split(text, wanted).map((part, i) => (i % 2 === 1 ? html`<mark>${part}</mark>` : part))}`;
  }

  #fold(id: string, title: string, inner: TemplateResult, off = false): TemplateResult {
    const isOpen = this.wanted.trim() !== '' || this.unfolded.has(id);
    if (title === '') return inner;
    return html`<details class=${off ? 'off' : ''} ?open=${isOpen}>
      <summary @click=${(event: Event): void => this.#onFold(id, event)}>
        <h3>${title}</h3>
        <tv-icon name="chevron-right"></tv-icon>
      </summary>
      ${inner}
    </details>`;
  }

  #chapter({ chapter, rules, isOff }: ShownChapter): TemplateResult {
    const { id, title, says } = chapter;
    const inner = html`${says ? html`<p class="says">${this.#text(says)}</p>` : nothing}
    ${
      rules.length > 0
        ? html`<dl class="rules">
            ${rules.map(
              ([rule, text]) =>
                html`<div
                  class=${rule === this.rule ? 'named' : ''}
                  tabindex=${ifDefined(rule === this.rule ? -1 : undefined)}
                >
                  <dt>${this.#text(rule)}</dt>
                  <dd>${this.#text(text)}</dd>
                </div>`,
            )}
          </dl>`
        : nothing
    }`;
    return this.#fold(id, title, inner, isOff);
  }

  #words(terms: readonly Term[]): TemplateResult | typeof nothing {
    if (terms.length === 0) return nothing;
    const inner = html`<dl class="words">
      ${terms.map(
        ({ word, says }) =>
          html`<div>
            <dt>${this.#text(word)}</dt>
            <dd>${this.#text(says)}</dd>
          </div>`,
      )}
    </dl>`;
    return this.#fold(WORDS, rulesWords(this.lang).wordsOfGame, inner);
  }

  #house(): TemplateResult | typeof nothing {
    const { settings } = this.book?.house(this.view) ?? NO_HOUSE;
    if (settings.length === 0 || this.wanted.trim() !== '') return nothing;
    const inner = html`<div class="house">
      ${settings.map(
        ({ name, value }) =>
          html`<dl>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </dl>`,
      )}
    </div>`;
    return this.#fold(HOUSE, `${rulesWords(this.lang).atThisTable}: ${settings[0]!.value}`, inner);
  }

  #tour(): TemplateResult | typeof nothing {
    if (!this.toured || this.wanted.trim() !== '') return nothing;
    return html`<button class="btn tour" @click=${(): boolean => this.dispatchEvent(new ActEvent({ act: 'tour' }))}>
      <tv-icon name="compass"></tv-icon>${tourFrameWords(this.lang).offer}
    </button>`;
  }

  #renderBook(): TemplateResult {
    const say = rulesWords(this.lang);
    const wanted = plain(this.wanted.trim());
    const { off } = this.book?.house(this.view) ?? NO_HOUSE;
    const { chapters, terms, found } = shownBook(this.book ?? BARE, this.rules, off, wanted);
    const apart = chapters.findIndex(({ isOff }) => isOff);
    return html`<div class="book">
      <label class="field"
        >${say.findRule}
        <input type="search" placeholder=${say.findHint} .value=${this.wanted} @input=${this.#onInput} />
      </label>
      <p class=${found > 0 ? 'heard' : 'none'} role="status">
        ${wanted === '' ? nothing : found > 0 ? say.found(found) : say.noRule}
      </p>
      ${this.#tour()} ${this.#house()}
      ${chapters.map(
        (one, i) => html`${i === apart ? html`<p class="apart">${say.notHere}</p>` : nothing}${this.#chapter(one)}`,
      )}
      ${this.#words(terms)}
    </div>`;
  }

  override render(): TemplateResult {
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${rulesWords(this.lang).rulesOf(this.game)}>
      ${this.open ? this.#renderBook() : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-rules': TvRules;
  }
}
