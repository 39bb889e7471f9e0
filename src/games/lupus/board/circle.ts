/** Where people stand in the square: on a rounded oval at equal distances, or in rows where an oval would crowd them. Pure numbers, in px. */

/** The middle of a plate. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the people of a square are laid out. */
export interface Layout {
  readonly kind: 'oval' | 'rows';
  /** Diameter of a plate. */
  readonly plate: number;
  /** A line below each name fits. */
  readonly captions: boolean;
  /** How many stand in a row. */
  readonly columns: number;
  /** By place, clockwise from the top; none in rows. */
  readonly points: readonly Point[];
}

/** Rounder than a rectangle, and with less in its corners than an ellipse. */
const EXPONENT = 2.6;
const SAMPLES = 720;
const [LARGEST, CAPTIONED, SMALLEST] = [92, 46, 34];
/** Height of a name, and of a caption below it. */
const [NAME, CAPTION] = [20, 17];
/** People closer to each other than this stand in rows. */
const CROWDED = 54;
/** What is said in the middle needs this. */
const MIDDLE = 150;
/** The number beside a plate: a part of the plate, within bounds, and how far it reaches over the plate's left and upper edge. */
const NUMBER = { part: 0.36, least: 18, most: 26, left: 9, up: 5, air: 4 };
/** Left free beside the oval: beside a plate, and from its middle. */
const [SIDE, SIDE_LEAST] = [22, 46];
/** Left free above and below it, together. */
const ENDS = 24;
/** What is said in the middle needs so much height: where it has less, plates are smaller. */
const MIDDLE_HEIGHT = 118;
/** Half of what a flatter oval may be high. */
const LEAST_HEIGHT_HALF = 40;
/** Around what is said in the middle. */
const MIDDLE_AIR = 20;
/** Plates above this size want more air. */
const LARGE = 40;
const [ROW_WIDTH, ROW_PLATE, ROW_GAP] = [58, 56, 12];
/** A column's width, px, in which a caption of two words stands in one line. */
export const CAPTION_WIDTH = 84;

const point = (turn: number, a: number, b: number): Point => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const power = 2 / EXPONENT;
  return { x: a * Math.sign(c) * Math.abs(c) ** power, y: b * Math.sign(s) * Math.abs(s) ** power };
};

/** Points at equal distances along the curve, the first at the top. */
function spread(count: number, a: number, b: number): { readonly points: readonly Point[]; readonly step: number } {
  const curve = Array.from({ length: SAMPLES + 1 }, (_, i) => point(i / SAMPLES, a, b));
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [from, to] = [curve[i - 1]!, curve[i]!];
    lengths.push(lengths[i - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
  }
  const step = lengths[SAMPLES]! / count;
  let at = 0;
  const points = Array.from({ length: count }, (_, i) => {
    while (lengths[at]! < i * step) at++;
    return curve[at]!;
  });
  return { points, step };
}

/** Half of what a name needs, of a caption, and a number's place beside its plate. */
const [NAME_HALF, CAPTION_HALF] = [27, 40];

/** Whether a neighbour's number lies on what stands below somebody's plate. */
function covers(own: Point, other: Point, plate: number, captions: boolean): boolean {
  const no = Math.min(NUMBER.most, Math.max(NUMBER.least, plate * NUMBER.part));
  const [left, top] = [other.x - plate / 2 - NUMBER.left, other.y - plate / 2 - NUMBER.up];
  const [right, bottom] = [left + no + NUMBER.air, top + no];
  const below = own.y + plate / 2;
  const isOn = (half: number, from: number, to: number): boolean =>
    right > own.x - half && left < own.x + half && bottom > below + from && top < below + to;
  return isOn(NAME_HALF, 0, NAME - 2) || (captions && isOn(CAPTION_HALF, NAME - 2, NAME + CAPTION));
}

/**
 * @param count of those who stand there
 * @param width of the place, in px
 * @param height of it
 * @param called so much of the height is taken by those who are called to the middle, where people stand in rows
 */
export function layoutOf(count: number, width: number, height: number, called = 0): Layout {
  for (const captions of [true, false]) {
    const below = NAME + (captions ? CAPTION : 0);
    for (let plate = LARGEST; plate >= (captions ? CAPTIONED : SMALLEST); plate -= 2) {
      const a = width / 2 - Math.max(plate / 2 + SIDE, SIDE_LEAST);
      const b = (height - plate - below - ENDS) / 2;
      if (a < MIDDLE / 2 + MIDDLE_AIR || b < LEAST_HEIGHT_HALF) continue;
      if (plate > CAPTIONED && 2 * b - plate - below < MIDDLE_HEIGHT) continue;
      const { points, step } = spread(count, a, b);
      const air = Math.max(0, plate - LARGE) / 2;
      if (step < Math.max(CROWDED, plate + air + below + (captions ? 0 : 2))) continue;
      if (points.some((own, i) => covers(own, points[(i + 1) % count]!, plate, captions))) continue;
      if (points.some((own, i) => covers(points[(i + 1) % count]!, own, plate, captions))) continue;
      const top = ENDS / 2 + plate / 2 + b;
      return {
        kind: 'oval',
        plate,
        captions,
        columns: count,
        points: points.map(({ x, y }) => ({ x: x + width / 2, y: y + top })),
      };
    }
  }
  const most = Math.max(4, Math.min(8, Math.floor(width / ROW_WIDTH)));
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const room = (height - called) / rows - ROW_GAP - NAME;
  // Two words stand in two lines where a column has no room for them beside each other.
  const below = width / columns < CAPTION_WIDTH ? 2 * CAPTION : CAPTION;
  const captions = room - below >= SMALLEST;
  const wide = Math.floor(width / columns) - 8;
  const plate = Math.min(ROW_PLATE, wide, Math.max(SMALLEST, Math.floor(captions ? room - below : room)));
  return { kind: 'rows', plate, captions, columns, points: [] };
}
