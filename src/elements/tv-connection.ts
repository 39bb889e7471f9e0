import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import type { Lang } from './frame/board.ts';
import { words } from './words.ts';

const say = words(
  {
    live: 'In linea',
    'catching-up': 'Mi rimetto in pari…',
    offline: 'Senza rete',
    blocked: 'Fuori dal tavolo',
    waiting: (n: number): string => ` · ${n} in attesa`,
  },
  {
    live: 'Live',
    'catching-up': 'Catching up…',
    offline: 'Offline',
    blocked: 'Kept out',
    waiting: (n: number): string => ` · ${n} waiting`,
  },
);

/**
 * The truth about this browser's connection, in shape, colour and words: a filled green disc, an amber square, an open red ring.
 *
 * @csspart waits - how many own moves wait, for a place that says it elsewhere
 */
@customElement('tv-connection')
export class TvConnection extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: inline-flex;
      align-items: center;
      gap: 10px;
      font-weight: 600;
      font-size: 0.9375rem;
      white-space: nowrap;
    }
    i {
      width: 12px;
      height: 12px;
      flex: none;
      border-radius: 50%;
      background: var(--tv-live);
      box-shadow: 0 0 0 4px color-mix(in srgb, var(--tv-live) 24%, transparent);
    }
    i.catching-up {
      border-radius: 3px;
      background: var(--tv-wait);
      box-shadow: 0 0 0 4px color-mix(in srgb, var(--tv-wait) 24%, transparent);
    }
    i.offline,
    i.blocked {
      background: transparent;
      box-shadow: 0 0 0 3px var(--tv-off);
    }
    @media (forced-colors: active) {
      i {
        border: 2px solid CanvasText;
        background: CanvasText;
        forced-color-adjust: none;
      }
      i.offline,
      i.blocked {
        background: Canvas;
      }
    }
  `;

  @property() state: 'live' | 'catching-up' | 'offline' | 'blocked' = 'catching-up';
  /** Own moves that are written here and have no place in the order yet. */
  @property({ type: Number }) waiting = 0;
  @property() override lang: Lang = 'it';

  override render(): TemplateResult {
    const dictionary = say(this.lang);
    const waits = this.waiting > 0 && this.state !== 'live' ? dictionary.waiting(this.waiting) : '';
    return html`<i class=${this.state} aria-hidden="true"></i
      ><span role="status">${dictionary[this.state]}<span part="waits">${waits}</span></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-connection': TvConnection;
  }
}
