import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/pictures/tv-icon.ts';
import '../../elements/pictures/tv-plate.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import { SIGN_ICONS, talkLines, type TalkLine } from './talk-lines.ts';
import { talkWords } from './talk-words.ts';

/** How long a line stays: enough to read it twice. */
const STAYS_MS = 7_000;
const MOST = 3;

/**
 * What was said a moment ago, in the bar, where nothing of the game lies under it. It goes by itself and takes no tap; the newest comes
 * first, and what finds no place in the row stays in the window.
 */
@customElement('tv-bubbles')
export class TvBubbles extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        pointer-events: none;
        --tv-plate: 28px;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        max-height: var(--row);
        padding-inline: 4px;
        overflow: hidden;
        --row: 48px;
      }
      p {
        display: flex;
        align-items: center;
        gap: 8px;
        max-width: min(44ch, 100%);
        height: calc(var(--row) - 6px);
        padding: 0 14px 0 6px;
        border-radius: 21px;
        background: var(--tv-paper);
        box-shadow:
          0 0 0 1.5px var(--tv-line-strong),
          var(--tv-shadow-1);
        margin-block: 2px 6px;
        font-size: 0.9375rem;
        line-height: 1.2;
      }
      /* Two lines; the rest of a long one stands in the window. */
      .line {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
        overflow-wrap: anywhere;
      }
      tv-plate,
      tv-icon {
        flex: none;
      }
      .sign {
        white-space: nowrap;
      }
      @media (forced-colors: active) {
        p {
          border: 1.5px solid CanvasText;
        }
      }
      @media (prefers-reduced-motion: no-preference) {
        p {
          animation: rise 0.18s ease-out;
        }
      }
      @keyframes rise {
        from {
          opacity: 0;
          translate: 0 -8px;
        }
      }
    `,
  ];

  @property() override lang: Lang = 'it';
  @property({ attribute: false }) log: readonly LogLine[] = [];
  /** This page hears the others: what comes in before that was said long ago. */
  @property({ type: Boolean }) live = false;

  @state() private lines: readonly TalkLine[] = [];
  #last: number | undefined;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.lines = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('log')) return;
    const newest = this.log.at(-1)?.position ?? -1;
    const isOld = this.#last === undefined || !this.live || changed.has('live');
    const fresh = isOld ? [] : talkLines(this.log, this.#last);
    this.#last = Math.max(newest, this.#last ?? -1);
    if (fresh.length === 0) return;
    this.lines = [...fresh.toReversed(), ...this.lines].slice(0, MOST);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.lines = this.lines.filter((line) => !fresh.includes(line));
    }, STAYS_MS);
    this.#timers.add(timer);
  }

  override render(): TemplateResult {
    const say = talkWords(this.lang);
    return html`<div role="log" aria-live="polite">
      ${repeat(
        this.lines,
        ({ position }) => position,
        ({ seat, name, text, sign }) =>
          html`<p>
            <tv-plate .plate=${seat}></tv-plate>
            <span class="line"
              ><b><bdi>${name}</bdi></b> ${
                sign === undefined
                  ? text
                  : html`<span class="sign"><tv-icon name=${SIGN_ICONS[sign]}></tv-icon> ${say.sign[sign]}</span>`
              }</span
            >
          </p>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-bubbles': TvBubbles;
  }
}
