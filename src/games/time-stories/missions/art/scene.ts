/**
 * One wide scene cut into the backs of a row. Sky or wall, horizon and floor run on over the cuts, and each card has its things in its middle.
 * Cards are 100 × 140 units.
 */
import things from './things.json' with { type: 'json' };

export type ThingName = keyof typeof things;

/** A thing on its feet at x, y. */
export interface Thing {
  readonly name: ThingName;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Degrees, around its middle. */
  readonly turn?: number;
  readonly flip?: boolean;
}

/** What stands on one card: things, and lines of its own below them. */
export interface Part {
  readonly things: readonly Thing[];
  readonly under?: string;
  readonly over?: string;
}

export interface Light {
  readonly far: string;
  readonly near: string;
  readonly floor: string;
  readonly edge: string;
  readonly shape: string;
}

export const INK = '#2b2a2e';
export const WIDE = 100;
export const HIGH = 140;

export const thing = (name: ThingName, x: number, y: number, height: number, more: Partial<Thing> = {}): Thing => ({
  name,
  x,
  y,
  height,
  ...more,
});

const UNPAINTED = / (fill|stroke|stop-color|opacity|fill-opacity|stroke-width)="[^"]*"/g;
const round = (n: number): number => Math.round(n * 100) / 100;

/** A thing with its contour of ink and a soft shadow. */
export function drawn({ name, x, y, height, turn = 0, flip = false }: Thing): string {
  const { svg, box } = things[name];
  const [left = 0, top = 0, right = 32, bottom = 32] = box;
  const scale = height / (bottom - top);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const turned = turn === 0 ? '' : ` rotate(${turn} ${round(cx)} ${round(cy)})`;
  const at =
    `translate(${round(x - cx * scale * (flip ? -1 : 1))} ${round(y - bottom * scale)}) ` +
    `scale(${round(flip ? -scale : scale)} ${round(scale)})${turned}`;
  const shape = svg.replaceAll(UNPAINTED, '').replaceAll(/<defs>.*?<\/defs>/gs, '');
  const half = ((right - left) * scale) / 2;
  return (
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(half * 0.9)}" ry="${round(Math.max(1, half * 0.12))}" fill="${INK}" opacity=".18"/>` +
    `<g transform="${at}"><g fill="${INK}" stroke="${INK}" stroke-width="${round(2 / scale)}" stroke-linejoin="round">${shape}</g>${svg}</g>`
  );
}

/** SVG of its own, without a size: whoever shows it gives one. */
export const sheet = (inside: string, wide: number = WIDE, high: number = HIGH): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}">${inside}</svg>`;

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more}/>`;

/** Roofs and chimneys along a row of n cards, the same for every card of it. */
export function roofs(count: number, y: number, fill: string): string {
  let d = `M-10 ${HIGH}`;
  for (let x = -10, i = 0; x < count * WIDE + 20; i++) {
    const wide = 18 + ((i * 37) % 23);
    const top = y - ((i * 53) % 17);
    d += `V${top}l${round(wide / 2)} -${8 + ((i * 29) % 9)}l${round(wide / 2)} ${8 + ((i * 29) % 9)}`;
    x += wide;
  }
  return `<path d="${d}V${HIGH}z" fill="${fill}"/>`;
}

/** Hills along a row. */
export function hills(count: number, y: number, fill: string): string {
  let d = `M-50 ${y}`;
  for (let x = -50, i = 0; x < count * WIDE + 60; i++, x += 90) d += `q45 ${i % 2 === 0 ? -26 : 14} 90 0`;
  return `<path d="${d}V${HIGH}H-50z" fill="${fill}"/>`;
}

export const wires = (count: number, y: number): string => {
  let d = `M-40 ${y}`;
  for (let x = -40; x < count * WIDE + 40; x += 80) d += 'q40 12 80 0';
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="1.1" opacity=".7"/>`;
};

export const rails = (count: number, y: number): string => {
  const ties = Array.from({ length: count * 8 + 2 }, (_, i) => rect(i * 13 - 8, y - 2, 4, 9, '#6e5a48')).join('');
  const wide = count * WIDE;
  return `${ties}${rect(-5, y - 1, wide + 10, 2, '#9aa09c')}${rect(-5, y + 4, wide + 10, 2, '#9aa09c')}`;
};

/** A wall of boards, a beam above, a floor. */
export const room = (count: number, light: Light, floor: number): string => {
  const boards = Array.from({ length: count * 4 + 1 }, (_, i) =>
    rect(i * 25 + (i % 2) * 3, 14, 1, floor - 14, light.edge, ' opacity=".35"'),
  ).join('');
  return (
    boards + rect(-5, 0, count * WIDE + 10, 13, light.edge) + rect(-5, 13, count * WIDE + 10, 1.4, INK, ' opacity=".5"')
  );
};

const glow = (light: Light): string =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${light.far}"/><stop offset="1" stop-color="${light.near}"/></linearGradient></defs>` +
  `<rect width="${WIDE}" height="${HIGH}" fill="url(#g)"/>`;

export interface Row {
  readonly light: Light;
  /** Where the floor begins. */
  readonly floor: number;
  /** What runs along the whole row behind the things, in units of the row. */
  readonly along?: (count: number) => string;
  readonly parts: Readonly<Record<string, Part>>;
}

/** The backs of a row, left to right, by the names of their cards. */
export function cut({ light, floor, along, parts }: Row): Readonly<Record<string, string>> {
  const count = Object.keys(parts).length;
  const behind = along?.(count) ?? '';
  return Object.fromEntries(
    Object.entries(parts).map(([name, { things: all, under = '', over = '' }], i) => [
      `scene.${name}`,
      sheet(
        glow(light) +
          `<g transform="translate(${-i * WIDE} 0)">${behind}</g>` +
          rect(0, floor, WIDE, HIGH - floor, light.floor) +
          rect(0, floor, WIDE, 1.2, light.edge) +
          under +
          all.map(drawn).join('') +
          over,
      ),
    ]),
  );
}
