import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons, fields } from '../../../elements/base.ts';
import { ExplainEvent, ProposeEvent, type Lang, type RefusalWords } from '../../../elements/board.ts';
import '../../../elements/tv-icon.ts';
import { boardWords } from './words.ts';

/**
 * One word and one number, and nothing else: what the rules can check is checked while one writes. Nothing leaves the device before
 * the button is pressed. Until the number is touched it follows the private aims on the grid.
 *
 * @event tv-propose - the clue is given
 * @event tv-explain - the button was pressed while the rules refuse
 */
@customElement('codenames-clue')
export class ClueForm extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      form {
        background: var(--tv-paper);
        border-radius: 16px;
        padding: 16px;
        box-shadow: var(--tv-shadow-2);
        display: grid;
        gap: 12px;
      }
      h3 {
        font-size: 1.375rem;
      }
      .two {
        display: grid;
        gap: 12px;
      }
      .field {
        font-size: 0.9375rem;
        font-weight: 700;
      }
      .word input {
        height: 52px;
        border-width: 2px;
        font: 400 1.5rem/1 var(--tv-font-sign);
      }
      .stepper {
        display: grid;
        grid-template-columns: 48px 1fr 48px;
        align-items: center;
        height: 52px;
        border: 2px solid var(--tv-line-strong);
        border-radius: 12px;
        background: var(--tv-cloth);
      }
      .stepper button {
        border: 0;
        background: none;
        height: 100%;
        border-radius: 10px;
        display: grid;
        place-items: center;
      }
      .stepper button:hover {
        background: var(--tv-room-2);
      }
      .stepper input {
        border: 0;
        padding: 0;
        min-height: 0;
        height: 100%;
        text-align: center;
        font: 800 1.75rem/1 var(--tv-font-text);
        appearance: textfield;
        -moz-appearance: textfield;
        background: none;
      }
      .stepper input::-webkit-inner-spin-button,
      .stepper input::-webkit-outer-spin-button {
        appearance: none;
        margin: 0;
      }
      .says {
        display: flex;
        gap: 8px;
        min-height: 1.35em;
        font-size: 0.9375rem;
        line-height: 1.35;
        font-weight: 700;
        color: var(--tv-ink-2);
      }
      .says.fits {
        color: var(--tv-live);
      }
      .says.not {
        color: var(--tv-off);
      }
      .says tv-icon {
        margin-top: 0.05em;
      }
      .private {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
        line-height: 1.35;
      }
      /* Half size: a column of 170. */
      @container (max-width: 200px) {
        form {
          padding: 9px 10px;
          gap: 6px;
          border-radius: 12px;
        }
        h3 {
          font-size: 1.0625rem;
        }
        .two {
          gap: 6px;
        }
        .field {
          gap: 3px;
          font-size: 0.8125rem;
        }
        .word input,
        .stepper {
          height: 40px;
          min-height: 0;
        }
        .word input {
          font-size: 1.1875rem;
          padding: 0 10px;
        }
        .stepper {
          grid-template-columns: 40px 1fr 40px;
        }
        .stepper input {
          font-size: 1.375rem;
        }
        .says {
          font-size: 0.8125rem;
          gap: 5px;
          line-height: 1.25;
        }
        .btn {
          min-height: 40px;
          padding: 0 8px;
          font-size: 0.9375rem;
        }
        .btn tv-icon,
        .private {
          display: none;
        }
      }
      /* Phone: both fields in one line. */
      @container (min-width: 300px) {
        form {
          padding: 10px 12px 12px;
          gap: 8px;
        }
        h3,
        .private {
          display: none;
        }
        .two {
          grid-template-columns: 1.4fr 1fr;
        }
        .word input,
        .stepper {
          height: 46px;
          min-height: 0;
        }
        .stepper {
          grid-template-columns: 44px 1fr 44px;
        }
      }
      @media (forced-colors: active) {
        form {
          border: 1.5px solid CanvasText;
        }
      }
    `,
  ];

  @query('.word input') private readonly wordField!: HTMLInputElement;

  @state() private word = '';
  /** Undefined: follows the aims. */
  @state() private number: number | undefined;

  @property() override lang: Lang = 'it';
  /** Own pictures still to find. */
  @property({ type: Number }) left = 1;
  /** How many pictures are marked. */
  @property({ type: Number }) aimed = 0;
  @property({ attribute: false }) check: (move: string, args: unknown) => RefusalWords | undefined = () => undefined;

  private get clue(): { readonly word: string; readonly number: number } {
    return { word: this.word.trim(), number: this.number ?? Math.max(1, Math.min(this.aimed, this.left)) };
  }

  private readonly onWord = (event: InputEvent): void => {
    const field = this.wordField;
    if (!event.isComposing && field.value !== field.value.toUpperCase()) {
      const { selectionStart, selectionEnd } = field;
      field.value = field.value.toUpperCase();
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    this.word = field.value;
  };

  private readonly onNumber = (event: Event): void => {
    const value = (event.target as HTMLInputElement).valueAsNumber;
    this.number = Number.isInteger(value) ? value : undefined;
  };

  private stepBy(by: number): void {
    this.number = Math.max(1, Math.min(this.left, this.clue.number + by));
  }

  private readonly onSubmit = (event: Event): void => {
    event.preventDefault();
    const { clue } = this;
    if (clue.word === '') return this.wordField.focus();
    const refusal = this.check('giveClue', clue);
    this.dispatchEvent(refusal ? new ExplainEvent(refusal) : new ProposeEvent('giveClue', clue));
  };

  override render(): TemplateResult {
    const w = boardWords(this.lang);
    const { clue } = this;
    const refusal = clue.word === '' ? undefined : this.check('giveClue', clue);
    const state = clue.word === '' ? '' : refusal ? 'not' : 'fits';
    return html`<form @submit=${this.onSubmit} autocomplete="off" novalidate>
      <h3>${w.clueTitle}</h3>
      <div class="two">
        <label class="field word"
          >${w.word}<input
            .value=${this.word}
            @input=${this.onWord}
            autocapitalize="characters"
            autocomplete="off"
            spellcheck="false"
            enterkeyhint="done"
            maxlength="60"
            aria-describedby="says"
        /></label>
        <div class="field">
          <label for="number">${w.number}</label>
          <div class="stepper">
            <button type="button" aria-label=${w.less} @click=${() => this.stepBy(-1)}>
              <tv-icon name="minus"></tv-icon>
            </button>
            <input
              id="number"
              type="number"
              inputmode="numeric"
              min="1"
              max=${this.left}
              .value=${String(clue.number)}
              @input=${this.onNumber}
            />
            <button type="button" aria-label=${w.more} @click=${() => this.stepBy(1)}>
              <tv-icon name="plus"></tv-icon>
            </button>
          </div>
        </div>
      </div>
      <p class="says ${state}" id="says">
        ${state === 'fits' ? html`<tv-icon name="check"></tv-icon>` : nothing}
        <span
          >${state === '' ? w.clueEmpty : refusal ? `${refusal.advice} ${refusal.rule}` : w.clueFits(clue.number, this.left)}</span
        >
      </p>
      <button class="btn go" aria-disabled=${ifDefined(refusal ? 'true' : undefined)}>
        <tv-icon name="megaphone"></tv-icon>${w.giveClue}
      </button>
      <p class="private">${this.aimed === 0 ? w.aimsHint : w.cluePrivate}</p>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-clue': ClueForm;
  }
}
