import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base } from './look/base.ts';
import { customElement } from './loading/define.ts';
import type { TvStatus } from './tv-status.ts';

/** Something that has happened at the table, in the reader's words. */
export interface NewsItem {
  /** Rises with each: what is higher than all that were there before is new. */
  readonly number: number;
  /** One short sentence that decides nothing by colour: "Picture 4: bystander, the Blues’ turn". Only what all may hear. */
  readonly says: string;
  /** It stands on the board anyway, or can be seen there: it is only said. */
  readonly isSeen?: boolean;
  /** It says whose turn it is, as the headline does that follows: that one needn't be said. */
  readonly isTurn?: boolean;
  /** Somebody did it, as they do at each turn: nothing that has turned the game. */
  readonly isMove?: boolean;
}

/** How long an outcome is read. */
const LASTS_MS = 3_000;

/**
 * The outcome line: for three seconds what has just happened stands where else the headline's second line does. The headline says it to
 * screen readers. It takes no place of its own, so nothing moves for it; a long one lies over what is below. What was there when the board
 * was drawn first is old, and isn't told. Of several at once the newest is shown, and all are said.
 *
 * ```html
 * <tv-status .headline=${headline}><tv-news .news=${news}>${second}</tv-news></tv-status>
 * ```
 *
 * @slot - what stands there otherwise
 * @csspart told - the outcome
 */
@customElement('tv-news')
export class TvNews extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        position: relative;
        /* Nothing told is cut: what takes more lines than have a place lies over the edge of the cloth meanwhile. */
        z-index: 1;
        container-type: inline-size;
        min-height: 1lh;
      }
      ::slotted(b),
      ::slotted(strong) {
        color: var(--tv-ink);
      }
      .away {
        visibility: hidden;
      }
      .told {
        position: absolute;
        inset: 0 auto auto -8px;
        max-width: calc(100% + 16px);
        overflow: hidden;
        pointer-events: none;
        padding: 0 8px;
        border-radius: 6px;
        background: var(--tv-mark);
        color: var(--tv-ink);
        font-weight: 700;
        animation: arrives var(--tv-move) var(--tv-ease);
      }
      /* On a phone most outcomes take two lines: they have their place, so that nothing below is covered. */
      @container (max-width: 600px) and (orientation: portrait) {
        .rest {
          min-height: 2lh;
        }
        /* And a longer one is smaller, so that it covers least of what it tells of. */
        .long {
          font-size: 0.8125rem;
          line-height: 1.15;
          text-wrap: pretty;
        }
      }
      @keyframes arrives {
        from {
          opacity: 0;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .told {
          animation: none;
        }
      }
      @media (forced-colors: active) {
        .told {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
      }
    `,
  ];

  /** What happened lately, in any order; the board may leave out what is old. */
  @property({ attribute: false }) news: readonly NewsItem[] = [];
  /** Milliseconds that an outcome stays. */
  @property({ type: Number, attribute: 'lasts-ms' }) lastsMs: number = LASTS_MS;
  /** An earlier moment is looked at. */
  @property({ type: Boolean }) past = false;

  @state() private told = '';
  /** The number of what is told. */
  #shown: number | undefined;

  #newest: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.told = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('news') && !changed.has('past')) return;
    // On the way to an earlier moment, and back, what lies between isn't new.
    const isElsewhere = changed.get('past') !== undefined;
    const newest = isElsewhere ? undefined : this.#newest;
    if (isElsewhere) this.told = '';
    const fresh = this.news.filter(({ number }) => newest !== undefined && number > newest);
    this.#newest = Math.max(0, ...this.news.map(({ number }) => number));
    const last = fresh.toSorted((a, b) => a.number - b.number);
    if (last.length > 0) this.#tell(last);
    // In another language by now, maybe.
    else if (this.told) this.told = this.news.find(({ number }) => number === this.#shown)?.says ?? this.told;
  }

  /** How many lines an outcome takes, is seen when it is drawn. */
  protected override updated(changed: PropertyValues): void {
    const line = changed.has('told') ? this.renderRoot.querySelector<HTMLElement>('.told') : undefined;
    if (!line) return;
    line.classList.remove('long');
    line.classList.toggle('long', line.offsetHeight > 2.5 * Number.parseFloat(getComputedStyle(line).lineHeight));
  }

  #tell(fresh: readonly NewsItem[]): void {
    this.closest<TvStatus>('tv-status')?.tell(
      fresh.map(({ says }) => says),
      fresh.some(({ isTurn }) => isTurn),
    );
    const shown = fresh.findLast(({ isSeen }) => !isSeen);
    if (shown) [this.told, this.#shown] = [shown.says, shown.number];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.told = ''), this.lastsMs);
  }

  override render(): TemplateResult {
    return html`<div class=${this.told ? 'rest away' : 'rest'}><slot></slot></div>
      ${this.told ? html`<p class="told" part="told" aria-hidden="true">${this.told}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-news': TvNews;
  }
}
