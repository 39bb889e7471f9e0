import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import '../../elements/pictures/tv-icon.ts';
import { shellWords } from '../words/shell-words.ts';

/**
 * The sentences between bar and table. While a game is on they lie over it, so that no board changes its size for one. They leave free the
 * end of the board's headline, where its clock and its acts are. They can be put away until there is another one. In a narrow place a
 * sentence that holds as long as the game does has a row of its own. It would cover the board there for good.
 *
 * @slot - one element a sentence
 * @slot lasting - what holds for the whole game
 */
@customElement('tv-strips')
export class TvStrips extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: block;
      }
      :host([over]) {
        position: relative;
        height: 0;
        z-index: var(--tv-z-menu);
      }
      :host([over]) .pile {
        position: absolute;
        display: grid;
        grid-template-columns: minmax(0, var(--wide, 430px)) auto;
        align-items: start;
        justify-content: end;
        gap: 0 6px;
        max-height: 70dvh;
        overflow-y: auto;
        /* Shadows end at their own edge, not at that of what scrolls. */
        inset: 2px 74px auto -8px;
        padding: 0 0 20px 16px;
        pointer-events: none;
      }
      .passing {
        display: contents;
      }
      .all,
      .lasting {
        min-width: 0;
      }
      :host([over]) :is(.all, .lasting) {
        grid-column: 1;
        pointer-events: auto;
      }
      .btn.fold {
        grid-area: 1 / 2 / span 2;
        background: var(--tv-paper);
        box-shadow: var(--tv-shadow-1);
        font-weight: 800;
        pointer-events: auto;
      }
      [hidden] {
        display: none !important;
      }
      @container (min-width: 901px) {
        :host([over]) .pile {
          inset-inline-end: 216px;
        }
      }
      /* The middle of the bar has room for a sentence, between the table's name and the buttons, unless a chip stands there. */
      @container (min-width: 1300px) {
        :host([over]:not([chip])) .pile {
          --wide: 640px;
          top: -50px;
          inset-inline: 474px 540px;
        }
      }
      @container (max-width: 900px) {
        :host([over]) {
          height: auto;
        }
        :host([over]) .pile {
          position: relative;
          display: block;
          inset: auto;
          padding: 0;
          max-height: none;
          overflow: visible;
        }
        :host([over]) .lasting {
          display: block !important;
          margin-inline: 8px;
        }
        :host([over]) .passing {
          position: absolute;
          inset: calc(100% + 2px) 74px auto 8px;
          display: flex;
          align-items: start;
          justify-content: end;
          gap: 6px;
          max-height: 70dvh;
          overflow-y: auto;
        }
        :host([over]) .all {
          flex: 0 1 430px;
        }
        :host([over][steady]) .fold {
          display: none;
        }
      }
    `,
  ];

  @property() override lang: Lang = 'it';
  /** Whether it lies over what is below, instead of above it. */
  @property({ type: Boolean, reflect: true }) over = false;
  /** There is at least one; for the style of what is below. */
  @property({ type: Boolean, reflect: true }) some = false;
  /** The middle of the bar is taken. */
  @property({ type: Boolean, reflect: true }) chip = false;
  /** All that there is holds for the whole game; for the styles here and of what is below. */
  @property({ type: Boolean, reflect: true }) steady = false;

  @state() private folded = false;
  @state() private count = 0;
  readonly #known = new WeakSet<Element>();

  readonly #onSlot = (event: Event): void => {
    const slotted = (event.target as HTMLSlotElement).assignedElements();
    if (slotted.some((one) => !this.#known.has(one))) this.folded = false;
    for (const one of slotted) this.#known.add(one);
    const all = [...this.children];
    this.count = all.length;
    this.some = all.length > 0;
    this.steady = this.some && all.every((one) => one.slot === 'lasting');
  };

  #fold(): TemplateResult | typeof nothing {
    if (!this.over || this.count === 0) return nothing;
    const say = shellWords(this.lang);
    const label = this.folded ? say.unfold(this.count) : say.fold;
    return html`<button
      class="btn quiet icon fold"
      aria-expanded=${this.folded ? 'false' : 'true'}
      aria-label=${label}
      title=${label}
      @click=${(): void => void (this.folded = !this.folded)}
    >
      <tv-icon name=${this.folded ? 'ellipsis' : 'minus'}></tv-icon>
    </button>`;
  }

  override render(): TemplateResult {
    const away = this.over && this.folded;
    return html`<div class="pile">
      <div class="lasting" ?hidden=${away}><slot name="lasting" @slotchange=${this.#onSlot}></slot></div>
      <div class="passing">
        <div class="all" ?hidden=${away}><slot @slotchange=${this.#onSlot}></slot></div>
        ${this.#fold()}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-strips': TvStrips;
  }
}
