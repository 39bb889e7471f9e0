import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { customElement } from '../../elements/loading/define.ts';
import { GAME_PICTURES } from '../../elements/pictures/game-pictures-data.ts';

/**
 * A game's picture on a plate that lies on its cloth. It says nothing to whoever listens: the name stands beside it.
 *
 * @cssproperty --tv-swatch - how wide it is, 74px if not set
 */
@customElement('tv-swatch')
export class TvSwatch extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      --g: var(--tv-gingham);
      --checks: color-mix(in srgb, var(--g) 55%, transparent);
      --size: var(--tv-swatch, 74px);
      --check: calc(var(--size) / 6);
      width: var(--size);
      height: var(--size);
      border-radius: 50%;
      display: grid;
      place-items: center;
      background:
        linear-gradient(90deg, var(--checks) 50%, transparent 50%) 0 0 / var(--check) var(--check),
        linear-gradient(0deg, var(--checks) 50%, transparent 50%) 0 0 / var(--check) var(--check),
        var(--tv-card);
      box-shadow: 0 0 0 1.5px color-mix(in srgb, var(--g) 70%, #000 10%);
    }
    :host([game='codenames']) {
      --g: var(--tv-gingham-codenames);
    }
    :host([game='chrononauts']) {
      --g: var(--tv-gingham-chrononauts);
    }
    :host([game='memento']) {
      --g: var(--tv-gingham-memento);
    }
    :host([game='time-stories']) {
      --g: var(--tv-gingham-stories);
    }
    :host([game='lupus']) {
      --g: var(--tv-gingham-lupus);
    }
    :host(:is([game='sandbox'], [game='laboratory'])) {
      --g: var(--tv-gingham-free);
    }
    svg {
      box-sizing: border-box;
      width: 73%;
      height: 73%;
      padding: 9.5%;
      border-radius: 50%;
      background: var(--tv-card);
      box-shadow: var(--tv-shadow-1);
    }
  `;

  /** The game's id. */
  @property({ reflect: true }) game = '';

  override render(): TemplateResult {
    return html`<svg viewBox="0 0 32 32" aria-hidden="true">${unsafeSVG(GAME_PICTURES[this.game] ?? '')}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-swatch': TvSwatch;
  }
}
