import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Lang } from '../frame/board.ts';
import { platePictures } from './plate-pictures.ts';
import { PLATES } from './plates-data.ts';

/** "il limone", "the lemon": how a person is called whose name two people share. */
export function plateName(plate: number, lang: Lang): string {
  return PLATES[plate % PLATES.length]?.[lang] ?? '';
}

/**
 * A person: a round plate with one picture from the table. Decoration unless `label` is set, as the name usually stands beside it.
 *
 * @cssproperty --tv-plate - diameter, 44px if not set
 */
@customElement('tv-plate')
export class TvPlate extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      --s: var(--tv-plate, 44px);
      display: inline-block;
      flex: none;
      width: var(--s);
      height: var(--s);
      position: relative;
      border-radius: 50%;
      box-sizing: border-box;
      padding: calc(var(--s) * 0.2);
      background: var(--tv-card);
      box-shadow:
        0 0 0 1px var(--tv-card-edge),
        inset 0 0 0 calc(var(--s) * 0.07) var(--tv-card),
        inset 0 0 0 calc(var(--s) * 0.085 + 0.8px) var(--rim, var(--tv-tile-1)),
        var(--tv-shadow-1);
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
    }
    :host([turn]) {
      box-shadow:
        0 0 0 1px var(--tv-card-edge),
        inset 0 0 0 calc(var(--s) * 0.07) var(--tv-card),
        inset 0 0 0 calc(var(--s) * 0.085 + 0.8px) var(--rim, var(--tv-tile-1)),
        0 0 0 3px var(--tv-focus-ink),
        0 0 0 7px var(--tv-focus);
    }
    :host([away]) svg {
      filter: grayscale(1);
      opacity: 0.6;
    }
    :host([away])::after {
      content: '';
      position: absolute;
      inset: -3px;
      border: 2px dashed var(--tv-off);
      border-radius: 50%;
    }
    :host([free]) {
      background: transparent;
      box-shadow: none;
      border: 2.5px dashed var(--tv-line-strong);
      display: inline-grid;
      place-items: center;
      padding: 0;
      color: var(--tv-ink-2);
      font-size: calc(var(--s) * 0.34);
      line-height: 1;
    }
    @media (forced-colors: active) {
      :host {
        outline: 2px solid CanvasText;
      }
      :host([turn]) {
        outline: 5px double Highlight;
      }
    }
  `;

  /** Which picture: a seat's number. */
  @property({ type: Number }) plate = 0;
  /** Drawn as the one whose turn it is. */
  @property({ type: Boolean, reflect: true }) turn = false;
  /** Drawn as somebody who will be back. */
  @property({ type: Boolean, reflect: true }) away = false;
  /** A free seat: no plate yet. */
  @property({ type: Boolean, reflect: true }) free = false;
  /** Spoken name; without it the plate is decoration. */
  @property() label = '';

  override willUpdate(): void {
    this.style.setProperty('--rim', PLATES[this.plate % PLATES.length]?.rim ?? null);
    if (this.label) {
      this.setAttribute('role', 'img');
      this.setAttribute('aria-label', this.label);
      this.removeAttribute('aria-hidden');
    } else {
      this.removeAttribute('role');
      this.removeAttribute('aria-label');
      this.setAttribute('aria-hidden', 'true');
    }
  }

  override render(): TemplateResult | typeof nothing {
    if (this.free) return html`<span>+</span>`;
    const picture = platePictures.of(this)?.PICTURES[this.plate % PLATES.length];
    // The markup is our own file's, never anybody's input.
    return picture ? html`<svg viewBox="0 0 32 32">${unsafeSVG(picture)}</svg>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-plate': TvPlate;
  }
}
