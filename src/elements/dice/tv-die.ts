import { css, html, LitElement, svg, type CSSResultGroup, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';

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

const TEN_SIDES = 10;

/** Outlines of the usual dice as one sees them lie, in a square of 100. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M50 6 96 88H4Z',
  8: 'M50 3 92 50 50 97 8 50Z',
  12: 'M50 3 96 37 79 92H21L4 37Z',
  20: 'M50 3 92 27V73L50 97 8 73V27Z',
};

/** The ten-sided one is seen from above: its outline, the facet that counts, edges of the others. */
const TEN = {
  outline: 'M50 3 95 37 95 63 50 97 5 63 5 37z',
  facet: 'M50 3 83 57 50 72 17 57z',
  edges: 'M83 57 95 63M17 57 5 63M50 72v25',
};

/** A die's owner, told beside the row's name by its fill and by its edges. */
export type DieKind = 'plain' | 'dark' | 'ivory' | 'dashed';

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
    .facet,
    .edge {
      fill: none;
      stroke: var(--tv-card-edge);
      stroke-width: 2.5;
      stroke-linejoin: round;
    }
    /* At night the dark one has a light edge: it lies on a dark cloth. */
    :host([kind='dark']) .body {
      fill: #23282a;
      stroke: light-dark(#4b5457, #98a4a7);
    }
    :host([kind='dark']) :is(.facet, .edge) {
      fill: #0d1011;
      stroke: #7d888b;
    }
    :host([kind='dark']) text {
      fill: #fff;
    }
    :host([kind='ivory']) .body {
      fill: #d9cdb6;
      stroke: #6b6252;
    }
    :host([kind='ivory']) .facet {
      fill: #fffdf6;
    }
    :host([kind='dashed']) .body {
      fill: #f3eee2;
      stroke: #6b6252;
    }
    :host([kind='dashed']) .facet {
      fill: #fffdf6;
      stroke-dasharray: 5 5;
    }
    :host(:is([kind='ivory'], [kind='dashed'])) :is(.facet, .edge) {
      stroke: #6b6252;
    }
    :host(:is([kind='ivory'], [kind='dashed'])) text {
      fill: #1b231f;
    }
    :host([bare]) .body {
      stroke-width: 5;
    }
    :host([blank]) {
      filter: none;
    }
    :host([blank]) .body {
      fill: none;
      stroke: var(--tv-line-strong);
      stroke-width: 4;
      stroke-dasharray: 7 6;
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
  @property({ reflect: true }) kind: DieKind = 'plain';
  /** Seen from afar, or among many: whose it is, and no number. */
  @property({ type: Boolean, reflect: true }) bare = false;
  /** Not thrown: its place. */
  @property({ type: Boolean, reflect: true }) blank = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute('aria-hidden', 'true');
  }

  #number(): SVGTemplateResult {
    const text = this.hiding ? '?' : String(this.value);
    // The middle of a triangle lies lower than that of its square.
    return svg`<text class=${text.length > 2 ? 'long' : ''} x="50" y=${this.sides === 4 ? 77 : this.sides === TEN_SIDES ? 57 : text.length > 2 ? 61 : 64}>${text}</text>`;
  }

  override render(): TemplateResult {
    const isTen = this.sides === TEN_SIDES;
    const shape = isTen ? TEN.outline : SHAPES[this.sides];
    const pips = this.sides === 6 && !this.hiding ? PIPS[this.value] : undefined;
    return html`<svg viewBox="0 0 100 100">
      ${
        shape
          ? svg`<path class="body" d=${shape} />`
          : svg`<rect class="body" x="5" y="5" width="90" height="90" rx="20" />`
      }
      ${isTen && !this.blank && !this.bare ? svg`<path class="facet" d=${TEN.facet} /><path class="edge" d=${TEN.edges} />` : ''}
      ${
        this.blank || this.bare
          ? ''
          : pips
            ? pips.map(([x, y]) => svg`<circle class="pip" cx=${26 + x * 24} cy=${26 + y * 24} r="9.5" />`)
            : this.#number()
      }
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-die': TvDie;
  }
}
