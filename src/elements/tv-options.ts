import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { base, buttons, fields } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { words } from './words.ts';
import { ChooseEvent, type Choice } from './tv-choices.ts';

type OptionValue = string | number | boolean;

/** One option of the house. Its kind follows from its value: a switch for yes and no, a list where there are `values`, else a line of text. */
export interface OptionField {
  readonly name: string;
  readonly label: string;
  /** What may be chosen; a value beyond them that stands already stays in the list. */
  readonly values?: readonly (string | number)[];
  /** How a value is written; as it is if not said. */
  readonly text?: (value: string | number) => string;
  /** In an empty line of text. */
  readonly hint?: string;
  /** Longest text, in characters. */
  readonly most?: number;
}

/** Options that belong together. */
export interface OptionGroup {
  readonly heading?: string;
  readonly says?: string;
  readonly fields: readonly OptionField[];
}

/** Somebody set an option. */
export class OptionEvent extends Event {
  readonly option: string;
  readonly value: OptionValue;
  constructor(option: string, value: OptionValue) {
    super('tv-option');
    this.option = option;
    this.value = value;
  }
}

const say = words(
  { rest: 'Altre regole della casa', changed: (n: number) => (n === 1 ? 'una cambiata' : `${n} cambiate`) },
  { rest: 'More house rules', changed: (n: number) => `${n} changed` },
);

/** By then the table has taken what was set, or refused it. */
const SETTLED_MS = 600;

/**
 * The rules of the house, as a form made from data. First comes one simple choice among a few ways to play, then the options that everybody
 * sets. The rest lies behind a line that says how many of them differ from usual. It keeps nothing itself: what is set is told, and comes
 * back as `values`.
 *
 * @event tv-option - an option was set
 * @event tv-choose - one of the ways to play was chosen
 */
@customElement('tv-options')
export class TvOptions extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: grid;
        gap: 14px;
        min-width: 0;
      }
      fieldset {
        display: grid;
        gap: 8px;
        min-width: 0;
        margin: 0;
        border: 0;
        padding: 0;
      }
      fieldset + fieldset {
        margin-top: 10px;
      }
      legend {
        margin-bottom: 6px;
        padding: 0;
        font: 400 1.25rem / 1.2 var(--tv-font-sign);
      }
      .says {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
      }
      .check {
        display: flex;
        align-items: center;
        gap: 12px;
        min-height: 44px;
        line-height: 1.3;
      }
      .check input {
        flex: none;
        width: 24px;
        height: 24px;
        accent-color: var(--tv-go);
      }
      summary {
        justify-content: flex-start;
        list-style: none;
        padding-inline: 0;
      }
      summary::-webkit-details-marker {
        display: none;
      }
      summary::before {
        content: '▸';
      }
      [open] > summary::before {
        content: '▾';
      }
      small {
        font-weight: 400;
        color: var(--tv-ink-2);
      }
    `,
  ];

  /** Ways to play, each of which sets all options at once. */
  @property({ attribute: false }) ways: readonly Choice[] = [];
  /** The way that the table has now; '' where the options are its own. */
  @property() way = '';
  /** What the ways are called to a screen reader. */
  @property({ attribute: 'ways-label' }) waysLabel = '';
  @property({ attribute: false }) groups: readonly OptionGroup[] = [];
  /** What stands behind the line. */
  @property({ attribute: false }) rest: readonly OptionGroup[] = [];
  @property({ attribute: false }) values: Readonly<Record<string, OptionValue>> = {};
  /** What is usual, to count what differs. */
  @property({ attribute: false }) usual: Readonly<Record<string, OptionValue>> = {};
  /** This person sees them, and sets none. */
  @property({ type: Boolean }) locked = false;
  @property() override lang: Lang = 'it';

  #set(option: string, value: OptionValue): void {
    if (value === this.values[option]) return;
    this.dispatchEvent(new OptionEvent(option, value));
    // A switch or list shows what a hand has set. What came to nothing doesn't stay in it; a line of text may be half written.
    setTimeout(() => this.requestUpdate(), SETTLED_MS);
  }

  #field({ name, label, values, text = String, hint = '', most = 200 }: OptionField): TemplateResult {
    const now = this.values[name];
    if (typeof now === 'boolean')
      return html`<label class="check"
        ><input
          type="checkbox"
          data-option=${name}
          .checked=${live(now)}
          ?disabled=${this.locked}
          @change=${(event: Event): void => this.#set(name, (event.target as HTMLInputElement).checked)}
        /><span>${label}</span></label
      >`;
    if (values === undefined)
      return html`<label class="field"
        ><span>${label}</span
        ><input
          data-option=${name}
          maxlength=${most}
          placeholder=${hint}
          .value=${String(now ?? '')}
          ?disabled=${this.locked}
          @change=${(event: Event): void => this.#set(name, (event.target as HTMLInputElement).value.trim())}
      /></label>`;
    const all = now === undefined || values.includes(now) ? values : [...values, now];
    return html`<label class="field"
      ><span>${label}</span
      ><select
        data-option=${name}
        ?disabled=${this.locked}
        @change=${(event: Event): void => this.#set(name, all[(event.target as HTMLSelectElement).selectedIndex]!)}
      >
        ${all.map((value) => html`<option .selected=${live(value === now)}>${text(value)}</option>`)}
      </select></label
    >`;
  }

  #group({ heading, says, fields: all }: OptionGroup): TemplateResult {
    return html`<fieldset>
      ${heading ? html`<legend>${heading}</legend>` : nothing} ${says ? html`<p class="says">${says}</p>` : nothing}
      ${repeat(
        all,
        ({ name }) => name,
        (field) => this.#field(field),
      )}
    </fieldset>`;
  }

  /** How many of the options behind the line aren't as usual. */
  get #changed(): number {
    const names = this.rest.flatMap(({ fields: all }) => all.map(({ name }) => name));
    return names.filter((name) => name in this.usual && this.usual[name] !== this.values[name]).length;
  }

  readonly #onWay = ({ value }: ChooseEvent): void => {
    if (value !== this.way) this.dispatchEvent(new ChooseEvent(value));
  };

  override render(): TemplateResult {
    const w = say(this.lang);
    const changed = this.#changed;
    return html`${
      this.ways.length > 0
        ? html`<tv-choices
            ?disabled=${this.locked}
            .label=${this.waysLabel}
            .options=${this.ways}
            .value=${this.way}
            @tv-choose=${this.#onWay}
          ></tv-choices>`
        : nothing
    }
    ${this.groups.map((group) => this.#group(group))}
    ${
      this.rest.length > 0
        ? html`<details>
            <summary class="btn quiet">
              ${w.rest}${changed > 0 ? html` <small>${w.changed(changed)}</small>` : nothing}
            </summary>
            ${this.rest.map((group) => this.#group(group))}
          </details>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-options': TvOptions;
  }
  interface HTMLElementEventMap {
    'tv-option': OptionEvent;
  }
}
