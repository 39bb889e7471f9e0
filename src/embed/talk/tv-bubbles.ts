import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { base } from '../../elements/base.ts';
import type { Lang } from '../../elements/board.ts';
import '../../elements/tv-icon.ts';
import '../../elements/tv-plate.ts';
import type { LogLine } from '../../kernel/table-view.ts';
import { SIGN_ICONS, talkLines, type TalkLine } from './talk-lines.ts';
import { talkWords } from './talk-words.ts';

/** How long a line stays: enough to read it twice. */
const STAYS_MS = 7_000;
const MOST = 3;

/** What was said a moment ago, over the table's lower edge; it goes by itself and takes no tap from what lies under it. */
@customElement('tv-bubbles')
export class TvBubbles extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: grid;
        justify-items: start;
        gap: 6px;
        pointer-events: none;
        --tv-plate: 26px;
      }
      p {
        display: flex;
        align-items: center;
        gap: 8px;
        max-width: min(36ch, 100%);
        padding: 5px 14px 5px 6px;
        border-radius: 20px;
        background: var(--tv-paper);
        box-shadow: var(--tv-shadow-1);
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
      @media (prefers-reduced-motion: no-preference) {
        p {
          animation: rise 0.18s ease-out;
        }
      }
      @keyframes rise {
        from {
          opacity: 0;
          translate: 0 8px;
        }
      }
    `,
  ];

  @property() override lang: Lang = 'it';
  @property({ attribute: false }) log: readonly LogLine[] = [];

  @state() private lines: readonly TalkLine[] = [];
  private last: number | undefined;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.lines = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('log')) return;
    const newest = this.log.at(-1)?.position ?? -1;
    const fresh = this.last === undefined ? [] : talkLines(this.log, this.last);
    this.last = Math.max(newest, this.last ?? -1);
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh].slice(-MOST);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.lines = this.lines.filter((line) => !fresh.includes(line));
    }, STAYS_MS);
    this.timers.add(timer);
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
            <span
              ><b>${name}</b> ${
                sign === undefined
                  ? text
                  : html`<tv-icon name=${SIGN_ICONS[sign]} aria-hidden="true"></tv-icon
                      ><span class="heard">${say.sign[sign]}</span>`
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
