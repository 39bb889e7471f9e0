/** The pen: a stroke on the cloth becomes one act. */
import type { Point } from '../../../elements/surface/things.ts';
import { thinned } from '../../../elements/surface/stroke.ts';
import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { DrawnEvent } from '../../../elements/surface/events.ts';
import type { Words } from './words.ts';

/** Points of a stroke, as the rules have it. */
const MOST_POINTS = 120;

/** The act that draws it; undefined where nothing was drawn. */
export function inkOf(drawn: readonly Point[], tint: number): unknown {
  const points = thinned(drawn, MOST_POINTS);
  if (points.length < 2) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const middle = (all: readonly number[]): number => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  const at = { x: middle(xs), y: middle(ys) };
  return { ...at, points: points.flatMap(({ x, y }) => [Math.round(x) - at.x, Math.round(y) - at.y]), tint };
}

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
    this.#host.requestUpdate();
  }

  readonly onDrawn = ({ points }: DrawnEvent): void => {
    const args = inkOf(points, this.tint ?? 0);
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
