import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base, buttons, fields } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import { ActEvent } from '../shell/acts.ts';
import { oneField } from '../one-field.ts';
import { shortWords } from '../words/short-words.ts';

/** Letters and figures of a pairing code; a recovery code has more. */
const PAIRING_SIGNS = 20;

/**
 * The field for the code of another device of one's own, or for the recovery code. It stands beside *sit down*, and in the window of ways
 * back.
 *
 * @event tv-act - pair-ask, recover
 */
@customElement('tv-code')
export class TvCode extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    oneField,
    css`
      p {
        color: var(--tv-ink-2);
      }
      input {
        letter-spacing: 0.04em;
      }
    `,
  ];

  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  @query('input') private readonly input!: HTMLInputElement;

  @property() override lang: Lang = 'it';
  /** What stands over the field; the code's name if not set. */
  @property({ attribute: false }) label = '';
  /** Why the last act was refused, in words. */
  @property({ attribute: false }) trouble = '';
  @state() private empty = false;

  #onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const code = this.input.value.trim();
    const signs = code.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
    this.empty = signs === 0;
    if (signs > 0) this.dispatchEvent(new ActEvent({ act: signs > PAIRING_SIGNS ? 'recover' : 'pair-ask', code }));
  }

  override render(): TemplateResult {
    const say = shortWords(this.lang);
    return html`<form @submit=${this.#onSubmit} novalidate>
      <label for="code">${this.label || say.codeLabel}</label>
      <div class="line field">
        <input
          id="code"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${say.codeHint}
          aria-describedby="wrong"
        />
        <button class="btn" type="submit">${say.enter}</button>
      </div>
      <p class="say" id="wrong" role="alert">${this.empty ? say.codeEmpty : this.trouble}</p>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-code': TvCode;
  }
}
