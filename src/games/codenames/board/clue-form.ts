import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { ExplainEvent, ProposeEvent, type Lang, type RefusalWords } from '../../../elements/frame/board.ts';
import '../../../elements/pictures/tv-icon.ts';
import { PLAIN, isSpoken, type Options } from '../options.ts';
import type { ClueNumber } from '../view.ts';
import { clueFormStyles } from './clue-form-styles.ts';
import { houseWords, type HouseWords } from './house-words.ts';
import { reminders } from './reminders.ts';
import { boardWords } from './words.ts';

/** Refusals that the rival spymaster may lift. */
const DOUBTFUL: ReadonlySet<string> = new Set(['not-one-word', 'needs-ruling']);

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What the button does with the clue as it stands. */
interface Standing {
  readonly does: 'nothing' | 'give' | 'ask';
  readonly says: string;
  readonly looks: '' | 'fits' | 'not';
  readonly refusal?: RefusalWords | undefined;
}

/**
 * One word and one number, and nothing else: what the rules can check is checked while one writes. Nothing leaves the device before
 * the button is pressed. Until the number is touched it follows the private aims on the grid. What only people can judge may be put to the
 * rival spymaster; where clues are said on the call there is but the number.
 *
 * @event tv-propose - the clue is given, or put to the rival spymaster
 * @event tv-explain - the button was pressed while the rules refuse
 */
@customElement('codenames-clue')
export class ClueForm extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, fields, clueFormStyles];

  @query('.word input') private readonly wordField!: HTMLInputElement | null;

  @state() private word = '';
  /** It was to be given without a word. */
  @state() private isEmpty = false;
  /** Undefined: follows the aims. */
  @state() private number: ClueNumber | undefined;

  @property() override lang: Lang = 'it';
  /** Own pictures still to find. */
  @property({ type: Number }) left = 1;
  /** The highest number, where it is another than `left`. */
  @property({ type: Number }) most: number | undefined;
  /** How many pictures are marked. */
  @property({ type: Number }) aimed = 0;
  @property({ attribute: false }) options: Options = PLAIN;
  /** The one who rules on a doubtful word; empty where nobody does. */
  @property() rival = '';
  /** Words that were denied in this turn. */
  @property({ attribute: false }) denied: readonly string[] = [];
  @property({ attribute: false }) check: (move: string, args: unknown) => RefusalWords | undefined = () => undefined;

  get #spoken(): boolean {
    return isSpoken(this.options);
  }

  get #highest(): number {
    return this.most ?? this.left;
  }

  get #least(): number {
    return this.options.expertZero ? 0 : 1;
  }

  get #clue(): { readonly word: string; readonly number: ClueNumber } {
    return { word: this.word.trim(), number: this.number ?? Math.max(1, Math.min(this.aimed, this.#highest)) };
  }

  /** As `giveClue` takes it. */
  get #args(): { readonly word?: string; readonly number: ClueNumber } {
    return this.#spoken ? { number: this.#clue.number } : this.#clue;
  }

  readonly #onWord = (event: InputEvent): void => {
    const field = this.wordField!;
    if (!event.isComposing && field.value !== field.value.toUpperCase()) {
      const { selectionStart, selectionEnd } = field;
      field.value = field.value.toUpperCase();
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    this.word = field.value;
    this.isEmpty = false;
  };

  readonly #onNumber = (event: Event): void => {
    const value = (event.target as HTMLInputElement).valueAsNumber;
    this.number = Number.isInteger(value) ? value : undefined;
  };

  #stepBy(by: number): void {
    const { number } = this.#clue;
    const from = number === 'unlimited' ? this.#highest - by : number;
    this.number = Math.max(this.#least, Math.min(this.#highest, from + by));
  }

  readonly #onEndless = (): void => {
    this.number = this.number === 'unlimited' ? undefined : 'unlimited';
  };

  #standing(h: HouseWords): Standing {
    const w = boardWords(this.lang);
    const clue = this.#clue;
    if (clue.word === '' && !this.#spoken)
      return { does: 'nothing', says: w.clueEmpty, looks: this.isEmpty ? 'not' : '' };
    if (this.denied.some((word) => same(word, clue.word)))
      return { does: 'nothing', says: h.denied(this.rival), looks: 'not' };
    const refusal = this.check('giveClue', this.#args);
    if (refusal) {
      const asks = this.rival !== '' && DOUBTFUL.has(refusal.code);
      return { does: asks ? 'ask' : 'give', says: `${refusal.advice} ${refusal.rule}`, looks: 'not', refusal };
    }
    const { number: n } = clue;
    if (this.#spoken) return { does: 'give', says: h.sayHint(n), looks: 'fits' };
    const says = n === 'unlimited' || n === 0 ? h.fitsAnyway(n) : w.clueFits(n, this.left);
    return { does: 'give', says, looks: 'fits' };
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const { does, refusal } = this.#standing(houseWords(this.lang));
    if (does === 'nothing') {
      this.isEmpty = this.#clue.word === '';
      return this.wordField?.focus();
    }
    if (does === 'ask') return this.#askRival();
    this.dispatchEvent(refusal ? new ExplainEvent(refusal) : new ProposeEvent('giveClue', this.#args));
  };

  #askRival(): void {
    const args = { question: this.#clue };
    const refusal = this.check('askRival', args);
    this.dispatchEvent(refusal ? new ExplainEvent(refusal) : new ProposeEvent('askRival', args));
  }

  #wordPart(): TemplateResult | typeof nothing {
    if (this.#spoken) return nothing;
    return html`<label class="field word"
      >${boardWords(this.lang).word}<input
        .value=${this.word}
        @input=${this.#onWord}
        autocapitalize="characters"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="done"
        maxlength="60"
        aria-invalid=${this.isEmpty ? 'true' : 'false'}
        aria-describedby="says"
    /></label>`;
  }

  #numberPart(h: HouseWords): TemplateResult {
    const w = boardWords(this.lang);
    const { number } = this.#clue;
    const endless = number === 'unlimited';
    return html`<div class="field">
      <label for="number">${w.number}</label>
      <div class="stepper">
        <button type="button" aria-label=${w.less} @click=${() => this.#stepBy(-1)}>
          <tv-icon name="minus"></tv-icon>
        </button>
        ${
          endless
            ? html`<input id="number" readonly aria-label=${h.unlimited} .value=${h.number(number)} />`
            : html`<input
                id="number"
                type="number"
                inputmode="numeric"
                min=${this.#least}
                max=${this.#highest}
                .value=${String(number)}
                @input=${this.#onNumber}
              />`
        }
        <button type="button" aria-label=${w.more} @click=${() => this.#stepBy(1)}>
          <tv-icon name="plus"></tv-icon>
        </button>
      </div>
      ${
        this.options.expertUnlimited
          ? html`<button
              type="button"
              class="btn small endless"
              aria-pressed=${endless ? 'true' : 'false'}
              @click=${this.#onEndless}
            >
              ∞ ${h.unlimited}
            </button>`
          : nothing
      }
    </div>`;
  }

  #acts(h: HouseWords, { does, refusal }: Standing): TemplateResult {
    const w = boardWords(this.lang);
    const barred = does === 'nothing' ? undefined : refusal;
    const give = html`<tv-icon name="megaphone"></tv-icon>${this.#spoken ? h.giveNumber : w.giveClue}`;
    if (does === 'ask')
      return html`<button class="btn go"><tv-icon name="send"></tv-icon>${h.ask(this.rival)}</button>`;
    const mayAsk = does === 'give' && !barred && !this.#spoken && this.rival !== '';
    return html`<button class="btn go" aria-disabled=${ifDefined(barred ? 'true' : undefined)}>${give}</button> ${
        mayAsk
          ? html`<button type="button" class="btn quiet small doubt" @click=${() => this.#askRival()}>
              ${h.doubt(this.rival)}
            </button>`
          : nothing
      }`;
  }

  override render(): TemplateResult {
    const w = boardWords(this.lang);
    const h = houseWords(this.lang);
    const standing = this.#standing(h);
    return html`<form @submit=${this.#onSubmit} autocomplete="off" novalidate>
      <h3>${this.#spoken ? h.sayTitle : w.clueTitle}</h3>
      <div class="two">${this.#wordPart()}${this.#numberPart(h)}</div>
      <p class="says ${standing.looks}" id="says">
        ${standing.looks === 'fits' ? html`<tv-icon name="check"></tv-icon>` : nothing}<span>${standing.says}</span>
      </p>
      <span class="heard" role="alert">${this.isEmpty ? w.clueEmpty : ''}</span>
      ${this.#acts(h, standing)}
      ${this.denied.length > 0 ? html`<p class="denied">${h.deniedWords(this.denied)}</p>` : nothing}
      <p class="private">${this.aimed === 0 ? w.aimsHint : w.cluePrivate}</p>
      ${reminders(h, this.options)}
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-clue': ClueForm;
  }
}
