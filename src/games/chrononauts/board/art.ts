/** The pictures on the cards: they come once the board is there, and until then a sign stands in their place. */
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

/** Markup inside a 32 × 32 svg, by face. */
export type Pictures = Readonly<Record<string, string>>;

export class Art implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  /** Undefined until they are here; where they can't be had they never are. */
  pictures: Pictures | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.pictures) return;
    import('./art-data.ts')
      .then(({ ART }) => {
        this.pictures = ART;
        this.#host.requestUpdate();
      })
      .catch(() => undefined);
  }
}

/** Decoration: the card's name stands below it. The markup is our own file's, never anybody's input. */
export function picture(markup: string): TemplateResult {
  return html`<svg class="picture" viewBox="0 0 32 32" aria-hidden="true">${unsafeSVG(markup)}</svg>`;
}
