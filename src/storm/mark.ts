/** A state's fingerprint to be seen at a glance: a small figure and a colour of the same eight digits, which always stand beside it. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

const SIDE = 5;
const HALF = 3;

/** Which of 5 × 5 fields are filled: mirrored, so that it is a figure and no noise. */
function fields(mark: string): readonly (readonly [x: number, y: number])[] {
  const bits = Number.parseInt(mark, 16) || 0;
  return Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)] as const).filter(([x, y]) => {
    const from = Math.min(x, SIDE - 1 - x);
    return ((bits >>> (y * HALF + from)) & 1) === 1;
  });
}

/** Degrees round the colour wheel. */
export const hueOf = (mark: string): number => Number.parseInt(mark.slice(-4), 16) % 360;

const square = ([x, y]: readonly [number, number]): SVGTemplateResult =>
  svg`<rect x=${x} y=${y} width="1.02" height="1.02"></rect>`;

/** @param mark eight hex digits; '' for a page that isn't open */
export function renderMark(mark: string): TemplateResult {
  if (!mark) return html`<span class="mark none" aria-hidden="true"></span>`;
  return html`<svg class="mark" viewBox="-0.6 -0.6 6.2 6.2" style="--hue: ${hueOf(mark)}" aria-hidden="true">
    ${fields(mark).map(square)}
  </svg>`;
}
