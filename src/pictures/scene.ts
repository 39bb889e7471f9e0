// A sheet of 100 × 100 units that collects layers. Every thing gets an ink contour of one width at every scale and stands on a soft shadow.
// Silhouettes and masks are the same shape with another fill. What is drawn is up to the templates.
import { INK, PAPER, type Palette, type Print } from './palette.ts';
import { boxOf, f, round2, scaleOf, transformOf, type Box } from './place.ts';
import type { Icon, Icons, Place } from './types.ts';

/** Offset 0 … 1, colour, opacity. */
export type Stop = readonly [number, string, number?];

export interface Stroke {
  readonly stroke?: string;
  /** Width; 1.1 for lines, none for filled shapes. */
  readonly w?: number;
  readonly op?: number;
}

const UNPAINTED = / (fill|stroke|stop-color|opacity|fill-opacity|stroke-width)="[^"]*"/g;

/** The icon's paths without paint: what silhouette, contour and mask share. */
function shapeOf(svg: string): string {
  return svg.replaceAll(UNPAINTED, '').replaceAll(/<defs>.*?<\/defs>/gs, '');
}

/** What a scene is drawn with. */
export interface Sheet {
  /** All ids inside the picture begin with it, so that many can stand in one document. */
  readonly id: string;
  readonly icons: Icons;
  readonly colours: Palette;
  readonly print: Print;
  /** The face's dice, 0 … 1. */
  readonly chance: () => number;
}

export class Scene {
  readonly colours: Palette;
  /** The face's dice, 0 … 1. */
  readonly chance: () => number;
  readonly #id: string;
  readonly #icons: Icons;
  readonly #print: Print;
  readonly #defs: Map<string, string> = new Map();
  #layers: string[] = [];
  #count = 0;

  constructor({ id, icons, colours, print, chance }: Sheet) {
    this.#id = id;
    this.#icons = icons;
    this.#print = print;
    this.colours = colours;
    this.chance = chance;
  }

  /** Adds SVG text on top. */
  add(svg: string): void {
    this.#layers.push(svg);
  }

  /** A line without fill. */
  line(d: string, { stroke = INK, w = 1.1, op }: Stroke = {}): void {
    this.#path(d, 'none', { stroke, w, ...(op === undefined ? {} : { op }) });
  }

  /** A filled shape, with a contour only if `stroke` names one. */
  fill(d: string, fill: string, stroke: Stroke = {}): void {
    this.#path(d, fill, stroke);
  }

  /** A filled shape with an ink contour. */
  inked(d: string, fill: string, w = 1.3): void {
    this.#path(d, fill, { stroke: INK, w });
  }

  /** A full-width band, by default the whole sheet. */
  band(fill: string, y = 0, h: number = 100 - y): void {
    this.add(f`<rect${y ? f` y="${y}"` : ''} width="100" height="${h}" fill="${fill}"/>`);
  }

  circle(x: number, y: number, r: number, fill: string, stroke: Stroke = {}): void {
    this.add(f`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes(stroke)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, stroke: Stroke = {}): void {
    this.add(f`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(stroke)}/>`);
  }

  /** A soft shadow on the ground. */
  shade(x: number, y: number, rx: number, ry: number, op = 0.22): void {
    this.ellipse(x, y, rx, ry, INK, { op });
  }

  /** A thing: shadow, contour, paint. */
  icon(name: string, place: Place): Box {
    const icon = this.#icon(name);
    const transform = transformOf(icon, place);
    const scale = scaleOf(icon, place);
    if (place.shadow !== false && (place.at ?? 'base') === 'base' && !place.turn) {
      const feet = Math.max(icon.feet[1], (icon.box[2] - icon.box[0]) * 0.55) * scale;
      this.shade(place.x + feet * 0.1, place.y, feet * 0.62, Math.max(0.8, feet * 0.085));
    }
    const w = round2(((place.ink ?? 1.1) * 2) / scale);
    this.add(
      `<use href="#${this.#define('s', name)}" transform="${transform}" fill="${INK}" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"/>` +
        `<use href="#${this.#define('p', name)}" transform="${transform}"/>`,
    );
    return boxOf(icon, place);
  }

  /** Its silhouette in one colour; `contour` is the width of an outline in the same colour. */
  silhouette(name: string, place: Place, fill: string = INK, contour = 0): void {
    const w = round2((contour * 2) / scaleOf(this.#icon(name), place));
    const line = contour ? ` stroke="${fill}" stroke-width="${w}" stroke-linejoin="round"` : '';
    this.add(this.#shape(name, place, `fill="${fill}"${line}`));
  }

  /** A silhouette with a thin bright rim, in scene units, for dark figures before a dark ground. */
  rimmed(name: string, place: Place, fill: string, rim: string): void {
    this.add(this.#shape(name, place, `fill="${fill}" stroke="${rim}" stroke-opacity=".7" stroke-width=".7"`));
  }

  /** Where a thing would come to lie. */
  box(name: string, place: Place): Box {
    return boxOf(this.#icon(name), place);
  }

  /** A vertical gradient (or along x2, y2), as a paint. */
  gradient(stops: readonly Stop[], x2 = 0, y2 = 1): string {
    const id = this.#next('g');
    const text = stops.map(([at, colour, op]) => {
      return `<stop offset="${at}" stop-color="${colour}"${op === undefined ? '' : ` stop-opacity="${op}"`}/>`;
    });
    this.#defs.set(
      id,
      `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${this.#print.scenery(text.join(''))}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** What `draw` adds, within a group that has these attributes. */
  group(attrs: string, draw: () => void): void {
    const below = this.#layers;
    this.#layers = [];
    draw();
    const text = this.#layers.join('');
    this.#layers = below;
    this.add(attrs ? `<g ${attrs}>${text}</g>` : text);
  }

  /** What `draw` adds, mirrored if `flip`. */
  mirrored(flip: boolean, draw: () => void): void {
    this.group(flip ? 'transform="translate(100 0) scale(-1 1)"' : '', draw);
  }

  faded(opacity: number, draw: () => void): void {
    this.group(f`opacity="${opacity}"`, draw);
  }

  /** What `draw` adds, cut to an SVG shape. */
  clipped(shape: string, draw: () => void): void {
    const id = this.#next('c');
    this.#defs.set(id, `<clipPath id="${id}">${shape}</clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** What `draw` adds, seen through a thing's silhouette. */
  masked(name: string, place: Place, draw: () => void): void {
    const id = this.#next('m');
    this.#defs.set(id, `<mask id="${id}">${this.#shape(name, place, 'fill="#fff"')}</mask>`);
    this.group(`mask="url(#${id})"`, draw);
  }

  /** The finished picture: paper edge, ink line, one light from top left over everything. */
  svg(): string {
    const light = this.gradient(
      [
        [0, '#fff3d0', 0.14],
        [0.5, '#fff3d0', 0],
        [1, '#20182a', 0.16],
      ],
      1,
      1,
    );
    const frame = `${this.#id}F`;
    const window = 'x="3" y="3" width="94" height="94" rx="5"';
    const drawn =
      `<rect width="100" height="100" rx="7" fill="${PAPER}"/>` +
      `<g clip-path="url(#${frame})">${this.#layers.join('')}<rect width="100" height="100" fill="${light}"/></g>` +
      `<rect ${window} fill="none" stroke="${INK}" stroke-width=".9"/>`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${[...this.#defs.values()].join('')}` +
      `<clipPath id="${frame}"><rect ${window}/></clipPath></defs>${this.#print.scenery(drawn)}</svg>`
    );
  }

  #icon(name: string): Icon {
    const icon = this.#icons[name];
    if (!icon) throw new Error(`pictures: no thing is named "${name}"`);
    return icon;
  }

  #next(kind: string): string {
    this.#count += 1;
    return `${this.#id}${kind}${this.#count}`;
  }

  #define(kind: 's' | 'p', name: string): string {
    const id = `${this.#id}${kind}-${name}`;
    if (!this.#defs.has(id)) {
      const { svg } = this.#icon(name);
      const own = kind === 's' ? shapeOf(svg) : this.#print.thing(svg.replaceAll(/\b(id="|url\(#)/g, `$1${id}-`));
      this.#defs.set(id, `<g id="${id}">${own}</g>`);
    }
    return id;
  }

  #shape(name: string, place: Place, attrs: string): string {
    const transform = transformOf(this.#icon(name), place);
    return `<use href="#${this.#define('s', name)}" transform="${transform}" ${attrs}/>`;
  }

  #path(d: string, fill: string, stroke: Stroke): void {
    this.add(`<path d="${d}" fill="${fill}"${attributes(stroke)}/>`);
  }
}

function attributes({ stroke, w = 1.1, op }: Stroke): string {
  const line = stroke ? f` stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"` : '';
  return op === undefined ? line : f`${line} opacity="${op}"`;
}
