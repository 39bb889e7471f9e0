/** The pen: a stroke on the cloth becomes one act. What it is reckoned with is fetched when the pen is taken up. */
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { DrawnEvent } from '../../../elements/surface/events.ts';
import type { Words } from './words.ts';

const inking = (): Promise<typeof import('./inking.ts')> => import('./inking.ts');

export class Pen {
  /** The ink that it draws with: black, red, blue, green; undefined while it lies there. */
  tint: number | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #draw: (args: unknown) => void;

  /** @param draw is handed the act of each stroke */
  constructor(host: ReactiveControllerHost, draw: (args: unknown) => void) {
    this.#host = host;
    this.#draw = draw;
  }

  /** Takes it up with this ink; without one puts it away. */
  choose(tint: number | undefined): void {
    this.tint = tint;
    if (tint !== undefined) void inking();
    this.#host.requestUpdate();
  }

  readonly onDrawn = async ({ points }: DrawnEvent): Promise<void> => {
    const tint = this.tint ?? 0;
    const { inkOf } = await inking();
    const args = inkOf(points, tint);
    if (args) this.#draw(args);
  };

  /** Which ink, and the way out. */
  bar(w: Words): TemplateResult {
    return inks(w, this);
  }
}

const inks = (w: Words, pen: Pen): TemplateResult =>
  html`<div class="bar inks" role="toolbar" aria-label=${w.tool.draw}>
    ${w.inks.map(
      (name, i) =>
        html`<button
          class="btn small ink-of"
          data-tint=${i}
          aria-pressed=${i === pen.tint ? 'true' : 'false'}
          @click=${(): void => pen.choose(i)}
        >
          <i></i>${name}
        </button>`,
    )}
    <button class="btn small go" @click=${(): void => pen.choose(undefined)}>${w.close}</button>
  </div>`;
