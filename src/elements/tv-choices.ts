import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from './look/base.ts';
import { customElement } from './loading/define.ts';
import { rowStyles } from './look/row-styles.ts';
import './pictures/tv-plate.ts';

/** A row that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A second, smaller line. */
  readonly says?: string;
  readonly plate?: number;
}

/** Something was chosen; nothing has been done with it yet. */
export class ChooseEvent extends Event {
  readonly value: string;
  constructor(value: string) {
    super('tv-choose');
    this.value = value;
  }
}

/**
 * One of several, as rows: chosen by fill, thick border and dot alike. Native radios, so that arrows and screen readers know them.
 *
 * @event tv-choose - another row is chosen
 */
@customElement('tv-choices')
export class TvChoices extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    rowStyles,
    css`
      :host {
        display: block;
      }
      fieldset {
        border: 0;
        margin: 0;
        padding: 0;
        display: grid;
        gap: var(--tv-choice-gap, 7px);
        min-width: 0;
      }
      input {
        position: absolute;
        opacity: 0;
        inset: 0;
        margin: 0;
        cursor: pointer;
      }
      i {
        flex: none;
        width: 20px;
        height: 20px;
        border-radius: 50%;
        border: 2px solid var(--tv-line-strong);
      }
      .on i {
        border: 6px solid var(--tv-ink);
      }
      .row:has(input:focus-visible) {
        outline: 3px solid var(--tv-focus-ink);
        outline-offset: 2px;
        box-shadow: 0 0 0 9px var(--tv-focus);
        z-index: 2;
      }
    `,
  ];

  @property() label = '';
  @property({ attribute: false }) options: readonly Choice[] = [];
  @property() value = '';
  /** This person sees them, and chooses none. */
  @property({ type: Boolean }) disabled = false;

  override focus(): void {
    (this.renderRoot.querySelector<HTMLElement>('input:checked') ?? this.renderRoot.querySelector('input'))?.focus();
  }

  #choose(value: string): void {
    this.value = value;
    this.dispatchEvent(new ChooseEvent(value));
  }

  override render(): TemplateResult {
    return html`<fieldset role="radiogroup" aria-label=${this.label} ?disabled=${this.disabled}>
      ${this.options.map(
        ({ value, label, says, plate }) =>
          html`<label class=${value === this.value ? 'row on' : 'row'}
            ><input
              type="radio"
              name="choice"
              .checked=${value === this.value}
              @change=${(): void => this.#choose(value)}
            /><i></i>${plate === undefined ? nothing : html`<tv-plate .plate=${plate}></tv-plate>`}<span
              >${label}${says ? html`<small>${says}</small>` : nothing}</span
            ></label
          >`,
      )}
    </fieldset>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-choices': TvChoices;
  }
  interface HTMLElementEventMap {
    'tv-choose': ChooseEvent;
  }
}
