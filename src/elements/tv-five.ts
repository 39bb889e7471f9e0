import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import { customElement } from './define.ts';
import { Announcer } from './announce.ts';
import { base } from './base.ts';
import type { Lang } from './board.ts';
import { FiveKeys } from './five-keys.ts';
import { fiveWords } from './five-words.ts';
import { boxOf, nameOf } from './targets.ts';

/** So near the lower edge the legend would hide what can be chosen. */
const LEGEND_PX = 76;

/**
 * The five keys as long as it stands in a page: it shades the two halves of what can be chosen now, above everything, and says at the edge
 * which key leads where. The first half has a full ring and 1, the second is hatched and has 2.
 */
@customElement('tv-five')
export class TvFive extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        position: fixed;
        inset: 0;
        width: auto;
        height: auto;
        margin: 0;
        padding: 0;
        border: 0;
        background: none;
        overflow: visible;
        pointer-events: none;
        color: var(--tv-ink);
        font: 400 1rem / var(--tv-leading) var(--tv-font-text);
      }
      .box {
        position: fixed;
        border-radius: 10px;
        outline: 3px solid var(--tv-focus-ink);
        outline-offset: 1px;
        box-shadow: 0 0 0 7px var(--tv-focus);
      }
      .two {
        outline-style: dashed;
        box-shadow: none;
        background: repeating-linear-gradient(
          135deg,
          transparent 0 12px,
          color-mix(in srgb, var(--tv-ink) 34%, transparent) 12px 14px
        );
      }
      .box b {
        position: absolute;
        inset-inline-end: -6px;
        bottom: -6px;
        min-width: 26px;
        height: 26px;
        display: grid;
        place-items: center;
        border-radius: 8px;
        border: 2px solid var(--tv-focus-ink);
        background: var(--tv-focus);
        color: #18241e;
        font: 800 1rem/1 var(--tv-font-text);
        font-variant-numeric: tabular-nums;
      }
      .two b {
        background: var(--tv-ink);
        border-color: var(--tv-focus);
        color: var(--tv-room);
      }
      .legend {
        position: fixed;
        inset-inline: 8px;
        bottom: 8px;
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 4px 18px;
        width: fit-content;
        margin: 0 auto;
        padding: 8px 16px;
        border-radius: 14px;
        background: var(--tv-ink);
        color: var(--tv-room);
        box-shadow: var(--tv-shadow-3);
        font-weight: 600;
        line-height: 1.3;
      }
      .legend.up {
        bottom: auto;
        top: 8px;
      }
      .legend span {
        display: flex;
        gap: 7px;
        align-items: center;
      }
      kbd {
        min-width: 24px;
        padding: 1px 6px;
        border-radius: 6px;
        background: var(--tv-room);
        color: var(--tv-ink);
        font: 800 1rem/1.3 var(--tv-font-text);
        text-align: center;
      }
      @media (max-width: 600px), (max-height: 500px) {
        .legend {
          gap: 2px 10px;
          padding: 5px 10px;
          font-size: 0.875rem;
        }
        .box b {
          min-width: 20px;
          height: 20px;
          font-size: 0.8125rem;
          border-width: 1.5px;
        }
        .box {
          outline-width: 2px;
          box-shadow: 0 0 0 5px var(--tv-focus);
        }
        .two {
          box-shadow: none;
        }
      }
      @media (forced-colors: active) {
        .box {
          outline-color: Highlight;
          forced-color-adjust: none;
        }
        .legend {
          border: 2px solid CanvasText;
        }
      }
    `,
  ];

  private readonly voice = new Announcer(this);
  private readonly keys: FiveKeys = new FiveKeys(this, { board: () => this.board, moved: () => this.say() });
  private over: HTMLDialogElement | undefined;

  @property() override lang: Lang = 'it';
  /** Finds the part of the tree around where the game is played. */
  @property({ attribute: false }) board = '.main';

  override connectedCallback(): void {
    super.connectedCallback();
    this.popover = 'manual';
    this.showPopover();
  }

  /** A window that opened meanwhile lies above: this comes above it. */
  protected override updated(_changed: PropertyValues<this>): void {
    const { modal } = this.keys;
    if (modal === this.over) return;
    this.over = modal;
    if (!this.isConnected) return;
    this.hidePopover();
    this.showPopover();
  }

  private standing(el: HTMLSelectElement | HTMLInputElement): string {
    return el instanceof HTMLSelectElement ? (el.selectedOptions[0]?.text ?? '') : el.value;
  }

  private say(): void {
    const w = fiveWords(this.lang);
    const { only, left, parts, stepped } = this.keys;
    const span = (half: readonly HTMLElement[]): string =>
      w.spokenSpan(nameOf(half[0]!), nameOf(half.at(-1)!), half.length);
    if (stepped) this.voice.say(w.spokenStep(nameOf(stepped), this.standing(stepped)));
    else if (only) this.voice.say(w.spokenOnly(nameOf(only)));
    else if (left.length === 0) this.voice.say(w.nothing);
    else this.voice.say(w.spoken(span(parts[0]), span(parts[1])));
  }

  private box(el: HTMLElement, half: 'one' | 'two', key: number): TemplateResult {
    const { left, top, width, height } = boxOf(el);
    const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    return html`<div class="box ${half}" style=${styleMap(place)}><b>${key}</b></div>`;
  }

  private get isLow(): boolean {
    const low = (el: HTMLElement): boolean => boxOf(el).bottom > window.innerHeight - LEGEND_PX;
    const high = (el: HTMLElement): boolean => boxOf(el).top < LEGEND_PX;
    return this.keys.left.filter(low).length > this.keys.left.filter(high).length;
  }

  private legend(): TemplateResult {
    const w = fiveWords(this.lang);
    const { only, left, parts, stepped, hasOther, zone } = this.keys;
    const key = (n: number, says: string): TemplateResult => html`<span><kbd>${n}</kbd>${says}</span>`;
    const span = (half: readonly HTMLElement[]): string => w.span(nameOf(half[0]!), nameOf(half.at(-1)!));
    const ways = (): TemplateResult => {
      if (stepped) return html`${key(1, w.fewer)}${key(2, w.more)}${key(3, `${w.done}: ${this.standing(stepped)}`)}`;
      if (only) return html`${key(3, `${w.choose}: ${nameOf(only)}`)}${key(4, w.back)}`;
      if (left.length === 0) return html`<span>${w.nothing}</span>`;
      return html`${key(1, span(parts[0]))}${key(2, span(parts[1]))}${key(4, w.back)}`;
    };
    return html`<div class="legend ${this.isLow ? 'up' : ''}">
      ${ways()}${hasOther && !stepped ? key(5, zone === 'board' ? w.around : w.board) : nothing}
    </div>`;
  }

  override render(): TemplateResult {
    const { only, parts } = this.keys;
    const [one, two] = parts;
    return html`<div aria-hidden="true">
        ${only ? this.box(only, 'one', 3) : [...one.map((el) => this.box(el, 'one', 1)), ...two.map((el) => this.box(el, 'two', 2))]}
        ${this.legend()}
      </div>
      ${this.voice.region()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-five': TvFive;
  }
}
