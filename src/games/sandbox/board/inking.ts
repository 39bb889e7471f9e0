/** What comes with the pen: its inks to choose from, and a stroke as an act of the table. */
import { html, type TemplateResult } from 'lit';
import type { Lang } from '../../../elements/frame/board.ts';
import { thinned } from '../../../elements/surface/thinned.ts';
import type { Point } from '../../../elements/surface/things.ts';
import { words } from '../../../elements/words.ts';
import type { Pen } from './drawing.ts';
import type { Words } from './words.ts';

export { inkStyles } from './ink-styles.ts';

const names = words(['nero', 'rosso', 'blu', 'verde'], ['black', 'red', 'blue', 'green']);

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

/** Which ink, and the way out. */
export const inks = (w: Words, lang: Lang, pen: Pen): TemplateResult =>
  html`<div class="bar inks" role="toolbar" aria-label=${w.tool.draw}>
    ${names(lang).map(
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
