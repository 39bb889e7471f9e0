import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import { divisible } from './syllables.ts';

/** Smaller letters than these aren't read across a table: a text that is longer still goes on two lines, divided as words are. */
const LEAST_PX = 10;
/** Of a text's width the longer of its two lines takes no more than this. */
const LONGER_LINE = 0.72;

/**
 * A word in one line, in letters as large as there is width for and no larger than the text around it.
 *
 * @csspart word - the word
 */
@customElement('tv-fit')
export class TvFit extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: flex;
      align-items: center;
      min-width: 0;
      /* As high as in full size, so that a shorter word moves nothing. */
      min-height: 1lh;
    }
    b {
      font: inherit;
      white-space: nowrap;
    }
    .long {
      white-space: normal;
      hyphens: manual;
      overflow-wrap: anywhere;
      line-height: 1.1;
    }
  `;

  @property() text = '';
  @query('b') private readonly word!: HTMLElement;

  #width = -1;
  readonly #watch = new ResizeObserver(() => {
    if (this.clientWidth !== this.#width) this.#fit();
  });
  readonly #onFonts = (): void => this.#fit();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
    document.fonts.addEventListener('loadingdone', this.#onFonts);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    document.fonts.removeEventListener('loadingdone', this.#onFonts);
  }

  #fit(): void {
    const { word } = this;
    if (!word) return;
    word.classList.remove('long');
    word.style.fontSize = '';
    this.#width = this.clientWidth;
    const wants = word.getBoundingClientRect().width;
    if (this.#width === 0 || wants <= this.#width) return;
    const full = Number.parseFloat(getComputedStyle(word).fontSize);
    const size = Math.floor(((full * this.#width) / wants) * 10) / 10;
    const isLong = size < LEAST_PX;
    const fits = isLong ? Math.max(LEAST_PX, size / LONGER_LINE) : size;
    word.style.fontSize = `${Math.min(fits, full)}px`;
    word.classList.toggle('long', isLong);
  }

  protected override updated(_changed: PropertyValues<this>): void {
    this.#fit();
  }

  override render(): TemplateResult {
    return html`<b part="word">${divisible(this.text)}</b>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-fit': TvFit;
  }
}
