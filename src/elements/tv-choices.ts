import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from './base.ts';
import { customElement } from './define.ts';
import './tv-plate.ts';

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
      label {
        position: relative;
        display: flex;
        gap: 10px;
        align-items: center;
        min-height: var(--tv-choice, 44px);
        padding: 5px 12px;
        border-radius: 12px;
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
        font-weight: 600;
        line-height: 1.2;
        cursor: pointer;
        --tv-plate: 32px;
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
      label:has(input:checked) {
        background: var(--tv-mark);
        box-shadow: inset 0 0 0 2.5px var(--tv-ink);
      }
      label:has(input:checked) i {
        border: 6px solid var(--tv-ink);
      }
      label:has(input:focus-visible) {
        outline: 3px solid var(--tv-focus-ink);
        outline-offset: 2px;
        box-shadow: 0 0 0 9px var(--tv-focus);
        z-index: 2;
      }
      span {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      small {
        display: block;
        font-weight: 400;
        font-size: 0.875rem;
        color: var(--tv-ink-2);
      }
      label:has(input:checked) small {
        color: inherit;
      }
      @media (forced-colors: active) {
        label {
          border: 1.5px solid CanvasText;
        }
        label:has(input:checked) {
          border-width: 4px;
        }
      }
    `,
  ];

  @property() label = '';
  @property({ attribute: false }) options: readonly Choice[] = [];
  @property() value = '';

  override focus(): void {
    (this.renderRoot.querySelector<HTMLElement>('input:checked') ?? this.renderRoot.querySelector('input'))?.focus();
  }

  private choose(value: string): void {
    this.value = value;
    this.dispatchEvent(new ChooseEvent(value));
  }

  override render(): TemplateResult {
    return html`<fieldset role="radiogroup" aria-label=${this.label}>
      ${this.options.map(
        ({ value, label, says, plate }) =>
          html`<label
            ><input
              type="radio"
              name="choice"
              .checked=${value === this.value}
              @change=${(): void => this.choose(value)}
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
