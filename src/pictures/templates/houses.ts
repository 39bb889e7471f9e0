// Things that are lived in: a world under glass, a house that is a thing.
import { BARK, BRICK, INK, PAPER } from '../palette.ts';
import { f } from '../place.ts';
import { ground, hills, sky, stars } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Outline, Place, Point, Probe, Template, Things, View } from '../types.ts';

const GLASS = [
  'M50 7a36 36 0 1 0 .01 0Z',
  'M50 5a36 35 0 0 1 22 63Q67 73 66 79H34Q33 73 28 68A36 35 0 0 1 50 5Z',
  'M27 17H73Q83 19 83 30V80Q83 91 73 91H27Q17 91 17 80V30Q17 19 27 17Z',
] as const;
/** How far the world inside is moved down. */
const SUNK = [0, -3, 12] as const;
const [GLOBE, BULB, JAR] = [0, 1, 2];

/** A and B live in a snow globe, a bulb or a jar, and C is their moon. */
export const dome: Template = {
  palettes: ['dusk', 'fog', 'sage', 'stone', 'sand'],
  variants: 3,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    const glass = GLASS[variant] ?? GLASS[0];
    sky(scene);
    ground(scene, 78);
    scene.shade(52, 93, 38, 5, 0.25);
    if (variant === GLOBE) {
      scene.inked('M22 75H78L84 92H16Z', BARK);
      scene.fill('M18.6 84.5H81.4L84 92H16Z', '#6f533d');
    }
    scene.clipped(`<path d="${glass}"/>`, () => {
      sky(scene, '#d9e6e0', '#f3ead2');
      scene.group(`transform="translate(0 ${SUNK[variant] ?? 0})"`, () => {
        scene.inked('M0 68Q30 60 52 66T100 64V99H0Z', scene.colours.land, 0.6);
        scene.icon(c, { x: flip ? 30 : 70, y: 25, w: 15, h: 15, at: 'mid' });
        scene.icon(a, { x: flip ? 57 : 43, y: 71, w: 46, h: 47, flip });
        scene.icon(b, { x: flip ? 29 : 71, y: 73, w: 22, h: 22, flip });
      });
    });
    scene.line(glass, { w: 1.6 });
    if (variant === BULB) {
      scene.inked('M34 77H66V82L64 91Q50 97 36 91L34 82Z', '#a9a294');
      scene.line('M34 82H66M35 87H65');
    }
    if (variant === JAR) scene.inked('M25 8H75V17H25Z', '#b98f5e');
    const shine = { stroke: '#fff', w: 3, op: 0.8 };
    scene.line(variant === JAR ? 'M23 66V34Q23 26 29 25' : 'M24 31A30 30 0 0 1 39 16', shine);
    scene.line(variant === JAR ? 'M23 74v-1' : 'M21.5 40v-1', shine);
  },
};

const homePlace = (flip: boolean): Place => ({ x: 50, y: 89, w: 66, h: 64, flip });

/** Where the thing has room for a door and two windows. */
function openings(probe: Probe): Outline {
  let door = 50;
  let far = 99;
  for (let x = 30; x <= 70; x += 1) {
    const room = [-6, 0, 6].every((d) => probe.touches(x + d, 84) && probe.touches(x + d, 78));
    if (room && Math.abs(x - 50) < far) {
      far = Math.abs(x - 50);
      door = x;
    }
  }
  const [x0, y0, x1] = probe.box;
  const spots: Point[] = [];
  for (let y = 66; y > y0 + 8; y -= 2)
    for (let x = x0 + 8; x < x1 - 8; x += 2)
      if (probe.holds(x, y, 6.4) && (y < 64 || Math.abs(x - door) > 12)) spots.push([x, y]);
  const bad = ([x, y]: Point): number => Math.abs(y - 60) * 1.2 + Math.abs(Math.abs(x - door) - 10);
  const windows: Point[] = [];
  for (const spot of spots.toSorted((p, q) => bad(p) - bad(q)))
    if (windows.length < 2 && windows.every((w) => Math.hypot(w[0] - spot[0], w[1] - spot[1]) > 13)) windows.push(spot);
  return { door, windows };
}

function chimney(scene: Scene, x: number, y: number): void {
  scene.inked(f`M${x - 4} ${y + 9}V${y - 7}h8V${y + 9}Z`, BRICK, 1.1);
  scene.inked(f`M${x - 5.4} ${y - 10}h10.8v4h-10.8Z`, '#8a5947', 1.1);
  for (const [i, r] of [
    [0, 2.2],
    [1, 3],
    [2, 4],
  ] as const)
    scene.circle(x + 2 + i * 4.5, Math.max(7, y - 13 - i * 4.2), r, PAPER, { stroke: INK, w: 0.7 });
}

/** A is a house, B and C live there: by day in the hills, or on a winter's night. */
export const home: Template = {
  palettes: ['sage', 'sand', 'mist', 'fog', 'dusk'],
  variants: 2,
  place: homePlace,
  ask: openings,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, outline }: View): void {
    if (variant === 0) {
      sky(scene);
      hills(scene, 82, 5);
    } else {
      sky(scene, '#3f4d59', '#a9b3ae');
      stars(scene, 20, 56);
      scene.fill('M0 76Q24 62 48 74T100 70V100H0Z', '#c9d1cc', { stroke: INK, w: 0.5 });
      scene.fill('M0 83Q30 76 62 83T100 81V100H0Z', '#eef0ea', { stroke: INK, w: 0.6 });
    }
    const [seatX, seatY] = scene.box(a, homePlace(flip)).seat;
    chimney(scene, seatX + (flip ? -6 : 6), seatY);
    scene.icon(a, homePlace(flip));
    const door = outline.door ?? 50;
    scene.inked(f`M${door - 6} 89.5V78a6 6 0 0 1 12 0V89.5Z`, '#5e4636', 1.2);
    scene.circle(door + 3.4, 83, 0.9, '#f0dfae');
    for (const [x, y] of outline.windows ?? []) {
      if (variant === 1) scene.circle(x, y, 8, '#f6dd94', { op: 0.4 });
      scene.circle(x, y, 5.2, '#f6dd94', { stroke: INK, w: 1.3 });
      scene.line(f`M${x - 5} ${y}h10M${x} ${y - 5}v10`, { w: 0.9 });
    }
    scene.icon(b, { x: flip ? 82 : 18, y: 94, w: 20, h: 20, flip: !flip });
    scene.icon(c, { x: flip ? 14 : 87, y: 93, w: 16, h: 18, flip });
  },
};
