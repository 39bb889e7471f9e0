import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { words } from './words.ts';

const say = words({ more: 'continua' }, { more: 'more below' });
/** Less than a line. */
const SLACK_PX = 12;
/** Above the piece that is followed. */
const AIR_PX = 8;

/**
 * A page to read: pasteboard, lines of at most 62 letters. It scrolls inside, and says so where it goes on.
 *
 * @slot - the text
 */
@customElement('tv-page')
export class TvPage extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        position: relative;
        display: grid;
        min-height: 0;
        border-radius: 10px;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow:
          0 0 0 1px var(--tv-card-edge),
          0 3px 0 var(--tv-card-edge),
          0 5px 9px rgb(0 0 0 / 0.14);
      }
      section {
        min-height: 0;
        overflow: auto;
        overscroll-behavior: contain;
        padding: var(--tv-page-pad, 20px 24px);
        font-size: 1.125rem;
        line-height: 1.45;
        border-radius: 10px;
      }
      .text {
        max-width: 62ch;
      }
      h3 {
        font-size: var(--tv-page-heading, 1.5rem);
        margin-bottom: var(--tv-page-heading-gap, 8px);
      }
      .more {
        position: absolute;
        inset: auto 0 0;
        padding: 16px 24px 5px;
        border-radius: 0 0 10px 10px;
        background: linear-gradient(transparent, var(--tv-card) 60%);
        color: var(--tv-card-ink-2);
        font-size: var(--tv-text-s);
        font-weight: 700;
        text-align: end;
        pointer-events: none;
      }
    `,
  ];

  @property() heading = '';
  @property() override lang: Lang = 'it';
  /** Follows what is added at its end: the last piece, or the last of a list there, from its first line on. */
  @property({ type: Boolean }) follow = false;

  @query('section') private readonly sheet!: HTMLElement;
  @state() private more = false;
  #atEnd = true;
  /** Where following left the page: whoever hasn't scrolled since is taken to what comes next. */
  #left = 0;
  readonly #watch = new ResizeObserver(() => this.#grown());

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      if (!this.isConnected) return;
      this.#watch.observe(this.sheet);
      this.#watch.observe(this.sheet.firstElementChild!);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  #grown(): void {
    if (this.follow && this.#atEnd) {
      this.sheet.scrollTop = this.#newest;
      this.#left = this.sheet.scrollTop;
    }
    this.#look();
  }

  /** The newest piece's beginning; the top where there is a single piece, or an empty list. The browser stops at the page's end. */
  get #newest(): number {
    const last = this.lastElementChild;
    const piece = last?.matches('ul, ol') ? last.lastElementChild : last;
    if (!piece || piece === this.firstElementChild) return 0;
    const { top } = this.sheet.getBoundingClientRect();
    return this.sheet.scrollTop + piece.getBoundingClientRect().top - top - AIR_PX;
  }

  #look(): void {
    const { scrollTop, clientHeight, scrollHeight } = this.sheet;
    this.more = scrollTop + clientHeight < scrollHeight - SLACK_PX;
    this.#atEnd = !this.more || scrollTop === this.#left;
  }

  override render(): TemplateResult {
    return html`<section tabindex="0" aria-label=${this.heading || nothing} @scroll=${this.#look}>
        <div class="text">${this.heading ? html`<h3>${this.heading}</h3>` : nothing}<slot></slot></div>
      </section>
      ${this.more ? html`<span class="more" aria-hidden="true">${say(this.lang).more}</span>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-page': TvPage;
  }
}
