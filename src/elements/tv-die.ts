import { css, html, LitElement, svg, type CSSResultGroup, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from './define.ts';

/** Where the pips of a six-sided die lie, in thirds. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** Outlines of the usual dice as one sees them lie, in a square of 100. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M50 6 96 88H4Z',
  8: 'M50 3 92 50 50 97 8 50Z',
  10: 'M50 3 95 42 80 78 50 97 20 78 5 42Z',
  12: 'M50 3 96 37 79 92H21L4 37Z',
  20: 'M50 3 92 27V73L50 97 8 73V27Z',
};

/**
 * One die as it lies: pips on six sides, else a number on the shape of that die. Drawn only; the words are beside it.
 *
 * @cssproperty --tv-die - edge, 52px if not set
 */
@customElement('tv-die')
export class TvDie extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: inline-block;
      flex: none;
      width: var(--tv-die, 52px);
      height: var(--tv-die, 52px);
      filter: drop-shadow(0 2px 2px rgb(0 0 0 / 0.22));
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
      overflow: visible;
    }
    .body {
      fill: var(--tv-card);
      stroke: var(--tv-card-edge);
      stroke-width: 2.5;
      stroke-linejoin: round;
    }
    .pip {
      fill: var(--tv-card-ink);
    }
    text {
      fill: var(--tv-card-ink);
      font: 800 40px var(--tv-font-text);
      text-anchor: middle;
    }
    text.long {
      font-size: 30px;
    }
    :host([hiding]) .body {
      fill: var(--tv-tile-1);
    }
    :host([hiding]) text {
      fill: #fff;
    }
    @media (forced-colors: active) {
      .body {
        stroke: CanvasText;
      }
    }
  `;

  @property({ type: Number }) value = 0;
  @property({ type: Number }) sides = 6;
  /** Thrown, and not shown. */
  @property({ type: Boolean, reflect: true }) hiding = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  private number(): SVGTemplateResult {
    const text = this.hiding ? '?' : String(this.value);
    // The middle of a triangle lies lower than that of its square.
    return svg`<text class=${text.length > 2 ? 'long' : ''} x="50" y=${this.sides === 4 ? 77 : text.length > 2 ? 61 : 64}>${text}</text>`;
  }

  override render(): TemplateResult {
    const shape = SHAPES[this.sides];
    const pips = this.sides === 6 && !this.hiding ? PIPS[this.value] : undefined;
    return html`<svg viewBox="0 0 100 100">
      ${
        shape
          ? svg`<path class="body" d=${shape} />`
          : svg`<rect class="body" x="5" y="5" width="90" height="90" rx="20" />`
      }
      ${
        pips
          ? pips.map(([x, y]) => svg`<circle class="pip" cx=${26 + x * 24} cy=${26 + y * 24} r="9.5" />`)
          : this.number()
      }
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-die': TvDie;
  }
}
