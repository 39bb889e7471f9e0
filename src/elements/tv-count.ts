import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { customElement } from './loading/define.ts';
import { base, buttons } from './look/base.ts';
import './pictures/tv-icon.ts';

/** Another number was asked for. */
export class CountEvent extends Event {
  readonly value: number;
  constructor(value: number) {
    super('tv-count');
    this.value = value;
  }
}

/**
 * A number with a button for less and one for more. A button that leads nowhere keeps the focus: with it a keyboard would lose its place.
 *
 * @event tv-count - less or more was pressed: the number that is asked for (`value`)
 * @cssproperty --tv-count-gap - between the buttons and the number
 * @cssproperty --tv-count-room - the least width of the number
 * @cssproperty --tv-count-button - the width of a button
 */
@customElement('tv-count')
export class TvCount extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: var(--tv-count-gap, 8px);
        font-weight: 700;
        font-size: 1.1875rem;
        font-variant-numeric: tabular-nums;
      }
      output {
        min-width: var(--tv-count-room, 1.6em);
        text-align: center;
      }
      .btn.icon {
        width: var(--tv-count-button, var(--tv-target));
        min-width: 0;
      }
      .quiet[aria-disabled] {
        box-shadow: none;
        opacity: 0.35;
      }
    `,
  ];

  @property({ type: Number }) value = 0;
  @property({ type: Number }) least = 0;
  @property({ type: Number }) most: number = Infinity;
  @property({ type: Number }) step = 1;
  /** What the button for less is called, and the one for more. */
  @property() less = '';
  @property() more = '';
  /** What is read in the number’s place, as `+2`. */
  @property() text = '';
  /** Buttons without a frame, where many stand below one another. */
  @property({ type: Boolean }) quiet = false;

  override focus(): void {
    // A panel that opens puts the focus here before anything is drawn.
    void this.updateComplete.then(() => this.renderRoot.querySelector('button')?.focus());
  }

  #button(label: string, icon: 'minus' | 'plus', by: number): TemplateResult {
    const to = Math.max(this.least, Math.min(this.most, this.value + by));
    const isEnd = to === this.value;
    return html`<button
      class=${this.quiet ? 'btn icon quiet' : 'btn icon'}
      aria-label=${label}
      aria-disabled=${ifDefined(isEnd ? 'true' : undefined)}
      @click=${(): void => void (isEnd || this.dispatchEvent(new CountEvent(to)))}
    >
      <tv-icon name=${icon}></tv-icon>
    </button>`;
  }

  override render(): TemplateResult {
    return html`${this.#button(this.less, 'minus', -this.step)}<output>${this.text || this.value}</output>${this.#button(this.more, 'plus', this.step)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-count': TvCount;
  }
  interface HTMLElementEventMap {
    'tv-count': CountEvent;
  }
}
