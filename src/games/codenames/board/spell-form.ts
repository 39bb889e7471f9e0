import { html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { ExplainEvent, ProposeEvent, type Lang, type RefusalWords } from '../../../elements/frame/board.ts';
import { clueFormStyles } from './clue-form-styles.ts';
import { houseWords } from './house-words.ts';

/**
 * The letters of a clue that was said on the call.
 *
 * @event tv-propose - they are given
 * @event tv-explain - the rules refuse them
 */
@customElement('codenames-spell')
export class SpellForm extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, fields, clueFormStyles];

  @query('input') private readonly field!: HTMLInputElement;

  @property() override lang: Lang = 'it';
  @property({ attribute: false }) check: (move: string, args: unknown) => RefusalWords | undefined = () => undefined;

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const args = { letters: this.field.value.toUpperCase().trim() };
    if (args.letters === '') return this.field.focus();
    const refusal = this.check('spell', args);
    this.dispatchEvent(refusal ? new ExplainEvent(refusal) : new ProposeEvent('spell', args));
  };

  override render(): TemplateResult {
    const h = houseWords(this.lang);
    return html`<form @submit=${this.#onSubmit} autocomplete="off" novalidate>
      <h3>${h.spellTitle}</h3>
      <label class="field word"
        >${h.letters}<input
          autocapitalize="characters"
          autocomplete="off"
          spellcheck="false"
          enterkeyhint="done"
          maxlength="40"
      /></label>
      <p class="private">${h.spellHint}</p>
      <button class="btn go">${h.spell}</button>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-spell': SpellForm;
  }
}
