/** A stroke that a pen draws on a surface, seen while it is drawn. */
import { PX_PER_UNIT, type Point } from './things.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The stroke that is being drawn, if one is. */
export class Stroke {
  readonly el: SVGSVGElement = document.createElementNS(SVG, 'svg');
  readonly #line = document.createElementNS(SVG, 'polyline');
  #points: Point[] = [];

  constructor() {
    this.el.setAttribute('class', 'world stroke');
    this.el.append(this.#line);
  }

  /** @param at in units */
  to(at: Point): void {
    this.#points.push(at);
    const { x, y } = at;
    this.#line.setAttribute(
      'points',
      `${this.#line.getAttribute('points') ?? ''} ${x * PX_PER_UNIT},${y * PX_PER_UNIT}`,
    );
  }

  /** It is drawn; gives what was drawn, in units, and is empty again. */
  end(): readonly Point[] {
    const points = this.#points;
    this.#points = [];
    this.#line.setAttribute('points', '');
    return points;
  }
}
