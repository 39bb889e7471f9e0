import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';

/**
 * The table's cloth: gingham border, stitched hem, linen. It fills its place; its border follows its own width.
 *
 * @slot - what lies on the linen
 * @csspart linen - the inner surface
 * @cssproperty --tv-cloth-border - width of the gingham on large tables, 18px if not set
 * @cssproperty --tv-cloth-pad - space between hem and content, 14px if not set (less on small tables)
 */
@customElement('tv-cloth')
export class TvCloth extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: block;
      container-type: inline-size;
      min-width: 0;
      min-height: 0;
      --g: var(--tv-gingham);
    }
    :host([game='codenames']) {
      --g: var(--tv-gingham-codenames);
    }
    :host([game='chrononauts']) {
      --g: var(--tv-gingham-chrononauts);
    }
    :host([game='lupus']) {
      --g: var(--tv-gingham-lupus);
    }
    :host([game='memento']) {
      --g: var(--tv-gingham-memento);
    }
    :host([game='time-stories']) {
      --g: var(--tv-gingham-stories);
    }
    :host([game='laboratory']),
    :host([game='sandbox']) {
      --g: var(--tv-gingham-free);
    }
    .border {
      --b: var(--tv-cloth-border, 18px);
      --checks: color-mix(in srgb, var(--g) 52%, transparent);
      box-sizing: border-box;
      height: 100%;
      padding: var(--b);
      border-radius: var(--tv-r-table);
      background:
        linear-gradient(90deg, var(--checks) 50%, transparent 50%) 0 0 / var(--b) var(--b),
        linear-gradient(0deg, var(--checks) 50%, transparent 50%) 0 0 / var(--b) var(--b),
        var(--tv-cloth);
      box-shadow: var(--tv-shadow-2);
    }
    .linen {
      box-sizing: border-box;
      position: relative;
      height: 100%;
      border-radius: 16px;
      padding: var(--tv-cloth-pad, 14px);
      background: var(--tv-cloth);
      box-shadow: 0 0 0 1.5px color-mix(in srgb, var(--g) 75%, var(--tv-ink));
    }
    .linen::before {
      content: '';
      position: absolute;
      inset: 5px;
      border: 1.5px dashed color-mix(in srgb, var(--g) 60%, var(--tv-cloth));
      border-radius: 12px;
      pointer-events: none;
    }
    @container (max-width: 620px) {
      .border {
        --b: 9px;
        border-radius: 16px;
      }
      .linen {
        border-radius: 9px;
        padding: var(--tv-cloth-pad, 9px);
      }
      .linen::before {
        inset: 2px;
        border-radius: 7px;
        border-width: 1px;
      }
    }
    @container (max-width: 440px) {
      .border {
        --b: 11px;
        border-radius: 20px;
      }
      .linen {
        border-radius: 10px;
        padding: var(--tv-cloth-pad, 8px);
      }
      .linen::before {
        inset: 3px;
      }
    }
    @media (forced-colors: active) {
      .border {
        background: Canvas;
        border: 2px solid CanvasText;
      }
    }
  `;

  /** The gingham's game, by its id. */
  @property({ reflect: true }) game = '';

  override render(): TemplateResult {
    return html`<div class="border">
      <div class="linen" part="linen"><slot></slot></div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-cloth': TvCloth;
  }
}
